/** English: why something could not be done, and the way out. */
export const problems = {
  cellEdit: 'You’re editing a cell. Press Enter or Esc in the sheet, then try again.',
  accessDenied:
    'This sheet is protected or the workbook is read-only. Remove the protection or choose another sheet, then try again.',
  noSingleBlock: 'Select one cell or one range, then try again.',
  sessionLost: 'The connection to the workbook was lost. Close this pane and open it again.',
  tooLarge: 'This is too much for Excel in one go. Select fewer cells, then try again.',
  busy: 'Excel is busy. Wait a moment, then try again.',
  dialogOpen: 'A dialog is open in Excel. Close it, then try again.',
  unsupported: 'Your version of Excel can’t do this. Update Excel, then try again.',
  otherProblem:
    'Excel couldn’t do this ({hostCode}). Try again. If it keeps happening, close this pane and open it again.',
  sheetGone: 'Nothing changed: that sheet or cell no longer exists.',
  unexpected:
    'Nothing was done: something went wrong in this pane. Try again. If it keeps happening, close this pane and open it again.',
  changedMeanwhile: 'Nothing was written, because {address} just changed. Try again.',
  answerLost:
    'Excel’s answer was lost. Check {address}: what someone had just typed there may be gone.',
  editedSince: '{address} was edited after the formula was inserted, so it stays as it is.',
  textCell:
    '{address} is formatted as Text, so a formula wouldn’t calculate. Change the format to General, or select another cell.',
  spilledCell: '{address} is part of the result of {anchor}. Select another cell.',
  linkedData:
    '{address} contains a linked data type, which Undo couldn’t restore. Select another cell.',

  sheetUnknown: 'There’s no sheet named “{sheet}”. Check the spelling.',
  placeUnknown:
    '“{text}” isn’t a range, table or name in this workbook. Type something like B2:F40 or Entries!A:F.',
  nameNoCells: 'The name {name} doesn’t refer to cells. Type a range instead, or delete the name.',
  nothingThere: '{address} is empty. Select the cells that contain the list.',
  tooManyRows: '{address} has {rows} rows; the limit is {most}. Select fewer rows.',
  tooManyCells: '{address} has {cells} cells; the limit is {most}. Select fewer columns.',

  sheetTaken: 'Nothing was written: there’s now a sheet named “{sheet}”. Refresh the preview.',
  sheetTakenHidden:
    'Nothing was written: a hidden sheet is named “{sheet}”. Rename that sheet (right-click a tab, Unhide), or refresh the preview.',
  nameTaken: 'Nothing was written: the name {name} is already in use. Refresh the preview.',
  workbookProtected:
    'Sheets can’t be added or deleted, because the workbook structure is protected. Select Review > Protect Workbook to remove the protection, then try again.',
  sheetProtected:
    'Nothing was changed, because sheet “{sheet}” is protected. Select Review > Unprotect Sheet, then try again.',
  mergedThere: '{address} has merged cells ({merged}). Unmerge them, then try again.',
  spillThere:
    '{address} is filled by a formula that spills. Move or delete that formula, then try again.',
  spillBlocked:
    'The formula in {anchor} needs {address} to be empty. Clear those cells, then try again.',
  sheetMissing: 'Nothing was undone: sheet “{sheet}” no longer exists.',
  undoUnreadable:
    'The last write can’t be undone: what was kept for Undo was changed or damaged. Delete what you don’t need yourself.',
  draftUnreadable:
    'What you had typed here before can’t be read: it was changed or damaged. The form starts empty.',
  sheetTooLarge:
    'Nothing was written: sheet “{sheet}” is too large for Excel in one go. Select fewer rows.',
  sheetCopied:
    'Nothing was undone: a sheet that was written looks the same as its copy ({sheets}). Delete what you don’t need yourself.',
  mayBeHidden: '{sheets} may be hidden: right-click a sheet tab, choose Unhide.',
  editedAfterWriting:
    'Nothing was undone: {address} was edited since. Delete what you don’t need yourself.',

  filterInTheWay: 'A filter is in the way. Clear it, then try again.',
  mergedInTheWay:
    'Merged cells or a PivotTable are in the way. Choose another place, then try again.',
  offSheet: 'This would push filled cells off the sheet. Choose another place, then try again.',
  changedElsewhere: 'Someone else is changing these cells. Wait a moment, then try again.',
  undoNotSupported: 'This version of Excel can’t undo this in one step. Try again.',
  stoppedWaiting: 'You stopped waiting for Excel. Try again when it answers.',
  draftTooLong: 'This text is too long to be kept when the pane closes. Paste it again then.',
  pastedPart: 'Only the beginning is shown; all {count} characters count.',
  pastedRemove: 'Remove this text',
  pastedTooLong:
    '{count} characters were pasted; at most 1,000,000 can be read at once. Paste only the tables.',
} as const;
