import type { PairWorking } from '../pairs';
import type { ScoreWorking } from '../score';
import type { NkStepList } from '../steps';
import type { Pair } from '../types';

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
