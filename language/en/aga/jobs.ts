/** English: the jobs of the AGA, as Home offers them. */
export const agaJobs = {
  agaPoints: 'Qualification points',
  agaPointsLead:
    'Makes the category and the points of a tournament’s open section from its results.',
  agaRatings: 'Fill in AGA ratings',
  agaRatingsLead: 'Fills rating, AGA ID and chapter of a list of players from TDList.',
  agaSeason: 'New qualification season',
  agaSeasonLead: 'Adds the sheets of a season: its tournaments, and the totals of the players.',
} as const;
