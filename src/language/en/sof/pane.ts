/** English: awarding a bridge event by Strength of Field. */
export const sof = {
  sofEntries: 'Entries and scores',
  sofEntriesHint:
    'A pair or team per row, with its score or place and its masterpoints: one total, or a column per player.',
  sofDoubtfulPoints:
    '“{heading}” (column {columns}): masterpoints held, masterpoints won, or matchpoints?',
  sofDoubtfulPlayers:
    '“{heading}” (columns {columns}): are these the masterpoints of each player? Then choose them from left to right for player 1, player 2 and so on.',

  sofEvent: 'The event',
  sofEventLine: '{rating}, {sessions} {sessions?session|sessions}, {tables} {tables?table|tables}',
  sofName: 'Name',
  sofNameHint: 'Empty: {name}, the sheet of the list.',
  sofUnitByList: 'As the list has them',
  sofPairs: 'Pairs',
  sofPlayersOfTeam: 'Players per team',
  sofRatingChoose: 'Choose one',
  sofRatingWhy: 'A Regional pays 40% more than a Sectional.',
  sofRestrictionsNone: 'None',
  sofRestrictionsOne: 'One',
  sofRestrictionsMore: 'Two or more',
  sofTablesHint: 'Empty: half the entries, rounded up; of teams one each.',
  sofTablesPairs:
    'Empty: {counted}. {entries} {entries?pair makes|pairs make} {played} {played?table|tables}.',
  sofTablesHalf:
    'Empty: {counted}. {entries} {entries?pair makes|pairs make} {played} {played?table|tables}; a half table counts as a full one.',
  sofTablesTeams: 'Empty: {counted}, one per team.',
  sofTablesSections: 'Empty: {counted}, counted section by section.',
  sofPaid: 'Places paid',
  sofPaidHint: 'Empty: every place. The source gives no depth.',
  sofDepthA: 'Places paid overall',
  sofDepthB: 'Places paid in B',
  sofDepthC: 'Places paid in C',
  sofStrataStep: 'Strata by masterpoints',
  sofLimitB: 'B below',
  sofLimitC: 'C below',
  sofLimitsHint:
    'Only where no column gives the stratum. Exactly at a limit is the higher stratum.',
  sofLimitBy: 'Measured by',
  sofLimitByAverage: 'the average per player',
  sofLimitByStrongest: 'the strongest player',
  sofCompare: 'Sessions and the former formula',
  sofLimitHint: 'For the comparison with the former formula only.',
  sofComparisons: 'Tables in the comparison',
  sofComparisonsHint: 'One figure per session, with spaces. Empty: the tables of the event.',

  sofStratumBad:
    '{name}: “{content}” isn’t a stratum ({address}). Enter A, B or C; three strata are the most.',
  sofHeldOne:
    '{name}: {address} has one number of masterpoints, where others have one for each player. Enter all of them, such as {held} / 0.',
  sofHeldNone:
    '{name}: “{content}” isn’t a number of masterpoints ({address}). Enter 0 for a player without any.',
  sofHoldingsTwice:
    'The list has a column of totals and columns per player. Choose one of them for the masterpoints.',
  sofPlayerColumns:
    '{count} {count?column|columns} of masterpoints per player: the sources give awards for pairs (2) and teams (4 to 6). Choose the columns again.',
  sofNameMissing: '{address}: the pair or team has no name. Enter one, or those of its players.',
  sofSizeBad: '{address}: three players are no pair and no team. Enter 2, or 4 to 6.',
  sofSizeMixed:
    '{address}: {players} {players?player|players}. An event has pairs (2) or teams (4 to 6), not both. Correct the row, or what the entries are.',
  sofHoldingBlank:
    '{name}: {address} is empty beside filled cells. Enter 0 for a player without masterpoints.',
  sofHoldingsMissing:
    'No pair or team has any masterpoints, so there is no average. Enter them, or choose another column.',
  sofScoreMissing: '{address} is blank: every entry needs a score. Enter 0, or leave the row out.',
  sofStratumMissing: '{address} is blank. Enter A, B or C, or give limits for the strata.',
  sofStratumUnknown:
    '{address} has no masterpoints, so its stratum can’t be told. Enter them, or a stratum.',
  sofRankNeeded:
    '{address} is blank: stratum {stratum} needs a score or the rank in {stratum} of every placed entry.',
  sofNobodyPlaced: 'Nobody has a place. Enter scores or places.',
  sofStrongestNeedsPlayers:
    'The strongest player can’t be told from totals. Measure by the average, or choose columns per player.',
  sofLimitsOrder: 'The limit of C isn’t below that of B. Enter a lower limit for C.',
  sofTablesNone: '{tables} tables can’t be awarded. Enter more than 0, or leave it empty.',
  sofDepthBeyond:
    '{name}: {depth} {depth?place|places}, but there {entries?is|are} {entries} {entries?entry|entries}. Enter at most {entries}.',
  sofComparisonsMany:
    'Tables in the comparison: {count} {count?figure|figures} for {sessions} {sessions?session|sessions}. Enter one per session.',
  sofKindStratified: '{event} isn’t paid in strata. Choose Open, or leave the strata out.',
  sofSwissOfPairs: 'A bracketed Swiss is an event of teams. Choose another kind.',
  sofRatingAsked: 'Is the event a Sectional or a Regional?',

  sofZeroHeld:
    'With a player without masterpoints: {names}. Such a player counts as a member with 0.01 and is written so.',
  sofNothingHeld:
    'No masterpoints are known of {names}. That doesn’t count in the average; playing and getting awards does.',
  sofLikeScores:
    'The masterpoints are all from 0 to 100, and another column is headed “{heading}”. Are they scores?',
  sofOtherPoints: 'The column headed “{heading}” isn’t used: masterpoints come from another one.',
  sofStratumUnlike:
    '{address}: stratum {stratum}, but {expected} by the limits. The column counts.',
  sofFewInStratum:
    'Stratum {stratum} has {count} {count?entry|entries}. Usual practice joins so few with the stratum above.',
  sofRankUnlike: '{address}: place {rank}, but the score comes {place}. The score counts.',
  sofDepthOpen:
    'The source gives no depth: every place is paid where none is entered. Enter the number of places.',
  sofTablesMany:
    '{tables} {tables?table|tables}, but the entries make {counted}. Only tables in the event count.',
  sofNobodyInA: 'Nobody is in stratum A: first place overall is that of the field.',
  sofLowerPaysMore:
    'First in {stratum} ({award}) pays more than first overall ({first}): the formula drops just above an average of 1,250.',
  sofManySessions: '{sessions} sessions are many for one event. Correct it if that’s a slip.',
  sofOneEntry: 'There is only one entry.',

  sofAwardsSheet: '{name} awards',
  sofProposal: 'Strength of Field was a proposal; no event is known to have been paid under it.',
  sofAverage: 'Average per player',
  sofComparison: 'Comparison',
  sofFirst: 'First place',
  sofDifference: 'SOF pays',
  sofPairsCounted: 'pairs',
  sofTeamsCounted: 'teams',
  sofAwardsNote:
    'Correct the list: awards follow. Insert rows between the first and the last entry only.',
  sofNoteInTheWay: 'In the way of what is calculated: {cells}. Clear it.',
  sofFormulasGone: 'Undo what removed them, or award the event again from this list.',
  sofEventFormulasGone:
    'They stood on the sheet of the event. Undo what removed them, or award the event again from the list of its awards.',
  sofEntryInTheWay: '{address} is in the way of what is calculated. Clear it.',
  sofNoteName: 'Without a name, counted nowhere: {cells}. Enter it.',
  sofNoteOutside:
    'Outside of the list, counted nowhere: {cells}. Insert a row between the first and the last entry, and move it there.',
  sofNoteStratum: 'No stratum A, B or C, counted nowhere: {cells}. Choose one.',
  sofNoteSection:
    'Without a section: {cells}. Enter it; until then all without one count as one section.',
  sofNoteScore: 'Without a score that is a number, so without a place: {cells}. Enter it, or 0.',
  sofNoteRank:
    'A rank that is no number, so without a place: {cells}. Enter a number, or clear the cell.',
  sofNoteHeld:
    'Masterpoints missing or no number, so nothing is awarded: {cells}. Enter them, 0.01 for a player without any.',
  sofNoteSizePair: 'Not 2 players, so nothing is awarded: {cells}. Enter 2.',
  sofNoteSizeTeam: 'Not 4 to 6 players, so nothing is awarded: {cells}. Enter 4, 5 or 6.',
  sofNoteNobody: 'Nobody has masterpoints, so nothing is awarded. Enter them.',
  sofNoteNobodyA:
    'Nobody in stratum A has masterpoints, so nothing is awarded overall. Enter them.',
  sofNoteNobodyIn:
    'Nobody ranked in {stratum} has masterpoints, so nothing is awarded there. Enter them.',
  sofCheckTerm: '{name} ({address}) is empty or can’t be used. {fix}',
  sofCheckDepth: '{name} ({address}) can’t be used. {fix}',
  sofSessionTables: 'Tables in the comparison of session {number}',
  sofOrderRefusal: 'Enter a number.',
  sofStratumRefusal: 'Enter A, B or C.',
  sofHeldRefusal: 'Enter masterpoints, 0.01 for a player without any.',
  sofSizeRefusal: 'Enter 2, or 4 to 6.',
  sofSessionsRefusal: 'Enter a whole number, 1 or more.',
  sofRestrictionsRefusal: 'Enter 0, 1, or 2 for two or more.',
  sofChooseRefusal: 'Choose one from the list.',
  sofTablesRefusal: 'Enter a number above 0.',
  sofDepthRefusal: 'Enter a whole number, 1 or more, or leave it empty for every place.',

  sofFirstPlace: 'First place: {award}',
  sofFieldLine: '{tables} {tables?table|tables}, average {average} per player',
  sofCapped: 'Counted with less than they hold: {names}.',
  sofCappedOne: '{name} {held}, counted {counted}',
  sofWeakest: 'The {count} weakest {count?entry is|entries are} not in the average.',
  sofFieldsTitle: 'Fields',
  sofPlacesTitle: 'Awards by place',
  sofAwardsTitle: 'Awards',
  sofSessionsTitle: 'Session awards',
  sofSessionsLine: 'Session {number}: {award} for first place, {tables} {tables?table|tables}.',
  sofSessionsOpen:
    'Lower places in a session: the source gives no rule. Sections have no award of their own.',
  sofOpenDepth: 'How many places are paid: every place where you enter no number.',
  sofOpenTables: 'A half table counts as a full one.',
  sofOpenStrata:
    'First place in B and C is the award of the entries that are ranked there, by themselves.',
  sofOpenOne: 'An entry gets one award, the largest that it earned in any of its strata.',
  sofOpenSwiss: 'In a bracketed Swiss the award rises with the average as a factor.',
  sofOpenTies: 'Ties share the awards of the places they span; places that aren’t paid count as 0.',
  sofFormerTitle: 'The former formula',
  sofFormerLine: 'It paid {former} for first place. Strength of Field pays {difference}.',
  sofMorePercent: '{percent}% more',
  sofLessPercent: '{percent}% less',
  sofSame: 'the same',
  sofWhy: 'Why',
  sofWhyFirst: 'First place, {field}: {award}',
  sofWhyEntries: '{names}: {award}',
  sofWhySession: 'Session {number}',
  sofTold: '{entries} {entries?award|awards}, first place {first}',

  sofTermBlank: '{name} is empty ({address}), so nothing that depends on it is awarded. {fix}',
  sofEntryName: '{address}: a pair or team without a name. Enter one.',
  sofEntryStratum: '{name} has no stratum A, B or C ({address}), and counts nowhere. Choose one.',
  sofEntryScore: '{name} has no score that is a number ({address}), and no place. Enter it, or 0.',
  sofEntryRank:
    '{name} has a rank that is no number ({address}), and no place. Enter a number, or clear the cell.',
  sofEntrySection:
    '{name} has no section ({address}). Enter it, because tables are counted by section.',
  sofEntryHeld:
    '{name}: masterpoints are missing or no number ({address}), so nothing is awarded. Enter them, 0.01 for a player without any.',
  sofEntrySizePair: '{name} isn’t a pair by its number of players ({address}). Enter 2.',
  sofEntrySizeTeam: '{name} isn’t a team by its number of players ({address}). Enter 4, 5 or 6.',
  sofEntryOutside:
    '{name} ({address}) stands outside of the list, and has no award. Insert a row between the first and the last entry, and move it there.',
  sofColumnsGone:
    '{sheet}: headings or columns are gone, so awards may be wrong. Undo what removed them, or award the event again from a whole list.',
  sofSheetGone:
    'A sheet of the event of {sheet} was deleted, so nothing is awarded. Award the event again from its list of entries, then delete {sheet}.',
  sofNobodyAwarded:
    'Nothing is awarded on {sheet}. Correct what the sheet of the event names, or award the event again.',

  sofRunWritten: 'The awards are written',
  sofRunEntries: '{count} {count?entry|entries}',
  sofRunStrata: 'strata A, B and C',
  sofRunAgain: 'Award it again',
  sofRunAgainWhat: 'the next event, or this one again',
  sofRunSheet: 'The event',
  sofRunSheetWhat: 'fields, first places, sessions',
} as const;
