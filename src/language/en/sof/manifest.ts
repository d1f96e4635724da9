/** English: the description of the add-in that offers SOF alone. At most 250 characters. */
export const manifest =
  'Formulas for bridge masterpoints by strength of field, with the rules explained.';
