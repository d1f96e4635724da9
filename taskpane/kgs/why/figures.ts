import { withTexts } from '../../../src/language';
import type { FigureReader } from '../../why/figures/figure';
import { sameName } from '../../sheets/address';
import { yearNames, yearPlaces } from '../year/layout';

/** A year is known by its names, its result sheets by their headings; nothing on them is an Excel table. */
export const kgsFigures: FigureReader = {
  mayBe: ({ table, names, held }) => {
    if (table !== undefined || held.value === null) return undefined;
    return names.some(({ name, ofSheet }) => !ofSheet && sameName(name, yearNames.year))
      ? 'sheet'
      : undefined;
  },
  places: yearPlaces,
  load: async () => {
    const { explainFigure } = await withTexts(
      'kgs',
      () => import(/* webpackChunkName: "kgs-why" */ './explain-figure'),
    );
    return explainFigure;
  },
};
