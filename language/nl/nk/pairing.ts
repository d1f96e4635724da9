import type { PairWords } from '../../nk/pair-words';

/** What is said of a pairing in Dutch. */
export const pairing: PairWords = {
  topgroep: 'Topgroep',
  group: 'Groep {group}',
  'path-forced': 'Vastgezet door de wedstrijdleiding.',
  'path-slide':
    'Slide in {group}: op speelsterkte is {higher} nummer {higherRank} en {lower} nummer {lowerRank} van de {staying} die in de groep blijven.',
  'path-fold':
    'Fold in {group}: op weerstandspunten is {higher} nummer {higherRank} en {lower} nummer {lowerRank} van de {staying} die in de groep blijven.',
  'path-float':
    '{higher} (plaats {higherPlace} in {group}) wordt omlaag geloot en speelt tegen {lower} (plaats {lowerPlace} in {below}).',
  'path-title-group':
    'Titelkandidaten spelen tegen elkaar. Op weerstandspunten is {higher} nummer {higherRank} en {lower} nummer {lowerRank} van de {staying} die in {group} blijven.',
  'path-title-across':
    'Titelkandidaten spelen tegen elkaar: {higher} (plaats {higherPlace} in {group}) en {lower} (plaats {lowerPlace} in {below}).',
  'path-titleFloat':
    'Het aantal titelkandidaten is oneven: {higher} (plaats {higherPlace} in {group}) wordt omlaag geloot en speelt tegen {lower} (plaats {lowerPlace} in {below}).',
  'not-met': '{higher} zou eerst {expected} krijgen, maar zij hebben al tegen elkaar gespeeld.',
  'not-forbidden': '{higher} zou eerst {expected} krijgen, maar die paring is verboden.',
  'not-neededElsewhere':
    '{higher} zou eerst {expected} krijgen, maar dan wordt de ronde als geheel slechter.',
  'criterion-title': 'Titelkandidaten niet onderling: {value}',
  'criterion-repeats': 'Opnieuw tegen elkaar: {value}',
  'criterion-gaps': 'Verschil tussen de groepen, gekwadrateerd: {value}',
  'criterion-floatDown':
    'Afstand van de omlaag gelote speler tot de voorkeursplaats, gekwadrateerd: {value}',
  'criterion-floatUp': 'Afstand van de tegenstander tot de voorkeursplaats, gekwadrateerd: {value}',
  'criterion-pattern': 'Afstand tot slide of fold, gekwadrateerd: {value}',
  'criterion-numbers': 'Hoogste spelersnummer (beslist alleen bij gelijke indelingen): {value}',
  'colours-director': '{black} heeft zwart: keuze van de wedstrijdleiding.',
  'colours-balance': '{black} heeft zwart: als zwart min wit geteld had {white} vaker zwart.',
  'colours-alternate':
    '{black} heeft zwart: de laatste keer dat hun kleuren verschilden had {white} zwart.',
  'colours-entryOrder':
    '{black} heeft zwart, omdat de kleuren gelijk zijn en {black} zich het eerst inschreef.',
  'warning-repeat': '{first} en {second} spelen opnieuw tegen elkaar, na ronde {round}.',
  'warning-forcedAcrossGroups':
    'Vastgezette paring: {first} en {second} zitten in verschillende groepen.',
  'warning-forcedRepeat':
    'Vastgezette paring: {first} en {second} hebben al tegen elkaar gespeeld.',
  'warning-secondBye': '{player} is opnieuw vrij.',
  'warning-candidateBye': 'Titelkandidaat {player} is vrij.',
  'warning-candidateAbsent': 'Titelkandidaat {player} is afwezig.',
  'warning-candidateOutsideTitleGroup':
    'Titelkandidaat {player} speelt niet tegen een andere kandidaat.',
  'warning-titleDecided': '{player} is al kampioen; deze ronde verandert daar niets aan.',
  'warning-titleWithoutPlayer':
    'Er is geen titelkandidaat meer; de wedstrijdleiding beslist over de titel.',
  'obstacle-nobodyLeft':
    'Voor {player} is geen tegenstander over. Al gespeeld tegen: {met}. Verboden: {forbidden}.',
  'obstacle-tooFewOpponents':
    'Deze groepjes spelers zijn oneven, dus elk heeft een tegenstander van buiten nodig: {groups}. Alleen {opponents} kunnen tegen hen spelen, en dat zijn er te weinig.',
  'obstacle-groupsOfPlayers': '({group})',
  'obstacle-nobodyForBye':
    'Het aantal spelers is oneven en alleen titelkandidaten kunnen nog vrij zijn: {players}.',
  'obstacle-nobodyToPair': 'Aanwezige spelers: {present}. Voor een partij zijn er twee nodig.',
  'relaxation-allowRepeat': 'Laat {first} en {second} opnieuw tegen elkaar spelen.',
  'relaxation-allowForbidden': 'Sta de paring {first} – {second} toe.',
  'relaxation-releaseForced': 'Maak de vastgezette paring {first} – {second} ongedaan.',
  'relaxation-candidateMayHaveBye': 'Sta toe dat een titelkandidaat vrij is.',
  nothingToAllow: 'Herhalingen of verboden paringen toestaan helpt niet.',
  nobody: 'niemand',
};
