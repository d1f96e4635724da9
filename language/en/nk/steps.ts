import type { NkSteps } from '../../../src/nk/steps';
import { figures } from '../../figures';
import type { WordingOf } from '../../wording';

const { n } = figures('.', 'and');

/** The steps of NK formulas in English. */
export const nkSteps: WordingOf<NkSteps> = {
  groupPassed: ({ row, group, places, byRight, rank }, value) =>
    `${byStrength(row, rank)}; places for them in ${called(group)}: ` +
    `${n(places)} - ${n(byRight)} = ${n(value)}`,
  groupByRight: ({ row, group }, value) =>
    `row ${n(row)} has a right to ${called(group)}: group ${n(value)}`,
  groupByStrength: ({ row, group, places, byRight, rank }, value) => {
    const left = places - byRight;
    return `${byStrength(row, rank)}; ${called(group)} has ${n(left)} ${left === 1 ? 'place' : 'places'} for them: group ${n(value)}`;
  },
  laterGroup: ({ row, rank, first, size }, value) =>
    `row ${n(row)} is number ${n(rank)} of those left by strength, who fill groups of ${n(size)} from ${called(first)}: ` +
    `${n(first)} + INT((${n(rank)} - 1) / ${n(size)}) = ${n(value)}`,
  score: ({ points, group }, value) =>
    `points minus number of the start group: ${n(points)} - ${n(group)} = ${n(value)}`,

  oddGroup: ({ n: players }, value) =>
    `one player of an odd group floats or has the bye: ${n(players)} - 1 = ${n(value)}`,
  slidePair: ({ i, players }, value) =>
    `slide, number ${n(i)} meets i + n / 2: ${n(i)} + ${n(players)} / 2 = ${n(value)}`,
  foldPair: ({ i, players }, value) =>
    `fold, number ${n(i)} meets n + 1 - i: ${n(players)} + 1 - ${n(i)} = ${n(value)}`,

  rightEarned: ({ points, forTopgroep, forGroep1 }, value) => {
    if (points >= forTopgroep) return `${n(points)} is at least ${n(forTopgroep)}: ${value}`;
    if (points < forGroep1) return `${n(points)} is below ${n(forGroep1)}: no right`;
    return `${n(points)} is at least ${n(forGroep1)} and below ${n(forTopgroep)}: ${value}`;
  },

  halves: ({ round, score, here, below }, value) =>
    `half of the ${n(here)} with ${n(score)} ${after(round - 1)} lose, half of the ${n(below)} with ${n(score - 1)} win: ` +
    `${n(here)} / 2 + ${n(below)} / 2 = ${n(value)}`,
  countRange: ({ round, score }, value) =>
    `players with ${n(score)} ${after(round)}, lowest and highest over all results and pairings: ${typeof value === 'number' ? n(value) : value}`,
  outOfReach: ({ round, score }) => `a score of ${n(score)} is out of reach ${after(round)}`,
};

function byStrength(row: number, rank: number): string {
  return `row ${n(row)} is number ${n(rank)} of the others by strength`;
}

function called(group: number): string {
  return group === 0 ? 'Topgroep' : `Groep ${n(group)}`;
}

function after(round: number): string {
  return round === 0 ? 'at the start' : `after round ${n(round)}`;
}
