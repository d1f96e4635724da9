import { quoted } from '../../src/text';
import { figures } from '../figures';
import type { Wording } from '../wording';
import { kuksuSteps } from './kuksu/steps';
import { nkSteps } from './nk/steps';

const { n, fixed, sum, total, mean, list } = figures('.', 'and');

/** The steps in English. What is computed stands behind a colon and before "=", to be checked by hand. */
export const english: Wording = {
  ...nkSteps,
  ...kuksuSteps,

  rounded: ({ unrounded, decimals }, value) => {
    const unit = decimals === 0 ? 'a whole number' : n(10 ** -decimals);
    return `${n(unrounded)} rounded to ${unit}: ${fixed(value, decimals)}`;
  },

  averageCapped: ({ average }, value) => `an average of ${n(average)} counts as ${n(value)}`,
  tablesCapped: ({ tables }, value) => `${n(tables)} tables count as ${n(value)}`,
  basicAward: ({ s, tables, a, b, c, d }, value) =>
    `${counted(tables, 'table', 'tables')} averaging ${n(1000 * s)} masterpoints ` +
    `(s = ${n(s)}, ${s > 1.25 ? 'above' : 'at most'} 1.25): ` +
    `${fixed(a, 3)} x ${n(s)} + ${fixed(b, 3)} + ` +
    `${n(tables)} / 60 x (${fixed(c, 3)} x ${n(s)} + ${fixed(d, 3)}) = ${n(value)}`,
  leastAward: ({ award }, value) =>
    `${n(award)} is below the minimum basic award, so the minimum applies: ${fixed(value, 2)}`,
  mostAward: ({ award }, value) =>
    `${n(award)} is above the maximum basic award, so the maximum applies: ${fixed(value, 2)}`,
  flightA: (_, value) =>
    `a stand-alone Flight A pays 110% of the basic award: a factor of ${n(value)}`,
  bracket: ({ s }, value) =>
    `a bracket of a bracketed Swiss pays more by a factor of 1 + 0.1 (s - 1.25): ` +
    `1 + 0.1 x (${n(s)} - 1.25) = ${n(value)}`,
  bracketBelow: ({ average }, value) =>
    `a bracket averaging ${n(average)}, below 1250, pays the basic award: a factor of ${n(value)}`,
  scaling: ({ rating, R, sessions, S, restrictions, P }, value) =>
    `${rating} (R = ${n(R)}), ` +
    `${counted(sessions, 'session', 'sessions')} (S = 0.5 x (${n(sessions)} + 1) = ${n(S)}), ` +
    `${restrictions === 0 ? 'no restriction' : counted(restrictions, 'restriction', 'restrictions')} ` +
    `(P = ${n(P)}): ${n(R)} / 14 x ${n(S)} / 1.5 x ${n(P)} = ${n(value)}`,
  award: ({ basic, event, scaling }, value) =>
    event === 1
      ? `basic award x scaling: ${n(basic)} x ${n(scaling)} = ${n(value)}`
      : `basic award x factor of the event x scaling: ` +
        `${n(basic)} x ${n(event)} x ${n(scaling)} = ${n(value)}`,
  standAlone: ({ award }, value) =>
    `110% of the award that stratum A would earn on its own: 1.1 x ${n(award)} = ${n(value)}`,
  larger: ({ field, stratum }, value) =>
    `the higher of ${n(field)} (whole field) and ${n(stratum)} (stratum A): ${n(value)}`,
  halfOfOneSession: ({ award }, value) =>
    `a session pays half of the one-session award: 0.5 x ${n(award)} = ${n(value)}`,
  firstRounded: ({ first }, value) =>
    `the award for first place, ${n(first)}, is rounded to 0.01: ${fixed(value, 2)}`,
  quarterLess: ({ first, place }, value) =>
    place === 1
      ? `place 1 gets the award for first place: ${n(value)}`
      : `place ${n(place)}: each place from 2nd gets 75% of the place above: ${n(first)} x 0.75^${n(place - 1)} = ${n(value)}`,
  overPlace: ({ first, place, last }, value) =>
    `place ${n(place)}, below place ${n(last)} of one session, gets first / place: ` +
    `${n(first)} / ${n(place)} = ${n(value)}`,
  bySessions: ({ first, place, sessions, last }, value) =>
    `place ${n(place)}, below place ${n(last)} of ${n(sessions)} sessions, gets ` +
    `sessions x first / (place + 2 sessions - 3): ` +
    `${n(sessions)} x ${n(first)} / (${n(place)} + 2 x ${n(sessions)} - 3) = ${n(value)}`,
  tiedAward: ({ from, to, awards }, value) => {
    const entries = to - from + 1;
    const isPartlyPaid = awards.length < entries;
    return (
      `${n(entries)} tied entries share ${places(from, to)}` +
      `${isPartlyPaid ? ', those beyond the places paid counting 0' : ''}: ` +
      `${mean(isPartlyPaid ? [...awards, 0] : awards, entries)} = ${n(value)}`
    );
  },
  unpaid: ({ from, to }, value) =>
    `${places(from, to)}: no award beyond the places that get one: ${n(value)}`,
  rowsSkipped: ({ rows }, value) =>
    `${rowsOf(rows, value)} without masterpoints ${value === 1 ? 'is' : 'are'} skipped: ${n(value)}`,
  teamAsFour: ({ row, total: held, size }, value) =>
    `row ${n(row)}, a team of ${n(size)}, counts as four: ${n(held)} / ${n(size)} x 4 = ${n(value)}`,
  moreTeamsAsFour: (_, value) => `more teams of 5 or 6 that count as four: ${n(value)}`,
  entryCapped: ({ row, total: held }, value) =>
    `row ${n(row)}, ${n(held)} masterpoints, counts as ${n(value)}`,
  moreEntriesCapped: ({ cap }, value) => `more rows that count as ${n(cap)}: ${n(value)}`,
  strongestCounted: ({ entries, counted: most }, value) =>
    `the strongest ${n(most)} of ${n(entries)} count, the lowest of them with ${n(value)}`,
  averageOfEntries: ({ totals, players }, value) =>
    `average per player, ${n(players)} for each row that counts: ` +
    `${totals.length > 1 ? `(${sum(totals)})` : sum(totals)} / (${n(players)} x ${n(totals.length)}) = ${n(value)}`,
  formerTables: ({ tables }, value) =>
    `B up to 60 tables, (tables + 10) / 60: (${n(tables)} + 10) / 60 = ${n(value)}`,
  formerManyTables: ({ tables }, value) =>
    `B above 60 tables, log10(tables / 4): log10(${n(tables)} / 4) = ${n(value)}`,
  formerAward: ({ B, R, S, M, P, T }, value) =>
    `B x R (classification) x S (sessions) x M (limit) x P (restrictions) x T (type of game): ` +
    `${n(B)} x ${n(R)} x ${n(S)} x ${n(M)} x ${n(P)} x ${n(T)} = ${n(value)}`,

  exactCategory: ({ average, players }, value) =>
    `category for ${n(players)} players (P) averaging ${n(average)} (R), 2 R + sqrt(10 log10 P) - 4: 2 x ${n(average)} + sqrt(10 x log10(${n(players)})) - 4 = ${n(value)}`,
  firstPoints: ({ average, players, category }, value) =>
    `first place, with category Cr = ${n(category)}, earns log10(20 P) + (Cr + R^2.1) / 10: ` +
    `log10(20 x ${n(players)}) + (${n(category)} + ${n(average)}^2.1) / 10 = ${n(value)}`,
  decay: ({ average }, value) =>
    `each next place gets this share of the place above, 0.75 + log10(R / 6.2): ` +
    `0.75 + log10(${n(average)} / 6.2) = ${n(value)}`,
  decayFloor: ({ decay }, value) => `${n(decay)} is below 0 and counts as ${n(value)}`,
  placePoints: ({ first, decay, place, points, hundredths }, value) => {
    const product = `place ${n(place)}: ${n(first)} x ${n(decay)}^${n(place - 1)} = ${n(points)}`;
    return n(points) === n(value)
      ? product
      : `${product}, rounded half up to ${fixed(hundredths, 2)} and then to ${fixed(value, 1)}`;
  },
  tiedPoints: ({ from, to, points }, value) => {
    const players = to - from + 1;
    const terms = points.length < players ? [...points, 0] : points;
    return `${n(players)} tied players share ${places(from, to)}: ${mean(terms, players)} = ${n(value)}`;
  },
  ratingsSkipped: ({ rows }, value) =>
    `${rowsOf(rows, value)} without a rating ${value === 1 ? 'is' : 'are'} skipped: ${n(value)}`,
  meanRating: ({ ratings }, value) =>
    `average of ${counted(ratings.length, 'rating', 'ratings')}: ${mean(ratings, ratings.length)} = ${n(value)}`,
  leastPoints: (_, value) => `minimum for every eligible player: ${n(value)}`,
  sheetZero: (_, value) => `points that round to 0 are shown as in the AGA’s sheet: ${n(value)}`,

  timeFactor: ({ hours }, value) =>
    `the cube root of ${n(hours)} hours of main time, rounded up: ${n(value)}`,
  factor: ({ time, boardSize, board, rounds }, value) =>
    `time x board factor (board ${n(boardSize)}) x rounds: ` +
    `${n(time)} x ${n(board)} x ${n(rounds)} = ${n(value)}`,
  reconstructedPoints: ({ F, players, place }, value) =>
    `place ${n(place)} by the reconstructed calculator, INT(F x players / 100 / 2^(place - 1)): ` +
    `INT(${n(F)} x ${n(players)} / 100 / 2^${n(place - 1)}) = ${n(value)}`,
  pointsInRow: ({ place }, value) => `place ${n(place)} in the given row of points: ${n(value)}`,
  pointsInTable: ({ players, place }, value) =>
    `place ${n(place)} in your own points table, row of ${n(players)} players: ${n(value)}`,
  sharedPlaces: ({ rows, wins, from, to, points }, value) =>
    `rows ${list(rows)}, with ${counted(wins, 'win', 'wins')} each, share the points of ` +
    `${places(from, to)}: ${total(points, value)}`,
  evenShare: ({ sum: points, players }, value) =>
    `whole points for each of them: INT(${n(points)} / ${n(players)}) = ${n(value)}`,
  extraPoint: ({ evenly, over, sos, sodos }, value) =>
    `${leftOver(over)} SOS ${n(sos)} and SODOS ${n(sodos)} get 1: ${n(evenly)} + 1 = ${n(value)}`,
  noExtraPoint: ({ over, sos, sodos }, value) =>
    `${leftOver(over)} SOS ${n(sos)} and SODOS ${n(sodos)} get none: ${n(value)}`,
  splitExtra: ({ evenly, over, sos, sodos, points, rows }, value) =>
    `${leftOver(over)} rows ${list(rows)}, level on SOS ${n(sos)} and SODOS ${n(sodos)}, split ${n(points)}: ` +
    `${n(evenly)} + ${n(points)} / ${n(rows.length)} = ${n(value)}`,
  removedEntrant: ({ row, played, scheduled }, value) =>
    `row ${n(row)}, removed after ${n(played)} of ${n(scheduled)} games: ` +
    `2 x ${n(played)} = ${n(2 * played)}, ${value === 1 ? 'at least' : 'below'} ${n(scheduled)}, so it counts as ${counted(value, 'player', 'players')}`,
  entrantsCounted: ({ entrants }, value) =>
    entrants === value
      ? `all entrants count: ${n(value)}`
      : `entrants minus those that don’t count: ${n(entrants)} - ${n(entrants - value)} = ${n(value)}`,
  leftOutRow: ({ row }, value) => `row ${n(row)} doesn’t count, so no points: ${n(value)}`,
  notPaid: ({ place }, value) => `place ${n(place)} is below the paid places: ${n(value)}`,
  winsOfRow: ({ row, rounds, fails }, value) =>
    `row ${n(row)}: ${counted(value, 'win', 'wins')} ${fails ? 'in only' : 'in'} ${counted(rounds, 'round', 'rounds')}`,
  sodosOfRow: ({ row, sos, fails }, value) =>
    `row ${n(row)}: SODOS ${n(value)} is ${fails ? 'above' : 'at most'} SOS ${n(sos)}`,
  sumOfWins: ({ wins, rounds, games, fails }, value) =>
    `all wins, which must be ${between(games, rounds)}${fails ? ', but aren’t' : ''}: ${total(wins, value)}`,
  sumOfSos: ({ rounds, wins, exact, fails }, value) =>
    `all SOS, ${n(value)}, must be ${exact ? 'equal to' : 'at most'} rounds x wins` +
    `${fails ? ', but aren’t' : ''}: ${n(rounds)} x ${n(wins)} = ${n(rounds * wins)}`,
  sumOfSodos: ({ wins, rounds, limit, fails }, value) =>
    `all SODOS, ${n(value)}, must be equal to wins x losses of every row, added up` +
    `${fails ? ', but aren’t' : ''}: ` +
    total(
      wins.map((won) => won * (rounds - won)),
      limit,
    ),
  annualLine: ({ row, account, event }, value) =>
    `row ${n(row)}, ${quoted(account)} in ${quoted(event)}: ${n(value)}`,
  annualTotal: ({ events, points }, value) =>
    `the sum over ${counted(events, 'event', 'events')}: ${total(points, value)}`,
};

function places(from: number, to: number): string {
  return from === to ? `place ${n(from)}` : `places ${n(from)} to ${n(to)}`;
}

function counted(count: number, one: string, many: string): string {
  return `${n(count)} ${count === 1 ? one : many}`;
}

function leftOver(points: number): string {
  const left = points === 1 ? 'the leftover point goes' : `leftover points (${n(points)}) go`;
  return `${left} by SOS, then SODOS:`;
}

function rowsOf(rows: readonly number[], count: number): string {
  const numbers = count > rows.length ? `${rows.map(n).join(', ')}, …` : list(rows);
  return count === 1 ? `row ${n(rows[0] ?? 0)}` : `rows ${numbers}`;
}

function between([least, most]: readonly [number, number], rounds: number): string {
  const games = (count: number): string => `${n(rounds)} x ${n(count)}`;
  return least === most ? games(least) : `from ${games(least)} to ${games(most)}`;
}
