/** English: the jobs of a KGS year, as Home offers them. */
export const kgsJobs = {
  kgsNewYear: 'Start a year',
  kgsNewYearLead:
    'Adds the sheets for a championship year: tournaments, points, engines and totals.',
  kgsAddTournament: 'Add a tournament',
  kgsAddLead:
    'Turns a list of results into a result sheet. Totals update when you correct a result.',
  kgsAddPoints: 'Add points only',
  kgsAddPointsLead: 'Where no standings are known.',
  kgsEdit: 'Edit a tournament',
  kgsEditLead: 'Changes its name, rounds, board, main time, date or points.',
  kgsMove: 'Move a tournament',
  kgsMoveLead: 'Changes its date, or its place in the annual table.',
  kgsRemove: 'Remove a tournament',
  kgsRemoveLead: 'Takes it out of the year and the totals.',
  kgsTable: 'Make the annual table',
  kgsTableLead: 'Adds a sheet with the points of every engine in every tournament, to publish.',
  kgsShare: 'Share results and totals',
  kgsShareLead:
    'Gives the totals, or the results on the sheet in front, as text for messengers and as HTML.',
} as const;
