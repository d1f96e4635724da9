import { kgsJobs } from './kgs/jobs';
import { kuksuJobs } from './kuksu/jobs';
import { nkJobs } from './nk/jobs';
import { agaJobs } from './aga/jobs';
import { sofJobs } from './sof/jobs';
import { systems } from './general/systems';

/** English: the search over functions and jobs. */
export const find = {
  findLabel: 'Search formulas and jobs',
  findJobs: 'Jobs',
  findSystem: 'System',
  findAll: 'All',
  foundWithJobs: '{functions}, {count} {count?job|jobs}',
} as const;

/** English: the function reference and inserting from it. */
export const home = {
  views: 'Views',
  viewRun: 'Run',
  viewFunctions: 'Functions',
  viewWhy: 'Why',
  version: 'Version {version}',
  helpPages: 'Help',
  helpNew: 'What’s new',
  helpPrivacy: 'Privacy',
  checkTitle: 'Check this Excel',
  helpTrouble: 'Troubleshooting',
  helpSupport: 'Support',
  helpInstall: 'Install the add-in',
  whyNothing:
    'There is nothing to explain in {address}: no formula of this add-in, and no figure that a job worked out.',
  explainCell: 'Explain {address}',
  backToRun: 'Back to Run',
  backToFunctions: 'Back to Functions',

  title: 'All functions',

  selected: 'Selected: {address}',
  selectedNothing: 'Reading selection…',
  selectedOther: 'Selected: more than one area, or an object',

  foundOne: '1 function',
  foundMany: '{count} functions',
  foundNone: 'No functions match “{query}”. Try fewer or shorter words.',

  help: 'Help for {name}',

  occupied: '{address} already contains “{content}”. Replace it?',
  insertedInto: '{address}: formula inserted.',
  insertedTopLeft: 'Formula inserted in {address}, the top-left cell of {selection}.',
  cancel: 'Cancel',
  kept: 'Nothing changed.',
  undo: 'Undo',
  undone: 'Undone: {address} is back as it was.',
  waiting: 'Waiting for Excel. If you’re typing in a cell, press Enter or Esc there.',

  jobLoading: 'Loading…',
  jobNotLoaded:
    'This part of the add-in didn’t load. Check your internet connection, then try again.',
  again: 'Try again',

  outside: 'This page works inside Excel. Open it there with the add-in’s button on the Home tab.',
  noOffice:
    'Microsoft’s Office library didn’t load. Check your internet connection, then close this pane and open it again.',
  noAnswer: 'Excel does not answer this pane. Close it and open it again.',
  paneFailed: 'Something went wrong in this pane.',
  newBuild: 'A new version of the add-in is ready. What isn’t written is lost when you reload.',
  reload: 'Reload',
  copyDetails: 'Copy details',
  details: 'Details',
  detailsCopied:
    'Copied. The details name the add-in and this Excel; they hold nothing of your workbook.',
  detailsShown:
    'Press Ctrl+C to copy the details. They name the add-in and this Excel; they hold nothing of your workbook.',
  waitingForCell: 'Excel is waiting: press Enter or Esc in the cell you are typing in.',
  notAnswered: 'Excel hasn’t answered.',
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
    '{address} is filled by the formula in {anchor}. Delete that formula or move it elsewhere, then try again.',
  spillBlocked:
    'The formula in {anchor} needs {address} to be empty. Clear those cells, then try again.',
  sheetMissing: 'Nothing was undone: sheet “{sheet}” no longer exists.',
  onlySheets: 'Nothing was undone: Excel needs another sheet. Add an empty one, then undo.',
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
    'Merged cells or a PivotTable are in the way. Unmerge those cells (Home > Merge & Center) or move the PivotTable, then try again.',
  offSheet:
    'This would push filled cells off the sheet. Clear the last rows and columns of the sheet, then try again.',
  changedElsewhere: 'Someone else is changing these cells. Wait a moment, then try again.',
  undoNotSupported: 'This version of Excel can’t undo this in one step. Try again.',
  stoppedWaiting: 'You stopped waiting for Excel. Try again when it answers.',
} as const;

/** English: Home, whatever the workbook holds. */
export const run = {
  runMoreFor: 'More for {name}',
  runAlso: 'Also in this workbook',
  runStart: 'Start another event',
  runStartWhat: 'bridge, AGA, KGS, NK or Kuksu',
  runReading: 'Looking where the events of this workbook stand…',
  runAgain: 'Look again',
  runNotRead: 'This event can’t be read',
  runPlaceEmpty: '{address} is empty, but a part of this event belongs there.',
  runNameNoCells: 'The name {name} no longer stands for the cells of this event.',
  runPlaceGone: '{name}, a part of this event, is no longer in this workbook.',
  runPlaceLarge:
    '{address} is too large to be read. Look for something typed far below the list or beside it, and delete those rows or columns.',
  runNotReadHint:
    'Undo what changed there (Ctrl+Z), or bring back an older version of this workbook (File, Info, Version History). Nothing else here depends on it.',

  runWhat: 'What do you run?',
  runWhatLead: 'Choose once. After that this pane opens with your next step.',
  runNK: 'Dutch Go Championship',
  runNKFile: 'Dutch Go Championship, from OpenGotha',
  runNKFileWhat: 'an entry list, or a whole event, of an OpenGotha or Pairgoth file',
  runNKWhat: 'NK: groups, rounds, standings, title',
  runKUKSU: 'Kuksu league cycle',
  runKUKSUWhat: 'ranks the leagues and groups the next cycle',
  runKGS: 'KGS computer go championship',
  runKGSWhat: 'a year of tournaments, points and totals',
  runAGA: 'AGA open section',
  runAGAWhat: 'go: category and qualification points',
  runSOF: 'Bridge event',
  runSOFWhat: 'awards of pairs and teams by Strength of Field',
  runFunctions: 'See all functions',
  runSample: 'Try with sample data',
  runSampleNK: 'an entry list of 16 players, on a new sheet',
  runNKPlayed: 'Dutch Go Championship in play',
  runSampleNKPlayed: '3 of 7 rounds played, on new sheets',
  runSampleKUKSU: '20 registrations, on a new sheet',
  runSampleKGS: 'results of a tournament, on a new sheet',
  runSampleAGA: 'results of 14 players, on a new sheet',
  runSampleSOF: 'scores of 12 pairs, on a new sheet',

  runRoundsLabel: 'Rounds',
  runPlayed: 'Round {round}, played: go to its sheet',
  runDue: 'Round {round}, results missing: go to its sheet',
  runComes: 'Round {round}, next',
  runToCome: 'Round {round}, to come',
  runRoundsPlayed: '{count} of {rounds} {rounds?round|rounds} played',
  runShareWhat: 'as text and as HTML',
} as const;

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
  untruth: 'FALSE',
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
  undoShows: '{sheet} is in sight again: Excel always shows one sheet.',
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

/** English: what the pane starts with. The other texts of a system come with its bundle. */
export const start = {
  ...find,
  ...home,
  ...systems,
  ...run,
  ...problems,
  ...workbook,
  ...kgsJobs,
  ...kuksuJobs,
  ...nkJobs,
  ...sofJobs,
  ...agaJobs,
} as const;

export { start as texts };
