import { namedArea } from '../../plan/named-area';
import type { ExplainFigure } from '../../why/figures/figure';
import { sheetCells } from '../../why/figures/sheet-cells';
import { readAwards } from './awards';
import { awardsFigure } from './awards-figure';
import { eventFigure } from './event-figure';
import { headFigure } from './head-figure';
import { areaNames, isAwards } from './places';

/** Explains a cell on the sheets of a bridge event that no function of ours gives. */
export const explainFigure: ExplainFigure = function* ({ cell, facts, tables, sheet }) {
  yield;
  if (!sheet) return undefined;
  const areas = areaNames(cell);
  const event = tables[areas.findIndex((name) => !isAwards(name))];
  const list = tables[areas.findIndex(isAwards)];
  const cells = sheetCells(sheet);
  if (list?.place.sheetId === cell.sheetId) {
    const awards = readAwards(namedArea(list), cells);
    return (
      awardsFigure(cell, cells, awards) ??
      headFigure(cell, awards, event && namedArea(event), facts.mark)
    );
  }
  // Of a list on another sheet only what is typed is known here.
  const awards = list && readAwards(namedArea(list), sheetCells(list));
  return event && eventFigure(cell, cells, namedArea(event).place.area, awards);
};
