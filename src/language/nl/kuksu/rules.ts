import type {
  cycleFailures,
  cycleQuestions,
  cycleWarnings,
  pageFailures,
  rankWarnings,
} from '../../../kuksu/said';
import { checked } from '../../catalogue';
import type { kuksuCycle as vocabulary } from '../../../kuksu/messages';
import { general } from '../general/formulas';
import { kuksu } from './formulas';
import { reasons } from './reasons';
import { kuksuSteps as steps } from './steps';

const failures = checked<typeof cycleFailures>()({
  repeatedName:
    '{rows:heading}: in {rows:rows} staat dezelfde naam ({names:quotes}). Houd elke speler één keer.',
  winnersOfA:
    'Vorige cyclus: groep A heeft meer dan één winnaar: {players:named}. Laat er één op de 1e plaats.',
  noWinnerOfA:
    'Vorige cyclus: groep A heeft geen winnaar. Zet wie de titelmatch verloor op de 1e plaats.',
  holderRegistered:
    '{name:name} heeft de titel en speelt niet mee, maar is aangemeld ({row:rows}). Verwijder die rij, of verbeter wie de titelmatch verloor.',
  holderInLastCycle:
    '{name:name} had de titel en speelde de vorige cyclus niet mee, maar staat in die lijst ({row:rows}). Verwijder die rij, of verbeter de naam van de titelhouder.',
  decidedTwice: '{name:name} kan niet tegelijk {others:names} zijn. Kies er één.',
  pinTooLow:
    '{name:name} ({row:rows}) staat vast in niveau {pin:tier}, onder het standaardniveau {tier:tier}. Regel 2.5 staat dat niet toe. Kies een hoger niveau of wis de cel.',
  pinBeyondTiers:
    '{name:name} ({row:rows}) staat vast in niveau {pin:tier}, maar het laagste niveau in deze cyclus is {tiers:tier}. Kies een hoger niveau of wis de cel.',
  tierOverfull: ({ tier, seats, pinned, byDefault }, say) => {
    const groups = [
      ...(byDefault.players.length > 0
        ? [`het is het standaardniveau van ${say.named(byDefault)}`]
        : []),
      ...(pinned.players.length > 0 ? [`vastgezet zijn ${say.named(pinned)}`] : []),
    ];
    const way =
      pinned.players.length > 0
        ? 'Zet er minder vast'
        : 'Verbeter de plaatsen van de vorige cyclus';
    const places = say.count(seats, { one: '1 plaats', other: `${seats} plaatsen` });
    return `Niveau ${say.tier(tier)} heeft ${places}, maar ${groups.join(', en ')}. ${way}.`;
  },
  leftOutUnknown:
    '{names:names} weglaten kan niet: niet bij de aanmeldingen gevonden. Kies opnieuw.',
  leftOutCount: 'Kies {needed} {needed?speler|spelers} om weg te laten; gekozen: {found}.',
  nobodyToMove:
    'Uit niveau {tier:tier} {needed?moet|moeten} {needed} {needed?speler|spelers} omlaag, maar daar zijn er te veel vastgezet. Zet er minder vast of kies een andere optie.',
});

const warnings = checked<typeof cycleWarnings>()({
  sharedPlace:
    'Vorige cyclus: {rows:rows} delen de {place:ordinal} plaats in {league}. Ieder telt als {place:ordinal}.',
  lookAlikes:
    'Aanmeldingen: {names:names} ({rows:rows}) lijken op elkaar. Zij tellen als verschillende spelers.',
  holderUnnamed:
    'Er is geen titelhouder ingevuld. Is de titelhouder aangemeld, dan telt die als nieuwe speler.',
  nameDecided:
    'Niveau {tier:tier}: {seated:name} en {passed:name} zijn in alles gelijk. {seated:name} krijgt de plaats op alfabetische volgorde.',
  choiceUnneeded:
    '{players} {players?speler past|spelers passen} in groepen, dus de keuze voor overblijvende spelers is niet gebruikt.',
  movedDown: ({ names, from, to }, say) =>
    `${say.names(names)} ${names.length === 1 ? 'speelt' : 'spelen'} in niveau ${say.tier(to)} in plaats van niveau ${say.tier(from)}. Dat staat niet in de regels.`,
});

const questions = checked<typeof cycleQuestions>()({
  loserOfMatch:
    'Wie verloor de titelmatch, {challenger:name} of de titelhouder? Wie verloor, speelt in groep A.',
  loserOfMatchUnnamed:
    'Wie verloor de titelmatch, de winnaar van groep A of de titelhouder? Wie verloor, speelt in groep A.',
  titleHolder: 'Wie heeft de titel? De titelhouder speelt niet mee en mag niet aangemeld zijn.',
  sameNames: ({ count }, say) =>
    say.count(count, {
      one: 'Een naam is op twee manieren geschreven. Is dat dezelfde speler?',
      other: `${count} namen zijn op twee manieren geschreven. Zijn dat dezelfde spelers?`,
    }),
  remainder:
    '{players} {players?speler past|spelers passen} niet in groepen van 5 tot en met 10: er {over?blijft|blijven} {over} over. Wat wil je doen?',
  leaveOut:
    '{count} {count?speler|spelers} weglaten (volgens regel 8, door de tijd: {names:names}).',
  leaveOutOwn:
    '{count} {count?speler|spelers} weglaten (voorstel van dit programma, niet van regel 8: {names:names}).',
  leaveOutBoth:
    '{count} {count?speler|spelers} weglaten (volgens regel 8, door de tijd: {names:names}; voorstel van dit programma, niet van de regel: {own:names}).',
  invite: 'Nog {count} {count?speler|spelers} uitnodigen en bij de aanmeldingen zetten.',
  moveDown:
    '{names:names} verplaatsen van niveau {from:tier} naar niveau {to:tier}. Dat staat niet in de regels: het is lager dan het niveau waar recht op is.',
});

const kuksuAsked = { ...failures, ...warnings, ...questions };

const pages = checked<typeof pageFailures>()({
  noText: 'Plak tekst: de pagina van een groep, of de tabel met de koppen Player en Points.',
  noTable:
    'Geen groepstabel gevonden. Kopieer de hele pagina van een groep, of de tabel met de koppen Player en Points, en plak opnieuw.',
  noPlayers: 'Regel {line}: onder deze kop staan geen spelers. Kopieer de hele tabel.',
  shortRow:
    'Regel {line} heeft {found} van de {needed} {needed?kolom|kolommen}. Kopieer hele rijen.',
  noName: 'Regel {line}, rij {row} van de tabel: de naam van de speler ontbreekt. Vul die daar in.',
  noNumber:
    'Regel {line}: {text:quoted} is geen puntenaantal. Verbeter dat, of typ de groep in een lijst.',
  unknownResult:
    'Regel {line}: {text:quoted} tegen {against:name} is geen bekende uitslag (win, loss of ?). Verbeter dat, of typ de groep in een lijst.',
});

const rankWarned = checked<typeof rankWarnings>()({
  rankedByName: '{names:names} zijn in alles gelijk en staan daarom op naam.',
  withoutSodos:
    'Spelers hebben evenveel punten, maar SODOS ontbreekt. Voeg een kolom SODOS of de kruistabel toe.',
  unplayedGames:
    'Van de {of} {of?partij|partijen} {games?heeft|hebben} er {games} geen uitslag. De volgorde volgt uit de uitslagen tot nu toe.',
  unplayedNamed:
    'Van de {of} {of?partij|partijen} {games?heeft|hebben} er {games} geen uitslag: {pairs:names}. De volgorde volgt uit de uitslagen tot nu toe.',
});

const kuksuLeagues = { ...pages, ...rankWarned, ...reasons };

const kuksuCycle = checked<typeof vocabulary>()({
  leagueKnown:
    'Typ een groep zoals A, B1 of C4, of het niveau als getal van 1 (A) tot en met 26 (Z)',
  leagueOfTier: 'Dat niveau heeft alleen de groepen 1 tot en met {leagues}',
  playerNamed: 'Typ de naam van de speler',
  placeOfLeague: 'Typ een plaats van 1 tot en met 10',
  pinOfTier: 'Typ een niveau zoals B, of laat dit leeg',
  lastPlaceOrHolder:
    'Typ een plaats van 1 tot en met 10, of laat dit leeg. Gebruik 0 alleen voor de vorige titelhouder, in niveau 1',
  awardNotNegative: 'Typ een toeslag in ratingpunten, 0 of hoger',
  leagueTooLarge: 'Een groep heeft hoogstens {most} spelers. Houd alleen die van deze groep over',
  pointsUnlikeTable:
    'De kruistabel komt op {points}. Verbeter een van beide, of gebruik een lijst zonder de kolom Punten',
  tableUnlikePlayers: 'De kruistabel vraagt één rij per speler ({players})',
  titleLoserKnown: 'Typ "challenger" of "holder"',
  remainderWayKnown: 'Typ "leaveOut" of "moveDown"',
});

/** What the rules of Kuksu say. */
export const kuksuRules = {
  refusals: { ...general, ...kuksu, ...kuksuCycle },
  sentences: { ...kuksuAsked, ...kuksuLeagues },
  steps,
};
