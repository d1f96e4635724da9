import type { Model, UpdateCellData } from '@odoo/o-spreadsheet';

import { fromEngine } from '../engine/reading';
import { settle } from '../plugins/evaluation-plugin';
import type { CellPosition } from '../grid';
import type { Library } from '../engine/library';
import type { Copies, TakenCell } from '../parts';
import { makeRoom } from '../sheet-size';
import { dispatcher } from './dispatch';

type Look = Pick<UpdateCellData, 'style' | 'format'>;

export function copiesOf(library: Library, model: Model): Copies {
  const { getters } = model;
  const dispatch = dispatcher(model);

  const update = (to: CellPosition, data: UpdateCellData): void => {
    makeRoom(model, { ...to, rows: 1, columns: 1 });
    dispatch('UPDATE_CELL', { sheetId: to.sheetId, row: to.row, col: to.column, ...data });
  };

  return {
    take(from) {
      settle(model);
      const position = { sheetId: from.sheetId, row: from.row, col: from.column };
      const cell = getters.getCell(position);
      const value = fromEngine(library, getters.getEvaluatedCell(position));
      const format: Look = { style: cell?.style ?? null, format: cell?.format ?? '' };
      const taken: TakenCell = { from, value, format };
      if (cell?.isFormula === true) {
        return { ...taken, content: { formula: cell.compiledFormula.toFormulaString(getters) } };
      }
      return cell === undefined || cell.content === ''
        ? taken
        : { ...taken, content: { constant: cell.content } };
    },
    putContent({ from, content }, to) {
      if (content === undefined) update(to, { content: '' });
      else if ('constant' in content) update(to, { content: content.constant });
      else update(to, { content: moved(content.formula, from, to) });
    },
    putFormat({ format }, to) {
      update(to, format as Look);
    },
  };

  /** References without a sheet mean the sheet they arrive on. */
  function moved(formula: string, from: CellPosition, to: CellPosition): string {
    const compiled = library.CompiledFormula.Compile(formula, to.sheetId, getters);
    const [right, down] = [to.column - from.column, to.row - from.row];
    return getters.getTranslatedCellFormula(to.sheetId, right, down, compiled);
  }
}
