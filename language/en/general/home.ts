/** English: the function reference and inserting from it. */
export const home = {
  title: 'Functions',
  toFunctions: 'To the functions',
  firstRun: 'Select a cell in the sheet, open a function below and press Insert.',

  selected: 'Selected: {address}',
  selectedNothing: 'Reading the selection…',
  selectedOther: 'Selected: several areas or an object',

  searchLabel: 'Search functions',
  foundOne: '1 function',
  foundMany: '{count} functions',
  foundNone: 'No function matches “{query}”. Try fewer or shorter words.',

  systemSOF: 'Bridge: masterpoint awards by strength of field, a proposal of 2011.',
  systemAGA: 'Go: tournament category and qualification points of the American Go Association.',
  systemKGS: 'Computer go: points of the annual KGS bot championship.',
  systemNK: 'Go: groups, pairs, scores and rights of the Dutch championship.',
  systemKUKSU: 'Go: leagues and ranking of the Kuksu title tournament.',

  signature: 'Syntax',
  arguments: 'Arguments',
  optional: 'optional',
  examples: 'Examples',
  gives: 'gives',
  clauses: 'Rules',
  help: 'Help on {name}',

  insert: 'Insert',
  insertLabel: 'Insert {formula}',
  insertedInto: 'Inserted into {address}.',
  insertedTopLeft: 'Inserted into {address}, the top-left cell of {selection}.',
  occupied: '{address} holds “{content}”. Replace it?',
  replace: 'Replace',
  cancel: 'Cancel',
  kept: 'Nothing was changed.',
  undo: 'Undo',
  undone: '{address} is as it was before.',
  waiting: 'Waiting for Excel. If you are typing in a cell, press Enter or Esc there.',

  jobLoading: 'Loading…',
  jobNotLoaded:
    'This part of the add-in could not be loaded. Check the internet connection, then try again.',
  again: 'Try again',

  outside: 'This page works inside Excel: open it there with the add-in’s button on the Home tab.',
  noOffice:
    'Microsoft’s Office library could not be loaded. Check the internet connection, then close this pane and open it again.',
  noAnswer: 'Excel does not answer this pane. Close it and open it again.',
  paneFailed: 'Something went wrong in this pane.',
  reload: 'Reload',
  copyDetails: 'Copy details',
  details: 'Details',
  detailsCopied:
    'Copied. The details name the add-in and this Excel; they hold nothing of your workbook.',
  detailsShown:
    'Press Ctrl+C to copy the details. They name the add-in and this Excel; they hold nothing of your workbook.',
  waitingForCell: 'Excel is waiting: press Enter or Esc in the cell you are typing in.',
  notAnswered: 'Excel has not answered.',
  stopWaiting: 'Stop waiting',
  takingBackLater: 'Stopped. What was begun is taken back as soon as Excel answers again.',
  repairLead: 'Do formulas of this add-in show #NAME? after the workbook was opened?',
  repair: 'Repair formulas',
  repairing: 'Looking through the workbook…',
  repairedNone: 'No formula of this add-in shows #NAME?.',
  repairedOne: 'Repaired 1 formula.',
  repairedSheet: 'Repaired {formulas} formulas on 1 sheet.',
  repairedMany: 'Repaired {formulas} formulas on {sheets} sheets.',
  repairProtected:
    'Protected, so nothing was changed there: {sheets}. Remove the protection (Review tab), then repair again.',
  repairLeftOne: '{address} still shows #NAME?. Save the workbook, close it and open it again.',
  repairLeftMany:
    '{count} formulas still show #NAME?, the first in {address}. Save the workbook, close it and open it again.',
} as const;
