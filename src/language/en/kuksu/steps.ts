import type { RankValue, Separation, kuksuSteps as vocabulary } from '../../../kuksu/why';
import { checkedSteps, type StepSay } from '../../catalogue';

/** The steps of Kuksu formulas in English. */
export const kuksuSteps = checkedSteps<typeof vocabulary>()({
  fullTiers: ({ tiers, value }, say) =>
    `${tiers === 1 ? 'tier 1 is full' : `tiers 1 to ${say.n(tiers)} are full`}, with 10 players in every league: 10 x (2^${say.n(tiers)} - 1) = ${say.n(value)}`,
  playersLeft: 'players left for the tier below: {players} - {inTiers} = {value}',
  tiersFull: 'nobody is left, so the number of tiers is: {value}',
  tierBelow: '{left} left are at least 5, enough for one more tier: {fullTiers} + 1 = {value}',
  fullLeague: '{league} is in a full tier, with 10 players in every league: {value}',
  leaguesOfRest: 'leagues of at least 5 for the {left} left: INT({left} / 5) = {value}',
  leaguesOfTier: ({ tier, value }, say) =>
    `no more leagues than tier ${say.n(tier)} has: 2^${say.n(tier - 1)} = ${say.n(value)}`,
  fullRows:
    'the {left} left are dealt to {leagues} {leagues?league|leagues} in turns, so many to each: INT({left} / {leagues}) = {value}',
  extraPlayer: ({ league, rows, value, ...row }, say) =>
    `${beyond({ rows, ...row }, say)} ${league} gets one more: ${say.n(rows)} + 1 = ${say.n(value)}`,
  noExtraPlayer: ({ league, value, ...row }, say) =>
    `${beyond(row, say)} ${league} gets none of them: ${say.n(value)}`,
  tierUp: 'place {place} moves up one tier: {tier} - 1 = {value}',
  tierKept: 'place {place} stays in tier {tier}: {value}',
  tierDown: 'place {place} moves down one tier: {tier} + 1 = {value}',
  titleLost: 'the loser of the title match plays in tier {value}',
  tiersCapped: 'tier {tier} is below the lowest tier of the next cycle: {value}',
  pointsOfBeaten: ({ terms, value }, say) => {
    if (terms.length === 0) return `no opponent was beaten or held to a draw: ${say.n(value)}`;
    const rows = called(
      terms.map(({ row }) => row),
      say,
    );
    return `results against ${rows} times their points: ${products(terms, say)} = ${say.n(value)}`;
  },
  rankedAfter: ({ rows, value, ...by }, say) =>
    `${called(rows, say)} after row ${say.n(value)}: ${decided(by, 'after', say)}`,
  rankedBefore: ({ rows, value, ...by }, say) =>
    `${called(rows, say)} before row ${say.n(value)}: ${decided(by, 'before', say)}`,
  placeShared: ({ rows, value }, say) =>
    `${called(rows, say)}, level in everything, share place ${say.n(value)}`,
  rank: 'players before, and one: {before} + 1 = {value}',
  seededByRating: 'row {row}, rating {rating}, is number {value} by rating',
  snakeRow: 'row of the snake for number {number}: INT(({number} - 1) / {leagues}) + 1 = {value}',
  snakeForward: 'number {at} of row {row}, which runs forward from league 1: {value}',
  snakeBack:
    'number {at} of row {row}, which runs back from league {leagues}: {leagues} - ({at} - 1) = {value}',
});

const names = {
  points: 'points',
  sodos: 'SODOS',
  lastTier: 'tier',
  lastPlace: 'place',
  rating: 'rating',
} as const;

function called(rows: readonly number[], say: StepSay): string {
  const [only = 0, ...more] = rows;
  return more.length === 0 ? `row ${say.n(only)}` : `rows ${say.list(rows)}`;
}

/** "level on points 2 and SODOS 3, tier 1 before 2" */
function decided(
  { level, own, other }: Omit<Separation, 'rows'>,
  than: string,
  say: StepSay,
): string {
  const last = `${shown(own, say)} ${than} ${other === 0 ? 'none' : say.n(other)}`;
  if (level.length === 0) return last;
  return `level on ${say.list(level.map((each) => shown(each, say)))}, ${last}`;
}

function shown({ criterion, value }: RankValue, say: StepSay): string {
  return `${names[criterion]} ${value === 0 && criterion !== 'points' && criterion !== 'sodos' ? 'none' : say.n(value)}`;
}

/** Results times points, added up; the middle of a long sum is left out. */
function products(
  terms: readonly { readonly result: number; readonly points: number }[],
  say: StepSay,
): string {
  const all = terms.map(({ result, points }) => `${say.n(result)} x ${say.n(points)}`);
  return (all.length > 12 ? [...all.slice(0, 3), '…', ...all.slice(-1)] : all).join(' + ');
}

function beyond(
  row: { rows: number; beyond: number; leagues: number; back: boolean },
  say: StepSay,
): string {
  const { rows, beyond: players, leagues, back } = row;
  const start = back ? `back from league ${say.n(leagues)}` : 'from league 1';
  return `row ${say.n(rows + 1)} of the snake deals the other ${say.n(players)} ${start};`;
}
