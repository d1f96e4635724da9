/** English: the Dutch championship. */
export const nk = {
  nkEntries: 'Entry list',
  nkEntriesHint:
    'Name and rating or rank, one player per row, in order of entry. Optional: right, start group, club, country, grade, number. Other columns are kept.',
  nkPairedOn: 'For the add-in: paired on these results',

  nkSheetPlayers: 'Players',
  nkPlayersTitle: 'Players',
  nkEventOn: '{event}, {days}',
  nkPlayersEvent: '{event}, {players} {players?player|players}',
  nkEntersRefusal: 'Enter the number of a round, 1 or more.',
  nkWithdrawnRefusal: 'Enter the last round played: a whole number, 0 or more.',
  nkPlayersNote:
    'One row per player. Fill in the yellow cells. You can change groups until round 1 is paired. Keep the numbers: rounds use them.',

  nkCarried: 'Kept at the right of Players, as in your list: {columns}.',
  nkCarriedColumn: 'Column {column}',
  nkCarriedHeading: 'Entry list: {heading}',

  nkGroups: 'Groups',
  nkGroupCard: '{group}: {count} {count?player|players}',
  nkGroupsExplained:
    'A start group in your list comes first, then earned rights, then rating. If a player isn’t in the group their rating gives, the reason is next to the name.',
  nkByRight: 'right to {right}',
  nkByStartGroup: 'start group in your list',
  nkByRating: 'by rating: {group}',

  nkByRank: 'rating from {rank}',
  nkRatingOrRank:
    '{name} has no rating ({address}), and no rank that stands for one. Enter a rating.',
  nkRanksAsked:
    '{count} {count?player has a rank but no rating|players have a rank but no rating}. Where do ratings come from?',
  nkFromRanks: 'From the ranks: 1d is 2100, 1k is 2000, 100 for each grade',
  nkFromRanksExample: 'For example: {examples}.',
  nkFromRank: '{name} {rank} is {rating}',
  nkFromRanksSaid:
    '{count} {count?rating comes|ratings come} from the rank: {names}. They decide the groups; you can correct them on Players at any time.',
  nkRatingsInstead: 'Or take them from the EGF list:',
  nkRatingsMissing: 'The list has no ratings. Take them from the EGF list:',
  nkRoundsForFew:
    '{players} {players?player|players} can play {most} {most?round|rounds} before somebody has to meet an opponent again. Enter fewer rounds, or allow rematches when you pair.',
  nkTitleFromSaid:
    'Title candidates play each other from round {from}. You can change that on Settings.',
  nkTitleNever:
    'Title candidates play each other from round {from}, and the last round is {rounds}. Enter {fitting} in {address}.',

  nkSheetSettings: 'Settings',
  nkSettingsNote: 'Read before every round. Change values; leave the names.',
  nkSettingRefusal: 'Choose one of these: {offered}.',
  nkSettingWhole: 'Enter a whole number, {least} or more.',
  nkSettingUnknown:
    '{address}: there’s no setting named “{content}”. Restore the name, or delete the row.',
  nkSettingMissing:
    'The setting “{setting}” is missing on {sheet}. Undo its deletion, or add a row with that name and its value.',
  nkSettingEmpty: 'The setting “{setting}” has no value ({address}). Enter one.',
  nkSettingTwice:
    'The setting “{setting}” is there twice: {before} and {address}. Delete one of the rows.',
  nkSettingsGone:
    'The settings are gone: no table has the name {table}. Undo the deletion, or copy the table from an earlier version of this workbook.',
  nkMoreSettings: 'Pairing, absences and bye',
  nkGroupSizeBad: 'Players per group: “{content}” can’t be used. Enter a whole number, 2 or more.',
  nkRoundsBad: 'Rounds: “{content}” can’t be used. Enter a whole number from 1 to 99.',

  nkEventThere:
    'This workbook already has a championship. Use a new workbook for another one, or delete its Players sheet.',
  nkNoEvent: 'This workbook has no championship yet. Choose “Start a championship” first.',
  nkRoundGap:
    'Round {round} is missing, but round {later} exists. Undo the deletion, or delete the later rounds too.',
  nkRoundTableGone:
    'Round {round} on {sheet} doesn’t count: no table has the name {table}. Undo “Convert to Range”, or make its cells a table of that name again.',
  nkTooManyRights:
    '{right} has {places} {places?place|places}, but more players have a right to it: {names}. Remove a right, or enter a start group.',
  nkTooManyEarned:
    '{right} has {places} {places?place|places}, but more players have earned one: {names}. If next year’s group is larger, correct “Players per group” (Settings).',
  nkNumberTwice:
    'Number {number} is used twice: {before} and {address}. Give each player their own number.',
  nkNumberUnknown: 'No player has number {number} ({address}). Check the Players sheet.',
  nkNameDiffers:
    'Player {number} is “{name}”, but {address} says “{content}”. Correct the name or the number.',
  nkNumberNeeded:
    '{name} isn’t in the event yet: the number is missing ({address}). Add the player, or enter a number.',
  nkRatingNeeded: '{name} has no rating ({address}). Enter one before pairing.',
  nkGroupNeeded: '{name} has no group ({address}). By right and rating it’s {group}.',
  nkAddLate: 'Add as no. {number} in {group}',
  nkLateAdded: '{name} added',
  nkLateRating: 'Rating of {name}',
  nkLateRatingHint: '{grade} stands for about {rating}. Correct it if you know better.',
  nkGroupOpen: '{name} has no group ({address}). Enter one.',
  nkCellGroup: '{address}: “{content}” isn’t a group. Enter Topgroep, Groep 1 or a number.',
  nkCellRounds:
    '{address}: “{content}” can’t be read as rounds. Enter round numbers with “and” or “to” between them, for example 3 and 5.',
  nkCellRoundsDay:
    '{address} holds a date ({content}); Excel made it from what was typed. Type the first and last round with “to” between them, for example 2 to 6.',
  nkRoundsOfDay:
    '{address}: Excel made {content} of what was typed. It was read as {first} to {last}. If single rounds are meant, type for example 2 and 6.',
  nkCellRank:
    '{address}: “{content}” isn’t a rank. Enter one such as 3d or 12k, or clear the cell.',
  nkAbsentBeyond:
    '{name} is absent in round {round}, but the event has {rounds} {rounds?round|rounds} ({address}). Put “and” between round numbers, for example 3 and 5.',
  nkCellPointsBefore:
    '{address}: “{content}” can’t be read as points before entry. Enter 0 or ½ for each round missed, with spaces, for example 0 ½.',
  nkCellPointsFraction:
    '{address}: Excel made the number {content} of what was typed. Type 0 ½ for two rounds, or ½ for one.',
  /** A refusal that begins with its cell. */
  nkOfPlayer: '{name}, {why}',
  nkNotAgainstUnknown:
    '{name}, not against: no player is called or numbered “{content}” ({address}). Enter numbers or names of this list, or club or family, with semicolons between them.',
  nkNotAgainstSelf: '{name} is named in the own line ({address}). Remove that name or number.',
  nkCellResultBoard:
    'Board {board}, {black} – {white}: “{content}” isn’t a result. Choose one from the list ({address}).',
  nkCellResult:
    '{address}: “{content}” isn’t a result. Choose black, white, draw, black by forfeit, white by forfeit or both lost. Without an opponent: bye, absent or absent ½.',
  nkCellAlone:
    '{name}: “{content}” isn’t understood. Without an opponent, enter bye, absent or absent ½ ({address}).',
  nkBoardNames: 'Board {board}, {names}',
  nkDateAt:
    'Board {board}, {names}: “{content}” is a date; Excel made it from what was typed. Format the column as Text and type it again ({address}).',
  nkDateOf:
    '{names}: “{content}” is a date; Excel made it from what was typed. Format the column as Text and type it again ({address}).',
  nkNoResult: '{black} – {white} has no result yet ({address}).',
  nkNoResults:
    '{sheet}: {count} {count?game has|games have} no result. Enter {count?it|them} first.',
  nkSomeWait:
    '{sheet}: {count} {count?player is|players are} not paired yet. Pair the rest of the round first.',
  nkGameNeedsResult:
    '{address} is a game between two players. Enter its result, not a bye or absence.',
  nkAloneNeedsResult: '{address} has one player only. Enter bye, absent or absent ½.',
  nkWhiteWithout: '{address} has a name next to it but no number. Enter that player’s number.',
  nkUnaccounted:
    '{name} isn’t on {sheet}. Add a line with “bye” or “absent”, or enter on the Players sheet when {name} enters or withdrew.',
  nkPlayerTwice: '{name} is on {sheet} twice. Delete one of the lines.',
  nkNotInEvent:
    '{name} is on {sheet} but doesn’t play that round. Check when {name} enters or withdrew on the Players sheet.',
  nkBoardTwice: 'Board {board} is on {sheet} twice. Give one of them another number.',
  nkRefused: 'The rules don’t allow this. {why}',
  nkRound: 'Round {round}',
  nkRoundEvent: '{event}, {players} {players?player|players}, {boards} {boards?board|boards}',
  nkRoundNote:
    'Choose each result in the Result column. If a player didn’t show up, choose a win by forfeit for the opponent.',
  nkPlayOff: 'Play-off',
  nkPairNames: '{one} – {two}',
  nkPairOnBoard: '{board} ({pair})',
  nkOpen: 'open',
  nkPairAhead: 'Pair before {count?this result is|these results are} in',
  nkPairAheadHint:
    'An open game counts as you choose here. Once its result is typed, the pane names the boards that would be different.',
  nkNoPointsYet: 'no points yet',
  nkProvisional: 'Paired before the result of {games} is in.',
  nkGroupChanged:
    '{address}: {name} played round 1 in {was}, not in {is}. Put {was} back, or correct the group in round 1 too.',
  nkGroupsChanged:
    '{count} players changed group after round 1. {address}: {name}, {was} then, {is} now. Put them back, or correct the groups in round 1 too.',
  nkStaleLead: 'Results changed after later rounds were paired:',

  nkNextRound: 'Next: round {round} of {rounds}, {present} {present?player|players}',
  nkAfterLastRound: 'All rounds are paired. There’s a play-off if exactly two candidates are left.',
  nkAbsentees: 'Absent: {count}',
  nkAbsenteesNamed: 'Absent: {count} ({names})',
  nkAbsenteesHint: 'Ticks here override the “Absent in rounds” column on the Players sheet.',
  nkAbsentLegend: 'Absent in round {round}',
  nkAbsentNames: 'Absent: {names}.',
  nkDecisions: 'Your decisions for this round',
  nkDecide: 'Fix or forbid a pairing',
  nkChoosePlayer: 'Choose a player',
  nkPlayerOne: 'Player',
  nkPlayerTwo: 'Opponent',
  nkFix: 'Fix',
  nkForbid: 'Forbid',
  nkRelease: 'Release',
  nkAllowRepeat: 'Allow a rematch',
  nkWaysOut: 'Allow one of these to make pairing possible',
  nkAllowThis: 'Allow',
  nkByeFor: 'Bye',
  nkByeByRules: 'According to the rules',
  nkSaidFixed: 'Fixed: {one} – {two}.',
  nkSaidFixedBlack: 'Fixed: {one} – {two}, {black} has black.',
  nkSaidForbidden: 'Forbidden: {one} – {two}.',
  nkKeptApart: '{one} – {two}: kept apart by the Players sheet.',
  nkSaidLifted: 'Can meet in this round: {one} – {two}.',
  nkAllowOnce: 'Allow in this round',
  nkAllowOnceWhat: 'Allow in this round. {what}',
  nkSaidRepeat: 'Rematch allowed: {one} – {two}.',
  nkSaidBye: 'Bye: {name}.',
  nkTakeBack: 'Drop',
  nkTakeBackWhat: 'Drop: {what}',

  nkBoardsTitle: '{count} {count?board|boards}',
  nkBoardsChanged: '{count} {count?board|boards} changed',
  nkChanged: 'changed',
  nkFloatsCount: '{count} {count?float|floats}',
  nkDecisionsCount: '{count} {count?decision|decisions}',
  nkPlayersAndResults: 'Players and results',
  nkAbsentNow: 'absent: {names}',
  nkAbsentNowMany: '{count} absent',
  nkTypeResults:
    'Choose each result in the column {column}. When the last one is in, Run shows the next step.',
  nkRoundsIn: '{count} {count?round|rounds} complete',
  nkEventLine: '{groupSize} per group, {rounds} {rounds?round|rounds}',
  nkFloats: '{name} floats down to {group}',
  nkByeOfOrder: 'Bye: {name}. Fewest byes so far, then lowest score, lowest SOS, weakest.',
  nkByeOfDirector: 'Bye: {name} (your choice).',
  nkPassedOver: 'Skipped, because otherwise no pairing is possible: {names}.',
  nkKeepBye: 'Keep this bye',
  nkByeToRules: 'Follow the rules',
  nkWhyPair: 'Why this pairing',
  nkSwapColours: 'Swap colors',
  nkChangePair: 'Change this pairing',
  nkChangeHint: 'All other boards are paired again.',
  nkExchange: 'Replace {name} with',
  nkExchangeBoards: 'Exchange…',
  nkExchangeChoose: 'Choose the other board.',
  nkExchangeWith: 'Exchange with board {board}',
  nkTwoPairs: '{one}, {two}',
  nkInstead: 'instead of {name}',
  nkShownBoards: 'Boards shown',
  nkAllBoards: 'All {count}',
  nkToLookAt: '{count} to look at',
  nkShowClubs: 'Show clubs',
  nkKeepBoards: 'Keep these boards',
  nkReleaseBoards: 'Release these boards',
  nkBoardsOf: '{what}: {group}',
  nkLeaveBoards: 'Leave for later',
  nkTakeBoards: 'Pair these now',
  nkLeaveBoard: 'Leave for later',
  nkTakeBoard: 'Pair it now',
  nkIsLater: 'for later',
  nkBoardsWait:
    '{count} {count?board is|boards are} left for later. Pair the rest of this round before the next one.',
  nkSaidLater: 'Left for later: the boards of {names}.',
  nkAllLater: 'Every board is left for later, so there’s nothing to write.',
  nkNextRest: 'Next: the rest of round {round}, {present} {present?player|players} not paired yet',
  nkRestOfRound: 'Rest of round {round}',
  nkNoLinesLeft:
    '{sheet} has {count} {count?line|lines} too few. Insert {count} table {count?row|rows} above a board there and leave {count?it|them} empty, then preview again.',
  nkAgainOfRound: 'Part of round {round} again',
  nkAgain: 'Pair part of round {round} again',
  nkAgainHint: 'Tick what comes off the sheet and is paired again. Boards with a result stay.',
  nkAgainBoard: 'Board {board}: {pair}',
  nkAgainAll: 'All of these',
  nkNextAgain: 'Next: part of round {round} again, {present} {present?player|players}',
  nkNotOnSheet: 'Not on {sheet} yet, and paired along: {names}.',
  nkTwoByes: '{one} has the bye in this round already. Tick {one} too, and {two} has an opponent.',
  nkJoin: 'Play on board {board} of round {round}',
  nkJoinHint:
    '{name} has the bye in round {round}. {late} can take that place; later rounds follow.',
  nkCriteria: 'Criteria, most important first (lower is better)',
  nkNoCriteria: 'No criterion counts against this pairing.',
  nkNoCriteriaAtAll: 'No criterion counts against any board.',
  nkWholeField: 'Criteria for the whole round',
  nkWholeFieldLead:
    'Totals over all boards, most important first. No other allowed pairing scores lower.',

  nkReplace: 'Replace {sheets}',
  nkSheetStays: '{sheet} stays as it is, because it was changed by hand. A new sheet is added.',
  nkSheetOther:
    '{sheet} stays as it is, because the list has other lines or columns now. A new sheet is added.',
  nkWallTitle: 'Wall sheets of round {round}',
  nkWallRound: 'Round',
  nkByBoard: 'By board',
  nkByName: 'By name',
  nkSlips: 'Result slips',
  nkWallNoRound: 'No round has been paired yet. Pair a round first.',
  nkWallNothing: 'No sheet is chosen. Tick at least one.',
  nkByBoardNote: 'Score before this round, counted from the lowest start group.',
  nkByBoardUnscored: 'No scores: results of an earlier round are still open.',
  nkByNameNote: 'Find your name, then your board and your color.',
  nkSlipsNote: 'Cut along the lines. Players circle the result and sign.',

  nkCardStanding: 'After round {round}: place {place}, score {score}, SOS {sos}, SODOS {sodos}',
  nkCardRound: 'Round {round}: {what}',
  nkCardGame: '{colour} against {opponent}, {result}',
  nkCardOut: 'not in the event',
  nkCardDown: 'down to {group}',
  nkCardUp: 'up to {group}',
  nkCardText: 'As text',
  nkWon: 'won',
  nkLost: 'lost',
  nkWonForfeit: 'won by forfeit',
  nkLostForfeit: 'lost by forfeit',

  nkAllPlayed: 'All rounds are played. A play-off needs exactly two candidates.',
  nkPlayOffThere: 'The play-off is already paired. See {sheet}.',

  nkStale:
    'Round {round} was paired before this change. Boards where scores or SOS differ now: {boards}.',
  nkStaleChange: 'Round {round}, {who}: changed from {was} to {is}.',
  nkStaleMore: '{count} more {count?correction|corrections}',
  nkStaleAll: 'all',
  nkStaleNoBoard: 'Round {round} was paired before this change, but no score or SOS changed.',
  nkStaleLeft:
    'Paired rounds stay as they are. To pair a round again, delete its sheet and the later ones.',
  nkStaleAgain:
    'Boards of round {round} without a result can come off its sheet: tick them at “Pair part of round {round} again”.',
  nkStaleUnknown: 'Round {round}: the results it was paired on can’t be read.',
  nkNothingThere: 'empty',
  nkRoundOpen:
    '{sheet} doesn’t count yet: {open} {open?game has|games have} no result in round {round}, or an earlier round is incomplete.',

  nkRank: 'In group',
  nkAfterRound: 'After',
  nkStandingsEvent:
    '{event}, {played} of {rounds} {rounds?round|rounds}, {players} {players?player|players}, {when}',
  nkShowWins: 'Show games won',
  nkShowColours: 'Show colors',
  nkBlackSign: 'b',
  nkWhiteSign: 'w',
  nkStandingsNote: 'Score, SOS and SODOS are counted from the lowest start group.',
  nkStandingsNoteWhole:
    'Score, SOS and SODOS are counted from the lowest start group. Half points don’t count for places.',
  nkWholePlaces: 'Half points don’t count for places.',
  nkWallNote:
    '12+ = won against line 12, 7- = lost, 3= draw, 0+ bye, 0- or 0= absent; ! = by forfeit',
  nkWallColours:
    '12+/b = won against line 12 with black, 7-/w lost with white, 3= draw, 0+ bye, 0- or 0= absent; ! = by forfeit',

  nkRightsTitle: 'Earned rights for next year',
  nkRightsNote: '4 points or more: Topgroep. 3 points: at least Groep 1. (Topgroep starts at 0.)',
  nkRightsOf: 'Right to {right}: {count} {count?player|players}',
  nkRightsLater:
    'Rights are known after the last round; {played} of {rounds} {rounds?round is|rounds are} played.',
  nkNoRights: 'No one has earned a right for next year.',

  nkLookAgain: 'Refresh',
  nkRoundsPlayed: '{played} of {rounds} {rounds?round|rounds} played.',
  nkTitleFromRound: 'Candidates play each other from round {from}.',
  nkTitleAmong: 'In round {round} they play each other; rematches are allowed.',
  nkTitleAmongOdd:
    'In round {round} they play each other. Because there’s an odd number, one plays someone from Groep 2.',
  nkUnbeaten: '{group}, no losses',
  nkOneLoss: '{group}, one loss',
  nkStageToPair: 'Not paired yet:',
  nkStageWithout: 'Not playing:',

  nkShareTitle: '{event}, round {round}',
  nkEgdDayHint: 'For example 2026-06-05',
} as const;
