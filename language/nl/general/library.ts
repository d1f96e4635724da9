import type { library as vocabulary } from '../../../src/general-messages';
import { checked } from '../../catalogue';

/** Wat de deuren van de bibliotheek weigeren. */
export const library = checked<typeof vocabulary>()({
  partMissing: 'Geef een waarde',
  unknownOption: 'Geen optie heet "{name}"; "{nearest}" lijkt er het meest op',
  cellNeeded: 'Geef een getal, tekst, true, false of null',
  numberOrTextNeeded: 'Geef een getal of tekst',
  choiceNeeded: 'Geef een van {choices}',
  listNeeded: 'Geef een lijst',
  itemsNeeded: 'Geef een lijst van {count} {count?waarde|waarden}',
  recordNeeded: 'Geef een object',
  mapNeeded: 'Geef een Map',
});
