import type { kuksu as vocabulary } from '../../../kuksu/messages';
import { checked } from '../../catalogue';

export const kuksu = checked<typeof vocabulary>()({
  registeredPlayersWhole: 'Typ een geheel aantal spelers',
  tooFewForLeague: 'Een groep vraagt 5 spelers. Nodig er nog {missing} uit',
  remainderWithoutLeague:
    'Er {left?blijft|blijven} {left} {left?speler|spelers} over en een groep vraagt er 5. Laat er {left} weg of nodig er nog {missing} uit. Niet volgens de regels: zet de {missing} laagste van het laatste volle niveau (op rating plus toeslag) één niveau lager',
  tierLettered: 'Typ een niveau van 1 (A) tot en met 26 (Z)',
  tiersLettered: 'Typ een geheel getal van 1 tot en met 26 (zie KUKSU.TIERS)',
  leaguePlace:
    'Typ een plaats van 1 tot en met 10. Gebruik 0 alleen voor de vorige titelhouder (tier 1, lostTitle WAAR)',
  dependsOnTitleMatch:
    'De winnaar van groep A blijft alleen na verlies van de titelmatch in niveau 1; typ dan WAAR bij lostTitle. Wie de match wint, speelt in geen groep',
  crosstableSquare:
    'Selecteer evenveel rijen als kolommen: één van elk per speler, in dezelfde volgorde',
  gameResult: 'Typ 1 (gewonnen), 0 (verloren of niet gespeeld) of 0,5 (jigo)',
  gameContradicted:
    'In de rij van de tegenstander staat {other} voor deze partij. Typ 1 en 0, twee keer 0,5 of twee keer 0',
  lastTierOrNone: 'Typ een niveau van 1 (A) tot en met 26 (Z), of laat dit leeg',
  lastPlaceOrNone: 'Typ een plaats van 1 tot en met 10, of laat dit leeg',
  ratingAboveZero: 'Typ een rating boven 0',
  rowsUnlikePoints: 'Het aantal rijen moet gelijk zijn aan dat van points ({rows})',
});

/** Dutch: the description of the add-in that offers KUKSU alone. At most 250 characters. */
export const manifest =
  'Formules voor groepen en rangschikking van het Kuksu-titeltoernooi, met uitleg van de regels.';
