import type { nkEvent as vocabulary } from '../../../nk/event/messages';
import { checked } from '../../catalogue';

export const nkEvent = checked<typeof vocabulary>()({
  nkRoundsWhole: 'Typ een geheel getal van 1 tot en met 99',
  floatPreferenceKnown: 'Kies boven, midden of onder',
  absencePointsKnown: 'Typ 0 of 0,5',
  playerNumberWhole: 'Typ een geheel getal, 1 of hoger',
  playerNumberRepeats: 'Een andere speler heeft dat nummer al. Geef elke speler een eigen nummer',
  entersWhole: 'Typ de eerste ronde als geheel getal, 1 of hoger',
  withdrawnWhole: 'Typ de laatst gespeelde ronde als geheel getal, 0 of hoger',
  withdrawnBeforeEntering: 'De speler stopt voordat hij begint. Typ {first} of hoger',
  pointsBeforeTooMany:
    'De speler begint na {before} {before?ronde|ronden}. Typ niet meer waarden dan dat',
  pointsBeforeTwice:
    'Voor die ronde staat al een afwezigheid van de speler. Verwijder de afwezigheid of de waarde in ‘Punten voor de eerste ronde’',
  roundsBeyondEvent:
    'Het toernooi heeft maar {rounds} {rounds?ronde|ronden}. Verwijder de extra bladen of wijzig Ronden',
  boardWhole: 'Typ een geheel getal, 1 of hoger',
  boardRepeats: 'Een andere partij heeft dat tafelnummer al',
  playerUnknown: 'Geen speler heeft dat nummer. Controleer het blad Spelers',
  playerNotInEvent: 'Die speler doet deze ronde niet mee: nog niet begonnen, of gestopt',
  playerTwice: 'Die speler staat al op een regel erboven. Houd er één',
  playerUnaccounted: 'Die speler ontbreekt. Voeg een partij, vrij of afwezig toe',
  gameResultKnown: 'Kies zwart, wit, jigo, reglementaire winst of beide verloren',
  rightsBeyondPlaces:
    'De groep van volgend jaar heeft {places} {places?plaats|plaatsen}. De wedstrijdleiding beslist wie er een krijgt',
  rightsAfterLastRound: 'Rechten worden verdiend na ronde {rounds}',
  egdNoPlayers: 'De tabel vraagt een regel per speler, met plaats en graad',
  egdLine:
    'Achter de naam staat geen graad (zoals 3d). Een regel vraagt plaats, naam, graad, land, club en uitslagen',
  egdWord:
    '‘{word}’ is geen land, club, getal of uitslag. Een regel vraagt plaats, naam, graad (zoals 3d), land, club en uitslagen',
  egdPin: 'Achter ‘|’ kan alleen een pincode van acht cijfers staan',
  egdPinRepeats: 'Regel {before} heeft dezelfde pincode. Geef elke speler een eigen pincode',
  egdPlace:
    'Dat is geen plaats voor spelersregel {line}. Typ {line}, of de plaats van de regel erboven als die gedeeld is',
  egdRoundCount: 'Elke regel vraagt evenveel uitslagen als de eerste ({rounds})',
  egdContradiction:
    'De regel van de tegenstander ontbreekt of zegt iets anders. Maak beide regels gelijk',
  playedWithinRounds: 'Typ een geheel getal van 0 tot en met {rounds}',
  playerNotFree: 'Die speler is afwezig, gestopt of al vastgezet. Kies een andere speler',
  pairOfOne: 'Kies twee verschillende spelers',
  forcedForbidden: 'Die paring is ook verboden. Maak een van beide ongedaan',
  blackOfPair: 'Zwart moet een van beide spelers zijn',
  byeInEvenField: 'Het aantal spelers is even, dus niemand is vrij',
  playOffNotDue:
    'Voor een beslissingspartij zijn na de laatste ronde precies twee kandidaten nodig',
  playOffPlayers: 'De beslissingspartij gaat tussen de twee overgebleven kandidaten',
  playOffTooEarly: 'De beslissingspartij komt na ronde {rounds}',
  allRoundsPlayed:
    'Alle ronden zijn gespeeld ({rounds}). Voor een beslissingspartij zijn precies twee kandidaten nodig',
  egdScoreTooLow:
    'Die score geeft een startgroep voorbij {most}. Typ een score dichter bij de hoogste',
  tooFewToPair: 'Er moeten ten minste twee spelers aanwezig zijn',
  nobodyLeftToMeet:
    'Voor die speler is geen tegenstander over. Sta een herhaling of een verboden paring toe, of maak een vastgezette ongedaan',
  tooFewToMeet:
    'Behalve elkaar hebben deze spelers nog maar {opponents} {opponents?tegenstander|tegenstanders} over. Sta een herhaling of een verboden paring toe, of maak een vastgezette ongedaan',
});
