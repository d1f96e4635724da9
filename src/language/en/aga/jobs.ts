/** English: the jobs of the AGA, as Home offers them. */
export const agaJobs = {
  agaPoints: 'Qualification points',
  agaPointsLead:
    'Makes the category and the points of a tournament’s open section from its results.',
  agaRatings: 'Fill in AGA ratings',
  agaRatingsLead: 'Fills rating, AGA ID and chapter of a list of players from TDList.',
  agaSeason: 'New qualification season',
  agaSeasonLead: 'Adds the sheets of a season: its tournaments, and the totals of the players.',
  agaImport: 'Read an AGA report',
  agaImportLead: 'Makes lists of the players and games of a ratings report.',
  agaReport: 'AGA report',
  agaReportLead: 'Makes the text for the AGA ratings office from lists of players and games.',
  agaShare: 'Share points and totals',
  agaShareLead:
    'Gives a section’s points or a season’s totals as text for messengers and as HTML for a website.',
} as const;
