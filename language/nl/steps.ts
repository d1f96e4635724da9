import { quoted } from '../../src/text';
import { figures } from '../figures';
import type { Wording } from '../wording';
import { kuksuSteps } from './kuksu/steps';
import { nkSteps } from './nk/steps';

const { n, fixed, sum, total, mean, list } = figures(',', 'en');

/** The steps in Dutch, built as the English ones are. */
export const dutch: Wording = {
  ...nkSteps,
  ...kuksuSteps,

  rounded: ({ unrounded, decimals }, value) => {
    const unit = decimals === 0 ? 'een geheel getal' : n(10 ** -decimals);
    return `${n(unrounded)} afgerond op ${unit}: ${fixed(value, decimals)}`;
  },

  averageCapped: ({ average }, value) => `een gemiddelde van ${n(average)} telt als ${n(value)}`,
  tablesCapped: ({ tables }, value) => `${n(tables)} tafels tellen als ${n(value)}`,
  basicAward: ({ s, tables, a, b, c, d }, value) =>
    `${counted(tables, 'tafel', 'tafels')} met gemiddeld ${n(1000 * s)} meesterpunten ` +
    `(s = ${n(s)}, ${s > 1.25 ? 'boven' : 'hoogstens'} 1,25): ` +
    `${fixed(a, 3)} x ${n(s)} + ${fixed(b, 3)} + ` +
    `${n(tables)} / 60 x (${fixed(c, 3)} x ${n(s)} + ${fixed(d, 3)}) = ${n(value)}`,
  leastAward: ({ award }, value) =>
    `${n(award)} ligt onder het minimum van de basistoekenning, dus geldt het minimum: ${fixed(value, 2)}`,
  mostAward: ({ award }, value) =>
    `${n(award)} ligt boven het maximum van de basistoekenning, dus geldt het maximum: ${fixed(value, 2)}`,
  flightA: (_, value) =>
    `een zelfstandige Flight A krijgt 110% van de basistoekenning: een factor ${n(value)}`,
  bracket: ({ s }, value) =>
    `een groep van een Bracketed Swiss krijgt meer, met een factor 1 + 0,1 (s - 1,25): ` +
    `1 + 0,1 x (${n(s)} - 1,25) = ${n(value)}`,
  bracketBelow: ({ average }, value) =>
    `een groep met gemiddeld ${n(average)}, onder 1250, krijgt de basistoekenning: een factor ${n(value)}`,
  scaling: ({ rating, R, sessions, S, restrictions, P }, value) =>
    `${rating} (R = ${n(R)}), ` +
    `${counted(sessions, 'zitting', 'zittingen')} (S = 0,5 x (${n(sessions)} + 1) = ${n(S)}), ` +
    `${restrictions === 0 ? 'geen beperking' : counted(restrictions, 'beperking', 'beperkingen')} ` +
    `(P = ${n(P)}): ${n(R)} / 14 x ${n(S)} / 1,5 x ${n(P)} = ${n(value)}`,
  award: ({ basic, event, scaling }, value) =>
    event === 1
      ? `basistoekenning x schaal: ${n(basic)} x ${n(scaling)} = ${n(value)}`
      : `basistoekenning x factor van de wedstrijd x schaal: ` +
        `${n(basic)} x ${n(event)} x ${n(scaling)} = ${n(value)}`,
  standAlone: ({ award }, value) =>
    `110% van wat stratum A apart zou verdienen: 1,1 x ${n(award)} = ${n(value)}`,
  larger: ({ field, stratum }, value) =>
    `de hoogste van ${n(field)} (hele veld) en ${n(stratum)} (stratum A): ${n(value)}`,
  halfOfOneSession: ({ award }, value) =>
    `een zitting geeft de helft van de toekenning over één zitting: 0,5 x ${n(award)} = ${n(value)}`,
  firstRounded: ({ first }, value) =>
    `de toekenning voor de eerste plaats, ${n(first)}, wordt afgerond op 0,01: ${fixed(value, 2)}`,
  quarterLess: ({ first, place }, value) =>
    place === 1
      ? `plaats 1 krijgt de toekenning voor de eerste plaats: ${n(value)}`
      : `plaats ${n(place)}: elke plaats vanaf de 2e krijgt 75% van de plaats erboven: ${n(first)} x 0,75^${n(place - 1)} = ${n(value)}`,
  overPlace: ({ first, place, last }, value) =>
    `plaats ${n(place)}, onder plaats ${n(last)} van één zitting, krijgt eerste / plaats: ` +
    `${n(first)} / ${n(place)} = ${n(value)}`,
  bySessions: ({ first, place, sessions, last }, value) =>
    `plaats ${n(place)}, onder plaats ${n(last)} van ${n(sessions)} zittingen, krijgt ` +
    `zittingen x eerste / (plaats + 2 zittingen - 3): ` +
    `${n(sessions)} x ${n(first)} / (${n(place)} + 2 x ${n(sessions)} - 3) = ${n(value)}`,
  tiedAward: ({ from, to, awards }, value) => {
    const entries = to - from + 1;
    const isPartlyPaid = awards.length < entries;
    return (
      `${n(entries)} gelijk geëindigde paren of teams delen ${places(from, to)}` +
      `${isPartlyPaid ? ', waarvan de plaatsen zonder toekenning als 0 tellen' : ''}: ` +
      `${mean(isPartlyPaid ? [...awards, 0] : awards, entries)} = ${n(value)}`
    );
  },
  unpaid: ({ from, to }, value) =>
    `${places(from, to)}, onder de plaatsen met een toekenning: ${n(value)}`,
  rowsSkipped: ({ rows }, value) =>
    `${rowsOf(rows, value)} zonder meesterpunten ${value === 1 ? 'telt' : 'tellen'} niet mee: ${n(value)}`,
  teamAsFour: ({ row, total: held, size }, value) =>
    `rij ${n(row)}, een team van ${n(size)}, telt als vier: ${n(held)} / ${n(size)} x 4 = ${n(value)}`,
  moreTeamsAsFour: (_, value) => `meer teams van 5 of 6 die als vier tellen: ${n(value)}`,
  entryCapped: ({ row, total: held }, value) =>
    `rij ${n(row)}, ${n(held)} meesterpunten, telt als ${n(value)}`,
  moreEntriesCapped: ({ cap }, value) => `meer rijen die als ${n(cap)} tellen: ${n(value)}`,
  strongestCounted: ({ entries, counted: most }, value) =>
    `de sterkste ${n(most)} van ${n(entries)} tellen, de laagste daarvan met ${n(value)}`,
  averageOfEntries: ({ totals, players }, value) =>
    `gemiddelde per speler, ${n(players)} voor elke rij die telt: ` +
    `${totals.length > 1 ? `(${sum(totals)})` : sum(totals)} / (${n(players)} x ${n(totals.length)}) = ${n(value)}`,
  formerTables: ({ tables }, value) =>
    `B tot en met 60 tafels, (tafels + 10) / 60: (${n(tables)} + 10) / 60 = ${n(value)}`,
  formerManyTables: ({ tables }, value) =>
    `B boven 60 tafels, log10(tafels / 4): log10(${n(tables)} / 4) = ${n(value)}`,
  formerAward: ({ B, R, S, M, P, T }, value) =>
    `B x R (klasse) x S (zittingen) x M (bovengrens) x P (beperkingen) x T (soort spel): ` +
    `${n(B)} x ${n(R)} x ${n(S)} x ${n(M)} x ${n(P)} x ${n(T)} = ${n(value)}`,

  exactCategory: ({ average, players }, value) =>
    `categorie bij ${n(players)} spelers (P) met gemiddelde ${n(average)} (R), 2 R + sqrt(10 log10 P) - 4: 2 x ${n(average)} + sqrt(10 x log10(${n(players)})) - 4 = ${n(value)}`,
  firstPoints: ({ average, players, category }, value) =>
    `de eerste plaats, met categorie Cr = ${n(category)}, verdient log10(20 P) + (Cr + R^2,1) / 10: ` +
    `log10(20 x ${n(players)}) + (${n(category)} + ${n(average)}^2,1) / 10 = ${n(value)}`,
  decay: ({ average }, value) =>
    `elke volgende plaats krijgt dit deel van de plaats erboven, 0,75 + log10(R / 6,2): ` +
    `0,75 + log10(${n(average)} / 6,2) = ${n(value)}`,
  decayFloor: ({ decay }, value) => `${n(decay)} ligt onder 0 en telt als ${n(value)}`,
  placePoints: ({ first, decay, place, points, hundredths }, value) => {
    const product = `plaats ${n(place)}: ${n(first)} x ${n(decay)}^${n(place - 1)} = ${n(points)}`;
    return n(points) === n(value)
      ? product
      : `${product}, half omhoog afgerond op ${fixed(hundredths, 2)} en dan op ${fixed(value, 1)}`;
  },
  tiedPoints: ({ from, to, points }, value) => {
    const players = to - from + 1;
    const terms = points.length < players ? [...points, 0] : points;
    return `${n(players)} gelijk geëindigde spelers delen ${places(from, to)}: ${mean(terms, players)} = ${n(value)}`;
  },
  ratingsSkipped: ({ rows }, value) =>
    `${rowsOf(rows, value)} zonder rating ${value === 1 ? 'telt' : 'tellen'} niet mee: ${n(value)}`,
  meanRating: ({ ratings }, value) =>
    `gemiddelde van ${counted(ratings.length, 'rating', 'ratings')}: ${mean(ratings, ratings.length)} = ${n(value)}`,
  leastPoints: (_, value) => `minimum voor elke speler die meetelt: ${n(value)}`,
  sheetZero: (_, value) => `punten die op 0 worden afgerond staan als in het AGA-blad: ${n(value)}`,

  timeFactor: ({ hours }, value) =>
    `de derdemachtswortel van ${n(hours)} uur bedenktijd, omhoog afgerond: ${n(value)}`,
  factor: ({ time, boardSize, board, rounds }, value) =>
    `tijd x bordfactor (bord ${n(boardSize)}) x ronden: ` +
    `${n(time)} x ${n(board)} x ${n(rounds)} = ${n(value)}`,
  reconstructedPoints: ({ F, players, place }, value) =>
    `plaats ${n(place)} volgens de gereconstrueerde puntentabel, INT(F x spelers / 100 / 2^(plaats - 1)): ` +
    `INT(${n(F)} x ${n(players)} / 100 / 2^${n(place - 1)}) = ${n(value)}`,
  pointsInRow: ({ place }, value) => `plaats ${n(place)} in de gegeven rij punten: ${n(value)}`,
  pointsInTable: ({ players, place }, value) =>
    `plaats ${n(place)} in de eigen puntentabel, rij van ${n(players)} spelers: ${n(value)}`,
  sharedPlaces: ({ rows, wins, from, to, points }, value) =>
    `rijen ${list(rows)}, elk met ${counted(wins, 'gewonnen partij', 'gewonnen partijen')}, delen de punten van ` +
    `${places(from, to)}: ${total(points, value)}`,
  evenShare: ({ sum: points, players }, value) =>
    `hele punten voor elk: INT(${n(points)} / ${n(players)}) = ${n(value)}`,
  extraPoint: ({ evenly, over, sos, sodos }, value) =>
    `${leftOver(over)} SOS ${n(sos)} met SODOS ${n(sodos)} krijgt er 1: ${n(evenly)} + 1 = ${n(value)}`,
  noExtraPoint: ({ over, sos, sodos }, value) =>
    `${leftOver(over)} SOS ${n(sos)} met SODOS ${n(sodos)} krijgt er geen: ${n(value)}`,
  splitExtra: ({ evenly, over, sos, sodos, points, rows }, value) =>
    `${leftOver(over)} rijen ${list(rows)}, gelijk in SOS ${n(sos)} en SODOS ${n(sodos)}, delen er ${n(points)}: ` +
    `${n(evenly)} + ${n(points)} / ${n(rows.length)} = ${n(value)}`,
  removedEntrant: ({ row, played, scheduled }, value) =>
    `rij ${n(row)}, verwijderd na ${n(played)} van ${n(scheduled)} partijen: ` +
    `2 x ${n(played)} = ${n(2 * played)}, ${value === 1 ? 'minstens' : 'minder dan'} ${n(scheduled)}, telt dus als ${counted(value, 'speler', 'spelers')}`,
  entrantsCounted: ({ entrants }, value) =>
    entrants === value
      ? `alle deelnemers tellen: ${n(value)}`
      : `deelnemers min wie niet meetelt: ${n(entrants)} - ${n(entrants - value)} = ${n(value)}`,
  leftOutRow: ({ row }, value) => `rij ${n(row)} telt niet mee, dus geen punten: ${n(value)}`,
  notPaid: ({ place }, value) =>
    `plaats ${n(place)} ligt onder de plaatsen met punten: ${n(value)}`,
  winsOfRow: ({ row, rounds, fails }, value) =>
    `rij ${n(row)}: ${counted(value, 'gewonnen partij', 'gewonnen partijen')} in ${fails ? 'maar ' : ''}${counted(rounds, 'ronde', 'ronden')}`,
  sodosOfRow: ({ row, sos, fails }, value) =>
    `rij ${n(row)}: SODOS ${n(value)} is ${fails ? 'hoger dan' : 'hoogstens'} SOS ${n(sos)}`,
  sumOfWins: ({ wins, rounds, games, fails }, value) =>
    `alle gewonnen partijen, wat ${between(games, rounds)} moet zijn${fails ? ', maar niet is' : ''}: ${total(wins, value)}`,
  sumOfSos: ({ rounds, wins, exact, fails }, value) =>
    `alle SOS, ${n(value)}, moet ${exact ? 'gelijk zijn aan' : 'hoogstens gelijk zijn aan'} ronden x gewonnen partijen` +
    `${fails ? ', maar is dat niet' : ''}: ${n(rounds)} x ${n(wins)} = ${n(rounds * wins)}`,
  sumOfSodos: ({ wins, rounds, limit, fails }, value) =>
    `alle SODOS, ${n(value)}, moet gelijk zijn aan winst x verlies van elke rij, opgeteld` +
    `${fails ? ', maar is dat niet' : ''}: ` +
    total(
      wins.map((won) => won * (rounds - won)),
      limit,
    ),
  annualLine: ({ row, account, event }, value) =>
    `rij ${n(row)}, ${quoted(account)} in ${quoted(event)}: ${n(value)}`,
  annualTotal: ({ events, points }, value) =>
    `de som over ${counted(events, 'toernooi', 'toernooien')}: ${total(points, value)}`,
};

function places(from: number, to: number): string {
  return from === to ? `plaats ${n(from)}` : `plaatsen ${n(from)} tot en met ${n(to)}`;
}

function counted(count: number, one: string, many: string): string {
  return `${n(count)} ${count === 1 ? one : many}`;
}

function leftOver(points: number): string {
  const left =
    points === 1 ? 'het overblijvende punt gaat' : `overblijvende punten (${n(points)}) gaan`;
  return `${left} op SOS, dan SODOS:`;
}

function rowsOf(rows: readonly number[], count: number): string {
  const numbers = count > rows.length ? `${rows.map(n).join(', ')}, …` : list(rows);
  return count === 1 ? `rij ${n(rows[0] ?? 0)}` : `rijen ${numbers}`;
}

function between([least, most]: readonly [number, number], rounds: number): string {
  const games = (count: number): string => `${n(rounds)} x ${n(count)}`;
  return least === most ? games(least) : `van ${games(least)} tot en met ${games(most)}`;
}
