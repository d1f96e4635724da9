import type { GroupWorking, RowWorking, ShareWorking } from '../results';
import type { PlacedEntrant } from '../standings';
import type { KgsStepList } from '../steps';
import { tellPoints } from './points';

export function tellRow(working: RowWorking, steps: KgsStepList): number {
  if ('leftOut' in working) steps.add('K3', 'leftOutRow', { row: working.leftOut }, working.points);
  else tellShare(working, steps);
  return working.points;
}

function tellShare(working: ShareWorking, steps: KgsStepList): void {
  tellGroup(working.group, steps);
  if (working.group.over > 0) tellExtra(working, steps);
}

function tellGroup(
  { players, from, to, spanned, sum, evenly }: GroupWorking,
  steps: KgsStepList,
): void {
  const points = spanned.map((each) => tellPoints(each, steps));
  if (players.length === 1) return;
  const [{ wins }] = players;
  steps.add('K5', 'sharedPlaces', { rows: rowNumbers(players), wins, from, to, points }, sum);
  if (sum > 0) steps.add('K5', 'evenShare', { sum, players: players.length }, evenly);
}

/** What a player gets of the points left over, and why. */
function tellExtra({ group, level, extra, points }: ShareWorking, steps: KgsStepList): void {
  const { evenly, over } = group;
  const [{ sos, sodos }] = level;
  const values = { evenly, over, sos, sodos };
  if (extra === 0) {
    steps.add('K5', 'noExtraPoint', values, points);
  } else if (extra === level.length) {
    steps.add('K5', 'extraPoint', values, points);
  } else {
    steps.add('K5', 'splitExtra', { ...values, points: extra, rows: rowNumbers(level) }, points);
  }
}

/** As a sheet counts them, from 1. */
function rowNumbers(standings: readonly PlacedEntrant[]): readonly number[] {
  return standings.map(({ row }) => row + 1);
}
