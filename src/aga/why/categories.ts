import { significant } from '../../numbers/significant';
import type { MeanRating } from '../average';
import type { CategoryWorking } from '../category';
import { slopeOf, type DecayWorking } from '../decay';
import type { AgaStepList } from '../steps';

/** How many rows without a rating are named. */
const NAMED = 5;

export function tellMean({ ratings, skipped, mean }: MeanRating, steps: AgaStepList): number {
  if (skipped.length > 0) {
    steps.add('A9', 'ratingsSkipped', { rows: skipped.slice(0, NAMED) }, skipped.length);
  }
  steps.add('A9', 'meanRating', { ratings }, mean);
  return mean;
}

export function tellExact(working: CategoryWorking, steps: AgaStepList): number {
  const { average, players, unrounded, exact } = working;
  steps.add('A1', 'exactCategory', { average, players }, significant(unrounded));
  steps.rounded('A2', unrounded, 1, exact);
  return exact;
}

export function tellCategory(working: CategoryWorking, steps: AgaStepList): number {
  const exact = tellExact(working, steps);
  steps.rounded('A2', exact, 0, working.category);
  return working.category;
}

export function tellDecay({ average, factor, decay }: DecayWorking, steps: AgaStepList): void {
  steps.add('A4', 'decay', { average }, significant(factor));
  if (decay !== factor) steps.add('A4', 'decayFloor', { decay: factor }, decay);
}

export function tellSlope(working: DecayWorking, steps: AgaStepList): number {
  tellDecay(working, steps);
  const slope = slopeOf(working);
  steps.rounded('A4', working.decay, 2, slope);
  return slope;
}
