import type { kgs as vocabulary, kgsWarnings as warningVocabulary } from '../../../kgs/messages';
import { checked } from '../../catalogue';

export const kgs = checked<typeof vocabulary>()({
  hoursAboveZero: 'Typ een aantal uren boven 0',
  boardSizeKnown: 'Typ 19, 13 of 9',
  factorAboveZero: 'Typ een factor boven 0 (zie KGS.FACTOR)',
  calculatorPoints: 'Typ hele punten, 0 of hoger',
  calculatorPlayers: 'Typ in de eerste kolom het aantal spelers, 1 of hoger',
  calculatorRepeats: 'Dat aantal spelers staat al in een rij erboven. Houd één van de rijen',
  notInCalculator: 'De puntentabel heeft geen rij voor dat aantal spelers. Voeg die toe',
  standingNotNegative: 'Typ een getal, 0 of hoger',
  rowsUnlikeWins: 'Het aantal rijen moet gelijk zijn aan dat van wins ({rows})',
  rowsBeyondPlayers:
    'Er zijn meer rijen dan spelers ({players}). Laat weg wie niet meetelt (zie KGS.PLAYERS)',
  accountNeeded: 'Typ het account',
  engineNeeded: 'Typ de engine achter dit account',
  aliasRepeats:
    'Dat account staat al in een rij erboven voor hetzelfde toernooi. Verwijder een van de rijen',
});

export const kgsWarnings = checked<typeof warningVocabulary>()({
  winsBeyondRounds: 'wins, rij {row}: {found} gewonnen in {limit} {limit?ronde|ronden} is te veel.',
  sodosBeyondSos: 'sodos, rij {row}: {found} is meer dan SOS in die rij ({limit}).',
  tooManyWins:
    'wins: het totaal is {found}, maar er {limit?is|zijn} hoogstens {limit} {limit?partij|partijen} gespeeld.',
  tooFewWins:
    'wins: het totaal is {found}; verwacht {limit}, één per partij. Klopt alleen als iemand een ronde miste of een partij geen winnaar had.',
  sosBeyondWins:
    'sos: het totaal is {found}; hoogstens mogelijk is {limit} (ronden x som van gewonnen).',
  sosUnbalanced:
    'sos: het totaal is {found}; verwacht {limit} (ronden x som van gewonnen). Klopt alleen als iemand een ronde miste.',
  sodosUnbalanced:
    'sodos: het totaal is {found}; verwacht {limit} (som van gewonnen x niet gewonnen ronden). Klopt alleen als iemand een ronde miste.',
});

/** Dutch: the description of the add-in that offers KGS alone. At most 250 characters. */
export const manifest =
  'Formules voor punten van het KGS-kampioenschap computergo, met uitleg van de regels.';
