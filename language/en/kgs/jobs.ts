/** English: the jobs of a KGS year, as Home offers them. */
export const kgsJobs = {
  kgsNewYear: 'Start a year',
  kgsNewYearLead:
    'Adds the sheets for a championship year: tournaments, points, engines and totals.',
  kgsAddTournament: 'Add a tournament',
  kgsAddLead:
    'Turns a list of results into a result sheet. Totals update when you correct a result.',
  kgsTable: 'Make the annual table',
  kgsTableLead: 'Adds a sheet with the points of every engine in every tournament, to publish.',
} as const;
