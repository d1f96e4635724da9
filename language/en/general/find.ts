/** English: the search over functions and jobs. The words of a job are what people call it; they are never shown. */
export const find = {
  findLabel: 'Search formulas and jobs',
  findJobs: 'Jobs',
  findSystem: 'System',
  findAll: 'All',
  foundWithJobs: '{functions}, {count} {count?job|jobs}',

  wordsNkGotha: 'XML Pairgoth OGS entry list registrations participants file',
  wordsNkRatings: 'EGF GoR European AGA TDList PIN entry list entries lookup',
  wordsNkNew: 'begin championship entries entry list players groups draw settings',
  wordsNkPair: 'next round pairing draw opponents boards bye float play-off absent',
  wordsNkWall: 'print pairings paper notice board names boards slips',
  wordsNkStandings:
    'standings ranking wall list results places rank order tie ties score SOS SODOS table',
  wordsNkCard: 'person opponents history games float colors',
  wordsNkShare: 'messenger WhatsApp mail website web page publish announce copy text',
  wordsNkTitle: 'champion candidates winner final bracket who can win',
  wordsNkRights: 'next year qualification qualified places promotion',
  wordsNkExport: 'European database EGF send report results rating',
  wordsNkImport: 'European database EGF paste tournament table old event',
  wordsKgsYear: 'begin computer bots programs championship new season',
  wordsKgsTournament: 'results points bots programs standings score tie ties',
  wordsAgaPoints: 'AGA go category qualifier open section tournament rating invitational',
  wordsSofAward: 'masterpoints pairs teams strata awards overall sectional regional ACBL',
  wordsKuksuRank: 'ranking standings results places order standings tie ties cross table OGS',
  wordsKgsTable: 'championship engines months points publish print',
  wordsKuksuGroup: 'registrations entries seats tiers divide promotion relegation new cycle',
} as const;
