/** English: the championship year of KGS. */
export const kgs = {
  kgsNewYear: 'New championship year',
  kgsNewYearLead:
    'Makes the sheets of a year: its tournaments, the calculator, the engines behind the accounts and the totals.',
  kgsYearName: 'Year',
  kgsYearNameHint: 'Stands above the totals, such as 2010.',
  kgsRule: 'Points of a place',
  kgsRuleCalculator: 'By the factor F of the tournament and its players, as in 2010',
  kgsRuleRow: 'The same in every tournament, as from 2012 to 2016',
  kgsRowPoints: 'Points of 1st, 2nd, 3rd place …',
  kgsRowPointsHint: 'Whole numbers, such as 8 5 3 2 1.',
  kgsReconstruction:
    'Only one row of the calculator of scoring.xls is known (F 60, 14 players: 8, 4, 2, 1). The others are a reconstruction; your own points can be entered on the sheet at any time.',

  kgsYearThere:
    'This workbook already holds a championship year. Use a new workbook for another one; if its sheets were deleted, delete the names beginning with KGS_ in Excel’s Name Manager first.',
  kgsRowPointsBad:
    'The points of the places are “{content}”; up to {most} whole numbers are needed, such as 8 5 3 2 1.',

  kgsAddTournament: 'Add tournament',
  kgsAddLead:
    'Makes a result sheet of a list of results. The totals of the year follow by formula, also when a result is corrected later.',
  kgsResults: 'Results',
  kgsResultsHint:
    'Account, wins, SOS and SODOS of everyone who entered; where somebody was removed, a mark and the games played, too.',
  kgsAccount: 'Account',
  kgsWins: 'Wins',
  kgsSos: 'SOS',
  kgsSodos: 'SODOS',
  kgsPlayed: 'Games played',
  kgsScheduled: 'Games scheduled',
  kgsScheduledIfNotAll: 'Games scheduled (if not all rounds)',
  kgsRemoved: 'Removed',

  kgsTournament: 'Tournament',
  kgsTournamentNew: 'A new one',
  kgsTournamentName: 'Name',
  kgsRounds: 'Rounds',
  kgsRoundsHint: 'Without rounds added to break ties.',
  kgsTieBreaks: 'Rounds added to break ties',
  kgsTieBreaksHint: 'None, if left empty. They do not count for F.',
  kgsBoard: 'Board size',
  kgsBoardChoose: 'Choose',
  kgsHours: 'Hours of main time',
  kgsHoursHint: 'Main time of each player, such as 0.5 for half an hour.',

  kgsNoYear:
    'This workbook holds no championship year yet: make one with “New championship year”, then add tournaments.',
  kgsYearPartGone:
    'The name {name} is missing in this workbook: the sheets of the year are incomplete. Undo what deleted it, or make a new year in a new workbook.',
  kgsYearShape:
    '{address} no longer has the rows and columns it was made with ({name}). Undo the insertion or deletion there.',
  kgsNameMissing: 'The tournament has no name: enter one, or choose a tournament of {address}.',
  kgsNameTaken:
    '{address} already holds a tournament called “{name}”: choose it in the list instead.',
  kgsHasResults:
    '“{name}” ({address}) has its results already. Correct them in its result sheet, or delete that sheet to add them anew.',
  kgsYearFull: '{address} is full: {most} tournaments are the most a year can hold.',
  kgsFieldEmpty: '{address} is empty; a value is needed.',
  kgsHoursAboveZero: '{address} holds {content}; more than 0 hours are needed.',
  kgsPlayedNeeded:
    '“{account}” ({address}) was removed: the games played are needed to see whether it was half of them.',
  kgsNobodyCounts: 'Nobody of {address} counts as a player: all were removed too early.',
  kgsLinesFull:
    '{address} has no room for {count} more lines. A year holds {most} lines; use another workbook.',
  kgsRefused: '{address}: {why}',
  kgsNotInTable:
    'The table of {tournament} in {address} has no row for {players} players. Add that row, or clear the table.',
  kgsPointsNeeded: '{address} holds “{content}”; whole points from 0 are needed.',
  kgsPlayersNeeded:
    '{address} holds “{content}”; a whole number of players from 1 is needed, each of them once.',

  kgsEngineIncomplete: '{address} is incomplete: an account and its engine are needed.',
  kgsEngineTwice:
    '{address} repeats the account “{content}” of a row above (in the same event). Totals show an error until one of them is deleted.',
  kgsEngineEvent: '{address} names “{content}”, which is no tournament of this year.',
  kgsNamesAt: '{names} ({address})',
  kgsLinesError:
    '{what} shows {error}, so the totals cannot be told. Fix the result sheet behind it.',
  kgsSheetGone: 'The result sheet of {what} was deleted. These cells are cleared when you write.',
  kgsTotalsUnknown: 'The totals cannot be told: {why}',

  kgsWinsBeyondRounds: '{address} holds {found} wins, more than the rounds played ({limit}).',
  kgsSodosBeyondSos:
    '{address} holds a SODOS of {found}, more than the SOS of that row ({limit}), of which it is a part.',
  kgsTooManyWins:
    'The wins add up to {found}, more than the games that can have been played ({limit}).',
  kgsTooFewWins:
    'The wins add up to {found}, but to {limit}, one per game, unless someone missed a round or a game had no winner.',
  kgsSosBeyondWins: 'The SOS add up to {found}, more than rounds × sum of wins ({limit}).',
  kgsSosUnbalanced:
    'The SOS add up to {found}, but to rounds × sum of wins ({limit}) unless someone missed a round.',
  kgsSodosUnbalanced:
    'The SODOS add up to {found}, but to the sum of wins × rounds not won ({limit}) unless someone missed a round.',

  kgsSheetYear: 'Year',
  kgsSheetCalculator: 'Calculator',
  kgsSheetEngines: 'Engines',
  kgsSheetTotals: 'Totals',
  kgsYearPlayers: 'Players',
  kgsYearPoints: 'Points given',
  kgsYearCheck: 'Anything wrong?',
  kgsYearLook: 'see its sheet',
  kgsYearNote: 'Enter rounds, board size and hours of main time of each tournament; F follows.',
  kgsYearNoteResults:
    'Players, points and the check come from its result sheet, once the tournament is added in the pane.',
  kgsBoardRefusal: 'The board is 19, 13 or 9.',
  kgsFRefusal: 'Choose the F of a tournament of the year.',
  kgsEventRefusal: 'Choose a tournament of the year, or leave it empty for all of them.',
  kgsPointsOfYear: 'Points for the whole year',
  kgsCalculatorNote:
    'Choose F in B1 to look points up. Points in row 2 hold for every tournament; while it is empty, the table below does: a reconstruction of scoring.xls.',
  kgsOwnTable: 'Own table for one tournament',
  kgsOwnTableNote:
    'Choose the tournament, then enter a row per number of players with the points of each place.',
  kgsPlayersHeading: 'Players',
  kgsEnginesTitle: 'Engines behind the accounts',
  kgsEnginesNote:
    'An account without a row is its own engine. A row with an event holds in that event only, and wins over one without.',
  kgsEvent: 'Event',
  kgsEngine: 'Engine',
  kgsTotalsTitle: 'Championship {year}',
  kgsTotalsTitlePlain: 'Championship',
  kgsLeftOutOne: 'line in column F is left out of the totals',
  kgsLeftOutMany: 'lines in column F are left out of the totals',
  kgsTotalsNote:
    'Totals follow the result sheets by formula. “Add tournament” writes the links to them on the right.',
  kgsPoints: 'Points',
  kgsPlace: 'Place',
  kgsSheetPlayers: 'Players that count',
  kgsFromOwnTable: 'Points by the own table for this tournament on the calculator’s sheet.',
  kgsFromYearPoints: 'Points by the row for the whole year on the calculator’s sheet.',
  kgsFromReconstruction:
    'Points by F and players: a reconstruction of the calculator of scoring.xls.',
  kgsOutOfOrder:
    'A correction changed the order: sort the rows by wins, SOS and SODOS to see places again. The points are right.',
  kgsNotCounted: 'Not counted: removed before the end after less than half of their games',

  kgsPreviewF: 'F {F}, {players} players.',
  kgsPreviewPlayers: '{players} players.',
  kgsPreviewPointsOf: '{accounts}: {points} points',
  kgsRow: 'Row',
  kgsPreviewStandings: 'Standings and points',
  kgsPreviewWhy: 'Why',
  kgsPreviewNotCounted: 'Not counted as players',
  kgsPreviewNotCountedLine: '{account}: removed after {played} of {scheduled} games.',
  kgsPreviewYear: 'The year with this tournament',
  kgsPreviewTotal: 'Total',
  kgsPreviewEvents: 'Events',
} as const;
