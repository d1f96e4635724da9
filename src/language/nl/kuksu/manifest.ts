/** Dutch: the description of the add-in that offers KUKSU alone. At most 250 characters. */
export const manifest =
  'Formules voor groepen en rangschikking van het Kuksu-titeltoernooi, met uitleg van de regels.';
