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
  changedMeanwhile: '{address} was changed in the meantime, so nothing was written. Try again.',
  editedSince: '{address} was edited after the insertion, so it was left as it is.',
  textCell:
    '{address} is formatted as text, so a formula would stay text. Give it the format General or select another cell.',
  spilledCell: '{address} shows part of the result of {anchor}. Select another cell.',
  linkedData:
    '{address} holds a linked data type, which could not be put back. Select another cell.',
} as const;
