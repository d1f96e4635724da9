import { formulas } from './formulas';
import { steps } from './steps';

/** English: the card of a function, where a formula is filled in and inserted. */
export const card = {
  arguments: 'Arguments',
  examples: 'Examples',
  cardBar: 'Formula and result',
  gives: 'returns',
  clauses: 'Rules used',
  insert: 'Insert',
  replace: 'Replace',
  cardInsertInto: 'Insert into {address}',
  cardOptional: 'Optional: {count} of {all} as in the rules',
  cardUseCells: 'Use selected cells for {name}',
  cardPicked: '{name}: {address}',
  cardEquals: '= {value}',
  cardHolds: '{address} contains {values}',
  cardFills: 'Fills {rows} {rows?row|rows} × {columns} {columns?column|columns}:',
  cardTry: 'Try',
  cardTryExample: 'Try {formula}',
  cardTried: 'The example is in the fields.',
  cardNeeds: 'Still needed: {names}',
  cardEnter: '{name} is empty. Enter a value or use selected cells.',
  cardUnread: '“{text}” can’t be read as a formula. Enter a number, a range or text.',
  cardOnItself: '{address} is one of the arguments. Select the cell for the formula.',
  cardNoCell: 'Select the cell for the formula.',
  cardNotWorkedOut: '{what} isn’t worked out here. Excel calculates it once inserted.',
} as const;

/** English: the view Why. */
export const why = {
  whyEmpty:
    'Select a cell with a formula of this add-in, or a figure on a sheet written here, to see why it is what it is.',
  whyFollows: 'follows the selection',
  whyHeld: 'held',
  whyHold: 'Hold',
  whyFollow: 'Follow the selection',
  whyBack: 'Back to {address}',
  whyGoTo: 'Go to {address}',
  whyReading: 'Reading the cells …',
  whyOfWhich: '{selection}, of which {address}',
  whyHow: 'In {steps} {steps?step|steps}',
  whyHowOf: '{name} in {steps} {steps?step|steps}',
  whyFrom: 'From these cells',
  whyAllArguments: 'All arguments',
  whyArgument: 'Argument',
  whyValue: 'Value',
  whyCell: 'Cell',
  whyTyped: 'typed',
  whyLeftOut: 'left out',
  whyBlank: 'blank',
  whyWorkedOut: 'from',
  whyTakes: 'the {name} takes',
  whySays: 'What {clause} says',
  whySaysFailed: 'The rules could not be loaded. Open them by the link.',
  whyOrigin: 'Where does this come from?',
  whyOrigins: 'Cells that this formula refers to',
  whyNoOrigin:
    'None of the cells that this formula refers to holds a formula or figure of this add-in.',
  whyExplain: 'Explain',
  whyExplainOf: 'Explain {address}',
  whyRow: 'row {row} of {rows}',
  whyRowNamed: 'row {row} of {rows} ({name})',
  whyOneRow: 'row {row}',
  whyOneRowNamed: 'row {row} ({name})',
  whyCells: '{rows} {rows?row|rows} × {columns} {columns?column|columns}',
  whyMore: 'and {count} more',
  whyHeading:
    'This cell names a row or a column of the result of {name}. The rules lead to the other cells.',
  whyNoRow: 'The lists end before this row, so {name} leaves it empty.',
  whyAllResults: 'All results of {name}',
  whySharing: 'Shares with:',
  whyTheRow: 'row',
  whyNoCall: 'No function of the add-in leads to this value: the formula takes another one.',
  whyFormula: 'The formula',
  whyRest: 'The rest of the formula',
  whyRestUnknown: 'The rest of the formula is not worked out here.',
  whyInstead: '{name} shows {value} instead.',
  whyMiddleSteps: '{count} more {count?step|steps}',
  whyRules: 'Rules {first} to {last}',
  whyRule: 'Rule {first}',
  whyShows: '{address} shows {shown}.',
  whyShowsSteps: '{address} shows {shown}: {name}, {steps} {steps?step|steps}.',
  whyDiffersTitle: 'The cell shows something else',
  whyDiffers:
    'The steps come to {now}, but the cell shows {shown}. It may have been calculated with other numbers: let Excel calculate everything (Windows: Ctrl+Alt+F9), then look again.',
  whyUnknownTitle: 'One piece is not worked out here',
  whyUnknown:
    '{what} is not worked out here. Type what it gives, or put it into a cell of its own.',
  whyUnknownArgument:
    '{name} is {what}, which is not worked out here. Type what it gives, or put it into a cell of its own.',
  whyUnknownCalls:
    'This formula calls the add-in’s functions more often than is worked out here. Divide it over several cells: a call in a cell of its own is explained.',
  whyUnknownFunction:
    '#NAME? says that Excel doesn’t know {name}, or that the add-in’s functions aren’t loaded. Correct the formula, or type what {name} should give.',
  whyMisspelt: 'The add-in has no function {name}. The view Functions lists all it has.',
  whyUnknownWorkbook: '{what} is in another workbook. Type what it holds.',
  whyUnknownName:
    '{what} is no name, table or column of this workbook. Correct the formula, or type what it should give.',
  whyUnknownSheet:
    '{what}: this workbook has no such sheet. Correct the formula, or type what it should give.',
  whyUnknownSpill:
    '{what}: no result spills from that cell. Correct the formula, or type what it should give.',
  whyUnknownUnion:
    '{what} joins several areas, which is not worked out here. Type what it gives, or put it into a cell of its own.',
  whyUnknownIntersection:
    '{what} is what several areas share, which is not worked out here. Type what it gives, or put it into a cell of its own.',
  whyUnknownSheets:
    '{what} reaches over several sheets, which is not worked out here. Type what it gives, or put it into a cell of its own.',
  whyUnknownValue: 'What {what} gives',
  whyUse: 'Use',
  whyFault: '{name}, in {address}',
  whyFaultTogether: '{name}, in {places}',
  whyFaultFrom: '{name}, worked out from {places}',
  whyFaultRule: '{name} has no result',
  whyPassedOnFrom: '{what} comes to {error}, which is passed on.',
  whyPassedOn: '{address} holds {error}, which is passed on. Correct that cell first.',
  whyDayTitle: '{name} looks like a date: {day}',
  whyDay: '{value} is how Excel keeps {day}. Enter the number that is meant.',
  whyDayIn:
    '{value} is how Excel keeps {day}, and it makes dates of what is typed like 2-3. Format the cell as Number, then enter the number that is meant.',
  whyConvert: 'Convert to number',
  whyConverts: '{address}: “{text}” (text) becomes {number}.',
  whyConverted: '{address} is the number {number}',
  whyTexts: '{count} {count?cell|cells} of this column {count?is text|are texts}:',
  whyGone: 'The sheet of the cell that was held was deleted. Select another cell.',
  whyCounts: 'counts as {value}',
  whyErrorName:
    'Excel doesn’t know {name} here: the add-in’s functions aren’t loaded. Open Add-ins, then press F2 and Enter in this cell.',
  whySpillTitle: 'There is no room for the result',
  whyErrorSpill:
    'The result needs {cells} {cells?cell|cells} below and to the right. None of them seems filled: merged cells or the edge of the sheet may be in the way.',
  whyErrorSpillAt:
    'The result needs {cells} {cells?cell|cells} below and to the right; {address} is in the way. Empty it, or move the formula.',
  whyErrorSpillTable:
    'The result needs {cells} {cells?cell|cells}, and in a table a formula has one. Put it beside the table.',
  whyErrorBusy: 'Excel is still calculating.',
  whyReadAgain: 'Read again',
  whyErrorReference:
    'A cell or sheet that this formula used was deleted: #REF! stands where it was.',
  whyErrorOther:
    'The cell shows {error}, but the steps come to {now}. Let Excel calculate everything (Windows: Ctrl+Alt+F9), then look again.',
  whyTooMany:
    'This formula reads {cells} {cells?cell|cells}, more than are looked at here ({most}).',
  whyWhatIf: 'What if',
  whyWhatIfLead: 'Change a number to see what the result would be. Nothing is written.',
  whyWhatIfChanged: '{value} instead of {before}',
  whyWhatIfNone: 'No result.',
  whyWhatIfRefused: 'No result: {why}',
  whyAsItIs: 'As it is',
  whyChanged: 'changed',
  whyCopy: 'Copy as text',
  whyCopyField: 'Explanation as text',
} as const;

/** What the view Why, and the card of a function, say of the formulas of all systems. */
export const rules = { refusals: formulas, steps };

export const texts = { ...why, ...card };
