import { existing } from '../../existing';
import { CRITERIA, decisive, NONE, type RankCriterion } from '../league/criteria';
import type { RankedRow, RankWorking } from '../league/rank';
import type { SodosWorking } from '../league/sodos';
import type { RankValue, KuksuStepList, Separation } from '../steps';

export function tellSodos({ winnings, points, sodos }: SodosWorking, steps: KuksuStepList): number {
  const terms = winnings
    .map((result, index) => ({ row: index + 1, result, points: existing(points[index]) }))
    .filter(({ result }) => result > 0);
  steps.add('U6', 'pointsOfBeaten', { terms }, sodos);
  return sodos;
}

/** A place, and the rows next to it. */
export interface RankBetween extends RankWorking {
  readonly above: RankedRow | undefined;
  readonly below: RankedRow | undefined;
}

/** Per row; rows that share a place have the same one. */
export function betweenOthers(workings: readonly RankWorking[]): readonly RankBetween[] {
  const byPlace = new Map(workings.map((each) => [each.place, each]));
  const places = [...byPlace.values()].sort((a, b) => a.place - b.place);
  const between = new Map(
    places.map(({ rows, place }, at): [number, RankBetween] => {
      const above = [...(places[at - 1]?.rows ?? [])].pop();
      return [place, { rows, place, above, below: places[at + 1]?.rows[0] }];
    }),
  );
  return workings.map(({ place }) => existing(between.get(place)));
}

export function tellRank({ rows, above, below, place }: RankBetween, steps: KuksuStepList): number {
  const numbers = rows.map(({ row }) => row + 1);
  if (above) steps.add('U6', 'rankedAfter', separation(rows, above, numbers), above.row + 1);
  if (below) steps.add('U6', 'rankedBefore', separation(rows, below, numbers), below.row + 1);
  if (rows.length > 1) steps.add('U6', 'placeShared', { rows: numbers }, place);
  steps.add('U6', 'rank', { before: place - 1 }, place);
  return place;
}

function separation(
  [row]: RankWorking['rows'],
  other: RankedRow,
  rows: readonly number[],
): Separation {
  const criterion = existing(decisive(row, other));
  const level = CRITERIA.slice(0, CRITERIA.indexOf(criterion))
    .filter(({ key }) => row[key] !== NONE)
    .map((each) => ownValue(row, each));
  return { rows, level, own: ownValue(row, criterion), other: ownValue(other, criterion).value };
}

/** As it was entered; none is 0. */
function ownValue(row: RankedRow, { key, direction }: RankCriterion): RankValue {
  return { criterion: key, value: row[key] === NONE ? 0 : direction * row[key] };
}
