import type { WorkbookFacts } from '../../sheets/source';

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

/** Both lists of the report that a table is one of; undefined for any other table. */
export function reportOf(
  table: string | undefined,
): Readonly<Record<keyof typeof reportTables, string>> | undefined {
  const [, end] = /^AGA_Report_(?:Players|Games)((?:_\d+)?)$/i.exec(table ?? '') ?? [];
  if (end === undefined) return undefined;
  return { players: reportTables.players + end, games: reportTables.games + end };
}
