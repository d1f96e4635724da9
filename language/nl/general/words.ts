import { othersInDutch } from '../../few';
import type { RefusalWords } from '../../refusing';

/** The words that Dutch sentences are put together with. */
export const words: RefusalWords = {
  decimalMark: ',',
  and: 'en',
  others: othersInDutch,
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
