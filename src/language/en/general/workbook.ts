/** English: working on a workbook; reading, writing and undoing, from wherever it is asked for. */
export const workbook = {
  language: 'en',

  sourceGone: '{address} no longer exists.',
  sourceMoved: 'The list was in {address} and is now in {now}.',
  sourceChanged: '{address} changed.',
  sourceChangedMore: '{count} more changed {count?cell|cells}.',
  sourceHidden: 'Different rows of {address} are hidden now.',
  sourceMerged: '{merged} has merged cells. Unmerge them, then refresh the preview.',

  useSelection: 'Use selected cells',
  columns: 'Columns',
  sample: 'e.g. {values}',
  tableNamed: 'Table {table}',

  answered: '{count} of {all} answered',

  options: 'Options',
  reading: 'Reading workbook…',
  computing: 'Calculating…',
  stop: 'Cancel',
  stopped: 'Canceled. Nothing was written.',
  moreFindings: '{count} more',
  showCell: 'Go to {address}',
  truth: 'TRUE',
  write: 'Write to workbook',
  overwrite: 'Replace',
  writtenTitle: 'Done: {title}.',
  writtenNoPrint: 'Done: {title}. This version of Excel didn’t accept the page layout.',
  undoneTitle: 'Undone: {title}. Your workbook is back as it was.',
  unfinished:
    'Excel stopped halfway and couldn’t undo it. Check {places}: the data there may be incomplete.',
  takeBack: 'Undo',
  changedWhileWriting:
    'While {title} was being written, somebody changed {address}. Nothing was written; look at it and write again.',
  keptChanged: 'Kept, because somebody changed it: {places}.',
  keptInUse: 'Kept, because formulas use it: {sheet} ({places}).',
  keptUnsearched:
    'Kept, because this workbook is too large to see whether formulas use it: {sheet}.',
  putBackUncertain:
    '{places}: put back to what was there before the write. Excel’s answer was lost, so look whether somebody had just changed it.',
  storedDifferently: '{address}: “{planned}” was written, but Excel stored “{stored}”.',
  storedDifferentlyMore: '{count} more {count?cell|cells} that Excel stored differently',
  functionMissing:
    'Written, but this Excel has no {name}, so {address} shows #NAME?. Press Undo, and use Microsoft 365, Excel 2021 or newer, or Excel on the web.',
  missedLooks: 'Excel refused {parts} on {sheets}. Everything else is written.',
  missedFormats: 'number formats (format the cells to type into as Text first)',
  missedLayout: 'a part of the layout',
  missedFreeze: 'frozen headings (use View > Freeze Panes)',
  missedTab: 'tab colors',
  missedChoices: 'drop-down lists (type the entries; the pane checks them)',
  missedHighlights: 'colors that mark cells by themselves',
  calculatesByHand: 'This workbook calculates by hand: press F9 after typing results.',
  undoEndsWithPane: 'Undo works until this pane is closed.',
  lastWritten: 'Last written: {title}, {time}.',
  undoneBut: '{title}: undone.',
  undoRenamed: 'Undo deletes {sheet}, which was called {was}.',
  undoHidden: 'Undo deletes {sheet}, which was hidden since.',
  undoUnseen:
    'Undo deletes {sheet}. Its formulas use a sheet that no longer exists, so other changes in them can’t be seen.',
  undoSheetGone: 'Not put back, because the sheet no longer exists: {places}.',
  undoFormulaLost:
    '{address} stays as it is, because what stood there uses something that no longer exists: {formula}',
  undoNameStays: 'Stays, because it stands for other cells since: {names}.',
  undoPrintStays:
    'Still printed as far as it was written: {sheets}. Change that under Page Layout > Print Area if you like.',
  undoTableChanged: 'Stays as large as it is, because it was changed since: {tables}.',
  undoTableStays:
    'Stays larger than it was: {tables}. Undo can’t make it smaller in this version of Excel; select Table Design > Resize Table.',
  undoLooks: 'Undo deletes {sheet}. Its formats, charts, tables or comments were changed since.',
  undoUsedOnce: 'Undo deletes {sheets}. 1 formula uses it and will show #REF!: {places}.',
  undoUsed: 'Undo deletes {sheets}. {count} formulas use it and will show #REF!: {places}.',
  undoUnsearched:
    'Undo deletes {sheets}. This workbook is too large to see whether formulas use it; those would show #REF!.',
  undoDelete: 'Delete',
  undoKeep: 'Keep',
  undoNewOnce: 'While undoing, {address} was filled with “{content}”. It is gone; this was new:',
  undoNew: 'While undoing, {count} cells were filled: {places}. They are gone; this was new:',
  undoBrokenOnce:
    'While undoing, {address} was filled with “{content}”. It uses what is gone and shows #REF!; this was new:',
  undoBroken:
    'While undoing, {count} formulas were filled in that use what is gone: {places}. They show #REF!; this was new:',
  goneUnseen:
    'Deleted: {sheets}. Excel’s answer was lost, so look whether somebody had just typed there or used it.',
  copyNew: 'Copy',
  copied: 'Copied.',
  pressCopy: 'Press Ctrl+C to copy.',
  working: 'Writing…',
} as const;
