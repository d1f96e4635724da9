import type { SourceTable, Where, WorkbookFacts } from '../../plan/source';
import type { ActiveCell } from '../../workbook/why';
import type { ExplainFigure } from './figure';

/**
 * What tells that a cell may be a figure: its table or the name that holds it, a name on its sheet, or only what the sheet
 * holds. But for the first the sheet is read, too.
 */
export type FigurePlace = 'table' | 'named' | 'sheet';

/** How the figures of a system are found in a workbook. */
export interface FigureReader {
  /** Whether a cell may be such a figure, and what tells it. */
  readonly mayBe: (cell: ActiveCell) => FigurePlace | undefined;
  /** What is read of the event around a cell; nothing where the workbook holds none. */
  readonly places: (facts: WorkbookFacts, cell: ActiveCell) => readonly Where[];
  /** What explains it, with the bundle of its system. */
  readonly load: () => Promise<ExplainFigure>;
}

/** A table among those that were read. */
export function tableNamed(tables: readonly SourceTable[], name: string): SourceTable | undefined {
  return tables.find(({ table }) => table?.toLowerCase() === name.toLowerCase());
}
