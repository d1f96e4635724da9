import type { RankValue, KuksuSteps, Separation } from '../../../src/kuksu/steps';
import { figures } from '../../figures';
import type { WordingOf } from '../../wording';

const { n, list } = figures('.', 'and');

/** The steps of Kuksu formulas in English. */
export const kuksuSteps: WordingOf<KuksuSteps> = {
  fullTiers: ({ tiers }, value) =>
    `${tiers === 1 ? 'tier 1 is full' : `tiers 1 to ${n(tiers)} are full`}, with 10 players in every league: 10 x (2^${n(tiers)} - 1) = ${n(value)}`,
  playersLeft: ({ players, inTiers }, value) =>
    `players left for the tier below: ${n(players)} - ${n(inTiers)} = ${n(value)}`,
  tiersFull: (_, value) => `nobody is left, so the number of tiers is: ${n(value)}`,
  tierBelow: ({ left, fullTiers }, value) =>
    `${n(left)} left are at least 5, enough for one more tier: ${n(fullTiers)} + 1 = ${n(value)}`,

  fullLeague: ({ league }, value) =>
    `${league} is in a full tier, with 10 players in every league: ${n(value)}`,
  leaguesOfRest: ({ left }, value) =>
    `leagues of at least 5 for the ${n(left)} left: INT(${n(left)} / 5) = ${n(value)}`,
  leaguesOfTier: ({ tier }, value) =>
    `no more leagues than tier ${n(tier)} has: 2^${n(tier - 1)} = ${n(value)}`,
  fullRows: ({ left, leagues }, value) =>
    `the ${n(left)} left are dealt to ${n(leagues)} ${leagues === 1 ? 'league' : 'leagues'} in turns, so many to each: INT(${n(left)} / ${n(leagues)}) = ${n(value)}`,
  extraPlayer: ({ league, rows, ...row }, value) =>
    `${beyond({ rows, ...row })} ${league} gets one more: ${n(rows)} + 1 = ${n(value)}`,
  noExtraPlayer: ({ league, ...row }, value) =>
    `${beyond(row)} ${league} gets none of them: ${n(value)}`,

  tierUp: ({ tier, place }, value) =>
    `place ${n(place)} moves up one tier: ${n(tier)} - 1 = ${n(value)}`,
  tierKept: ({ tier, place }, value) => `place ${n(place)} stays in tier ${n(tier)}: ${n(value)}`,
  tierDown: ({ tier, place }, value) =>
    `place ${n(place)} moves down one tier: ${n(tier)} + 1 = ${n(value)}`,
  titleLost: (_, value) => `the loser of the title match plays in tier ${n(value)}`,
  tiersCapped: ({ tier }, value) =>
    `tier ${n(tier)} is below the lowest tier of the next cycle: ${n(value)}`,

  pointsOfBeaten: ({ terms }, value) => {
    if (terms.length === 0) return `no opponent was beaten or held to a draw: ${n(value)}`;
    const rows = called(terms.map(({ row }) => row));
    return `results against ${rows} times their points: ${products(terms)} = ${n(value)}`;
  },

  rankedAfter: ({ rows, ...by }, value) =>
    `${called(rows)} after row ${n(value)}: ${decided(by, 'after')}`,
  rankedBefore: ({ rows, ...by }, value) =>
    `${called(rows)} before row ${n(value)}: ${decided(by, 'before')}`,
  placeShared: ({ rows }, value) => `${called(rows)}, level in everything, share place ${n(value)}`,
  rank: ({ before }, value) => `players before, and one: ${n(before)} + 1 = ${n(value)}`,

  seededByRating: ({ row, rating }, value) =>
    `row ${n(row)}, rating ${n(rating)}, is number ${n(value)} by rating`,
  snakeRow: ({ number, leagues }, value) =>
    `row of the snake for number ${n(number)}: INT((${n(number)} - 1) / ${n(leagues)}) + 1 = ${n(value)}`,
  snakeForward: ({ row, at }, value) =>
    `number ${n(at)} of row ${n(row)}, which runs forward from league 1: ${n(value)}`,
  snakeBack: ({ row, at, leagues }, value) =>
    `number ${n(at)} of row ${n(row)}, which runs back from league ${n(leagues)}: ${n(leagues)} - (${n(at)} - 1) = ${n(value)}`,
};

const names = {
  points: 'points',
  sodos: 'SODOS',
  lastTier: 'tier',
  lastPlace: 'place',
  rating: 'rating',
} as const;

function called(rows: readonly number[]): string {
  const [only = 0, ...more] = rows;
  return more.length === 0 ? `row ${n(only)}` : `rows ${list(rows)}`;
}

/** "level on points 2 and SODOS 3, tier 1 before 2" */
function decided({ level, own, other }: Omit<Separation, 'rows'>, than: string): string {
  const last = `${shown(own)} ${than} ${other === 0 ? 'none' : n(other)}`;
  if (level.length === 0) return last;
  const [first, ...more] = [...level].reverse().map(shown);
  const all = more.length > 0 ? `${more.reverse().join(', ')} and ${first}` : first;
  return `level on ${all}, ${last}`;
}

function shown({ criterion, value }: RankValue): string {
  return `${names[criterion]} ${value === 0 && criterion !== 'points' && criterion !== 'sodos' ? 'none' : n(value)}`;
}

/** Results times points, added up; the middle of a long sum is left out. */
function products(terms: readonly { readonly result: number; readonly points: number }[]): string {
  const all = terms.map(({ result, points }) => `${n(result)} x ${n(points)}`);
  return (all.length > 12 ? [...all.slice(0, 3), '…', ...all.slice(-1)] : all).join(' + ');
}

function beyond(row: { rows: number; beyond: number; leagues: number; back: boolean }): string {
  const { rows, beyond: players, leagues, back } = row;
  const start = back ? `back from league ${n(leagues)}` : 'from league 1';
  return `row ${n(rows + 1)} of the snake deals the other ${n(players)} ${start};`;
}
