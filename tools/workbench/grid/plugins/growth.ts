import type { Command, Model } from '@odoo/o-spreadsheet';

import { sheetLimits } from '../sheet-limits';

/** What the library's model keeps to itself: how commands change what the workbook refers to. */
interface References {
  handle(command: Command): void;
}

/**
 * Lines that the engine adds behind its last one are no insertion to Excel, whose sheets always have
 * them all. What refers to cells further out stays as it is; whole rows and columns grow.
 */
export function keepReferencesInGrowth(model: Model): void {
  const { range: references } = model as unknown as { readonly range: References };
  const handle = references.handle.bind(references);
  references.handle = (command) => {
    handle(isGrowth(model, command) ? { ...command, base: endOf(command) } : command);
  };
}

type Insertion = Extract<Command, { type: 'ADD_COLUMNS_ROWS' }>;

function isGrowth(model: Model, command: Command): command is Insertion {
  if (command.type !== 'ADD_COLUMNS_ROWS' || command.position !== 'after') return false;
  const { sheetId, dimension, base } = command;
  return base === model.getters.getNumberHeaders(sheetId, dimension) - 1;
}

/** Seen from here, only what has no end lies in the way. */
function endOf({ dimension }: Insertion): number {
  return dimension === 'ROW' ? sheetLimits.rows : sheetLimits.columns;
}
