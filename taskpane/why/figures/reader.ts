import type { SourceTable, Where, WorkbookFacts } from '../../plan/source';
import type { ActiveCell } from '../../workbook/why';
import type { ExplainFigure } from './figure';

/** How the figures of a system are found in a workbook. */
export interface FigureReader {
  /** Whether a cell may be such a figure: by its table or name, or by its sheet, which then is read, too. */
  readonly mayBe: (cell: ActiveCell) => 'table' | 'sheet' | undefined;
  /** What is read of the event around a cell; nothing where the workbook holds none. */
  readonly places: (facts: WorkbookFacts, cell: ActiveCell) => readonly Where[];
  /** What explains it, with the bundle of its system. */
  readonly load: () => Promise<ExplainFigure>;
}

/** A table among those that were read. */
export function tableNamed(tables: readonly SourceTable[], name: string): SourceTable | undefined {
  return tables.find(({ table }) => table?.toLowerCase() === name.toLowerCase());
}
