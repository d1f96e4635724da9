/** English: the description of the add-in that offers AGA alone. At most 250 characters. */
export const manifest =
  'Formulas for tournament categories and points of the American Go Association, with the rules explained.';
