import { defineFields } from '../../columns/define-fields';
import type { Fields } from '../../columns/fields';
import { numberKind } from '../../columns/kinds';
import type { GivenList } from '../../operation/operation';
import { resultFields } from './entrants';

/** The columns of a list of points without standings. */
export const pointsFields = defineFields({
  account: resultFields.account,
  points: {
    label: 'kgsPoints',
    synonyms: ['points', 'point', 'punten', 'punt'],
    kind: numberKind({ least: 0, most: 1_000_000, fractions: true }),
    presence: 'always',
  },
}) satisfies Fields;

export type PointsList = GivenList<typeof pointsFields>;

/** An account with the points it was given. */
export interface PointsEntrant {
  readonly account: string;
  readonly points: number;
}

/** The accounts by their points, then in the order of the list. */
export function entrantsOf({ rows }: PointsList): readonly PointsEntrant[] {
  return rows
    .map(({ values: { account, points } }) => ({ account, points }))
    .sort((a, b) => b.points - a.points);
}
