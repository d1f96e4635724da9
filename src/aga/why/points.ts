import { significant } from '../../numbers/significant';
import type { FieldPoints, FirstPoints, PlacePoints, SharedPoints } from '../place-points';
import type { PointsWorking } from '../points';
import type { AgaStepList } from '../steps';
import { placeRow } from '../table';
import type { PlaceRow } from '../types';
import { tellCategory, tellDecay } from './categories';

export function tellPoints({ shared, points }: PointsWorking, steps: AgaStepList): number {
  tellShared(shared, steps);
  if (shared.share === 0) {
    steps.add('A6', points === 0 ? 'sheetZero' : 'leastPoints', {}, points);
  }
  return points;
}

export function tellPlaceRow(working: PointsWorking, steps: AgaStepList): PlaceRow {
  tellPoints(working, steps);
  return placeRow(working);
}

function tellShared(working: SharedPoints, steps: AgaStepList): void {
  const { field, from, tied, places, sum, share } = working;
  tellFirst(field.first, steps);
  tellDecay(field.decay, steps);
  for (const each of places) tellPlace(field, each, steps);
  if (tied === 1) return;
  const points = places.map(({ tenths }) => tenths / 10).filter((each) => each > 0);
  const mean = significant(sum / tied / 10);
  steps.add('A8', 'tiedPoints', { from, to: from + tied - 1, points }, mean);
  steps.rounded('A8', mean, 1, share);
}

function tellFirst(working: FirstPoints, steps: AgaStepList): void {
  const { average, players } = working.category;
  const category = tellCategory(working.category, steps);
  const values = { average, players, category };
  steps.add('A3', 'firstPoints', values, significant(working.unrounded));
  steps.rounded('A5', working.unrounded, 1, working.points);
}

function tellPlace(
  { first, decay }: FieldPoints,
  { place, points, hundredths, tenths }: PlacePoints,
  steps: AgaStepList,
): void {
  const values = { first: first.points, decay: decay.decay, place, points, hundredths };
  steps.add('A5', 'placePoints', values, tenths / 10);
}
