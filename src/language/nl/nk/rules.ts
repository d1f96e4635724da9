import type {
  nkEvent as eventVocabulary,
  nkPairing as pairingVocabulary,
} from '../../../nk/event/messages';
import { checked } from '../../catalogue';
import type { exchange as exchangeVocabulary } from '../../../exchange/lines';
import { general } from '../general/formulas';
import { nk } from './formulas';
import { nkSteps as steps } from './steps';

const nkEvent = checked<typeof eventVocabulary>()({
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
  egdFigures:
    'Er {count?staat|staan} {count} {count?getal|getallen}, op de andere regels {wanted}. Vul in wat ontbreekt',
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

const exchange = checked<typeof exchangeVocabulary>()({
  openGothaRoot:
    'Een bestand van OpenGotha of Pairgoth begint met Tournament. Kies zo’n bestand, of exporteer uit een ander programma een tabel voor de EGD',
  openGothaNoPlayers: 'In het bestand staan geen spelers. Kies een ander',
  openGothaTooMany: 'In het bestand staan te veel spelers: hoogstens {most}. Verdeel het',
  openGothaNameTwice: 'Twee spelers heten zo. Geef een van beiden in OpenGotha een andere naam',
  openGothaName: 'Die speler heeft geen naam. Vul die in OpenGotha in',
  openGothaNumber: 'Het attribuut {attribute} vraagt een geheel getal. Verbeter het in het bestand',
  openGothaRound: 'Die ronde is onleesbaar. Een ronde is een getal van 1 tot en met 20',
  openGothaRounds: 'Het bestand heeft te veel ronden: hoogstens {most}. Stel er minder in',
  openGothaUnknown: 'Geen speler in het bestand heet zo. Verbeter de naam in het bestand',
  openGothaResult: 'Die uitslag is onbekend. Vul de uitslag in OpenGotha in',
  openGothaSelf: 'Die speler speelt tegen zichzelf. Verbeter de partij in OpenGotha',
});

const nkPairing = checked<typeof pairingVocabulary>()({
  'path-forced': 'Vastgezet door de wedstrijdleiding.',
  'path-slide':
    'Slide in {group:group}: op speelsterkte is {higher:player} nummer {higherRank} en {lower:player} nummer {lowerRank} van de {staying} die in de groep blijven.',
  'path-fold':
    'Fold in {group:group}: op weerstandspunten is {higher:player} nummer {higherRank} en {lower:player} nummer {lowerRank} van de {staying} die in de groep blijven.',
  'path-float':
    '{higher:player} (plaats {higherPlace} in {group:group}) wordt omlaag geloot en speelt tegen {lower:player} (plaats {lowerPlace} in {below:group}).',
  'path-float-odd':
    '{group:group} heeft {left} in te delen {left?speler|spelers}, dus een wordt omlaag geloot: {higher:player} (plaats {higherPlace}) speelt tegen {lower:player} (plaats {lowerPlace} in {below:group}).',
  'path-float-left':
    'Naast wie tegen spelers van boven speelt heeft {group:group} nog {left} in te delen {left?speler|spelers}, dus een wordt omlaag geloot: {higher:player} (plaats {higherPlace}) speelt tegen {lower:player} (plaats {lowerPlace} in {below:group}).',
  'path-title-group':
    'Titelkandidaten spelen tegen elkaar. Op weerstandspunten is {higher:player} nummer {higherRank} en {lower:player} nummer {lowerRank} van de {staying} die in {group:group} blijven.',
  'path-title-across':
    'Titelkandidaten spelen tegen elkaar: {higher:player} (plaats {higherPlace} in {group:group}) en {lower:player} (plaats {lowerPlace} in {below:group}).',
  'path-titleFloat':
    'Het aantal titelkandidaten is oneven: {higher:player} (plaats {higherPlace} in {group:group}) wordt omlaag geloot en speelt tegen {lower:player} (plaats {lowerPlace} in {below:group}).',
  'tie-strength':
    '{player:player} en {other:player} hebben evenveel weerstandspunten ({sos}): de sterkte beslist.',
  'tie-entryOrder':
    '{player:player} en {other:player} zijn gelijk in weerstandspunten en sterkte: de aanmelding beslist.',
  'not-met':
    '{higher:player} zou eerst {expected:player} krijgen, maar zij hebben al tegen elkaar gespeeld.',
  'not-forbidden':
    '{higher:player} zou eerst {expected:player} krijgen, maar die paring is verboden.',
  'not-keptApart':
    '{higher:player} zou eerst {expected:player} krijgen, maar die blijven uit elkaar, en een andere indeling is even goed.',
  'not-neededElsewhere':
    '{higher:player} zou eerst {expected:player} krijgen, maar dan wordt de ronde als geheel slechter.',
  'criterion-title': 'Titelkandidaten niet onderling: {value}',
  'criterion-repeats': 'Opnieuw tegen elkaar: {value}',
  'criterion-gaps': 'Verschil tussen de groepen, gekwadrateerd: {value}',
  'criterion-floatDown':
    'Afstand van de omlaag gelote speler tot de voorkeursplaats, gekwadrateerd: {value}',
  'criterion-floatUp': 'Afstand van de tegenstander tot de voorkeursplaats, gekwadrateerd: {value}',
  'criterion-pattern': 'Afstand tot slide of fold, gekwadrateerd: {value}',
  'criterion-numbers': 'Hoogste spelersnummer (beslist alleen bij gelijke indelingen): {value}',
  'colours-director': '{black:player} heeft zwart: keuze van de wedstrijdleiding.',
  'colours-balance':
    '{black:player} heeft zwart: als zwart min wit geteld had {white:player} vaker zwart.',
  'colours-alternate':
    '{black:player} heeft zwart: de laatste keer dat hun kleuren verschilden had {white:player} zwart.',
  'colours-entryOrder':
    '{black:player} heeft zwart, omdat de kleuren gelijk zijn en {black:player} zich het eerst inschreef.',
  repeat: '{first:player} en {second:player} spelen opnieuw tegen elkaar, na ronde {round}.',
  forcedAcrossGroups:
    'Vastgezette paring: {first:player} en {second:player} zitten in verschillende groepen.',
  forcedRepeat:
    'Vastgezette paring: {first:player} en {second:player} hebben al tegen elkaar gespeeld.',
  secondBye: '{player:player} is opnieuw vrij.',
  candidateBye: 'Titelkandidaat {player:player} is vrij.',
  candidateAbsent: 'Titelkandidaat {player:player} is afwezig.',
  boardTaken:
    '{player:player} houdt tafel {board}, maar in deze ronde heeft een ander paar die tafel.',
  candidateOutsideTitleGroup:
    'Titelkandidaat {player:player} speelt niet tegen een andere kandidaat.',
  titleDecided: '{player:player} is al kampioen; deze ronde verandert daar niets aan.',
  titleUndecided: 'Er is geen titelkandidaat meer; de wedstrijdleiding beslist over de titel.',
  nobodyLeft:
    'Voor {player:player} is geen tegenstander over. Al gespeeld tegen: {met:players}. Verboden: {forbidden:players}.',
  tooFewOpponents:
    'Deze groepjes spelers zijn oneven, dus elk heeft een tegenstander van buiten nodig: {groups:groups}. Zij kunnen alleen tegen {opponents:players} spelen, en dat is niet genoeg.',
  nobodyToPair: 'Aanwezige spelers: {present}. Voor een partij zijn er twee nodig.',
  allowRepeat: 'Laat {first:player} en {second:player} opnieuw tegen elkaar spelen.',
  allowForbidden: 'Sta de paring {first:player} – {second:player} toe.',
  releaseForced: 'Maak de vastgezette paring {first:player} – {second:player} ongedaan.',
  candidateMayHaveBye: 'Sta toe dat een titelkandidaat vrij is.',
  nothingToAllow: 'Herhalingen of verboden paringen toestaan helpt niet.',
});

/** What the rules of NK say. */
export const nkRules = {
  refusals: { ...general, ...nk, ...nkEvent, ...exchange },
  sentences: nkPairing,
  steps,
};
