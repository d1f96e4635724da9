/** English: league cycles of Kuksu. What the rules themselves say is worded beside them, in src/kuksu. */
export const kuksu = {
  kuksuRegistrations: 'Registrations',
  kuksuRegistrationsHint:
    'Name and rating of everyone who registered. Optional: a pinned tier, and a mark for players who timed out.',
  kuksuLastCycle: 'Last cycle',
  kuksuLastCycleHint:
    'Name, league (A, B1…) and place of every player. Optional: a mark for disqualified players. Skip this list for the first cycle.',

  kuksuToldAt: '{address}: {what}',
  kuksuAsked: '{what} Answer under Questions.',
  kuksuLeagueNeeded:
    '{address}: “{content}” isn’t a league. Enter a league such as A, B1 or C4, or its tier as a number (1 = A).',
  kuksuPinNeeded:
    '{address}: “{content}” isn’t a tier. Enter a tier such as B, or leave the cell empty.',
  kuksuResultDate:
    '{one} – {other}: row {row} holds a date; Excel made it from what was typed. Format the column as Text and type it again ({address}).',
  kuksuAboveZero: '{address}: {content} isn’t a rating. Enter a number above 0.',
  kuksuAddedRow: 'added here',

  kuksuTitleMatch: 'Title match',
  kuksuTitleLost: 'Who lost the title match?',
  kuksuQuestions: 'Questions',
  kuksuLostTo: 'Title match lost to {holder}',
  kuksuChallenger: 'The winner of league A',
  kuksuChallengerNamed: '{name}, the winner of league A',
  kuksuHolderLost: 'The title holder',
  kuksuHolderNamed: '{name}, the title holder',
  kuksuHolderLabel: 'Title holder',
  kuksuHolder: 'Title holder before the match',
  kuksuHolderHint:
    'Spelled as in the registrations. The loser plays in league A; the winner doesn’t play.',

  kuksuHolderKnown:
    'As written with the last cycle. The loser plays in league A; the winner doesn’t play.',

  kuksuHolderAsked: '{what} Or leave {name} out under Questions.',
  kuksuLeaveHolderOut: 'Leave {name} out: the title holder doesn’t play',
  kuksuCycleNumber: 'Number of this cycle',
  kuksuCycleNumberHint:
    'Empty: one more than the last in this workbook. It stands above every list, and from the second cycle on in the tabs.',
  kuksuCycleNumberNeeded:
    'The number of this cycle: enter a whole number from {least} to {most} under Questions. Lower ones are in this workbook already.',

  kuksuSameNames: 'One player or two?',
  kuksuPair: '“{registered}” in {address} and “{last}” in {lastAddress}',
  kuksuPairHolder: '“{registered}” in {address} and the title holder “{last}”',
  kuksuUndecided: 'Choose',
  kuksuOnePlayer: 'The same player',
  kuksuTwoPlayers: 'Two different players',
  kuksuAllOne: 'Each pair is the same player',

  kuksuRemainder: 'Players left over',
  kuksuLeaveOutHint:
    'Suggested order: players who timed out, then new players, then the lowest ratings.',
  kuksuTimedOutMark: 'timed out',
  kuksuNewMark: 'new',
  kuksuProvisional: 'The players named here may change with your answers above.',
  kuksuInviteHint: 'To preview the leagues first, add the players who accepted below.',
  kuksuUndo: 'Drop',

  kuksuChanges: 'Changes for this preview',
  kuksuChangesHint: 'These apply to this preview only. Your registration list stays as it is.',
  kuksuAdd: 'Add a player',
  kuksuAddButton: 'Add',
  kuksuWithdraw: 'Withdraw',
  kuksuPinTo: 'Pin to tier',
  kuksuPinNone: 'Not pinned',
  kuksuPinForbidden: '{tier}, below the default tier',
  kuksuPinRule: 'Players can’t be placed below their default tier, here {own} (rule 2.5).',
  kuksuPinRuleFree: 'Any tier: this player wasn’t in the last cycle and has no default tier.',
  kuksuChangeAdded: '{name} added, rating {rating}',
  kuksuChangeWithdrawn: '{name} withdrawn',
  kuksuChangePinned: '{name} pinned to tier {tier}',
  kuksuTakeBackChange: 'Drop: {change}',
  kuksuWhatIf: 'Effect of these changes',
  kuksuWhatIfNone: 'No one changes leagues.',
  kuksuWhatIfUnknown: 'Can’t compare: without these changes there are no leagues.',
  kuksuMoves: '{name}: {from} to {to}',
  kuksuJoins: '{name} joins {to}',
  kuksuGoes: '{name} leaves {from}',
  kuksuMovesMore: '{count} more {count?player changes|players change} leagues within a tier',

  kuksuCrosstables: 'Add a cross table for each league',
  kuksuManySheets:
    '{leagues} leagues are too many for cross tables (up to {most}). Clear “Add a cross table for each league” under Questions.',
  kuksuSummary: '{players} players in {leagues} leagues, {tiers} {tiers?tier|tiers}',
  kuksuSummaryOne: '{players} {players?player|players} in one league',
  kuksuChampion: '{name} holds the title and doesn’t play.',
  kuksuLeftOut: 'Left out: {names}.',
  kuksuAbsent: '{count} {count?player|players} from last cycle didn’t register',
  kuksuAbsentLine: '{name} ({place} in {league})',
  kuksuTierNamed: 'Tier {tier}',
  kuksuTierSeats: '{seats} {seats?seat|seats}: {how}',
  kuksuSeatsDefault: '{count} by default',
  kuksuSeatsPinned: '{count} pinned',
  kuksuSeatsFilled: '{count} filled',
  kuksuSeatsMoved: '{count} moved down',
  kuksuFills: 'How open seats were filled ({count})',
  kuksuAward: 'Award',
  kuksuSum: 'Sum',
  kuksuNextMark: 'next in line',
  kuksuPlayerHint: 'Choose a player to see why, to pin, or to withdraw them.',
  kuksuUp: 'promoted',
  kuksuDown: 'demoted',
  kuksuSame: 'stays',
  kuksuNew: 'new',
  kuksuFilledMark: 'filled a seat',
  kuksuFilledAward: 'filled a seat, +{award}',
  kuksuPinnedMark: 'pinned',
  kuksuMovedMark: 'moved down',
  kuksuWhoMoved: 'Promotions and demotions ({count})',
  kuksuNobodyMoved: 'Everyone stays in last cycle’s tier.',
  kuksuFrom: 'Last cycle',
  kuksuTo: 'Now',
  kuksuChange: 'Change',
  kuksuMore: 'Show {count} more',

  kuksuLeagueSheet: 'League {league}',
  kuksuTab: '{title}, cycle {cycle}',
  kuksuCycleLine: 'Kuksu, cycle {cycle}, {players} {players?player|players}',
  kuksuLeaguesLine:
    'Kuksu, cycle {cycle}, {leagues} {leagues?league|leagues}, {players} {players?player|players}',
  kuksuLeaguesNote: 'Reason says how each player got this seat.',
  kuksuResultsNote:
    'The next cycle is grouped from this table. Decided by says what put each player above the next.',
  kuksuResultUnknown: '{one} – {other}: “{content}” isn’t a result. Enter 1, 0 or ½ ({address}).',
  kuksuSidesUnlike:
    '{before} doesn’t match {lastAddress}: enter {rest} for {one} – {other}, or correct the other.',
  kuksuDiagonal:
    '{name}: {address} holds “{content}”. Clear the cell: nobody plays against themselves.',
  kuksuResultRefusal: 'Enter 1 (win), 0 (loss) or ½ (draw).',
  kuksuCrosstableNote:
    'Enter results above the diagonal: 1 = win for the player in that row, 0 = loss, 0.5 = draw. The rest is calculated.',
  kuksuCellsWrong: 'Correct {cells}: what can’t be used there counts for nobody.',
  kuksuCycleTitle: 'Leagues of the next cycle',

  kuksuResults: 'Results',
  kuksuResultsHint:
    'Name, points and SODOS, with a League column if the list has several leagues. Or names with the cross table of one league.',
  kuksuSource: 'Results come from',
  kuksuSourceSheets: 'Cross tables in this workbook',
  kuksuSourceList: 'A list',
  kuksuSourcePages: 'Pages copied from online-go.com',
  kuksuPaste: 'League pages',
  kuksuPasteHint:
    'Copy each league’s page and paste it here, one below the other. Nothing leaves your computer.',
  kuksuListLeague: 'League in this list',
  kuksuListLeagueHint: 'Only if the list has no League column.',
  kuksuRankTitle: 'Results of the cycle',
  kuksuResultsSheet: 'Results',
  kuksuNoResults:
    'This workbook has no cross tables. Choose another source above, or group a cycle first.',
  kuksuNoPlaces:
    'League {league}: nobody has a point yet, so there are no places. Enter its results, then rank the leagues again.',
  kuksuNoPlacesAtAll: 'Nobody has a point yet, so there are no places. Enter results first.',
  kuksuNothingPasted: 'No results yet. Paste the league pages under Options.',
  kuksuNoPoints:
    '{address} has no Points column and isn’t a cross table. Choose the Points column.',
  kuksuNoLeague:
    'The list in {address} has no League column. Choose one, or enter the league under Options.',
  kuksuPageLeague: 'Which league is the pasted table of {names}?',
  kuksuPageLeagueOf: 'League of {names}',
  kuksuPageLeagueHint: 'Its page has no title with a league. Enter A, B1, C4…',
  kuksuLeagueTwice: 'League {league} was pasted twice. Paste each league once.',
  kuksuSheetShape:
    'The cross table in {address} has extra or missing rows or columns. Undo that change.',
  kuksuResultsOld:
    'League {league}: {name} is number {place} by the cross table, and {placed} in {address}. If a result was corrected, rank the leagues again.',
  kuksuResultsOldNone:
    'League {league}: {name} is number {place} by the cross table, and has no place yet in {address}. Rank the leagues again.',
  kuksuResultsOldFigure:
    'League {league}: {title} of {name}: {figure} by the cross table, {written} in {address}. If a result was corrected, rank the leagues again.',
  kuksuResultsOldMarked:
    'League {league}: {name} is marked as disqualified in the cross table, and not in {address}. Rank the leagues again, or correct one of the two.',
  kuksuResultsOldUnmarked:
    'League {league}: {name} is marked as disqualified in {address}, and not in the cross table. Rank the leagues again, or correct one of the two.',
  kuksuSorted:
    'League {league}: the rows of the cross table are sorted. Results are read by Seed. Sort by Seed again, so that the sheet’s own points are right.',
  kuksuFormulaLost:
    'League {league}: {title} in {address} isn’t what the games come to. Undo what was cleared or typed there, or press F9. Rank leagues goes by the games.',
  kuksuPlayerTwice:
    '{name} is in league {one} and in league {two}. Keep each player in one league.',
  kuksuLeagueMissing: 'League {league} is on the sheet {sheet}, but has no results here.',
  kuksuLeagueGone:
    'League {league} of cycle {cycle}: its cross table was deleted. Open an earlier version of the workbook. If the league doesn’t count, delete the name {name} in Name Manager.',
  kuksuPlayersMissing: 'League {league}: no results of {names}.',
  kuksuPlayerElsewhere: '{name} has results in league {league}, but was placed in league {made}.',
  kuksuPlayerExtra:
    '{name} has results in league {league}, but isn’t among the leagues that were made.',
  kuksuRanked: 'League {league}',
  kuksuRankedSummary:
    '{players} {players?player|players} in {leagues} {leagues?league|leagues}; {ties} {ties?place|places} decided by tie-break',
  kuksuTieBreak: 'Tie-break',

  kuksuReplaceStep: 'The seat',
  kuksuReplaceLeaves: 'Who stops',
  kuksuReplaceName: 'Who takes the seat',
  kuksuReplacePlayed: 'Games played so far',
  kuksuReplaceKeep: 'They stay with the seat',
  kuksuReplaceClear: 'They are cleared and played again',
  kuksuReplaceWho: 'Who stops?',
  kuksuReplaceBy: 'Who takes the seat, and with what rating (above 0)?',
  kuksuReplaceThere: '{name} plays in league {league} already. Choose another player.',
  kuksuReplaceSorted:
    'League {league}: the rows of the cross table are sorted. Sort by Seed again first.',
  kuksuReplaceRule:
    'The rules say nothing about a replacement in mid-cycle. The seat stays as it is: league, seed and pairings.',
  kuksuReplaced: '{name} for {leaves}',
  kuksuReplaceSeat: 'League {league}: {name} takes the seat of {leaves}.',
  kuksuReplaceKept: '{games} {games?result stays|results stay} with the seat.',
  kuksuReplaceCleared: '{games} {games?result is|results are} cleared.',

  kuksuShareLater:
    'A later list of cycle {cycle} is on the sheet {sheet}: choose that sheet, unless you want the older one.',
  kuksuShareLeagues: 'Leagues to announce',
  kuksuShareStandings: 'Standings to announce',

  kuksuGroupDecided: 'Group again after the title match',
  kuksuNotDecided: 'Not decided yet: make a draft',
  kuksuDraftSheet: 'Leagues (draft)',
  kuksuDraftOnly:
    'A draft: the title match isn’t decided. It has no cross tables; make the leagues again after the match.',
  kuksuDraftNote: 'Draft: the title holder wins. If the title holder loses: {moves}.',
  kuksuDraftMore: '{more} more',
  kuksuDraftSame: 'Draft: no other seat depends on the title match.',
  kuksuDraftUnknown:
    'Draft: the title holder wins. If the title holder loses, these players can’t be divided.',
  kuksuDepends: 'Seats that depend on the title match',
  kuksuDependsHow: 'The leagues are shown as if the title holder wins. If the title holder loses:',
} as const;
