/** English: the jobs of a Kuksu cycle, as Home offers them. */
export const kuksuJobs = {
  kuksuRank: 'Rank leagues',
  kuksuRankLead: 'Puts the players of every league in order and shows what decided each place.',
  kuksuGroup: 'Group next cycle',
  kuksuGroupLead: 'Makes the leagues of a new cycle and shows why each player is placed there.',
  kuksuReplace: 'Replace a player',
  kuksuReplaceLead: 'Gives the seat of a player who stops in mid-cycle to another.',
  kuksuShare: 'Share leagues and results',
  kuksuShareLead:
    'Gives the leagues of a cycle or their results as text for messengers and as HTML for a website.',
} as const;
