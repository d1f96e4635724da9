import type { nk as vocabulary } from '../../../nk/messages';
import { checked } from '../../catalogue';

export const nk = checked<typeof vocabulary>()({
  strengthWithin: 'Typ een rating van -1.000.000 tot en met 1.000.000',
  rightKnown: 'Typ Topgroep of Groep 1, of laat dit leeg',
  rowsUnlikeStrengths: 'Het aantal rijen moet gelijk zijn aan dat van strengths ({rows})',
  rightsBeyondGroup:
    'Die groep heeft {places} {places?plaats|plaatsen}. Verwijder rechten of maak de groepen groter',
  startGroupWhole: 'Typ een startgroep: 0 voor de Topgroep, 1 voor Groep 1, enzovoort',
  halfPointsWon: 'Typ hele of halve punten, 0 of hoger',
  halfScore: 'Typ een score in hele of halve punten (Topgroep = 0)',
});

/** Dutch: the description of the add-in that offers NK alone. At most 250 characters. */
export const manifest =
  'Formules voor groepen, paringen en scores van het Nederlands kampioenschap go, met uitleg van de regels.';
