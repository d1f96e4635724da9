import { namedArea, type NamedArea } from '../../plan/named-area';
import type { ExplainFigure } from '../../why/figures/figure';
import { sheetCells } from '../../why/figures/sheet-cells';
import { seasonNames } from '../season/names';
import { reportOf } from '../report/names';
import { isSection } from '../section/names';
import { bestFigure, qualifierFigure } from './season-figure';
import { lineFigure } from './line-figure';
import { areaNames } from './places';
import { reportFigure } from './report-figure';
import { sectionFigure } from './section-figure';

/** Explains a cell on the sheets of a qualifier or of a season that no function of ours gives. */
export const explainFigure: ExplainFigure = function* ({ cell, tables, sheet }) {
  yield;
  if (reportOf(cell.table)) return reportFigure(cell, tables);
  if (!sheet) return undefined;
  const cells = sheetCells(sheet);
  const areas = new Map<string, NamedArea>();
  areaNames(cell).forEach((name, at) => {
    const table = tables[at];
    if (table) areas.set(name.toLowerCase(), namedArea(table));
  });
  const [[name = '', first] = []] = areas;
  if (first && isSection(name)) return sectionFigure(cell, cells, first.place.area);
  const part = (key: keyof typeof seasonNames): NamedArea | undefined =>
    areas.get(seasonNames[key].toLowerCase());
  const [qualifiers, best, lines] = [part('qualifiers'), part('best'), part('lines')];
  if (lines?.place.sheetId === cell.sheetId) return lineFigure(cell, cells, lines.place.area);
  return (
    (best && bestFigure(cell, best)) ?? (qualifiers && qualifierFigure(cell, qualifiers, lines))
  );
};
