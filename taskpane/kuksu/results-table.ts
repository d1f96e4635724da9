import { saidInAny } from '../../language';
import { spelling } from '../columns/spelling';
import { plainText, type SourceTable, type WorkbookFacts } from '../plan/source';
import { cycleOf, lastCycleNumber, readListOf } from './crosstable-names';

/** The headings of a table of results, in their order. */
export const resultsHeadings = [
  'kuksuLeague',
  'kuksuPlace',
  'kuksuName',
  'kuksuPoints',
  'kuksuSodos',
  'kuksuDecided',
  'kuksuDisqualified',
] as const;

/** The cycle that was played last. */
export function rankedCycle(facts: WorkbookFacts): number {
  return Math.max(1, lastCycleNumber(facts));
}

/**
 * The results of the last cycle among the tables of a workbook: by its name, the one written last. In older workbooks by what stands
 * in them, whatever their sheets are called.
 */
export function lastResults(
  tables: readonly SourceTable[],
  facts: WorkbookFacts,
): string | undefined {
  const cycle = rankedCycle(facts);
  const own = readListOf('Results', cycle, tables)?.table;
  if (own !== undefined) return own;
  // Older workbooks called them after their sheets: one for each cycle, unless one is missing.
  const older = tables.flatMap((each) =>
    each.table !== undefined && cycleOf('Results', each.table) === undefined && isResults(each)
      ? [each.table]
      : [],
  );
  return older.length >= cycle ? older.at(-1) : undefined;
}

function isResults({ rows: [head] }: SourceTable): boolean {
  return resultsHeadings.every((key, column) => {
    const cell = head?.cells[column];
    return (
      cell !== undefined &&
      saidInAny(key)
        .map(spelling)
        .includes(spelling(plainText(cell, '.')))
    );
  });
}
