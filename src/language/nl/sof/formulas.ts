import type { sof as vocabulary } from '../../../sof/messages';
import { checked } from '../../catalogue';

export const sof = checked<typeof vocabulary>()({
  averageNotNegative: 'Typ een gemiddelde van 0 of hoger',
  tablesAboveZero: 'Typ een getal boven 0',
  ratingKnown: 'Typ "Regional" of "Sectional"',
  restrictionsWhole: 'Typ 0 (geen), 1 of 2 (twee of meer)',
  firstAwardTooSmall: 'Typ een toekenning van ten minste 0,01 meesterpunt',
  eventKnown: 'Typ "Flight A" of "Bracketed Swiss", of laat dit leeg',
  stratumWithinField: 'Stratum A kan niet meer tafels hebben dan het hele veld ({tables})',
  scoreWithinLimits: 'Typ een score van -1.000.000 tot en met 1.000.000',
  holdingNotNegative: 'Typ meesterpunten, 0 of hoger',
  holdingsMissing: 'Typ meesterpunten voor ten minste één paar of team',
  entrySizeKnown: 'Typ 2 (paar), of 4, 5 of 6 (team)',
  playersCounted:
    'Typ meesterpunten voor 2 spelers (paar), of 4 tot en met 6 (team). Typ 0,01 voor een lid zonder meesterpunten',
  sizeUnlikeCount:
    'De rij met holdings heeft {players} {players?speler|spelers}. Laat dit argument weg als elke speler een eigen cel heeft',
  sizesUnlikeHoldings: 'Typ één grootte voor alle, of één per rij van holdings ({rows})',
  pairsOrTeams: 'Gebruik paren (2) en teams (4 tot en met 6) niet door elkaar',
  limitKnown: 'Typ 100, 750 of "Unlimited"',
  limitWithoutFactor: 'De vroegere regels hebben alleen factoren voor 100, 750 en "Unlimited"',
  typeKnown: 'Typ "Pairs", "Swiss", "Board-a-match" of "Individual"',
});

/** Dutch: the description of the add-in that offers SOF alone. At most 250 characters. */
export const manifest =
  'Formules voor meesterpunten bij bridge naar de sterkte van het veld, met uitleg van de regels.';
