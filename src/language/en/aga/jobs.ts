/** English: the jobs of the AGA, as Home offers them. */
export const agaJobs = {
  'aga-ratings': 'Fill in AGA ratings',
  'aga-ratings.lead': 'Fills rating, AGA ID and chapter of a list of players from TDList.',
  'aga-points': 'Qualification points',
  'aga-points.lead':
    'Makes the category and the points of a tournament’s open section from its results.',
  'aga-season': 'New qualification season',
  'aga-season.lead':
    'Adds the sheets of a season, its tournaments and totals, or puts back formulas of it that are gone.',
  'aga-import': 'Read an AGA report',
  'aga-import.lead': 'Makes lists of the players and games of a ratings report.',
  'aga-report': 'AGA report',
  'aga-report.lead': 'Makes the text for the AGA ratings office from lists of players and games.',
  'aga-share': 'Share points and totals',
  'aga-share.lead':
    'Gives a section’s points or a season’s totals as text for messengers and as HTML for a website.',
} as const;
