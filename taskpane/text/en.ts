/** English sentences of the pane. `{name}` stands for a value; every language uses the same keys and values. */
export const en = {
  title: 'Functions',
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

  outside: 'This page works inside Excel: open it there with the add-in’s button on the Home tab.',
  noOffice:
    'Microsoft’s Office library could not be loaded. Check the internet connection, then close this pane and open it again.',

  cellEdit: 'A cell is being edited. Press Enter or Esc in the sheet, then try again.',
  accessDenied:
    'Excel does not allow writing here: the sheet is protected or the workbook is read-only. Remove the protection or choose another sheet, then try again.',
  noSingleBlock: 'Select one cell or one block of cells in the sheet, then try again.',
  sessionLost: 'The connection with the workbook was lost. Close this pane and open it again.',
  tooLarge: 'This is too much for Excel at once. Select fewer cells, then try again.',
  busy: 'Excel is busy. Wait a moment, then try again.',
  dialogOpen: 'A dialog is open in Excel. Close it, then try again.',
  unsupported: 'This version of Excel cannot do this. Update Excel, then try again.',
  otherProblem:
    'Excel refused this ({hostCode}). Try again; if it happens again, close this pane and open it again.',
  sheetGone: 'The sheet or cell no longer exists, so nothing was changed.',
  changedMeanwhile: '{address} was changed in the meantime, so nothing was written. Try again.',
  editedSince: '{address} was edited after the insertion, so it was left as it is.',
  textCell:
    '{address} is formatted as text, so a formula would stay text. Give it the format General or select another cell.',
  spilledCell: '{address} shows part of the result of {anchor}. Select another cell.',
  linkedData:
    '{address} holds a linked data type, which could not be put back. Select another cell.',
} as const;
