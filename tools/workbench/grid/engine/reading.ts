import type { Library } from './library';
import type {
  Align,
  Cell as EngineCell,
  CellValue as EngineValue,
  FormulaCell,
  FunctionResultObject,
  Model,
  Style,
  VerticalAlign,
} from '@odoo/o-spreadsheet';
import type { Area, Cell, CellError, CellPosition, CellValue } from '../grid';
import { fromEngineFormula } from '../formulas/formula-text';
import { areaOf } from '../areas';
import type {
  Border,
  CellStyle,
  HorizontalAlignment,
  StyleChange,
  VerticalAlignment,
} from '../parts';

/**
 * The library's own names that Excel does not have. Of its bad expressions Excel accepts only an unknown
 * name and shows #NAME?; the others it refuses to enter, while here they stand in their cell with a sentence.
 */
const renamed: Readonly<Record<string, string>> = {
  InvalidReference: '#REF!',
  BadExpression: '#NAME?',
  GenericError: '#VALUE!',
};

/** Excel's names the library does not know as errors. */
const added = ['#REF!', '#VALUE!', '#BUSY!', '#CALC!', '#GETTING_DATA', '#CONNECT!', '#FIELD!'];

/**
 * The library keeps its error names in an exported table and a registry, so the screen, IFERROR and our
 * reading all get Excel's names at once. #CYCLE keeps its name on the screen: it stands for Excel's warning.
 */
export function useExcelErrorNames(library: Library): void {
  const names: Record<string, string> = library.CellErrorType;
  Object.assign(names, renamed);
  for (const name of added) library.registries.errorTypes.add(name);
}

/** Excel warns of a circular reference and leaves 0 in the cell. */
const circular = '#CYCLE';

/** The engine's errors are texts with a name from a registry; a blank cell is null in both worlds. */
export function fromEngine(library: Library, result: FunctionResultObject): CellValue {
  const { value } = result;
  // Only the value of a whole formula is checked by the engine, not what passes between functions.
  if (typeof value === 'number' && !Number.isFinite(value)) return { error: '#NUM!' };
  if (typeof value !== 'string' || !library.helpers.isEvaluationError(value)) return value;
  if (value === circular) return 0;
  const sentence = result.message ?? '';
  return sentence === '' ? { error: value } : { error: value, message: sentence };
}

/** A result that no cell can hold becomes the error Excel shows for it. */
export function toEngine(value: CellValue): FunctionResultObject {
  if (typeof value === 'number' && !Number.isFinite(value)) return engineError({ error: '#NUM!' });
  if (typeof value === 'object' && value !== null) return engineError(value);
  return { value: value satisfies EngineValue };
}

function engineError(error: CellError): FunctionResultObject {
  return error.message === undefined
    ? { value: error.error }
    : { value: error.error, message: error.message };
}

export function isError(value: CellValue): value is CellError {
  return typeof value === 'object' && value !== null;
}

export const general = 'General';

/**
 * Excel's format for text. The engine would show and read the apostrophe that keeps a text what it is, so it
 * never hears of this format: `typing.ts` makes text of what is entered, the code travels with the style.
 */
export const textFormat = '@';

/**
 * The engine knows a part of Excel's number formats and turns a cell with another one into an error.
 * Colours, fillers and spacing are left out; what then remains unknown is shown as General.
 */
export function toEngineFormat(library: Library, format: string): string {
  if (toEngineCode(format) === '' || format === textFormat) return '';
  const plain = format
    .replace(/\[(?:Black|Blue|Cyan|Green|Magenta|Red|White|Yellow|Color\s*\d+)\]/gi, '')
    .replace(
      /("[^"]*")|[_*].|\\(.)/g,
      (_, text?: string, character?: string) =>
        text ?? (character === undefined ? '' : `"${character}"`),
    );
  return isKnown(library, plain) ? plain : '';
}

/** The engine's word for a code it knows in full. */
export function toEngineCode(format: string): string {
  return format.toLowerCase() === 'general' ? '' : format;
}

export function fromEngineFormat(format: string | undefined): string {
  return format === undefined || format === '' ? general : format;
}

const known = new Map<string, boolean>();

function isKnown(library: Library, format: string): boolean {
  const answer = known.get(format) ?? isShown(library, format);
  known.set(format, answer);
  return answer;
}

function isShown(library: Library, format: string): boolean {
  const options = { format, locale: library.DEFAULT_LOCALE };
  try {
    return [1.5, -1.5, 0].every(
      (value) => library.helpers.formatValue(value, options) !== '#VALUE!',
    );
  } catch {
    return false;
  }
}

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

/** What Excel knows of a cell's look beyond the engine's style; the engine carries it along. */
interface Extra {
  horizontal?: HorizontalAlignment | undefined;
  vertical?: VerticalAlignment | undefined;
  unlocked?: true | undefined;
  borderTop?: Border | undefined;
  borderBottom?: Border | undefined;
  borderLeft?: Border | undefined;
  borderRight?: Border | undefined;
  /** Excel's number format code where the engine has to do with a simpler one. */
  numberFormat?: string | undefined;
}

export type EngineStyle = Style & Extra;

const aligned: Readonly<Partial<Record<HorizontalAlignment, Align>>> = {
  Left: 'left',
  Center: 'center',
  CenterAcrossSelection: 'center',
  Right: 'right',
};
const placed: Readonly<Partial<Record<VerticalAlignment, VerticalAlign>>> = {
  Top: 'top',
  Center: 'middle',
  Bottom: 'bottom',
};

/** Excel's code of a number format that the engine shows only in part. */
export function exactFormat(numberFormat: string | undefined): Style {
  return { numberFormat } as EngineStyle;
}

/** Only the properties that change; what goes back to Excel's default is set to undefined. */
export function toEngineStyle(change: StyleChange): Style {
  const style: Record<string, unknown> = {};
  const take = (name: keyof StyleChange, engineName: keyof EngineStyle): void => {
    if (name in change) style[engineName] = change[name];
  };
  take('bold', 'bold');
  take('italic', 'italic');
  take('color', 'textColor');
  take('fontSize', 'fontSize');
  take('fill', 'fillColor');
  take('horizontal', 'horizontal');
  if ('horizontal' in change) style['align'] = change.horizontal && aligned[change.horizontal];
  take('vertical', 'vertical');
  if ('vertical' in change) style['verticalAlign'] = change.vertical && placed[change.vertical];
  if ('wrap' in change) style['wrapping'] = change.wrap === true ? 'wrap' : undefined;
  take('unlocked', 'unlocked');
  take('top', 'borderTop');
  take('bottom', 'borderBottom');
  take('left', 'borderLeft');
  take('right', 'borderRight');
  return style;
}

export function fromEngineStyle(style: EngineStyle): CellStyle {
  const horizontal = style.horizontal ?? keyOf(aligned, style.align);
  const vertical = style.vertical ?? keyOf(placed, style.verticalAlign);
  return defined({
    bold: style.bold === true ? true : undefined,
    italic: style.italic === true ? true : undefined,
    color: hex(style.textColor),
    fontSize: style.fontSize,
    fill: hex(style.fillColor),
    horizontal,
    vertical: vertical === 'Bottom' ? undefined : vertical,
    wrap: style.wrapping === 'wrap' ? true : undefined,
    unlocked: style.unlocked,
    top: style.borderTop,
    bottom: style.borderBottom,
    left: style.borderLeft,
    right: style.borderRight,
  });
}

function keyOf<K extends string, V>(
  table: Partial<Record<K, V>>,
  value: V | undefined,
): K | undefined {
  if (value === undefined) return undefined;
  return (Object.keys(table) as K[]).find((key) => table[key] === value);
}

/** An empty text is the engine's "no colour". */
function hex(color: string | undefined): string | undefined {
  return color === undefined || color === '' ? undefined : color.toUpperCase();
}

/** A loop, as it runs for every cell that is looked at. */
function defined(style: StyleChange): CellStyle {
  const found: Record<string, unknown> = {};
  let name: keyof StyleChange;
  for (name in style) if (style[name] !== undefined) found[name] = style[name];
  return found;
}
