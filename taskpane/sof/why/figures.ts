import { withTexts } from '../../../language';
import type { FigureReader } from '../../why/figures/reader';
import { areaNames } from './places';

/** An event is known by the names of its two sheets. */
export const sofFigures: FigureReader = {
  mayBe: (cell) =>
    cell.table === undefined && cell.held.value !== null && areaNames(cell).length > 0
      ? 'named'
      : undefined,
  places: (_, cell) => areaNames(cell).map((text) => ({ kind: 'typed', text })),
  load: async () => {
    const { explainFigure } = await withTexts(
      'sof-why',
      () => import(/* webpackChunkName: "sof-why" */ './explain-figure'),
    );
    return explainFigure;
  },
};
