/** English: why something could not be done, and the way out. */
export const problems = {
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
  unexpected:
    'Something went wrong in this pane, so nothing was done. Try again; if it happens again, close this pane and open it again.',
  changedMeanwhile: '{address} was changed in the meantime, so nothing was written. Try again.',
  answerLost:
    'Excel’s answer was lost. Look at {address}: what somebody had just typed there may be gone.',
  editedSince: '{address} was edited after the insertion, so it was left as it is.',
  textCell:
    '{address} is formatted as text, so a formula would stay text. Give it the format General or select another cell.',
  spilledCell: '{address} shows part of the result of {anchor}. Select another cell.',
  linkedData:
    '{address} holds a linked data type, which could not be put back. Select another cell.',

  sheetUnknown: 'There is no sheet called “{sheet}”. Check the spelling.',
  placeUnknown:
    '“{text}” is no address, table or name of this workbook. Type something like B2:F40 or Entries!A:F.',
  nameNoCells:
    'The name {name} does not stand for cells. Type an address instead, or delete the name if its cells are gone.',
  nothingThere: '{address} is empty. Select the cells that hold the list.',
  tooManyRows: '{address} has {rows} rows; at most {most} can be read. Select fewer.',
  tooManyCells: '{address} has {cells} cells; at most {most} can be read. Select fewer columns.',

  sheetTaken:
    'A sheet called “{sheet}” has appeared in the meantime, so nothing was written. Prepare the preview again.',
  sheetTakenHidden:
    'A hidden sheet has the name “{sheet}”, so nothing was written. Rename that sheet (right-click a tab, Unhide), or prepare the preview again.',
  nameTaken:
    'The name {name} is already used in this workbook, so nothing was written. Prepare the preview again.',
  workbookProtected:
    'The structure of this workbook is protected, so no sheet can be added. Remove the protection (Review tab), then try again.',
  sheetProtected:
    'The sheet “{sheet}” is protected, so nothing was written. Remove the protection (Review tab), then try again.',
  mergedThere: '{address} has merged cells ({merged}). Unmerge them, then try again.',
  spillThere:
    '{address} shows results of a formula that fills several cells. Move or remove that formula, then try again.',
  spillBlocked:
    'The formula in {anchor} needs {address} to be empty. Empty those cells, then try again.',
  sheetMissing: 'The sheet “{sheet}” no longer exists, so nothing was undone.',
  sheetTooLarge:
    'The sheet “{sheet}” is too large for Excel to take at once, so nothing was written. Select fewer rows.',
  sheetCopied:
    'A sheet that was written and its copy cannot be told apart ({sheets}), so nothing was undone. Delete what you do not need by hand.',
  mayBeHidden: '{sheets} may be hidden: right-click a sheet tab, choose Unhide.',
  editedAfterWriting:
    '{address} was edited since, so nothing was undone. Delete what you do not need by hand.',

  filterInTheWay: 'A filter is in the way. Clear the filter of that list, then try again.',
  mergedInTheWay:
    'Merged cells or a PivotTable are in the way. Choose another place, then try again.',
  offSheet: 'This would push filled cells off the sheet. Choose another place, then try again.',
  changedElsewhere: 'Someone else is changing these cells. Wait a moment, then try again.',
  undoNotSupported: 'This Excel cannot do that as one step. Try again.',
  stoppedWaiting: 'You stopped waiting for Excel. Try again when it answers.',
  pastedTooLong:
    '{count} characters were pasted; at most 1,000,000 can be read at once. Paste only the tables.',
} as const;
