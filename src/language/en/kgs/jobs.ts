/** English: the jobs of a KGS year, as Home offers them. */
export const kgsJobs = {
  'kgs-year': 'Start a year',
  'kgs-year.lead':
    'Adds the sheets for a championship year: tournaments, points, engines and totals.',
  'kgs-tournament': 'Add a tournament',
  'kgs-tournament.lead':
    'Turns a list of results into a result sheet. Totals update when you correct a result.',
  'kgs-points': 'Add points only',
  'kgs-points.lead': 'Where no standings are known.',
  'kgs-edit': 'Edit a tournament',
  'kgs-edit.lead': 'Changes its name, rounds, board, main time, date or points.',
  'kgs-move': 'Move a tournament',
  'kgs-move.lead': 'Changes its date, or its place in the annual table.',
  'kgs-remove': 'Remove a tournament',
  'kgs-remove.lead': 'Takes it out of the year and the totals.',
  'kgs-table': 'Make the annual table',
  'kgs-table.lead':
    'Adds a sheet of each engine’s points by tournament, or puts back formulas of that and of the totals.',
  'kgs-share': 'Share results and totals',
  'kgs-share.lead':
    'Gives the totals, or the results on the sheet in front, as text for messengers and as HTML.',
} as const;
