/** Dutch: the description of the add-in that offers AGA alone. At most 250 characters. */
export const manifest =
  'Formules voor toernooicategorie en punten van de American Go Association, met uitleg van de regels.';
