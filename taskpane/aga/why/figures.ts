import { withTexts } from '../../../language';
import type { FigureReader } from '../../why/figures/reader';
import { areaNames } from './places';

/** A section and a season are known by the names of their areas. */
export const agaFigures: FigureReader = {
  mayBe: (cell) =>
    cell.table === undefined && cell.held.value !== null && areaNames(cell).length > 0
      ? 'named'
      : undefined,
  places: (_, cell) => areaNames(cell).map((text) => ({ kind: 'typed', text })),
  load: async () => {
    const { explainFigure } = await withTexts(
      'aga-why',
      () => import(/* webpackChunkName: "aga-why" */ './explain-figure'),
    );
    return explainFigure;
  },
};
