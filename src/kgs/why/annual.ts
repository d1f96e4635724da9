import type { AnnualWorking } from '../annual';
import type { KgsStepList } from '../steps';
import type { AnnualRow } from '../types';

export function tellAnnual({ lines, annual }: AnnualWorking, steps: KgsStepList): AnnualRow {
  for (const { row, name: account, event, points } of lines) {
    steps.add('K7', 'annualLine', { row, account, event }, points);
  }
  const points = lines.map((line) => line.points);
  steps.add('K7', 'annualTotal', { events: annual.events, points }, annual.total);
  return annual;
}
