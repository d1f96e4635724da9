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

  headingNK: 'Dutch Go Championship (NK)',
  headingKGS: 'KGS computer go championship',
  headingKUKSU: 'Kuksu leagues',
  headingSOF: 'SOF – bridge masterpoints',
  headingAGA: 'AGA – go categories and points',
  functionsKGS: 'KGS – computer go points',
  functionsNK: 'NK – championship groups and scores',
  functionsKUKSU: 'KUKSU – leagues and ranking',

  systemSOF: 'Bridge masterpoints by strength of field (a proposal).',
  systemAGA: 'Tournament categories and qualifying points of the American Go Association.',
  systemKGS: 'Points and totals of the yearly KGS computer go championship.',
  systemNK: 'Groups, pairings and standings of the Dutch Go Championship.',
  systemKUKSU: 'League cycles of the Kuksu title: ranking and the next leagues.',

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
