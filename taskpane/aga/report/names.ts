/** The lists that a report is read into are tables of these names; of further reports `_2`, `_3` follow. */
export const reportTables = {
  players: 'AGA_Report_Players',
  games: 'AGA_Report_Games',
} as const;
