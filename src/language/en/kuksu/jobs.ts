/** English: the jobs of a Kuksu cycle, as Home offers them. */
export const kuksuJobs = {
  'kuksu-rank': 'Rank leagues',
  'kuksu-rank.lead': 'Puts the players of every league in order and shows what decided each place.',
  'kuksu-group': 'Group next cycle',
  'kuksu-group.lead': 'Makes the leagues of a new cycle and shows why each player is placed there.',
  'kuksu-replace': 'Replace a player',
  'kuksu-replace.lead': 'Gives the seat of a player who stops in mid-cycle to another.',
  'kuksu-share': 'Share leagues and results',
  'kuksu-share.lead':
    'Gives the leagues of a cycle or their results as text for messengers and as HTML for a website.',
} as const;
