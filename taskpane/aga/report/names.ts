import { numberedTables, together } from '../../sheets/sheet-names';
import type { WorkbookFacts } from '../../sheets/source';

const players = numberedTables('AGA_Report_Players');

/** The tables of the two lists that a report is read into. */
export const reports = together({ players, games: numberedTables('AGA_Report_Games') });

/** The lists of players of all reports. */
export const isPlayersOfReport = (table: string): boolean => players.timeOf(table) !== undefined;

/** The list of the last report that was read of which both are there. */
export function lastRead(
  list: 'players' | 'games',
): (tables: unknown, facts: WorkbookFacts) => string | undefined {
  return (_, { tables }) => reports.latest(tables.map(({ name }) => name))?.[list];
}
