import type { SeasonWorking } from '../season';
import type { AgaStepList } from '../steps';
import type { SeasonRow } from '../types';

export function tellSeason(
  { counted, left, standing }: SeasonWorking,
  steps: AgaStepList,
): SeasonRow {
  for (const { row, event, points } of counted) {
    steps.add('A10', 'seasonResult', { row, event }, points);
  }
  for (const { row, event, points } of left) {
    steps.add('A10', 'seasonLeft', { row, event, best: standing.counted }, points);
  }
  const points = counted.map((each) => each.points);
  steps.add('A10', 'seasonTotal', { points }, standing.total);
  return standing;
}
