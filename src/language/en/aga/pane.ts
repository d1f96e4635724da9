/** English: qualification points of the AGA. */
export const aga = {
  agaResults: 'Results of the tournament',
  agaResultsHint: 'A player per row, with the AGA rating and the wins (or the place).',
  agaDoubtfulRank:
    '“{heading}” (column {columns}): a dan or kyu rank, or a place? The category needs the AGA rating.',
  agaDoubtfulScore:
    '“{heading}” (column {columns}): wins, a McMahon score, or points of another kind?',
  agaEvent: 'The tournament',
  agaName: 'Name',
  agaNameHint: 'Empty: {name}, the sheet of the list.',
  agaDesignatedAsked: 'Designated by the AGA as a qualifier',
  agaDesignatedHint:
    'Points count only in events the AGA has designated. This is not checked here.',
  agaMinimum: 'Minimum category',
  agaMinimumHint: 'Empty: none asked for.',
  agaSection: 'The open section is called',
  agaZeroOption: 'Show 0 instead of the least award of 0.01, as the calculator sheet does',
  agaRatingBetween:
    '{address}: {rating} is no AGA rating. They are 1 or more (dan), or -1 or less (kyu).',
  agaRatingIsRank:
    '{address} holds {content}, a rank: the category needs the AGA rating, such as 5.4. “Fill in AGA ratings” takes it from TDList.',
  agaIdWrong:
    '{address} holds {id}: an AGA ID is a number of up to 7 digits. Correct it, or leave it empty.',
  agaRatingMissing:
    '{name} has no rating ({address}). Enter one: everybody in the open section counts for the average.',
  agaNoWins: 'Nobody in the open section has won a game yet ({address}). Enter the wins first.',
  agaOrderMissing: '{name}: {address} is blank. Enter the wins or the place.',
  agaNameMissing: '{address}: the player has no name. Enter one.',
  agaFewPlayers:
    '{count} {count?player|players} in the open section; at least 5 are needed. {marked} {marked?row is|rows are} marked as not open.',
  agaOutside: '{why} ({players} {players?player|players}, average {average}.)',
  agaAllDifferent:
    'If tie-breaks decided these places, tied players share all the same (A8): add the wins.',
  agaPlaceUnlike: '{name} ({address}) is placed above {other} with fewer wins. The wins count.',
  agaNotDesignated: 'Not marked as a designated qualifier: the points don’t count.',
  agaSeasonNotDesignated:
    'The totals of the season count them all the same. Tick “Designated by the AGA as a qualifier”, or don’t add it to the season.',
  agaBelowMinimum:
    'Category {category} is below the minimum of {minimum}. Designated events usually have a minimum category.',
  agaPlacesSheet: '{name} (points)',
  agaExact: 'Exact category',
  agaFirst: 'First place',
  agaSlope: 'Slope',
  agaDesignated: 'Designated by the AGA as a qualifier.',
  agaNotCounted: 'Not marked as a designated qualifier: points do not count.',
  agaOthers: 'Not in the open section',
  agaPlacesNote: 'What each place earns without ties. Tied players share.',
  agaPlacesUnsettled: 'Choose yes or no on the sheet of the section: 0 instead of 0.01.',
  agaCheckZero: '{cells} is neither yes nor no, so nobody has points. Choose one.',
  agaCheckOutside:
    'Outside of the list, counted nowhere: {cells}. Insert a row between the first and the last player, and move the player there.',
  agaCheckName: 'Without a name: {cells}. Enter it.',
  agaCheckRating:
    'Without an AGA rating: {cells}. Enter it; until then the average leaves the player out.',
  agaCheckEligible: 'Neither yes nor no, so without points: {cells}. Choose one.',
  agaCheckWins: 'Without wins that are a number, so without a place: {cells}. Enter the number.',
  agaCheckPlace:
    'No place that follows on the others: {cells}. Correct it; tied players repeat the best of theirs.',
  agaCheckTyped:
    'In the way of places that are calculated: {cells}. Clear the cell, and correct the wins instead.',
  agaCheckPointsTyped: 'In the way of points that are calculated: {cells}. Clear the cell.',
  agaCheckGone:
    'Undo what removed them, or copy the list to another sheet, delete this one, and run “Qualification points” with the copy.',
  agaSeasonFactsGone:
    'Undo what removed them, or choose “New qualification season”, which puts them back.',
  agaPutBack: '{what} Or choose “New qualification season”: it puts the formula back.',
  agaTitlePutBack: 'Formulas put back',
  agaSeasonNoSheet:
    'No sheet of points bears the name “{name}” ({address}), so its formulas can’t be put back. Write the name of its sheet there, or clear the row and run “Qualification points” again.',
  agaPlacesGone:
    'Undo what removed them, or run “Qualification points” again. The points of the players don’t need this sheet.',
  agaLineUncounted:
    '{name}, {event}: this line doesn’t count in the totals. Correct the row on the sheet of the tournament.',
  agaSheetGone:
    '{name} counts nowhere, because its sheet was deleted. Add it again, or the next tournament: that clears its row ({address}) and its lines. Or clear them yourself.',
  agaLinesLost:
    'The lines of {names} on {sheet} were deleted, so the totals leave them out. Undo that, or choose “New qualification season”, which puts them back.',
  agaLinesGone:
    '{address}: the sheet of this tournament was deleted, so it counts nowhere. Add it again, or the next one: that clears what is left of it. Or clear these cells, and its row on the sheet of the season, yourself.',
  agaZeroUnsaid:
    '{address} (0 instead of 0.01) is neither yes nor no, so nobody has points. Choose one.',
  agaEligibleUnsaid:
    '{name}: {address} is neither yes nor no. Choose whether the player is eligible.',
  agaColumnsGone:
    '{sheet}: headings, columns or lines above the list are gone, so points may be wrong. Undo what removed them, or open an earlier version of the file.',
  agaRowOutside:
    '{name} ({address}) stands outside of the list and has no points. Insert a row between the first and the last player, and move the player there.',
  agaPlaceTyped:
    '{name}: a place was typed in {address}, in the way of those that are calculated. Clear the cell, and correct the wins instead.',
  agaPointsTyped:
    '{name}: points were typed in {address}, in the way of those that are calculated. Clear the cell.',
  agaFigureIsDate:
    '{address} holds {content}, a date: Excel made it from what was typed. Set the format of the cell to General, then enter the number alone, such as {example}.',
  agaFigureIsText:
    '{address} holds {content} as a text, which the formulas don’t read. Set the format of the cell to General, then enter the number alone, such as {example}.',
  agaFigureRefusal: 'Enter a number, 0 or more.',
  agaRatingRefusal: 'Enter an AGA rating, such as 5.4 or -3.2.',
  agaYesNoRefusal: 'Choose yes or no.',
  agaCategoryLine: 'Category {category}',
  agaFacts:
    'exact {exact}, average {average} of {players} {players?player|players}, first place {first}, slope {slope}',
  agaPointsTitle: 'Points',
  agaPlacesTitle: 'Points by place',
  agaAllGiven: 'Given {given}.',
  agaLapsed: 'Given {given}; {lapsed} lapse with the places of players who aren’t eligible.',
  agaOthersLine: 'Not in the open section: {names}.',
  agaWhy: 'Why',
  agaWhyCategory: 'Category {category}',
  agaWhyPoints: '{names}: {points} {points?point|points}',
  agaOpenFormula:
    'The printed formula of the category contradicts the two checks of its own document; the one used meets both (A1).',
  agaOpenEligible:
    'Players who aren’t eligible hold their place. Its points lapse and aren’t passed down, also within a tie.',
  agaOpenTies:
    'Tied players share the points, whatever the tie-breaks. Their share is rounded to 0.1 (A8).',
  agaOpenWithdrawn:
    'Every player with a result in the open section counts. Leave out those who never played.',
  agaOpenLeast: 'The least award is 0.01; the calculator sheet shows 0 (A6).',
  agaSum: '{count} {count?rating adds|ratings add} up to {sum}; the mean is {mean}.',
  agaTold: 'Category {category}, {players} {players?player|players}',
  agaInSeason: 'Add it to the season of this workbook',
  agaSeasonName: 'Season',
  agaSeasonNameHint: 'Shown above the totals, for example 2026.',
  agaBest: 'Results that count',
  agaBestHint: 'The best so many of each player. Empty: all.',
  agaBestRefusal: 'Enter a whole number from 1, or leave it empty.',
  agaSeasonThere:
    'This workbook already has a season. Use a new workbook for another one. If you deleted its sheets, also delete the names that start with AGA_ in Name Manager.',
  agaSeasonBefore:
    'Written before the season, so not in its totals: {names}. To count {count?it|them}, run “Qualification points” again with the list of results, then delete the older sheets.',
  agaSeasonPartGone:
    'The name {name} is missing, so the sheets of the season are incomplete. Undo the deletion, or start the season again in a new workbook.',
  agaSeasonShape: 'Headings or columns of {address} ({name}) changed. Undo that.',
  agaSeasonTaken:
    '“{name}” is already in the season ({address}). Give this tournament another name.',
  agaSeasonFull: 'A season can have up to {most} qualifiers, and {address} is full.',
  agaSeasonLinesFull:
    '{address} has no room for {count} more {count?line|lines}. A season holds {most}. Use another workbook.',
  agaSeasonAlike:
    '“{two}” ({address}) looks like “{one}”, who is in the season already. If they are one person, write the name the same, or give the AGA ID in both.',
  agaSeasonGone:
    'The sheet of {names} was deleted. Writing clears its lines and its row in the season.',
  agaSeasonBroken: '{address} shows an error and doesn’t count. Fix the sheet behind it.',
  agaSeasonUnknown: 'The totals of the season can’t be calculated. {why}',
  agaSeasonSheet: 'Season',
  agaTotalsSheet: 'Season totals',
  agaSeasonTitle: 'Qualification season {name}',
  agaSeasonTitlePlain: 'Qualification season',
  agaSeasonNote:
    '“Qualification points” adds the tournaments. Each invitational says how many results count.',
  agaTotalsNote:
    'Totals update from the sheets of the tournaments. The links on the right are written by the pane.',
  agaLeftOutOne: 'line on the right is left out of the totals',
  agaLeftOutMany: 'lines on the right are left out of the totals',
  agaSeasonWith: 'The season with this tournament',

  agaRunSeason: 'AGA season',
  agaRunSeasonWhat: 'its tournaments, and how many results count',
  agaRunPutBack: 'puts back formulas that are gone',
  agaRunLast: 'last: {name}',
  agaRunFull: 'The season is full: {count} {count?tournament|tournaments}',
  agaRunAdd: 'Add a tournament',
  agaRunWritten: 'The points are written',
  agaRunPointsWhat: 'the next tournament, or this one again',
  agaRunSheet: 'Open section',
  agaRunSheetWhat: 'its players, places and points',
} as const;
