/** English: the description of the add-in that offers KGS alone. At most 250 characters. */
export const manifest =
  'Formulas for points of the KGS computer go championship, with the rules explained.';
