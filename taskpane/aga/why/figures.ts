import { namedFigures, namesOnSheet } from '../../why/figures/named-figures';
import type { ActiveCell } from '../../excel/workbook/why';
import { isSection, seasonParts } from '../names';
import { withTexts } from '../../../src/language';
import type { FigureReader } from '../../why/figures/figure';
import { reports } from '../report/names';

/** The names of the areas that tell what a cell is: of the section on its sheet, or of the season that its sheet is part of. */
export function areaNames(cell: ActiveCell): readonly string[] {
  const [section] = namesOnSheet(cell, isSection);
  if (section !== undefined) return [section];
  if (namesOnSheet(cell, seasonParts.isOne).length === 0) return [];
  return cell.names.map(({ name }) => name).filter(seasonParts.isOne);
}

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
  mayBe: (cell) => (reports.of(cell.table) ? 'table' : named.mayBe(cell)),
  places: (facts, cell) => {
    const report = reports.of(cell.table);
    if (!report) return named.places(facts, cell);
    const there = new Set(facts.tables.map(({ name }) => name.toLowerCase()));
    const lists = [report.players, report.games];
    return lists.every((name) => there.has(name.toLowerCase()))
      ? lists.map((table) => ({ kind: 'table', table }))
      : [];
  },
};
