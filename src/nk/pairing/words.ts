import type {
  ColourReason,
  CriterionCode,
  Obstacle,
  PairReason,
  PairWarning,
  Relaxation,
} from '../event/event';

/** The languages in which a director can ask why. */
export type Language = 'en' | 'nl';

type Path = PairReason['path'];
type Not = NonNullable<PairReason['expectedNot']>;

/** Every sentence about a pairing, once. `{name}` stands for a value; all languages use the same ones. */
export type PairWords = Readonly<
  Record<
    | 'topgroep'
    | 'group'
    | `path-${Exclude<Path, 'title'>}`
    | 'path-title-group'
    | 'path-title-across'
    | `not-${Not}`
    | `criterion-${CriterionCode}`
    | `colours-${ColourReason}`
    | `warning-${PairWarning['code']}`
    | 'warning-titleWithoutPlayer'
    | `obstacle-${Obstacle['code']}`
    | 'obstacle-groupsOfPlayers'
    | `relaxation-${Relaxation['code']}`
    | 'nothingToAllow'
    | 'nobody',
    string
  >
>;

const en: PairWords = {
  topgroep: 'Topgroep',
  group: 'Groep {group}',
  'path-forced': 'The director has fixed this pair.',
  'path-slide':
    'Slide within {group}: of the {staying} who stay in it, {higher} is number {higherRank} by strength and {lower} ' +
    'number {lowerRank}.',
  'path-fold':
    'Fold within {group}: of the {staying} who stay in it, {higher} is number {higherRank} by SOS and {lower} ' +
    'number {lowerRank}.',
  'path-float':
    '{higher}, place {higherPlace} in {group}, floats down and meets {lower}, place {lowerPlace} in {below}.',
  'path-title-group':
    'Title candidates play each other. Of the {staying} who stay in {group}, {higher} is number {higherRank} by SOS ' +
    'and {lower} number {lowerRank}.',
  'path-title-across':
    'Title candidates play each other: {higher}, place {higherPlace} in {group}, and {lower}, place {lowerPlace} in ' +
    '{below}.',
  'path-titleFloat':
    'The number of title candidates is odd: {higher}, place {higherPlace} in {group}, floats and meets {lower}, place ' +
    '{lowerPlace} in {below}.',
  'not-met': '{expected} would come first for {higher}, but the two have met.',
  'not-forbidden': '{expected} would come first for {higher}, but that pair is forbidden.',
  'not-neededElsewhere':
    '{expected} would come first for {higher}, but is needed elsewhere: otherwise the whole round would be worse.',
  'criterion-title': 'Breaks the title group: {value}',
  'criterion-repeats': 'Repeated pairing: {value}',
  'criterion-gaps': 'Squared gap between the groups: {value}',
  'criterion-floatDown': 'Squared distance of who floats down from the preferred place: {value}',
  'criterion-floatUp': 'Squared distance of the opponent from the preferred place: {value}',
  'criterion-pattern': 'Squared distance from slide or fold: {value}',
  'criterion-numbers': 'Higher stored number, for pairings that are level otherwise: {value}',
  'colours-director': '{black} has black: the director says so.',
  'colours-balance':
    '{black} has black, having had it less often than white compared with {white}.',
  'colours-alternate': '{black} has black, having had white when {white} last had black.',
  'colours-entryOrder': '{black} has black as the first in entry order; their colours are level.',
  'warning-repeat': '{first} and {second} meet again; they met in round {round}.',
  'warning-forcedAcrossGroups':
    '{first} and {second}, fixed by the director, are not in the same group.',
  'warning-forcedRepeat': '{first} and {second}, fixed by the director, have met before.',
  'warning-secondBye': '{player} has the bye and has had it before.',
  'warning-candidateBye': '{player} has the bye and is a title candidate.',
  'warning-candidateAbsent': '{player} is absent and is a title candidate.',
  'warning-candidateOutsideTitleGroup':
    '{player} is a title candidate and does not play another one.',
  'warning-titleDecided': '{player} is champion already; this round does not change that.',
  'warning-titleWithoutPlayer': 'No title candidate is left; the director decides about the title.',
  'obstacle-nobodyLeft': 'Nobody is left for {player}. Met: {met}. Forbidden: {forbidden}.',
  'obstacle-tooFewOpponents':
    'Outside their own brackets these players have only {opponents} left: {groups}. Each bracket is odd, so that one of ' +
    'it needs an opponent from outside, and those are too few.',
  'obstacle-groupsOfPlayers': '({group})',
  'obstacle-nobodyForBye':
    'The number of players is odd and only title candidates are left for the bye: {players}.',
  'obstacle-nobodyToPair': '{present} present: two are needed for a game.',
  'relaxation-allowRepeat': 'Let {first} and {second} meet again.',
  'relaxation-allowForbidden': 'Allow the pair {first} and {second}.',
  'relaxation-releaseForced': 'Release the fixed pair {first} and {second}.',
  'relaxation-candidateMayHaveBye': 'Let a title candidate have the bye.',
  nothingToAllow: 'There is nothing to allow that would help.',
  nobody: 'nobody',
};

const nl: PairWords = {
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

export const PAIR_WORDS: Readonly<Record<Language, PairWords>> = { en, nl };
