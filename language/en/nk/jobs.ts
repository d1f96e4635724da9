/** English: the jobs of the Dutch championship, as Home offers them. */
export const nkJobs = {
  nkGotha: 'Import OpenGotha players',
  nkGothaLead: 'Makes an entry list of the players in an OpenGotha or Pairgoth file.',
  nkRatings: 'Fill in ratings',
  nkRatingsLead:
    'Fills rating, grade, club and PIN of an entry list from the EGF or AGA rating list.',
  nkNewEvent: 'Start a championship',
  nkNewEventLead: 'Divides your entry list into groups and adds the sheets Players and Settings.',
  nkPairRound: 'Pair a round',
  nkPairLead: 'Pairs the next round from the results so far. After the last round: the play-off.',
  nkStandings: 'Write standings',
  nkStandingsLead: 'Adds a sheet with every result, score, SOS and SODOS.',
  nkShare: 'Share pairings and standings',
  nkShareLead: 'Gives a round or the standings as text for messengers and as HTML for a website.',
  nkTitle: 'Show the title race',
  nkTitleLead: 'Who can still become champion, and how.',
  nkRights: 'List earned rights',
  nkRightsLead: 'Who has a place in the Topgroep or Groep 1 next year.',
  nkExport: 'Export to the EGD',
  nkExportLead: 'Creates the results table to send to the European Go Database.',
  nkImport: 'Import an EGD table',
  nkImportLead: 'Turns a pasted results table into players and rounds.',
} as const;
