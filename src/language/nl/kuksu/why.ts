import type { Translated } from '../../texts';
import type { kuksuWhy as english } from '../../en/kuksu/why';
import { figures } from '../figures';
import { jobs } from '../jobs';
import { kuksu } from './pane';

/** Dutch: the figures of a Kuksu cycle, and what led to them. */
export const kuksuWhy: Translated<typeof english> = {
  kuksuWhyOf: '{name}, Kuksu',
  kuksuWhyOfCycle: '{name}, Kuksu, cyclus {cycle}',
  kuksuWhyUnusable: '{address}: ‘{content}’ is niet te gebruiken onder ‘{title}’. Verbeter dat.',
  kuksuWhyReason: 'De reden op het blad: ‘{why}’',
  kuksuWhyFromTable: 'Alleen uit deze tabel berekend: ratings en vorige plaatsen zijn die van nu.',

  kuksuWhySeed: 'Plaatsingsnummer {seed} in groep {league}',
  kuksuWhyTierHow: 'Waarom dit niveau',
  kuksuWhySeatHow: 'Waarom deze plaats',
  kuksuWhyCompared: 'Voor de open plaatsen',
  kuksuWhyAround: 'Rond deze plaats',

  kuksuWhyLast: 'Vorige cyclus werd {name} nummer {place} van groep {league}',
  kuksuWhyHeldTitle: '{name} had de titel en verloor de titelmatch',
  kuksuWhyNoLast: '{name} speelde vorige cyclus niet mee: geen standaardniveau en geen toeslag',
  kuksuWhyDisqualified: 'Gediskwalificeerd: de plaats telt, maar geeft geen toeslag.',
  kuksuWhyNoOpenSeat: 'Niveau {tier} had geen open plaats',
  kuksuWhyNotAbove: 'Rating en toeslag van {name} voor niveau {tier}',
  kuksuWhyLastOpenSeat: '{name} kreeg de laatste open plaats van niveau {tier} met {sum}.',
  kuksuWhyDefault:
    'Wie niveau {tier} als standaardniveau heeft, krijgt een plaats voordat de open plaatsen worden gevuld',
  kuksuWhyPinned: 'De wedstrijdleiding zette {name} vast in niveau {tier}',
  kuksuWhyMovedDown:
    'Rating en toeslag van {name}, bij de laagste van niveau {tier}: verplaatst om een groep vol te maken. Dit staat niet in de regels',
  kuksuWhyOpenSeats:
    'Open plaatsen van niveau {tier}: alle, min vastgezette spelers en die op standaardniveau',
  kuksuWhyOpenSeatsLate:
    'Open plaatsen van niveau {tier}: alle, min vastgezette spelers, tussentijds overgenomen plaatsen en die op standaardniveau',
  kuksuWhyEqualSums:
    'Bij gelijke som gaan het hogere niveau en de betere plaats van vorige cyclus voor, dan de hogere rating.',
  kuksuWhyFilled: 'Rating en toeslag van {name}, die open plaats {order} kreeg',
  kuksuWhyAwardFor: 'De toeslag is voor plaats {place} van groep {league} in de vorige cyclus.',
  kuksuWhyNext: 'Daarna kwam {name} met {sum}.',
  kuksuWhyNobodyNext: 'Verder was er niemand.',
  kuksuWhySeated: '{name} speelt in',

  kuksuWhyPosition:
    '{name}, rating {rating}: nummer op rating van de {count} in niveau {tier}, zonder toeslag',
  kuksuWhyEqualRatings:
    'Gelijke ratings: eerst het betere niveau van de vorige cyclus, dan de betere plaats, dan de naam.',
  kuksuWhyLeagueIs: 'Deze groep van het niveau is',
  kuksuWhySeedIs: 'De rij van de slang is het plaatsingsnummer',

  kuksuWhyLate:
    '{name} kreeg halverwege de cyclus de plaats van {leaves}: niveau, groep en nummer bleven zoals ze waren',
  kuksuWhyLateLost:
    'Deze plaats is gemaakt voor {leaves}. Die rating en vorige plaats zijn niet bewaard.',
  kuksuWhyNoLeagues:
    'De regels geven deze spelers geen groepen: een niveau heeft meer vastgezette spelers en spelers op standaardniveau dan plaatsen, of iemand staat vast onder het standaardniveau.',
  kuksuWhyLifted:
    'De regels geven {name} niveau {tier}: de wedstrijdleiding zette de speler vast, of de aanmeldingen zijn veranderd.',
  kuksuWhyOtherPlayers:
    'Een rating, een vorige plaats of de lijst van spelers is sindsdien veranderd.',

  kuksuWhyLeagueOf: 'Groep {league}, Kuksu, cyclus {cycle}',
  kuksuWhyInLeague: '{name}, groep {league}, Kuksu, cyclus {cycle}',
  kuksuWhyInLeagueAlone: '{name}, groep {league}, Kuksu',
  kuksuWhyNone: 'geen',
  kuksuWhyNothing: 'niets',
  kuksuWhyNotPlaying: '{name} staat niet in de kruistabel van groep {league}.',
  kuksuWhyElsewhere: '{name} staat in de kruistabel van groep {league}.',
  kuksuWhyUnlike: '{name}, {title}: {here} op dit blad, {there} in de kruistabel.',
  kuksuWhyNoLeaguesSheet:
    'Geen blad met groepen van cyclus {cycle} in deze werkmap heeft {name} in deze groep.',

  kuksuWhyCounts: 'Wat het telt',
  kuksuWhyGames: 'Partijen',
  kuksuWhyResult: 'Uitslag',
  kuksuWhyTheirPoints: 'Punten tegenstander',
  kuksuWhyUnplayed: 'niet gespeeld',
  kuksuWhyGame: '{one} – {other}: {result}',
  kuksuWhyNoResult: 'In deze partij is nog geen winst of jigo: ze telt voor beiden niets',
  kuksuWhyMirror: 'Volgt de uitslag van {name}, die is ingevuld in {address}',
  kuksuWhyPointsOwn: 'Punten van {name}: winst telt 1, jigo ½',
  kuksuWhyPointsOther: 'Punten van {name}: de rest van de partij',
  kuksuWhySodosFrom: 'Voor SODOS krijgt {name} de uitslag maal de punten van {other}',
  kuksuWhyPoints: 'Punten {value}',
  kuksuWhyPointsSum: 'Uitslagen van {name}, partij voor partij',
  kuksuWhyOpenGames: '{count} {count?partij heeft|partijen hebben} nog geen uitslag.',
  kuksuWhySodos: 'SODOS {value}',
  kuksuWhySodosSum: 'Uitslagen van {name}, elk maal de punten van de tegenstander',
  kuksuWhyBeaten: 'Verslagen of jigo: {names}.',
  kuksuWhyNobodyBeaten: '{name} heeft niemand verslagen en geen jigo gespeeld',
  kuksuWhyRankedAnyway:
    'De uitslagen van {name} blijven zoals ze zijn: ze tellen voor punten en plaats',
  kuksuWhyNoAward:
    'In de volgende cyclus krijgt {name} geen toeslag bij het vullen van open plaatsen',

  kuksuWhyPlace: 'Plaats {place}',
  kuksuWhyPlaceHow: 'Waarom deze plaats',
  kuksuWhyNobodyAbove: 'Niemand staat boven {name}',
  kuksuWhyNobodyBelow: 'Niemand staat onder {name}',
  kuksuWhyAbove: 'Boven {name} door {criterion}: {own} tegen {theirs}',
  kuksuWhyBelow: 'Onder {name} door {criterion}: {own} tegen {theirs}',
  kuksuWhyAboveByName: 'Boven {name} op naam: verder in alles gelijk',
  kuksuWhyBelowByName: 'Onder {name} op naam: verder in alles gelijk',
  kuksuWhyLevel: 'Gelijk in {criterion}: {value}.',
  kuksuWhyChallenger: '{name} speelt tegen de titelhouder om de titel',
  kuksuWhyPlaceIs: 'Spelers erboven, plus één',
  kuksuWhyPlaceShared: 'Spelers erboven, plus één; wie in alles gelijk is, deelt hier de plaats',

  kuksuWhyGameChanged: '{one} – {other}: {was} voor {one} toen dit werd geschreven, nu {now}.',
  kuksuWhyPointsChanged: 'Punten van {name}: {was} op dit blad, {now} in de kruistabel.',
  kuksuWhyTieBreakChanged:
    'De punten zijn dezelfde. Een rating of vorige plaats in de kruistabel is veranderd, of de uitslag van twee partijen.',
  kuksuWhyNoCrosstable:
    'Groep {league} heeft geen kruistabel met uitslagen in deze werkmap, dus de partijen zijn niet bekend.',
  kuksuWhyLevelAlone:
    'Gelijk in punten en SODOS met {names}. Wat dan beslist, staat niet op dit blad, en groep {league} heeft geen kruistabel met uitslagen in deze werkmap.',
  kuksuWhyMorePoints: '{count} {count?heeft|hebben} meer punten dan {value}',
  kuksuWhyMoreSodos: '{count} met evenveel punten {count?heeft|hebben} meer SODOS dan {value}',
  kuksuWhyThey: '{names}.',
  kuksuWhyFromList:
    'Alleen uit deze lijst berekend: groep {league} heeft geen kruistabel met uitslagen in deze werkmap.',
  kuksuWhyListChanged: 'Punten, SODOS of een plaats in deze lijst zijn veranderd.',

  kuksuWhyBrought: '{title}: {value}',
  kuksuWhyAwardIs: 'Toeslag van {name} voor open plaatsen van niveau {tier}',
  kuksuWhyAwardNone: 'De vorige plaats van {name} geeft geen toeslag voor open plaatsen',
  kuksuWhyAsCrosstable: 'Hetzelfde als in de kruistabel van groep {league}.',
  kuksuWhyAsResults: 'Hetzelfde als in de uitslagen van cyclus {cycle}.',
  kuksuWhyAsLeagues: 'Hetzelfde als op het blad met groepen van cyclus {cycle}.',
  kuksuWhyCorrected: 'Het is op één plek verbeterd en op de andere niet.',
  kuksuWhyUnlikeResults:
    '{name}, {title}: {here} op dit blad, {there} in de uitslagen van cyclus {cycle}.',
  kuksuWhyNoCopy:
    'Groep {league} heeft in deze werkmap geen kruistabel met deze speler, en ook geen lijst vertelt het.',
  kuksuWhyCriterion:
    'Nummer in de volgorde van de {count} criteria voor de plaats: het telt tussen spelers die gelijk zijn in de criteria ervoor',
  kuksuWhyDecidesNothing: 'Het scheidt {name} nu van niemand op een plaats ernaast.',

  kuksuWhyHolderHow: 'Waarom deze titelhouder',
  kuksuWhyHolderWinner: '{name} won groep A in cyclus {cycle} en kon om de titel spelen',
  kuksuWhyHolderBefore: '{name} had de titel tijdens cyclus {cycle}',
  kuksuWhyHolderLoser: '{name} verloor de titelmatch en speelt in groep {league}',
  kuksuWhyHolderStays: '{name} heeft de titel en speelt in geen groep',
  kuksuWhyHolderAgrees: 'De groepen en de vorige cyclus kloppen hiermee.',
  kuksuWhyHolderDiffers: 'De groepen of de vorige cyclus zeggen iets anders.',
  kuksuWhyHolderPlays: '{name} speelt in groep {league}. De titelhouder speelt in geen groep.',
  kuksuWhyHolderOther: 'Wie de titelmatch verloor, speelt in een groep. Dus {name} heeft de titel.',
  kuksuWhyHolderFirst:
    'Deze werkmap heeft geen cyclus voor deze, dus vertelt niet wie de titelmatch speelden.',
  kuksuWhyHolderUnknown:
    'De uitslagen en de titelhouder van cyclus {cycle} vertellen niet wie de titelmatch speelden.',
};

export const texts = { ...jobs, ...kuksu, ...figures, ...kuksuWhy };
export { kuksuRules as rules } from './rules';
