/** What the manifest for development says of itself. */
export const manifest =
  'Ontwikkelversie van Toernooibeheer. Formules beginnen met DEV, bijvoorbeeld DEV.SOF.AWARD.';
