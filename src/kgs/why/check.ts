import { existing } from '../../existing';
import { significant } from '../../numbers/significant';
import { warningsOf, type CheckWorking, type KgsWarning, type StandingsCheck } from '../check';
import type { KgsStepList } from '../steps';

/** A step per check, those that fail first. */
export function tellCheck(working: CheckWorking, steps: KgsStepList): readonly KgsWarning[] {
  const { checks } = working;
  for (const each of checks) if (each.warning) tellOne(working, each, steps);
  for (const each of checks) if (!each.warning) tellOne(working, each, steps);
  return warningsOf(working);
}

function tellOne(
  { standings, rounds }: CheckWorking,
  { of, row = 0, found, least, most, warning }: StandingsCheck,
  steps: KgsStepList,
): void {
  const fails = warning !== undefined;
  const wins = standings.map((each) => each.wins);
  switch (of) {
    case 'wins':
      steps.add('K8', 'winsOfRow', { row, rounds, fails }, found);
      break;
    case 'sodos':
      steps.add('K8', 'sodosOfRow', { row, sos: existing(standings[row - 1]).sos, fails }, found);
      break;
    case 'allWins': {
      const games = [least / rounds, most / rounds] as const;
      steps.add('K8', 'sumOfWins', { wins, rounds, games, fails }, found);
      break;
    }
    case 'allSos': {
      const exact = least === most;
      steps.add(
        'K8',
        'sumOfSos',
        { rounds, wins: significant(most / rounds), exact, fails },
        found,
      );
      break;
    }
    case 'allSodos':
      steps.add('K8', 'sumOfSodos', { wins, rounds, limit: most, fails }, found);
      break;
  }
}
