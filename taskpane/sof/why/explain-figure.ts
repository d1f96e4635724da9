import { namedArea, type NamedArea, plainText } from '../../sheets/source';
import type { ExplainFigure, Figure, FigureState, FigureStep } from '../../why/figures/figure';
import { calculatedState, plainFigure, sheetCells } from '../../why/figures/cells';
import { type Awards, awardsFigure, isRankedIn, readAwards } from './awards-figure';
import { eventFigure } from './event-figure';
import { areaNames, isAwards } from './figures';
import { sentence, type Sentence } from '../../../src/language';
import type { DecimalMark } from '../../sheets/notation';
import type { ActiveCell } from '../../excel/workbook/why';

/** Explains a cell on the sheets of a bridge event that no function of ours gives. */
export const explainFigure: ExplainFigure = function* ({ cell, facts, tables, sheet }) {
  yield;
  if (!sheet) return undefined;
  const areas = areaNames(cell);
  const event = tables[areas.findIndex((name) => !isAwards(name))];
  const list = tables[areas.findIndex(isAwards)];
  const cells = sheetCells(sheet);
  if (list?.place.sheetId === cell.sheetId) {
    const awards = readAwards(namedArea(list), sheet);
    return (
      awardsFigure(cell, cells, awards) ??
      headFigure(cell, awards, event && namedArea(event), facts.mark)
    );
  }
  // Of a list on another sheet only what is typed is known here.
  const awards = list && readAwards(namedArea(list), list);
  return event && eventFigure(cell, cells, namedArea(event).place.area, awards);
};

/** What stands above the list of awards, by formulas: the name of the event, how many entries there are, and the note. */
export function headFigure(
  cell: ActiveCell,
  awards: Awards,
  event: NamedArea | undefined,
  mark: DecimalMark,
): Figure | undefined {
  const { shown, formula, row } = cell;
  if (formula === '' || row >= awards.header) return undefined;
  const name = event ? plainText(event.cell(0, 0), mark).trim() : '';
  const told = (what: Sentence, step: FigureStep, state?: FigureState): Figure =>
    plainFigure(what, shown, { about: name, steps: [step], state, isTyped: false });
  if (/^\d/.test(shown)) {
    const count = awards.entries.filter((each) => isRankedIn(each, 'A')).length;
    const isRight = shown.startsWith(`${count} `);
    const state = calculatedState(cell, isRight ? shown : String(count));
    return told(
      sentence('sofCountEntries'),
      { what: sentence('sofCellList'), value: count },
      state,
    );
  }
  if (event && shown === name) {
    const what = sentence('figureNameIn', { address: event.address(0, 0) });
    return told(sentence('sofCellEvent'), { what }, calculatedState(cell, name));
  }
  return told(sentence('sofCellNote'), { what: sentence('sofCellNoteSays') });
}
