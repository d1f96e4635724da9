/** What the manifest for development says of itself. */
export const manifest =
  'Development version of Tournament Scoring. Formulas start with DEV, for example DEV.SOF.AWARD.';
