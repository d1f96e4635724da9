import type { CellError, CellValue } from '../../grid/grid';
import type { Json } from '../batch/wire';

type DeclaredType = 'any' | 'number' | 'string' | 'boolean';

/** Either what is sent for the cell or the error that ends the call. */
type Converted = { readonly sent: Json } | { readonly error: CellError };

export const valueError: CellError = { error: '#VALUE!' };

export function isError(value: CellValue): value is CellError {
  return typeof value === 'object' && value !== null;
}

export function declaredType(type: string | undefined): DeclaredType {
  return type === 'number' || type === 'string' || type === 'boolean' ? type : 'any';
}

/** One cell or single value, converted to the parameter's declared type as Excel does before the call. */
export function convert(
  value: CellValue,
  type: DeclaredType,
  inRange: boolean,
  settings: CallingSettings,
): Converted {
  if (isError(value)) return convertError(value, type, settings);
  if (value === null) return { sent: blank(type, inRange, settings) };
  switch (type) {
    case 'any':
      return { sent: value };
    case 'number':
      return sentOrValueError(asNumber(value));
    case 'string':
      return { sent: asText(value) };
    case 'boolean':
      return sentOrValueError(asBoolean(value));
  }
}

/** Errors pass only to parameters of type any, and only when the metadata allows it; as the runtime reads them. */
function convertError(error: CellError, type: DeclaredType, settings: CallingSettings): Converted {
  return type === 'any' && settings.allowErrors
    ? { sent: { code: error.error, type: 'CustomFunctionError' } }
    : { error };
}

function blank(type: DeclaredType, inRange: boolean, settings: CallingSettings): Json {
  switch (type) {
    case 'number':
      return 0;
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'any':
      if (settings.blanks === 'emptyText') return inRange ? '' : null;
      return settings.blanks === 'zero' ? 0 : null;
  }
}

function sentOrValueError(value: number | boolean | undefined): Converted {
  return value === undefined ? { error: valueError } : { sent: value };
}

function asNumber(value: number | string | boolean): number | undefined {
  return typeof value === 'string' ? numberFrom(value) : Number(value);
}

function asBoolean(value: number | string | boolean): boolean | undefined {
  return typeof value === 'string' ? booleanFrom(value) : Boolean(value);
}

/** A number as text has at most 15 significant digits, as in `=A1&""`. */
function asText(value: number | string | boolean): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(Number(value.toPrecision(15))).replace('e', 'E');
}

const number = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?(e[+-]?\d+)?$/i;

/**
 * Text that Excel takes for a number where one is expected: "12", "1,234.5", "1e3", "50%". Undefined when it
 * does not. Dates, times and currencies are not recognised.
 */
function numberFrom(text: string): number | undefined {
  const trimmed = text.trim();
  const percent = trimmed.endsWith('%');
  const digits = percent ? trimmed.slice(0, -1).trimEnd() : trimmed;
  if (!number.test(digits) || !/^[+-]?\.?\d/.test(digits)) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(value)) return undefined;
  return percent ? value / 100 : value;
}

function booleanFrom(text: string): boolean | undefined {
  const upper = text.trim().toUpperCase();
  return upper === 'TRUE' ? true : upper === 'FALSE' ? false : undefined;
}

export type FunctionValue = CellValue | CellValue[][];

interface FunctionResult {
  readonly id: number;
  readonly value: FunctionValue;
}

/** Codes by which office.js says that it has no such function; Excel is taken to show what it shows of unknown names. */
const unknownFunction = new Set<unknown>([9, 10]);

/** Codes beside a failed call (office.js, `_getCustomFunctionResultErrorCodeFromErrorCode`); others are #VALUE!. */
const failureCodes: Readonly<Record<number, string>> = {
  1: '#N/A',
  5: '#DIV/0!',
  6: '#NUM!',
  7: '#VALUE!',
  8: '#NULL!',
};

/** Errors a function may return; #NAME? and #REF! are input errors only (Microsoft: custom-functions-errors). */
const outputErrors = new Set(Object.values(failureCodes));

/** Errors whose text Excel shows (custom-functions-errors; office-js issue 2885). */
const errorsWithText = new Set(['#N/A', '#VALUE!']);

/** One entry of SetInvocationArrayResults: [id, succeeded, value, failure code?, timings?]. */
export function readResult(entry: unknown): FunctionResult | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [id, succeeded, value, code] = entry as unknown[];
  if (typeof id !== 'number') return undefined;
  return { id, value: succeeded === true ? returned(value) : failed(code, value) };
}

function failed(code: unknown, text: unknown): CellError {
  if (unknownFunction.has(code)) return { error: '#NAME?' };
  const error = typeof code === 'number' ? failureCodes[code] : undefined;
  return error === undefined ? valueError : withText(error, text);
}

function returned(value: unknown): FunctionValue {
  if (!Array.isArray(value)) return cell(value);
  const rows: CellValue[][] = [];
  for (const row of value as unknown[]) {
    if (!Array.isArray(row)) return valueError;
    rows.push(row.map(cell));
  }
  const width = rows[0]?.length ?? 0;
  return width > 0 && rows.every((row) => row.length === width) ? rows : valueError;
}

/** null shows as 0, by design (office-js issue 1503); text never becomes an error (issue 5573). */
function cell(value: unknown): CellValue {
  switch (typeof value) {
    case 'number':
    case 'string':
    case 'boolean':
      return value;
    case 'object':
      return value === null ? 0 : dataType(value);
    default:
      return 0;
  }
}

/** An object is an error or one of Excel's data types, of which the grid shows the basic value. */
function dataType(value: object): CellValue {
  const { basicValue, errorType, basicType, type, message } = value as Record<string, unknown>;
  if (typeof errorType === 'string' || basicType === 'Error' || type === 'Error') {
    return outputErrors.has(String(basicValue))
      ? withText(String(basicValue), message)
      : valueError;
  }
  const basic = ['number', 'string', 'boolean'].includes(typeof basicValue);
  return basic ? (basicValue as number | string | boolean) : valueError;
}

function withText(error: string, text: unknown): CellError {
  return typeof text === 'string' && text !== '' && errorsWithText.has(error)
    ? { error, message: text }
    : { error };
}

/**
 * How blank cells arrive at parameters of type any. Excel differs by platform and build, and no requirement
 * set tells which (office-js issues 4702, 1951, 5262): older desktops send 0, the web and newer builds null;
 * '' has been seen inside ranges only, so a blank scalar arrives as null under 'emptyText'.
 */
export type Blanks = 'zero' | 'null' | 'emptyText';

/**
 * What happens when a range of several cells is given to a parameter declared as a single value. Reports say
 * #CALC! ("Unliftable Array": office-js-docs-pr issue 2238, office-js-snippets issue 340). 'lift' calls the
 * function per cell, as Excel does with its own functions, in case current builds do.
 */
export type RangeToScalar = 'calcError' | 'lift';

export interface CallingSettings {
  readonly blanks: Blanks;
  readonly rangeToScalar: RangeToScalar;
  /** From the metadata: allowErrorForDataTypeAny. */
  readonly allowErrors: boolean;
}
