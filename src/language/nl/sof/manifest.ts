/** Dutch: the description of the add-in that offers SOF alone. At most 250 characters. */
export const manifest =
  'Formules voor meesterpunten bij bridge naar de sterkte van het veld, met uitleg van de regels.';
