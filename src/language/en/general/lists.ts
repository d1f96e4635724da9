/** English: lists that a job reads, their columns and cells. */
export const lists = {
  cellNeedsText: '{address}: “{content}” isn’t text. Enter text.',
  cellNeedsNumber: '{address}: “{content}” isn’t a number. Enter a number.',
  cellIsDate:
    'Row {row} holds a date; Excel made it from what was typed. Format the column as Text and type it again ({address}).',
  cellDateForNumber:
    '{address} holds a date ({content}), not a number. Format the column as Number, then enter the number.',
  cellNeedsWhole: '{address}: {content} isn’t a whole number. Enter a whole number.',
  cellAtLeast: '{address}: {content} is too low. Enter {limit} or more.',
  cellAtMost: '{address}: {content} is too high. Enter {limit} or less.',
  cellNeedsMark: '{address}: “{content}” isn’t a mark. Enter x or yes, or leave the cell empty.',
  cellNeedsOneOf: '{address}: “{content}” isn’t allowed. Enter one of these: {allowed}.',
  cellBlank: '“{name}” is missing in {address}. Every row needs one.',
  cellLooksBlank: '{address} looks empty but contains invisible characters. Clear the cell.',
  cellError: '{address} shows {error}. Fix that cell first.',
  cellFrom1904:
    '{address} shows {content}, but this workbook counts days from 1904, so its number stands for a day four years earlier. Format the cell as Text and type the date again.',
  cellPending: '{address} shows {error}: Excel is still calculating it. Wait, then read again.',
  cellMerged: '{address} is in the merged cells {merged}. Unmerge them first.',
  cellThousands:
    '{address}: “{content}” could mean {whole}. Enter the number without a point or comma for thousands.',
  cellTextNumber: '{address}: the text “{content}” was read as a number.',
  cellsTextNumber:
    '{name}: {count} numbers that are stored as text were read as numbers, the first, “{content}”, in {address}.',
  cellsAlike: '{why} The same goes for {others}.',
  cellsMore: '{count} more {count?cell|cells}',
  cellOrLeaveOut:
    '{why} Or leave “{name}” out, if it isn’t needed: choose “None” for it under Columns.',
  placeIsDate:
    '{address} holds a date, perhaps {first}/{last} for a tie. Format the column as Text and type it again, or {first} for each.',
  placeBad: '{address}: “{content}” isn’t a place. Enter 3, T3, or 2/3 for a tie.',
  placeAstray:
    '{address}: place {place}, but {expected} comes next after those above and their ties. Correct it.',
  optionEmpty: '{name} is empty. Enter a value.',
  nameTwice: '“{name}” is in {address} and in {before}. Each name can appear only once.',
  numberTwice:
    'The number {name} is in {address} and in {before}. Each belongs to one player only.',
  namesAlike: '“{two}” ({address}) looks like “{one}” ({before}). Are they two people?',
  columnMissing: 'No column found for “{name}”. Choose it under Columns.',
  columnMissingEither: 'No column found for “{name}” or “{other}”. Choose one under Columns.',
  columnAmbiguous: 'More than one column could be “{name}”. Choose one under Columns.',
  columnTwice:
    'Column {column} is chosen for “{one}” and for “{two}”. Choose another column for one of them.',
  hiddenUndecided:
    '{address} has {count} hidden or filtered {count?row|rows}. Choose whether to include them.',
  listSemicolons:
    '{address} holds a whole line with semicolons: split the column first (Data, Text to Columns).',
  listGoesOn:
    'After an empty row there is more, from {next} on: only {address} was read. If it all belongs to the list, select all of it.',
  listTotals:
    '“{name}” ({address}) looks like a line of totals, and was read as a name. Leave it out if it is one.',
  listEmpty: '{address} has no filled rows below the headers.',

  dayAndMonth: '{first}-{second}',
  dayInFull: '{day} {month} {year}',
  monthJan: 'Jan',
  monthFeb: 'Feb',
  monthMar: 'Mar',
  monthApr: 'Apr',
  monthMay: 'May',
  monthJun: 'Jun',
  monthJul: 'Jul',
  monthAug: 'Aug',
  monthSep: 'Sep',
  monthOct: 'Oct',
  monthNov: 'Nov',
  monthDec: 'Dec',

  openPoints: 'What the sources leave open',
  shareSummary: 'Share: {what}',
  formatKnown: 'What is known of this format, and what is not',
  shareSheet: 'Sheet',
  shareNothing: 'No list to share was found. Write it first, or go to its sheet and look again.',
  shareEmpty: '{sheet} has headings and no filled rows below them.',

  listMissing: 'Select “{list}” first.',

  readByHand:
    'This workbook calculates by hand: results of formulas may be old. Press F9 and read again.',
  readWhileCalculating:
    'Excel was still calculating when this was read: results of formulas may be old. Read again when it is done.',

  useSelectionFor: 'Use selected cells for “{list}”',
  typedPlace: 'or type a range, table or name',
  readTyped: 'Read',
  readTypedFor: 'Read “{list}” from the typed range',
  withoutList: 'Continue without this list',
  listRead: '{rows} {rows?row|rows} in {address}',
  listReadPlayers: '{rows} {rows?player|players} in {address}',
  headerRow: 'Header row',
  headerInRow: 'Row {row}',
  headerNone: 'No headers: every row is data',
  columnOpen: 'Choose one',
  columnsHeaded: 'Columns that could be it: {columns}.',
  noColumn: 'None',
  fieldOptional: '{name} (optional)',
  otherColumns: 'Not used: {titles}',
  columnsAbsent: 'Not given: {names}',
  columnsChange: 'Change',
  columnsChangeOf: 'Change the columns of “{list}”',
  tableRows: '{rows} {rows?row|rows}',
  moreTables: 'Show {count} more {count?table|tables}',
  hiddenQuestion:
    '{count} {count?row is|rows are} hidden or filtered out. Include {count?it|them}?',
  columnResembles: 'Column {column}, “{heading}”, isn’t used. Is it “{name}”?',
  columnResemblesYes: 'Yes, it is “{name}”',
  columnResemblesNo: 'No, it is something else',
  hiddenUse: 'Yes, include them',
  hiddenSkip: 'No, leave them out',
} as const;
