/** What the manifest for development says of itself. */
export const manifest =
  'Development version of Tournament Scoring. Formulas start with DEV, for example DEV.SOF.AWARD.';

/** What the manifest of the release says, in the list of add-ins and on the ribbon. */
export const release = {
  name: 'Tournament Scoring',
  description:
    'Run go and bridge tournaments in Excel. Pair the Dutch Go Championship (NK), group Kuksu leagues, keep a KGS year, and calculate SOF masterpoints and AGA points with formulas that show their rules. Nothing leaves your workbook.',
  ready: 'Ready to run a tournament',
  group: 'Tournament Scoring',
  pane: 'Tournament',
  cellMenu: 'Explain this cell',
  cellMenuTip:
    'Opens the pane and shows which rule and which numbers give the figure in this cell.',
  readyTo:
    'Select Tournament on the Home tab to pair rounds, group leagues or find a formula. Or type a formula: its name starts with the system, such as =SOF.AWARD(.',
  paneTip:
    'Pair rounds, group leagues, add results, and insert scoring formulas with their rules explained.',
} as const;

/** What the manifest whose functions run in the runtime of the pane says of itself. */
export const shared =
  'Tournament Scoring with formulas and task pane in one runtime. For an Excel that does not run the formulas of the release. Install one of the two, never both.';
