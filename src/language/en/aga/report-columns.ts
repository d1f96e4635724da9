/** English: the columns of a report’s lists. */
export const agaReportColumns = {
  agaRank: 'Rank',
  agaGames: 'Games',
  agaRound: 'Round',
  agaWhite: 'White',
  agaWhiteId: 'White ID',
  agaBlack: 'Black',
  agaBlackId: 'Black ID',
  agaWinner: 'Winner',
  agaHandicap: 'Handicap',
  agaKomi: 'Komi',
} as const;
