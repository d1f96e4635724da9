import type { nkPairing as vocabulary } from '../../../nk/event/messages';
import { checked } from '../../catalogue';

export const nkPairing = checked<typeof vocabulary>()({
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
