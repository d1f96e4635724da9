import type { FactorWorking } from '../factor';
import type { PointsOfPlace } from '../points';
import type { KgsStepList } from '../steps';

export function tellFactor(working: FactorWorking, steps: KgsStepList): number {
  const { hours, time, boardSize, board, rounds, factor } = working;
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
