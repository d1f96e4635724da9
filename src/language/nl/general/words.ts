import { figureIn } from '../../locale';
import type { RefusalWords } from '../../say';

/** The words that Dutch sentences are put together with. */
export const words: RefusalWords = {
  decimalMark: ',',
  and: 'en',
  others: (left) => `en nog ${figureIn('nl', left)}`,
  emptyCell: 'leeg',
  yes: 'WAAR',
  no: 'ONWAAR',
  row: 'rij',
  rows: 'rijen',
  column: 'kolom',
  players: 'spelers',
  round: 'ronde',
  playOff: 'beslissingspartij',
  lists: { players: 'speler', games: 'partij', byes: 'vrij', absences: 'afwezig' },
  headings: {
    registrations: 'Aanmeldingen',
    lastCycle: 'Vorige cyclus',
    league: 'Groep',
    options: 'Opties',
  },
};
