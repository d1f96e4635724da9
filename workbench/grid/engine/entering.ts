import type { Model } from '@odoo/o-spreadsheet';
import { zoneOf } from '../areas';
import type { Area, CellContent, CellPosition } from '../grid';
import { exactFormat } from '../parts/engine-style';
import { makeRoom } from '../sheet-size';
import { asText } from '../typing/entry';
import type { Library } from './library';
import { toEngineCode, toEngineFormat } from './number-format';

/** The library's word for a command that leaves everything as it is. */
const noChanges = 'NoChanges';

/** Puts a content into a cell; the sheet grows for it. */
export function enter(model: Model, position: CellPosition, content: CellContent): void {
  const { sheetId, row, column: col } = position;
  makeRoom(model, { ...position, rows: 1, columns: 1 });
  const target = { sheetId, row, col };
  const result = model.dispatch('UPDATE_CELL', { ...target, content: asText(content) });
  // What is there already is no failure.
  const reasons = result.reasons.filter((reason: string) => reason !== noChanges);
  if (reasons.length > 0) throw new Error(`The cell was not written: ${reasons.join(', ')}.`);
}

/** Gives cells a number format; the sheet grows for them. */
export function enterFormat(library: Library, model: Model, area: Area, format: string): void {
  makeRoom(model, area);
  const engineFormat = toEngineFormat(library, format);
  model.dispatch('SET_FORMATTING', {
    sheetId: area.sheetId,
    target: [zoneOf(area)],
    format: engineFormat,
    // Where the engine has to do with less, the code itself travels with the cell's style.
    style: exactFormat(engineFormat === toEngineCode(format) ? undefined : format),
  });
}
