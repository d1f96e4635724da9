/** English: the description of the add-in that offers KUKSU alone. At most 250 characters. */
export const manifest =
  'Formulas for leagues and ranking of the Kuksu title tournament, with the rules explained.';
