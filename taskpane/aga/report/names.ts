import type { WorkbookFacts } from '../../plan/source';

/** The lists that a report is read into are tables of these names; of further reports `_2`, `_3` follow. */
export const reportTables = {
  players: 'AGA_Report_Players',
  games: 'AGA_Report_Games',
} as const;

/** The list of the last report that was read of which both are there. */
export function lastRead(
  list: keyof typeof reportTables,
): (tables: unknown, facts: WorkbookFacts) => string | undefined {
  return (_, facts) => {
    const there = new Set(facts.tables.map(({ name }) => name));
    const ends = ['', ...Array.from({ length: there.size }, (__, i) => `_${i + 2}`)];
    const end = ends
      .reverse()
      .find((each) => Object.values(reportTables).every((name) => there.has(name + each)));
    return end === undefined ? undefined : reportTables[list] + end;
  };
}
