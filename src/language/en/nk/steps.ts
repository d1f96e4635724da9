import type { nkSteps as vocabulary } from '../../../nk/why';
import { checkedSteps, type StepSay } from '../../catalogue';

/** The steps of NK formulas in English. */
export const nkSteps = checkedSteps<typeof vocabulary>()({
  groupPassed: ({ row, group, places, byRight, rank, value }, say) =>
    `${byStrength(row, rank, say)}; places for them in ${called(group, say)}: ` +
    `${say.n(places)} - ${say.n(byRight)} = ${say.n(value)}`,
  groupByRight: ({ row, group, value }, say) =>
    `row ${say.n(row)} has a right to ${called(group, say)}: group ${say.n(value)}`,
  groupByStrength: ({ row, group, places, byRight, rank, value }, say) => {
    const left = places - byRight;
    return `${byStrength(row, rank, say)}; ${called(group, say)} has ${say.n(left)} ${say.count(left, { one: 'place', other: 'places' })} for them: group ${say.n(value)}`;
  },
  laterGroup: ({ row, rank, first, size, value }, say) =>
    `row ${say.n(row)} is number ${say.n(rank)} of those left by strength, who fill groups of ${say.n(size)} from ${called(first, say)}: ` +
    `${say.n(first)} + INT((${say.n(rank)} - 1) / ${say.n(size)}) = ${say.n(value)}`,
  score: 'points minus number of the start group: {points} - {group} = {value}',
  oddGroup: 'one player of an odd group floats or has the bye: {n} - 1 = {value}',
  slidePair: 'slide, number {i} meets i + n / 2: {i} + {players} / 2 = {value}',
  foldPair: 'fold, number {i} meets n + 1 - i: {players} + 1 - {i} = {value}',
  rightEarned: ({ points, forTopgroep, forGroep1, value }, say) => {
    if (points >= forTopgroep)
      return `${say.n(points)} is at least ${say.n(forTopgroep)}: ${value}`;
    if (points < forGroep1) return `${say.n(points)} is below ${say.n(forGroep1)}: no right`;
    return `${say.n(points)} is at least ${say.n(forGroep1)} and below ${say.n(forTopgroep)}: ${value}`;
  },
  halves: ({ round, score, here, below, value }, say) =>
    `half of the ${say.n(here)} with ${say.n(score)} ${after(round - 1, say)} lose, half of the ${say.n(below)} with ${say.n(score - 1)} win: ` +
    `${say.n(here)} / 2 + ${say.n(below)} / 2 = ${say.n(value)}`,
  countRange: ({ round, score, value }, say) =>
    `players with ${say.n(score)} ${after(round, say)}, lowest and highest over all results and pairings: ${typeof value === 'number' ? say.n(value) : value}`,
  outOfReach: ({ round, score }, say) =>
    `a score of ${say.n(score)} is out of reach ${after(round, say)}`,
});

function byStrength(row: number, rank: number, say: StepSay): string {
  return `row ${say.n(row)} is number ${say.n(rank)} of the others by strength`;
}

function called(group: number, say: StepSay): string {
  return group === 0 ? 'Topgroep' : `Groep ${say.n(group)}`;
}

function after(round: number, say: StepSay): string {
  return round === 0 ? 'at the start' : `after round ${say.n(round)}`;
}
