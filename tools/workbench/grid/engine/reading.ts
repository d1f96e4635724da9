import type { Cell as EngineCell, FormulaCell, Model } from '@odoo/o-spreadsheet';

import { fromEngine } from './engine-values';
import { circular } from './error-names';
import { fromEngineFormula } from '../formulas/formula-text';
import type { Area, Cell, CellPosition, CellValue } from '../grid';
import { areaOf } from '../areas';
import { fromEngineFormat, general, toEngineFormat } from './number-format';
import type { EngineStyle } from '../parts/engine-style';
import type { Library } from './library';

const blank: Cell = { value: null, text: '', numberFormat: general };

export function readCell(library: Library, model: Model, position: CellPosition): Cell {
  const { sheetId, row, column: col } = position;
  const evaluated = model.getters.getEvaluatedCell({ sheetId, row, col });
  const raw = model.getters.getCell({ sheetId, row, col });
  if (raw === undefined && evaluated.value === null) return blank;
  // To the engine an error is a text: a text typed as such stays one, whatever it says.
  const typedText = raw?.isFormula === false && raw.content.startsWith("'");
  const value: CellValue = typedText ? String(evaluated.value) : fromEngine(library, evaluated);
  const cell = {
    value,
    // A circular reference reads as Excel's 0.
    text: evaluated.value === circular ? '0' : evaluated.formattedValue,
    numberFormat: formatOf(library, raw, evaluated.format),
  };
  return raw?.isFormula === true ? { ...cell, formula: formulaOf(library, model, raw) } : cell;
}

/** The cells of a sheet that are not blank, spilled ones among them. */
export function filledCells({ getters }: Model, sheetId: string): readonly CellPosition[] {
  return getters
    .getEvaluatedCellsPositions(sheetId)
    .filter((position) => getters.getEvaluatedCell(position).value !== null)
    .map(({ row, col: column }) => ({ sheetId, row, column }));
}

/** What spills around a place; undefined where a formula has no more than its own cell. */
export function spillAround(
  { getters }: Model,
  { sheetId, row, column: col }: CellPosition,
): Area | undefined {
  const anchor = getters.getArrayFormulaSpreadingOn({ sheetId, row, col });
  if (!anchor) return undefined;
  const zone = getters.getSpreadZone(anchor);
  if (!zone) return undefined;
  // Where the first result is an error, the grid tells that cell alone.
  const isOf = (right: number, down: number): boolean => {
    const from = getters.getArrayFormulaSpreadingOn({
      ...{ sheetId, row: zone.bottom + down, col: zone.right + right },
    });
    return from?.row === anchor.row && from.col === anchor.col;
  };
  let [right, down] = [0, 0];
  while (isOf(right + 1, 0)) right++;
  while (isOf(0, down + 1)) down++;
  const whole = { ...zone, right: zone.right + right, bottom: zone.bottom + down };
  return whole.top === whole.bottom && whole.left === whole.right
    ? undefined
    : areaOf(sheetId, whole);
}

/** The number format of a cell, without evaluating anything. */
export function readNumberFormat(
  library: Library,
  model: Model,
  { sheetId, row, column: col }: CellPosition,
): string {
  return formatOf(library, model.getters.getCell({ sheetId, row, col }), undefined);
}

/** What Excel calls it, unless someone has changed the format since in the grid itself. */
function formatOf(
  library: Library,
  raw: EngineCell | undefined,
  evaluated: string | undefined,
): string {
  const style: EngineStyle | undefined = raw?.style;
  const exact = style?.numberFormat;
  if (exact !== undefined && toEngineFormat(library, exact) === (raw?.format ?? '')) return exact;
  return fromEngineFormat(raw?.format ?? evaluated);
}

/** The engine's own text leaves out spaces; a formula it cannot compile keeps them. */
function formulaOf(library: Library, model: Model, { compiledFormula }: FormulaCell): string {
  const registry = library.registries.functionRegistry;
  const text = compiledFormula.toFormulaString(model.getters);
  return fromEngineFormula(text, (name) => registry.contains(name));
}
