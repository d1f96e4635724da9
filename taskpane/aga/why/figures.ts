import { withTexts } from '../../../language';
import { namedFigures } from '../../why/figures/named-figures';
import type { FigureReader } from '../../why/figures/reader';
import { reportOf } from '../report/names';
import { areaNames } from './places';

const named = namedFigures(areaNames, async () => {
  const { explainFigure } = await withTexts(
    'aga-why',
    () => import(/* webpackChunkName: "aga-why" */ './explain-figure'),
  );
  return explainFigure;
});

/** A section and a season are known by the names of their areas, a report by its tables. */
export const agaFigures: FigureReader = {
  ...named,
  mayBe: (cell) => (reportOf(cell.table) ? 'table' : named.mayBe(cell)),
  places: (facts, cell) => {
    const report = reportOf(cell.table);
    if (!report) return named.places(facts, cell);
    const there = new Set(facts.tables.map(({ name }) => name.toLowerCase()));
    const lists = [report.players, report.games];
    return lists.every((name) => there.has(name.toLowerCase()))
      ? lists.map((table) => ({ kind: 'table', table }))
      : [];
  },
};
