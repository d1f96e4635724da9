/** English: the description of the add-in that offers NK alone. At most 250 characters. */
export const manifest =
  'Formulas for groups, pairings and scores of the Dutch Go Championship, with the rules explained.';
