import type { AnnualWorking } from '../annual';
import type { KgsStepList } from '../steps';
import type { AnnualRow } from '../types';

export function tellAnnual({ lines, annual }: AnnualWorking, steps: KgsStepList): AnnualRow {
  tellLines(lines, steps);
  const points = lines.map((line) => line.points);
  steps.add('K7', 'annualTotal', { events: annual.events, points }, annual.total);
  return annual;
}

export function tellEvents({ lines, annual }: AnnualWorking, steps: KgsStepList): number {
  tellLines(lines, steps);
  steps.add('K7', 'annualEvents', { lines: lines.length }, annual.events);
  return annual.events;
}

export function tellPlace(working: AnnualWorking, steps: KgsStepList): number {
  tellAnnual(working, steps);
  const { place } = working.annual;
  steps.add('K7', 'annualPlace', { before: place - 1 }, place);
  return place;
}

function tellLines(lines: AnnualWorking['lines'], steps: KgsStepList): void {
  for (const { row, name: account, event, points } of lines) {
    steps.add('K7', 'annualLine', { row, account, event }, points);
  }
}
