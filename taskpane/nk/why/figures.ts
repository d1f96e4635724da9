import { withTexts } from '../../../src/language';
import { needStyles } from '../../controls/page';
import type { FigureReader } from '../../why/figures/figure';
import { eventPlaces, isNkTable, playersTable } from '../book/tables';

const isEvent = (name: string): boolean => name.toLowerCase() === playersTable.toLowerCase();

/** A championship is known by its tables; its standings stand on a sheet without one. */
export const nkFigures: FigureReader = {
  mayBe: ({ table, tables, held }) => {
    if (table !== undefined) return isNkTable(table);
    return held.value !== null && tables.some(isEvent) ? 'sheet' : undefined;
  },
  places: eventPlaces,
  load: async () => {
    needStyles('nk');
    const { explainFigure } = await withTexts(
      'nk-why',
      () => import(/* webpackChunkName: "nk-why" */ './explain-figure'),
    );
    return explainFigure;
  },
};
