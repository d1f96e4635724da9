/** Dutch: the description of the add-in that offers KGS alone. At most 250 characters. */
export const manifest =
  'Formules voor punten van het KGS-kampioenschap computergo, met uitleg van de regels.';
