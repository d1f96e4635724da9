import { sentence, type Item } from '../../../language';
import type { FigureState } from './figure';
import { otherWords } from './other-words';
import type { ActiveCell } from '../../workbook/why';

/** Shares may be thirds: figures are compared as the rules compare totals (K7). */
const tolerance = 1e-6;

/** What a cell with a formula shows beside what the rules give now. */
export function calculatedState(
  cell: ActiveCell,
  now: number | string,
  inWords: number | Item = now === '' ? sentence('figureNothing') : now,
): FigureState {
  const { held, shown, formula, spill } = cell;
  const isSame =
    typeof now === 'string'
      ? String(held.value ?? '') === now
      : typeof held.value === 'number' && Math.abs(held.value - now) < tolerance;
  if (isSame) return { kind: 'asWritten', says: sentence('figureAsWritten') };
  const isTyped = formula === '' && spill === undefined;
  const place = {
    sheetId: cell.sheetId,
    sheet: cell.sheet,
    area: { row: cell.row, column: cell.column, rows: 1, columns: 1 },
  };
  return {
    kind: 'otherToday',
    says:
      /[.…]$/.test(shown) && typeof inWords !== 'number'
        ? otherWords(shown, inWords)
        : sentence('figureOther', { was: shown, now: inWords }),
    changes: [
      { sentence: sentence(isTyped ? 'figureTypedOver' : 'figureNotCalculated'), at: place },
    ],
  };
}
