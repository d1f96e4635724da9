import { significant } from '../../numbers/significant';
import type { FactorWorking } from '../factor';
import { pointsOfPlace, type PointsOfPlace } from '../points';
import type { KgsStepList } from '../steps';
import type { TableWorking } from '../table';

/** A cell that shows 5:00 holds 5 / 24: whole minutes of a day from an hour on, but no whole minutes of an hour. */
function mayBeClock(hours: number, minutes: number): boolean {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  return hours < 1 && 24 * hours > 1 && isWhole(1440 * hours) && !isWhole(minutes);
}

export function tellFactor(working: FactorWorking, steps: KgsStepList): number {
  const { hours, time, boardSize, board, rounds, factor } = working;
  const minutes = significant(60 * hours);
  if (mayBeClock(hours, minutes)) steps.add('K1', 'clockTime', { hours }, minutes);
  steps.add('K1', 'timeFactor', { hours }, time);
  steps.add('K1', 'factor', { time, boardSize, board, rounds }, factor);
  return factor;
}

export function tellPoints(working: PointsOfPlace, steps: KgsStepList): number {
  const { source, players, place, points } = working;
  switch (source.calculator.kind) {
    case 'reconstruction':
      steps.add('K4', 'reconstructedPoints', { F: source.F, players, place }, points);
      break;
    case 'row':
      steps.add('K4', 'pointsInRow', { place }, points);
      break;
    case 'table':
      steps.add('K4', 'pointsInTable', { players, place }, points);
      break;
  }
  return points;
}

/** A cell of the table; null for a place that nobody of the field can hold. */
export function cellsOf({ source, places, fields }: TableWorking): (PointsOfPlace | null)[][] {
  return fields.map(({ players, points }) =>
    Array.from({ length: places }, (_, index) =>
      index < players ? pointsOfPlace(source, players, points, index + 1) : null,
    ),
  );
}

export function tellCell(working: PointsOfPlace | null, steps: KgsStepList): number | null {
  if (working === null) return null;
  const points = tellPoints(working, steps);
  if (points === 0) steps.add('K4', 'notPaid', { place: working.place }, points);
  return points;
}
