import type { Command, Model } from '@odoo/o-spreadsheet';

import { evaluateNow, isWithinStep } from './batch-plugin';
import { keepResultsByHand } from './calculation';
import { computePartsOnce } from './computed-once';
import type { Library } from '../engine/library';
import { isSheetAwaited, welcomeSheet } from './new-sheet';
import { forbidSpillsInTables } from './spills-in-tables';
import { evaluateUsedCellsOnly } from './used-cells-only';

/** Table commands change what spills; the library does not evaluate after them. */
const tableCommands: ReadonlySet<string> = new Set([
  'CREATE_TABLE',
  'UPDATE_TABLE',
  'REMOVE_TABLE',
]);

/** The library works at the end of a command; a step that reads its own results asks for it before. */
export function addEvaluationPlugins(library: Library): void {
  const { coreViewsPluginRegistry, statefulUIPluginRegistry } = library.registries;
  const Evaluation = coreViewsPluginRegistry.get('evaluation');
  const Tables = coreViewsPluginRegistry.get('dynamic_tables');
  const Filters = statefulUIPluginRegistry.get('evaluation_filter');

  class ExcelEvaluation extends Evaluation {
    constructor(...config: ConstructorParameters<typeof Evaluation>) {
      super(...config);
      forbidSpillsInTables(this, this.getters);
      keepResultsByHand(this, this.getters);
      evaluateUsedCellsOnly(this, this.getters);
      computePartsOnce(this);
    }

    override beforeHandle(command: Command): void {
      const isNew = command.type === 'CREATE_SHEET';
      if (!isNew || isSheetAwaited(this.getters)) super.beforeHandle(command);
    }

    override handle(command: Command): void {
      if (command.type === 'CREATE_SHEET') welcomeSheet(this);
      if (!isLookOnly(command)) super.handle(command);
      const type: string = command.type;
      if (tableCommands.has(type)) Object.assign(this, { shouldRebuildDependenciesGraph: true });
      if (type === evaluateNow) this.finalize();
    }
  }
  class ExcelTables extends Tables {
    override handle(command: Command): void {
      super.handle(command);
      if ((command.type as string) === evaluateNow) this.finalize();
    }
  }
  class ExcelFilters extends Filters {
    override handle(command: Command): void {
      super.handle(command);
      if ((command.type as string) === evaluateNow) this.finalize();
    }
  }
  coreViewsPluginRegistry.replace('evaluation', ExcelEvaluation);
  coreViewsPluginRegistry.replace('dynamic_tables', ExcelTables);
  statefulUIPluginRegistry.replace('evaluation_filter', ExcelFilters);
}

/** A style changes no value. The library evaluates the cell all the same, as the command names a format, though none. */
function isLookOnly(command: Command): boolean {
  return (
    command.type === 'UPDATE_CELL' && command.content === undefined && command.format === undefined
  );
}

/** Before a step reads values, what it has written so far is evaluated. */
export function settle(model: Model): void {
  if (!isWithinStep(model)) return;
  // The dispatcher's type lists the library's own commands only.
  (model.dispatch as (type: string) => void)(evaluateNow);
}
