import type { nkWhy as english } from '../../en/nk/why';
import type { Translated } from '../../texts';
import { figures } from '../figures';
import { jobs } from '../jobs';
import { nk } from './pane';

/** Dutch: the figures of a championship, and what led to them. */
export const nkWhy: Translated<typeof english> = {
  nkWhyBoard: 'Tafel {board}',
  nkWhyBoardOf: '{event}, ronde {round}, {group}',
  nkWhyOf: '{event}, ronde {round}',
  nkWhyMet: 'Waarom zij tegen elkaar spelen',
  nkWhyPlayOff: 'Zij zijn de twee titelkandidaten die na de laatste ronde over zijn.',
  nkWhyMetIn: 'Zij speelden tegen elkaar in ronde {round}, tafel {board}.',
  nkWhyCosts: 'Wat dit paar toevoegt, van de criteria voor de hele ronde',
  nkWhyCostsNothing: 'Dit paar voegt aan geen enkel criterium van de ronde iets toe.',
  nkWhyHad: '{name} had {black} keer zwart en {white} keer wit.',
  nkWhyExchanged: 'Zwart en Wit zijn met de hand of door de wedstrijdleiding verwisseld.',
  nkWhyRepeat:
    'De regels konden dit paar niet maken: {one} en {two} hebben al tegen elkaar gespeeld, en herhaling was niet toegestaan.',
  nkWhyForbidden:
    'De regels konden dit paar niet maken: de wedstrijdleiding had {one} – {two} verboden.',
  nkWhyStill: 'De uitslagen van de ronden ervoor zijn nog die waarop is ingedeeld.',
  nkWhyFirst: 'Ronde 1 hangt van geen uitslag af, dus geen correctie verandert er iets aan.',
  nkWhySince: 'Er is op andere uitslagen ingedeeld, en de uitleg gaat over die uitslagen.',
  nkWhyNoBasis:
    'De uitslagen waarop deze ronde is ingedeeld, zijn niet bewaard. De uitleg gaat uit van de uitslagen van nu.',
  nkWhySaidUnknown:
    'Wat de wedstrijdleiding voor deze ronde toestond of verbood, is niet bewaard; vaste paren zijn te herkennen aan hun opmerking.',
  nkWhySaidLost:
    'Wat de wedstrijdleiding voor deze ronde toestond of verbood, is niet te lezen; vaste paren zijn te herkennen aan hun opmerking.',
  nkWhySaidMore: 'Van wat voor deze ronde is gezegd, is {what} hier niet bekend.',
  nkWhyOpenThen: 'Nog niet klaar bij het indelen: {games}.',
  nkWhySamePairs: 'Hetzelfde paar, met dezelfde kleuren.',
  nkWhyOtherPair: 'Tafel {board}: {black} (zwart) – {white}.',
  nkWhyOtherBye: '{name} is vrij.',
  nkWhyNoPairs: 'De regels vinden geen indeling: {why}',

  nkWhyResult: 'Uitslag van tafel {board}',
  nkWhyCounts: 'Wat die telt',
  nkWhyPoints: 'Punten van {name}: winst telt 1, jigo ½',
  nkWhyForfeit:
    'Er is geen partij gespeeld. De reglementaire uitslag telt alleen voor de score, en de twee hebben niet tegen elkaar gespeeld.',
  nkWhySosFrom: 'Voor weerstandspunten krijgt {name} de score van {other}',
  nkWhySodosFrom: 'Voor SODOS krijgt {name} de uitslag maal de score van {other}',
  nkWhyScoresAfter: 'De scores zijn die na ronde {round}.',

  nkWhyBye: 'Vrij',
  nkWhyByeHow: 'Waarom {name} vrij is',
  nkWhyByeOrder: 'Vooraan in de volgorde om vrij te zijn',
  nkWhyByes: 'Keer vrij',
  nkWhyByeFirst:
    '{name} is eerst aan de beurt: minst vaak vrij, dan laagste score, minste weerstandspunten, laagste rating. Titelkandidaten komen het laatst.',
  nkWhyByePassed:
    'Eerder aan de beurt dan {name}, op volgorde: {names}. Met die keuze bleef geen toegestane indeling over.',
  nkWhyByePerhaps:
    'Eerder aan de beurt dan {name}, op volgorde: {names}. Met die keuze bleef geen toegestane indeling over, of de wedstrijdleiding besliste.',
  nkWhyByeDirector: 'De wedstrijdleider gaf {name} vrij.',
  nkWhyByeCandidate:
    '{name} is titelkandidaat. Vanaf de titelronde geven de regels kandidaten niet vrij, dus de wedstrijdleiding besliste.',
  nkWhyByePoint: 'Vrij telt als winst: 1 punt',

  nkWhyAbsent: 'Afwezigheid',
  nkWhyAbsentHow: 'Wat die telt',
  nkWhyAbsentOwn: 'De regel zegt wat {name} voor deze ronde krijgt',
  nkWhyAbsentSetting: 'De instelling ‘{setting}’ zegt wat {name} voor deze ronde krijgt',
  nkWhyAbsentSos: 'Voor weerstandspunten telt de eigen startscore, want er was geen partij',

  nkWhyPlace: 'Plaats {place}',
  nkWhyLine: 'Regel {line}',
  nkWhyAfter: '{name}, {event}, na ronde {round}',
  nkWhyStart: '{name}, {event}',
  nkWhyNoPlace: 'Er is nog geen ronde gespeeld',
  nkWhyPlaceHow: 'Waarom deze plaats',
  nkWhyNobodyAbove: 'Niemand staat boven {name}',
  nkWhyNobodyBelow: 'Niemand staat onder {name}',
  nkWhyBelow: 'Onder {other} door {criterion}: {own} tegen {theirs}',
  nkWhyAbove: 'Boven {other} door {criterion}: {own} tegen {theirs}',
  nkWhyLevel: 'Gelijk in {criterion}: {value}',
  nkWhyByPlayOffBelow: 'Onder {other}, die de beslissingspartij won',
  nkWhyByPlayOffAbove: 'Boven {other}, door winst in de beslissingspartij',
  nkWhyShares: 'Deelt de plaats met {other}',
  nkWhyDirectMany: 'Meer dan twee staan gelijk, dus de onderlinge partijen beslissen niet',
  nkWhyStrongerFirst: 'Van wie een plaats deelt staat de sterkste vooraan',
  nkWhyWholeScore: 'score in hele punten',
  nkWhyDirect: 'de onderlinge partijen',
  nkWhyLineHow: 'Regels tellen door zonder gaten; uitslagen van andere regels verwijzen ernaar',

  nkWhyScore: 'Score {value}',
  nkWhyScoreHow: 'Hoe die is opgeteld',
  nkWhyScoreSum: 'Startscore van de groep, dan elke ronde',
  nkWhySos: 'WP {value}',
  nkWhySosSum: 'Opgeteld',
  nkWhySodos: 'SODOS {value}',
  nkWhyOpponent: 'Ronde {round}: score van {name}',
  nkWhyOwnStart: 'Ronde {round}: eigen startscore, want er was geen partij',
  nkWhyTimes: 'Ronde {round}: uitslag maal de score van {name}',
  nkWhyNoGames: 'Er is geen partij gespeeld, dus er komt niets bij',
  nkWhyGroupScore: 'Score met de Topgroep vanaf 0: de startscore daarvan gaat eraf',
  nkWhyGroupHow: 'Gespeelde ronden min die score, halven naar beneden',
  nkWhyWins: '{value} {value?keer winst|keer winst}',
  nkWhyWinsHow: 'Gewonnen partijen, ook reglementair; vrij en afwezig tellen niet',
  nkWhyRound: 'Ronde {round}: {mark}',
  nkWhyRoundHow: 'Wat het teken zegt',

  nkWhyWon: 'Won van {name}',
  nkWhyLost: 'Verloor van {name}',
  nkWhyDrew: 'Jigo tegen {name}',
  nkWhyWonForfeit: 'Won reglementair van {name}',
  nkWhyLostForfeit: 'Verloor reglementair van {name}',
  nkWhyDrewForfeit: 'Half punt tegen {name}, reglementair',
  nkWhyHadBye: 'Was vrij',
  nkWhyWasAbsent: 'Was afwezig, voor {points}',
  nkWhyWasOut: 'Deed niet mee',
  nkWhyFree: 'Geen tegenstander, voor {points}',
  nkWhyAtLine: 'Het getal is de regel van {name} in deze tabel.',

  nkWhyCorrected: 'Ronde {round}, {name}: geschreven als ‘{was}’, nu ‘{now}’.',
  nkWhyCorrectedBoard: 'Ronde {round}, tafel {board}, {name}: geschreven als ‘{was}’, nu ‘{now}’.',
  nkWhyOtherwise:
    'De uitslagen van de ronden zijn dezelfde. Een groep, rating, instelling of de deelnemerslijst is veranderd.',
  nkWhyNoPlayer: 'In de tabel van spelers staat niemand met de naam {name}.',
  nkWhyNoRound: 'Ronde {round} heeft geen blad, of niet al zijn uitslagen.',

  nkWhyGroupOf: 'Startgroep van {name}',
  nkWhyGroupRules: 'Wat de regels geven',
  nkWhyGroupByHand: 'De regels geven {rules}; {written} is door de wedstrijdleiding ingevuld.',
  nkWhyGroupLate:
    '{name} is later ingestapt. Recht en rating geven de groep die de indeling gegeven zou hebben.',
  nkWhyStartScore: 'Startscore {value}',
  nkWhyStartScoreHow: 'De laagste groep begint op 0: zijn nummer min dat van de eigen groep',

  nkWhyRightOf: 'Recht van {name}',
  nkWhyRightHow: 'Waarom dit recht',
  nkWhyRightWithdrawn: '{name} is gestopt na ronde {round}, en houdt het recht',
  nkWhyRightPlayOff:
    'De beslissingspartij telt alleen voor de titel, voor geen score en geen recht',
  nkWhyRightScore: 'Eindscore, met de Topgroep vanaf 0',
  nkWhyRightKept:
    'De lijst van rechten bewaart geen uitslagen. Een stand die op hetzelfde moment is geschreven noemt wat er is verbeterd.',
  nkWhyNoRight: 'geen',
};

export const texts = { ...jobs, ...nk, ...figures, ...nkWhy };
export { nkRules as rules } from './rules';
