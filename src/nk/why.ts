import { existing } from '../core/result';
import {
  FOR_GROEP_1,
  FOR_TOPGROEP,
  type GroupEntrant,
  type GroupsWorking,
  nkGroups,
  nkRights,
  type Placing,
  type RightWorking,
} from './groups';
import type { CountRange, Pair, Right } from './arguments';
import { countAt, nkProgress, type ProgressWorking, shown, tableOf } from './progress';
import { foldPairs, nkScore, type PairWorking, type ScoreWorking, slidePairs } from './score';
import {
  aStep,
  type Derivation,
  explaining,
  explainingCells,
  explainingRows,
  inParts,
  type StepList,
  type StepVocabulary,
} from '../core/derivation';
import { aNumber, aText, type Kind } from '../core/message';

/** What puts one row into its group. */
interface GroupOfEntrant {
  readonly working: GroupsWorking;
  /** From 0. */
  readonly row: number;
  readonly placing: Placing;
  /** Its number by strength among the others, group by group. */
  readonly ranks: readonly number[];
}

function rowsOf(working: GroupsWorking): readonly GroupOfEntrant[] {
  const { placings, served, rest } = working;
  const ranks = placings.map((): number[] => []);
  const note = (entrants: readonly GroupEntrant[]): void => {
    entrants.forEach(({ row }, at) => existing(ranks[row]).push(at + 1));
  };
  for (const { others } of served) note(others);
  note(rest);
  return placings.map((placing, row) => ({ working, row, placing, ranks: existing(ranks[row]) }));
}

/** The same of one row of a long list; undefined where the list has no such row. */
export function rowOf(working: GroupsWorking, row: number): GroupOfEntrant | undefined {
  const { placings, served, rest } = working;
  const { [row]: placing } = placings;
  if (placing === undefined) return undefined;
  const ranks = [...served.map(({ others }) => others), rest].map(
    (entrants) => 1 + entrants.findIndex((each) => each.row === row),
  );
  // A player who is placed is on no later list, and nobody asks for the 0 of those.
  return { working, row, placing, ranks };
}

export function tellGroup(
  { working, row: index, placing, ranks }: GroupOfEntrant,
  steps: NkStepList,
): number {
  const { served, size } = working;
  const row = index + 1;
  for (const [at, { group, places, entitled }] of served.entries()) {
    const byRight = entitled.length;
    if (group === placing.group && placing.by === 'right') {
      steps.add('N2', 'groupByRight', { row, group }, group);
      return group;
    }
    const values = { row, group, places, byRight, rank: existing(ranks[at]) };
    if (group === placing.group) {
      steps.add('N2', 'groupByStrength', values, group);
      return group;
    }
    steps.add('N2', 'groupPassed', values, places - byRight);
  }
  const values = { row, rank: existing(ranks[served.length]), first: served.length, size };
  steps.add('N2', 'laterGroup', values, placing.group);
  return placing.group;
}

export function tellRight({ points, right }: RightWorking, steps: NkStepList): Right | '' {
  const values = { points, forTopgroep: FOR_TOPGROEP, forGroep1: FOR_GROEP_1 };
  steps.add('N12', 'rightEarned', values, right);
  return right;
}

/** A cell of the table: what it shows, and where it stands; headings stand in round 0 and in no score. */
interface ProgressCell {
  readonly working: ProgressWorking;
  readonly round: number;
  readonly score: number | undefined;
  readonly content: number | string;
}

export function cellsOf(working: ProgressWorking): readonly (readonly ProgressCell[])[] {
  return tableOf(working).map((line, round) =>
    line.map((content, column) => {
      const score = column === 0 ? undefined : working.lowest + column - 1;
      return { working, round, score, content };
    }),
  );
}

export function tellProgress(
  { working, round, score, content }: ProgressCell,
  steps: NkStepList,
): number | string {
  if (round === 0 || score === undefined) return content;
  const count = countAt(working, round, score);
  if (count === undefined) {
    steps.add('N15', 'outOfReach', { round, score }, '');
    return content;
  }
  const here = certainCount(countAt(working, round - 1, score));
  const below = certainCount(countAt(working, round - 1, score - 1));
  const half = here / 2 + below / 2;
  if (half === count.low && half === count.high) {
    steps.add('N15', 'halves', { round, score, here, below }, half);
  } else {
    steps.add('N15', 'countRange', { round, score }, shown(count));
  }
  return content;
}

/** How many there are, where that is certain, else no number; nobody where the score was out of reach. */
function certainCount({ low, high }: CountRange = { low: 0, high: 0 }): number {
  return low === high ? low : NaN;
}

export function tellScore({ group, points, score }: ScoreWorking, steps: NkStepList): number {
  steps.add('N2', 'score', { points, group }, score);
  return score;
}

export function tellSlide({ n, players, pair }: PairWorking, steps: NkStepList): Pair {
  const [i, opponent] = pair;
  if (players < n) steps.add('N3', 'oddGroup', { n }, players);
  steps.add('N3', 'slidePair', { i, players }, opponent);
  return pair;
}

export function tellFold({ n, players, pair }: PairWorking, steps: NkStepList): Pair {
  const [i, opponent] = pair;
  if (players < n) steps.add('N4', 'oddGroup', { n }, players);
  steps.add('N4', 'foldPair', { i, players }, opponent);
  return pair;
}

/** A group, score, pair, number of players or right, and the steps that lead to it. */
export type NkDerivation<T = number> = Derivation<NkSteps, T>;

/** Explains `nkGroups` row by row; refuses the same arguments. */
export const explainNkGroups = explainingRows(inParts(nkGroups, rowsOf), tellGroup);

/** Explains `nkScore`; refuses the same arguments. */
export const explainNkScore = explaining(nkScore, tellScore);

/** Explains `slidePairs` pair by pair; the last step comes to the opponent. Refuses the same arguments. */
export const explainSlidePairs = explainingRows(slidePairs, tellSlide);

/** Explains `foldPairs` pair by pair; the last step comes to the opponent. Refuses the same arguments. */
export const explainFoldPairs = explainingRows(foldPairs, tellFold);

/** Explains `nkProgress` cell by cell; headings have no steps. Refuses the same arguments. */
export const explainNkProgress = explainingCells(inParts(nkProgress, cellsOf), tellProgress);

/** Explains `nkRights`; refuses the same arguments. */
export const explainNkRights = explaining(nkRights, tellRight);

const groupOfRow = { row: aNumber, group: aNumber } as const;
const byStrength = { ...groupOfRow, places: aNumber, byRight: aNumber, rank: aNumber } as const;
const cellOfProgress = { round: aNumber, score: aNumber } as const;
const aRightOrNone: Kind<Right | ''> = { samples: ['Topgroep', 'Groep 1', ''] };
const aNumberOrRange: Kind<number | string> = { samples: [3, '11-15'] };

/** The steps of NK formulas. What a step comes to is its value, and not repeated here. Rows count from 1. */
export const nkSteps = {
  /** A group that is full without the player: places less those taken by right. */
  groupPassed: aStep('N2', byStrength),
  groupByRight: aStep('N2', groupOfRow),
  /** Within the places that rights leave. */
  groupByStrength: aStep('N2', byStrength),
  /** first + INT((rank - 1) / size) */
  laterGroup: aStep('N2', { row: aNumber, rank: aNumber, first: aNumber, size: aNumber }),
  /** points - group */
  score: aStep('N2', { points: aNumber, group: aNumber }),

  /** Of an odd group one player floats or has the bye. */
  oddGroup: aStep(['N3', 'N4'], { n: aNumber }),
  /** i + n / 2 */
  slidePair: aStep('N3', { i: aNumber, players: aNumber }),
  /** n + 1 - i */
  foldPair: aStep('N4', { i: aNumber, players: aNumber }),

  rightEarned: aStep(
    'N12',
    { points: aNumber, forTopgroep: aNumber, forGroep1: aNumber },
    aRightOrNone,
  ),

  /** Half of those with this score before lose, half of those one below win. */
  halves: aStep('N15', { ...cellOfProgress, here: aNumber, below: aNumber }),
  /** The lowest and the highest over all results and pairings. */
  countRange: aStep('N15', cellOfProgress, aNumberOrRange),
  outOfReach: aStep('N15', cellOfProgress, aText),
} as const satisfies StepVocabulary;

/** The steps of NK groups, scores and rights: each code with its clause and its values. */
export type NkSteps = typeof nkSteps;
type NkStepList = StepList<NkSteps>;
