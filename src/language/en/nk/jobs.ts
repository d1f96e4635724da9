/** English: the jobs of the Dutch championship, as Home offers them. */
export const nkJobs = {
  'nk-opengotha': 'Import from OpenGotha',
  'nk-opengotha.lead': 'Makes an entry list, or a whole event, of an OpenGotha or Pairgoth file.',
  'nk-ratings': 'Fill in ratings',
  'nk-ratings.lead':
    'Fills rating, grade, club and PIN of an entry list from the EGF or AGA rating list.',
  'nk-new': 'Start a championship',
  'nk-new.lead': 'Divides your entry list into groups and adds the sheets Players and Settings.',
  'nk-pair': 'Pair a round',
  'nk-pair.lead':
    'Pairs the next round from the results so far. After the last round: the play-off.',
  'nk-wall': 'Make wall sheets',
  'nk-wall.lead': 'The round by board and by name, and result slips, ready to print.',
  'nk-standings': 'Write standings',
  'nk-standings.lead': 'Adds a sheet with every result, score, SOS and SODOS.',
  'nk-card': 'Show a player’s card',
  'nk-card.lead': 'Opponents, colors, results and floats of one player.',
  'nk-share': 'Share pairings and standings',
  'nk-share.lead':
    'Gives a round or the standings as text for messengers and as HTML for a website.',
  'nk-title': 'Show the title race',
  'nk-title.lead': 'Who can still become champion, and how.',
  'nk-rights': 'List earned rights',
  'nk-rights.lead': 'Who has a place in the Topgroep or Groep 1 next year.',
  'nk-export': 'Export to the EGD',
  'nk-export.lead': 'Creates the results table to send to the European Go Database.',
  'nk-import': 'Import an EGD table',
  'nk-import.lead': 'Turns a pasted results table into players and rounds.',
} as const;
