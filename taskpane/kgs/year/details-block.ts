import type { Translate } from '../../../language';
import type { Choice, PlanCell } from '../../plan/plan';
import { blank, several, text } from '../../plan/plan-cells';
import { areaAt, detailRows, mostPlaces } from './layout';

/** The date of every tournament, its winner, and points of its own. */
export function detailCells(tournaments: number, t: Translate): PlanCell[][] {
  const inputs = (label: string, cell: PlanCell): PlanCell[] => [
    text(label, 'header'),
    ...several(tournaments, cell),
  ];
  return [
    // Without a format, so that Excel keeps a month that is typed as one.
    inputs(t('kgsDate'), blank('input')),
    inputs(t('kgsWinner'), blank()),
    ...Array.from({ length: mostPlaces }, (_, index) =>
      inputs(t('kgsOwnPointsOf', { place: index + 1 }), blank('input')),
    ),
  ];
}

/** What may be typed there, where the first of the rows is this one, counted from 0. */
export function detailInputs(
  row: number,
  tournaments: number,
  t: Translate,
): { readonly lines: readonly string[]; readonly choices: readonly Choice[] } {
  const dates = areaAt(row + detailRows.date, 1, 1, tournaments);
  const points = areaAt(row + detailRows.ownPoints, 1, mostPlaces, tournaments);
  return {
    lines: [dates, points],
    choices: [
      {
        at: dates,
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('kgsDateRefusal'),
      },
      {
        at: points,
        from: { kind: 'number', whole: true, least: 0 },
        refusal: t('kgsWholePointsRefusal'),
      },
    ],
  };
}
