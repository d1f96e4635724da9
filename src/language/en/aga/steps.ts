import { quoted } from '../../../core/text';
import type { agaSteps as vocabulary } from '../../../aga/why';
import { checkedSteps } from '../../catalogue';
import { places, rowsOf } from '../general/steps';

/** The steps of AGA formulas in English. */
export const agaSteps = checkedSteps<typeof vocabulary>()({
  exactCategory:
    'category for {players} players (P) averaging {average} (R), 2 R + sqrt(10 log10 P) - 4: 2 x {average} + sqrt(10 x log10({players})) - 4 = {value}',
  firstPoints:
    'first place, with category Cr = {category}, earns log10(20 P) + (Cr + R^2.1) / 10: log10(20 x {players}) + ({category} + {average}^2.1) / 10 = {value}',
  decay:
    'each next place gets this share of the place above, 0.75 + log10(R / 6.2): 0.75 + log10({average} / 6.2) = {value}',
  decayFloor: '{decay} is below 0 and counts as {value}',
  placePoints: ({ first, decay, place, points, hundredths, value }, say) => {
    const product = `place ${say.n(place)}: ${say.n(first)} x ${say.n(decay)}^${say.n(place - 1)} = ${say.n(points)}`;
    return say.n(points) === say.n(value)
      ? product
      : `${product}, rounded half up to ${say.fixed(hundredths, 2)} and then to ${say.fixed(value, 1)}`;
  },
  tiedPoints: ({ from, to, points, value }, say) => {
    const players = to - from + 1;
    const terms = points.length < players ? [...points, 0] : points;
    return `${say.n(players)} tied players share ${places(from, to, say)}: ${say.mean(terms, players)} = ${say.n(value)}`;
  },
  ratingsSkipped: ({ rows, value }, say) =>
    `${rowsOf(rows, value, say)} without a rating ${say.count(value, { one: 'is', other: 'are' })} skipped: ${say.n(value)}`,
  meanRating: ({ ratings, value }, say) =>
    `average of ${say.counted(ratings.length, { one: 'rating', other: 'ratings' })}: ${say.mean(ratings, ratings.length)} = ${say.n(value)}`,
  leastPoints: 'minimum for every eligible player: {value}',
  sheetZero: 'points that round to 0 are shown as in the AGA’s sheet: {value}',
  seasonResult: ({ row, event, value }, say) =>
    `row ${say.n(row)}, ${quoted(event)}: ${say.n(value)}`,
  seasonLeft: ({ row, event, best, value }, say) =>
    `row ${say.n(row)}, ${quoted(event)}, is not among the best ${say.n(best)} and doesn’t count: ${say.n(value)}`,
  seasonTotal: ({ points, value }, say) =>
    `the sum of ${say.counted(points.length, { one: 'result', other: 'results' })}: ${say.total(points, value)}`,
  seasonPlace: 'players with a higher total, and one: {before} + 1 = {value}',
  seasonCounted: ({ won, left, value }, say) =>
    left === 0
      ? `every result with points counts: ${say.n(value)}`
      : `results with points, without those beyond the best: ${say.n(won)} - ${say.n(left)} = ${say.n(value)}`,
  seasonEvents: 'tournaments with points and without: {won} + {without} = {value}',
});
