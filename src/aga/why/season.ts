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

/** Why a player has the place. */
export function tellSeasonPlace(working: SeasonWorking, steps: AgaStepList): number {
  tellSeason(working, steps);
  const { place } = working.standing;
  steps.add('A10', 'seasonPlace', { before: place - 1 }, place);
  return place;
}

/** How many results count. */
export function tellSeasonCounted({ counted, left }: SeasonWorking, steps: AgaStepList): number {
  steps.add(
    'A10',
    'seasonCounted',
    { won: counted.length + left.length, left: left.length },
    counted.length,
  );
  return counted.length;
}

/** In how many tournaments a player stands. */
export function tellSeasonEvents(
  { counted, left, standing: { events } }: SeasonWorking,
  steps: AgaStepList,
): number {
  const won = counted.length + left.length;
  steps.add('A10', 'seasonEvents', { won, without: events - won }, events);
  return events;
}
