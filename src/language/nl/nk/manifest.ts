/** Dutch: the description of the add-in that offers NK alone. At most 250 characters. */
export const manifest =
  'Formules voor groepen, paringen en scores van het Nederlands kampioenschap go, met uitleg van de regels.';
