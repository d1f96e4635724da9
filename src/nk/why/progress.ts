import { countAt, shown, tableOf, type ProgressWorking } from '../progress/progress';
import type { NkStepList } from '../steps';
import type { CountRange } from '../types';

/** A cell of the table: what it shows, and where it stands; headings stand in round 0 and in no score. */
export interface ProgressCell {
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
