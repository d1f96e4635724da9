/** English: the championship year of KGS. */
export const kgs = {
  kgsYearName: 'Year',
  kgsYearNameHint: 'Shown above the totals, for example 2010.',
  kgsRule: 'Points per place',
  kgsRuleCalculator: 'Depends on factor F and the number of players (2010)',
  kgsRuleRow: 'The same in every tournament (2012 to 2016)',
  kgsRowPoints: 'Points for 1st, 2nd, 3rd place…',
  kgsRowPointsHint: 'Whole numbers with spaces, for example 8 5 3 2 1.',
  kgsReconstruction:
    'Only one row of the original points table survives (F 60, 14 players: 8, 4, 2, 1). The rest is a reconstruction. You can enter your own points on the sheet at any time.',

  kgsYearThere:
    'This workbook already has a championship year. Use a new workbook for another one. If you deleted its sheets, also delete the names that start with KGS_ in Name Manager.',
  kgsRowPointsBad:
    '“{content}” can’t be used as points. Enter up to {most} whole numbers, for example 8 5 3 2 1.',

  kgsResults: 'Results',
  kgsResultsHint:
    'Account, wins, SOS and SODOS of every entrant. If anyone was removed, add a mark and the games played.',

  kgsTournamentNew: 'New tournament',
  kgsTournamentChoose: 'Choose a tournament',
  kgsTournamentStep: 'The tournament',
  kgsTournamentLine: '{name}: {board} × {board}, {rounds} {rounds?round|rounds}, {time}',
  kgsTimeHours: '{hours} {hours?hour|hours}',
  kgsTimeMinutes: '{minutes} min',
  kgsTournamentName: 'Name',
  kgsRounds: 'Rounds',
  kgsRoundsHint: 'Don’t count tie-break rounds.',
  kgsTieBreaks: 'Tie-break rounds',
  kgsTieBreaksHint: 'Empty = 0. These don’t count toward F.',
  kgsBoard: 'Board size',
  kgsBoardChoose: 'Choose a size',
  kgsHours: 'Main time (hours)',
  kgsHoursHint: 'Per player, for example 0.5, 0:30, 30 min or 3 h.',
  kgsDate: 'Date',
  kgsDateHint: 'For example 2012-07-15, or 2012-07. May be left empty.',
  kgsDateBad: '“{content}” isn’t a date. Enter it as year-month-day, for example 2012-07-15.',
  kgsOwnPoints: 'Points for this tournament alone',
  kgsOwnPointsHint: 'Empty = the points of the year. For example 10 6 4 2.',

  kgsEnginesAsked: 'Which engine plays {count?this account|these accounts}?',
  kgsEnginesAskedHint: 'New this year. Choose one of the engines, or keep a new one.',
  kgsEngineNew: '{account} (new)',
  kgsEngineOther: 'A new engine with another name',
  kgsEngineName: 'Engine of {account}',
  kgsEnginesFirstHint:
    'Each account is its own engine. Give the engine’s name where that differs; the same name joins accounts.',
  kgsEngineLike: 'It looks like {account} (engine {engine}).',
  kgsEngineUnlike: 'No known account is like it.',
  kgsEnginesFull:
    '{address} has no room for {count} more {count?row|rows}. Insert rows above its last one.',

  kgsNoYear: 'This workbook has no championship year yet. Choose “Start a year” first.',
  kgsYearPartGone:
    'The name {name} is missing, so the sheets of the year are incomplete. Undo the deletion, or start the year again in a new workbook.',
  kgsYearShape: 'Rows or columns were added or deleted in {address} ({name}). Undo that.',
  kgsNameMissing: 'The tournament has no name. Enter one, or choose a tournament from {address}.',
  kgsNameTaken:
    'A tournament named “{name}” already exists ({address}). Choose it from the list instead.',
  kgsHasResults:
    '“{name}” ({address}) already has results. Correct them on its result sheet, or delete that sheet to add them again.',
  kgsPointsList: 'Points',
  kgsPointsListHint: 'Account and points of everyone who got any.',
  kgsFromEntered: 'Points: as entered, without standings.',
  kgsShowTotals: 'Show totals',
  kgsAddAnother: 'Add another',
  kgsNameAbove: 'From the heading above the list.',
  kgsNoTournaments: 'This year has no tournament yet. Add one first.',
  kgsNoneChosen: 'No tournament is chosen. Choose one of those in {address}.',
  kgsTitleRemoved: '{name} removed',
  kgsTitleMoved: '{name} moved',
  kgsTitleEdited: '{name} edited',
  kgsRemoveSheetStays:
    'The result sheet of “{name}” stays in the workbook and no longer counts. Delete it when you don’t need it.',
  kgsRemoveNameless:
    'The names of “{name}” ({address}) are gone, so its lines in the totals can’t be told from others. Delete its result sheet first, then remove the tournament here.',
  kgsRemoveWhat:
    'Its column of the year, its lines in the totals and its column of the annual table are cleared: {name}.',
  kgsPreviewWithout: 'Year totals without this tournament',
  kgsMoveDate: 'New date',
  kgsMoveDateHint: 'Empty = the date stays. For example 2012-07-15, or 2012-07.',
  kgsMovePlace: 'Place in the annual table',
  kgsMoveByDate: 'All tournaments by date',
  kgsMoveLast: 'At the end',
  kgsMoveBefore: 'Before {name}',
  kgsMoveOrder: 'Order in the annual table',
  kgsMoveNothing: '“{name}” stands there already. Enter another date or choose another place.',
  kgsEditNothing: 'Nothing about “{name}” was changed. Change a field first.',
  kgsNameTakenHere: 'A tournament named “{name}” already exists ({address}). Enter another name.',
  kgsChanges: 'Changes',
  kgsDetail: 'Detail',
  kgsBefore: 'Now',
  kgsAfter: 'New',
  kgsRenamedRows: '{count} {count?cell|cells} with the old name {count?follows|follow}.',
  kgsYearFull: 'A year can have up to {most} tournaments, and {address} is full.',
  kgsFieldEmpty: '{address} is empty. Enter a value.',
  kgsHoursNeeded:
    '{address}: “{content}” isn’t a main time. Enter hours, such as 12, 0:30 or 30 min.',
  kgsHoursTime:
    '{address} is formatted as a time: Excel counts {shown} as part of a day. Format the cell as Text, then enter {hours}.',
  kgsHoursPart:
    '{address}: {content} may be a time, because Excel counts 12:00 as 0.5. Format the cell as Text, then enter hours, such as 12, 0:30 or 30 min.',
  kgsHoursAboveZero: '{address}: {content} hours is too short. Enter more than 0.',
  kgsPlayedNeeded:
    '“{account}” ({address}) was removed. Enter the games played, to see whether that was at least half.',
  kgsNoWins: '{address}: nobody has won a game yet. Enter the results first.',
  kgsNobodyCounts: 'No one in {address} counts as a player: everyone was removed too early.',
  kgsLinesFull:
    '{address} has no room for {count} more {count?line|lines}. A year holds {most}. Use another workbook.',
  kgsRefused: '{address}: {why}',
  kgsNotInTable:
    '{tournament}: its own points table ({address}) has no row for {players} {players?player|players}. Add that row, or clear the table.',
  kgsPointsNeeded:
    '{address}: “{content}” isn’t a number of points. Enter a whole number, 0 or more.',
  kgsPlayersNeeded:
    '{address}: “{content}” isn’t a number of players. Enter a whole number, 1 or more; each number once.',

  kgsEngineIncomplete: '{address} is incomplete. Enter an account and its engine.',
  kgsEngineTwice:
    '“{content}” ({address}) is already in a row above, for the same event. Only one of them can count: delete the other.',
  kgsEngineUnplayed:
    '“{content}” ({address}) has no results. Check the spelling, or leave it if the account is still to play.',
  kgsEngineEvent:
    '“{content}” ({address}) isn’t a tournament of this year. Choose one from the list.',
  kgsEngineEventRenamed:
    '“{content}” ({address}) is “{name}” now: its lent accounts count as themselves. Choose “Edit a tournament” and “{name}”: the accounts follow.',
  kgsNamesAt: '{names} ({address})',
  kgsHomeCheck: '{cells} on its sheet: no number or mark, so not counted. Correct it there.',
  kgsHomeOutside:
    'On its sheet outside the list, so not counted: {names}. Insert a row inside the list, and move it there.',
  kgsHomeIncomplete: 'On its sheet without wins, SOS or SODOS: {names}. Enter them there.',
  kgsHomePointsMissing: 'On its sheet without points: {names}. Enter them there.',
  kgsHomeCellsGone:
    '{cells} on its sheet: formula cleared or typed over. Undo that, or remove the tournament from the year and add it again with its list.',
  kgsHomeYearGone:
    '{cells} above this check: formula cleared or typed over. Undo that, or remove the tournament from the year and add it again with its list.',
  kgsHomeInTheWay: '{cells} on its sheet: in the way of what is calculated. Clear it there.',
  kgsShareCheck:
    'The check above the totals doesn’t say OK, so something may be left out. See it before you publish.',
  kgsHomeGone:
    'Its result sheet was deleted. Add the tournament again, or remove it from the year.',
  kgsLinesLost:
    'The lines of {names} on {sheet} were deleted, so the totals leave them out. Undo that, or remove the tournament from the year and add it again.',
  kgsLinesLeftOut:
    '{what} shows {error}, so it doesn’t count in the totals. Fix the result sheet behind it.',
  kgsLineIncomplete:
    '{address} lacks an account, an event or points, so it doesn’t count in the totals. See the check on its result sheet.',
  kgsSheetGone: 'The result sheet of {what} was deleted. Writing clears these cells.',
  kgsTotalsUnknown: 'The totals can’t be calculated. {why}',

  kgsWinsBeyondRounds:
    '{address}: {found} {found?win|wins} in {limit} {limit?round|rounds}. That’s too many.',
  kgsSodosBeyondSos:
    '{address}: SODOS is {found} but SOS is only {limit}. SODOS is part of SOS and can’t be higher.',
  kgsTooManyWins:
    'The wins add up to {found}, but at most {limit} {limit?game was|games were} played.',
  kgsTooFewWins:
    'The wins add up to {found}; expected {limit}, one per game. That’s right only if someone missed a round or a game had no winner.',
  kgsSosBeyondWins:
    'The SOS values add up to {found}. The most possible is {limit} (rounds × total wins).',
  kgsSosUnbalanced:
    'The SOS values add up to {found}; expected {limit} (rounds × total wins). That’s right only if someone missed a round.',
  kgsSodosUnbalanced:
    'The SODOS values add up to {found}; expected {limit} (the sum of wins × rounds not won). That’s right only if someone missed a round.',

  kgsSheetYear: 'Year',
  kgsSheetCalculator: 'Calculator',
  kgsSheetEngines: 'Engines',
  kgsSheetTotals: 'Totals',
  kgsYearPlayers: 'Players',
  kgsYearPoints: 'Points awarded',
  kgsWinner: 'Winner',
  kgsOwnPointsOf: 'Own points, place {place}',
  kgsDateRefusal: 'Enter a date, for example 2012-07-15.',
  kgsWholePointsRefusal: 'Enter a whole number, 0 or more.',
  kgsYearNote: 'Enter rounds, board size and main time for each tournament. F is calculated.',
  kgsYearNoteResults:
    'Players, points and check come from the result sheet after you add the tournament in the pane.',
  kgsYearNotePoints:
    'Own points of a tournament take the place of those of the year. Empty = the points of the Calculator sheet.',
  kgsHoursRefusal: 'Enter hours, such as 12, 0:30 or 30 min.',
  kgsBoardRefusal: 'Enter 19, 13 or 9.',
  kgsFRefusal: 'Choose the F of one of this year’s tournaments.',
  kgsEventRefusal: 'Choose one of this year’s tournaments, or leave this empty for all of them.',
  kgsPointsOfYear: 'Points for the whole year',
  kgsCalculatorLookUp: 'To look up points, choose F in B1.',
  kgsCalculatorNote:
    'Row 2 applies to every tournament. Empty: the table below (reconstruction of scoring.xls).',
  kgsOwnTable: 'Custom points for one tournament',
  kgsOwnTableNote: 'Choose the tournament, then enter a row per number of players.',
  kgsPlayersHeading: 'Players',
  kgsEnginesTitle: 'Accounts and engines',
  kgsEnginesUnusable: 'Not used, see Check beside the accounts',
  kgsEngineIncompleteHere: 'Enter account and engine',
  kgsEngineNoEventHere: 'No tournament of this year',
  kgsEngineUnplayedHere: 'Account hasn’t played',
  kgsEnginesUnclaimed: 'Accounts without a row',
  kgsEngineTwiceHere: 'Already in a row above',
  kgsEnginesNote:
    'An account without a row is its own engine. A row with an event applies to that event only and takes priority.',
  kgsTotalsTitle: 'Championship {year}',
  kgsTotalsTitlePlain: 'Championship',
  kgsLeftOutOne: 'line on the right is left out of the totals',
  kgsLeftOutMany: 'lines on the right are left out of the totals',
  kgsSheetTable: 'Annual table',
  kgsTableNote: 'Points of every engine per tournament. The table follows every correction.',
  kgsResultsDeleted: 'Result sheet deleted',
  kgsTableLeftOutOne: 'line on the sheet with the totals is left out',
  kgsTableLeftOutMany: 'lines on the sheet with the totals are left out',
  kgsTableGone:
    'The sheet with the annual table was deleted (name {name}). Choose “Make the annual table” to write it again.',
  kgsPutBack: '{what} Or choose “Make the annual table”: it puts the formula back.',
  kgsTitlePutBack: 'Formulas put back',
  kgsTableThere: 'This year already has an annual table ({address}).',
  kgsTotalsNote:
    'Totals update from the result sheets. “Add a tournament” writes the links on the right.',
  kgsSheetPlayers: 'Players counted',
  kgsFactorUnknown: 'Correct rounds, board size and main time on the sheet with the tournaments.',
  kgsPointsUnknown: 'The points can’t be calculated. See the error under Points.',
  kgsFigureRefusal: 'Enter a number, 0 or more.',
  kgsFractionRefusal: 'Enter a number, 0 or more. 4½ and ¼ are numbers, too.',
  kgsNotCounted: 'Not counted: removed early, with less than half the games played',

  kgsPreviewF: 'F {F}, {players} {players?player|players}',
  kgsPreviewPlayers: '{players} {players?player|players}',
  kgsPreviewPointsOf: '{accounts}: {points} {points?point|points}',
  kgsPreviewStandings: 'Standings and points',
  kgsPreviewWhy: 'Why',
  kgsPreviewNotCounted: 'Not counted',
  kgsPreviewNotCountedLine:
    '{account}: removed after {played} of {scheduled} {scheduled?game|games}',
  kgsPreviewYear: 'Year totals with this tournament',
  kgsPreviewTotal: 'Total',
  kgsPreviewEvents: 'Events',
} as const;
