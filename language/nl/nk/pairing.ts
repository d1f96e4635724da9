import type { PairWords } from '../../nk/pair-words';

/** What is said of a pairing in Dutch. */
export const pairing: PairWords = {
  topgroep: 'Topgroep',
  group: 'Groep {group}',
  'path-forced': 'De wedstrijdleiding heeft deze paring vastgezet.',
  'path-slide':
    'Slide binnen {group}: van de {staying} die erin blijven is {higher} op speelsterkte nummer {higherRank} en ' +
    '{lower} nummer {lowerRank}.',
  'path-fold':
    'Fold binnen {group}: van de {staying} die erin blijven is {higher} op weerstandspunten nummer {higherRank} en ' +
    '{lower} nummer {lowerRank}.',
  'path-float':
    '{higher}, plaats {higherPlace} in {group}, wordt naar beneden geloot en treft {lower}, plaats {lowerPlace} in ' +
    '{below}.',
  'path-title-group':
    'Titelkandidaten spelen tegen elkaar. Van de {staying} die in {group} blijven is {higher} op weerstandspunten nummer ' +
    '{higherRank} en {lower} nummer {lowerRank}.',
  'path-title-across':
    'Titelkandidaten spelen tegen elkaar: {higher}, plaats {higherPlace} in {group}, en {lower}, plaats {lowerPlace} ' +
    'in {below}.',
  'path-titleFloat':
    'Het aantal titelkandidaten is oneven: {higher}, plaats {higherPlace} in {group}, wordt naar beneden geloot en treft ' +
    '{lower}, plaats {lowerPlace} in {below}.',
  'not-met':
    '{expected} zou voor {higher} de eerste zijn, maar zij hebben al tegen elkaar gespeeld.',
  'not-forbidden': '{expected} zou voor {higher} de eerste zijn, maar die paring is verboden.',
  'not-neededElsewhere':
    '{expected} zou voor {higher} de eerste zijn, maar is elders nodig: anders werd de ronde als geheel slechter.',
  'criterion-title': 'Doorbreekt de titelgroep: {value}',
  'criterion-repeats': 'Herhaalde paring: {value}',
  'criterion-gaps': 'Kwadraat van het verschil tussen de groepen: {value}',
  'criterion-floatDown':
    'Kwadraat van de afstand van wie naar beneden gaat tot de voorkeursplaats: {value}',
  'criterion-floatUp':
    'Kwadraat van de afstand van de tegenstander tot de voorkeursplaats: {value}',
  'criterion-pattern': 'Kwadraat van de afstand tot slide of fold: {value}',
  'criterion-numbers': 'Hoogste spelersnummer, voor indelingen die verder gelijk zijn: {value}',
  'colours-director': '{black} heeft zwart: zo beslist de wedstrijdleiding.',
  'colours-balance': '{black} heeft zwart, omdat {white} vergeleken met wit vaker zwart had.',
  'colours-alternate': '{black} heeft zwart na wit in de laatste ronde waarin {white} zwart had.',
  'colours-entryOrder':
    '{black} heeft zwart als eerste op volgorde van inschrijving; de kleuren zijn gelijk.',
  'warning-repeat':
    '{first} en {second} spelen opnieuw tegen elkaar; dat deden zij al in ronde {round}.',
  'warning-forcedAcrossGroups':
    '{first} en {second}, vastgezet door de wedstrijdleiding, zitten niet in dezelfde groep.',
  'warning-forcedRepeat':
    '{first} en {second}, vastgezet door de wedstrijdleiding, hebben al tegen elkaar gespeeld.',
  'warning-secondBye': '{player} is vrij en was dat al eerder.',
  'warning-candidateBye': '{player} is vrij en is titelkandidaat.',
  'warning-candidateAbsent': '{player} is afwezig en is titelkandidaat.',
  'warning-candidateOutsideTitleGroup':
    '{player} is titelkandidaat en speelt niet tegen een andere.',
  'warning-titleDecided': '{player} is al kampioen; deze ronde verandert dat niet.',
  'warning-titleWithoutPlayer':
    'Er is geen titelkandidaat meer; de wedstrijdleiding beslist over de titel.',
  'obstacle-nobodyLeft':
    'Er is niemand over voor {player}. Al gespeeld tegen: {met}. Verboden: {forbidden}.',
  'obstacle-tooFewOpponents':
    'Buiten hun eigen haakjes hebben deze spelers alleen {opponents} over: {groups}. Binnen elk paar haakjes is het aantal ' +
    'oneven, zodat één van hen een tegenstander van buiten nodig heeft, en dat zijn er te weinig.',
  'obstacle-groupsOfPlayers': '({group})',
  'obstacle-nobodyForBye':
    'Het aantal spelers is oneven en alleen titelkandidaten kunnen nog vrij zijn: {players}.',
  'obstacle-nobodyToPair': '{present} aanwezig: voor een partij zijn er twee nodig.',
  'relaxation-allowRepeat': 'Laat {first} en {second} opnieuw tegen elkaar spelen.',
  'relaxation-allowForbidden': 'Sta de paring {first} en {second} toe.',
  'relaxation-releaseForced': 'Geef de vastgezette paring {first} en {second} vrij.',
  'relaxation-candidateMayHaveBye': 'Laat een titelkandidaat vrij zijn.',
  nothingToAllow: 'Er is niets toe te staan dat helpt.',
  nobody: 'niemand',
};
