import { sentence, type Sentence } from '../../../language';
import type { NamedArea } from '../../plan/named-area';
import { plainText } from '../../plan/source';
import type { DecimalMark } from '../../plan/notation';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureState, FigureStep } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import type { ActiveCell } from '../../workbook/why';
import { isRankedIn, type Awards } from './awards';
import { headingRow } from './awards-figure';

/** What stands above the list of awards, by formulas: the name of the event, how many entries there are, and the note. */
export function headFigure(
  cell: ActiveCell,
  awards: Awards,
  event: NamedArea | undefined,
  mark: DecimalMark,
): Figure | undefined {
  const { shown, formula, row } = cell;
  if (formula === '' || row >= headingRow(awards)) return undefined;
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
