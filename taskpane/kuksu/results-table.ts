import { saidInAny } from '../../language';
import { spelling } from '../columns/spelling';
import { freeTableName, tableNames } from '../plan/sheet-names';
import { plainText, type SourceTable, type WorkbookFacts } from '../plan/source';
import { lastCycleNumber } from './crosstable-names';

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

/** The table of the results of a cycle, in workbooks of any language. */
export function newResultsTable(cycle: number, facts: WorkbookFacts): string {
  return freeTableName(`Kuksu_Results_${cycle}`, tableNames(facts));
}

/** The cycle of a table of results, by its name; older workbooks named it after its sheet. */
export function cycleOfResults(table: string): number | undefined {
  return named(table).cycle;
}

/**
 * The results of the last cycle among the tables of a workbook: known by what stands in them, whatever their sheets are called.
 * Of several the one written last counts.
 */
export function lastResults(
  tables: readonly SourceTable[],
  facts: WorkbookFacts,
): string | undefined {
  const written = tables
    .filter(isResults)
    .flatMap(({ table }) => (table === undefined ? [] : [named(table)]));
  const cycle = rankedCycle(facts);
  const own = written.filter((each) => each.cycle === cycle).sort((a, b) => b.time - a.time);
  if (own[0]) return own[0].table;
  // Older workbooks called them after their sheets: one for each cycle, unless one is missing.
  const older = written.filter((each) => each.cycle === undefined);
  return older.length >= cycle ? older.at(-1)?.table : undefined;
}

interface NamedResults {
  readonly table: string;
  /** Unknown in older workbooks. */
  readonly cycle: number | undefined;
  /** Which writing of that cycle's results. */
  readonly time: number;
}

function named(table: string): NamedResults {
  const [, cycle, time] = /^Kuksu_Results_(\d+)(?:_(\d+))?$/i.exec(table) ?? [];
  return { table, cycle: cycle === undefined ? undefined : Number(cycle), time: Number(time ?? 1) };
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
