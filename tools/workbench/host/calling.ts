import type { CellError, CellValue, RawArgument } from '../grid/grid';
import type { Json } from './wire';

/** What Excel makes of a call before the function runs. */
type Prepared =
  /** The cell's value without a call. */
  | { readonly kind: 'answer'; readonly value: CellError }
  /** The arguments to send, one per parameter. */
  | { readonly kind: 'call'; readonly arguments: readonly Json[] }
  /** One call per cell, where single values were declared and ranges given. */
  | { readonly kind: 'lift'; readonly arguments: readonly RawArgument[] };

const busy: CellError = { error: '#BUSY!' };
const cannotLift: CellError = { error: '#CALC!' };

/**
 * Excel's calling rules for custom functions, all of them in one place: tools/workbench/README.md says which are
 * documented, which were reported and which are inferred; each has a test that names its source.
 */
export function prepare(
  { parameters }: FunctionMetadata,
  given: readonly RawArgument[],
  settings: CallingSettings,
): Prepared {
  if (given.some(isBusy)) return answer(busy);
  const repeating = parameters.at(-1)?.repeating === true;
  if (given.length > parameters.length && !repeating) return answer(valueError);
  if (parameters.some((parameter, i) => isMissing(parameter, given[i]))) return answer(valueError);
  if (given.some((argument, i) => isRangeForSingle(parameterAt(parameters, i), argument))) {
    return settings.rangeToScalar === 'lift'
      ? { kind: 'lift', arguments: given }
      : answer(cannotLift);
  }
  const sent: Json[] = [];
  for (const [i, parameter] of parameters.entries()) {
    const argument = parameter.repeating
      ? repeated(parameter, given.slice(i), settings)
      : single(parameter, given[i], settings);
    if ('error' in argument) return answer(argument.error);
    sent.push(argument.sent);
  }
  return { kind: 'call', arguments: sent };
}

type Sent = { readonly sent: Json } | { readonly error: CellError };

/** An omitted argument arrives as null. */
function single(
  parameter: ParameterMetadata,
  argument: RawArgument | undefined,
  settings: CallingSettings,
): Sent {
  if (argument === undefined || argument.kind === 'omitted') return { sent: null };
  return isMatrix(parameter)
    ? matrix(parameter, rowsOf(argument), settings)
    : convert(soleValue(argument), declaredType(parameter.type), false, settings);
}

/** The arguments of a repeating parameter travel as one list. */
function repeated(
  parameter: ParameterMetadata,
  given: readonly RawArgument[],
  settings: CallingSettings,
): Sent {
  const list: Json[] = [];
  for (const argument of given) {
    const item = single(parameter, argument, settings);
    if ('error' in item) return item;
    list.push(item.sent);
  }
  return { sent: list };
}

/** The first error, row by row, ends the call. */
function matrix(
  parameter: ParameterMetadata,
  rows: readonly (readonly CellValue[])[],
  settings: CallingSettings,
): Sent {
  const type = declaredType(parameter.type);
  const sent: Json[][] = [];
  for (const row of rows) {
    const items: Json[] = [];
    for (const cell of row) {
      const item = convert(cell, type, true, settings);
      if ('error' in item) return item;
      items.push(item.sent);
    }
    sent.push(items);
  }
  return { sent };
}

/** A single value given to a range parameter is a range of one cell. */
function rowsOf(argument: RawArgument): readonly (readonly CellValue[])[] {
  if (argument.kind === 'range') return argument.values;
  return [[argument.kind === 'value' ? argument.value : null]];
}

function soleValue(argument: RawArgument): CellValue {
  return rowsOf(argument)[0]?.[0] ?? null;
}

function isMatrix(parameter: ParameterMetadata): boolean {
  return parameter.dimensionality === 'matrix';
}

function isMissing(parameter: ParameterMetadata, argument: RawArgument | undefined): boolean {
  const omitted = argument === undefined || argument.kind === 'omitted';
  return omitted && parameter.optional !== true && parameter.repeating !== true;
}

function isRangeForSingle(parameter: ParameterMetadata, argument: RawArgument): boolean {
  return !isMatrix(parameter) && isSeveral(argument);
}

export function isSeveral(argument: RawArgument): boolean {
  return (
    argument.kind === 'range' &&
    (argument.values.length > 1 || (argument.values[0]?.length ?? 0) > 1)
  );
}

/** The parameter that takes the argument in that position; the last one when it repeats. */
export function parameterAt(
  parameters: readonly ParameterMetadata[],
  index: number,
): ParameterMetadata {
  const parameter = parameters[Math.min(index, parameters.length - 1)];
  if (parameter === undefined) throw new RangeError('The function has no parameters.');
  return parameter;
}

/** A cell that waits for a custom function makes those that depend on it wait, too. */
function isBusy(argument: RawArgument): boolean {
  const cell = (value: CellValue): boolean => isError(value) && value.error === busy.error;
  switch (argument.kind) {
    case 'omitted':
      return false;
    case 'value':
      return cell(argument.value);
    case 'range':
      return argument.values.some((row) => row.some(cell));
  }
}

function answer(value: CellError): Prepared {
  return { kind: 'answer', value };
}

/** functions.json as Excel reads it (Microsoft: "Manually create JSON metadata for custom functions"). */
export interface FunctionsMetadata {
  /** Error cells reach parameters of type any instead of ending the call. */
  readonly allowErrorForDataTypeAny?: boolean;
  readonly functions: readonly FunctionMetadata[];
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly options?: FunctionOptions;
}

export interface ParameterMetadata {
  readonly name: string;
  readonly description?: string;
  /** "number", "string", "boolean"; anything else, and nothing, is "any". */
  readonly type?: string;
  /** "scalar" when absent. */
  readonly dimensionality?: string;
  readonly optional?: boolean;
  /** Only the last parameter may repeat. */
  readonly repeating?: boolean;
}

interface FunctionOptions {
  readonly cancelable?: boolean;
  readonly requiresAddress?: boolean;
  readonly requiresParameterAddresses?: boolean;
  readonly stream?: boolean;
  readonly volatile?: boolean;
}

type DeclaredType = 'any' | 'number' | 'string' | 'boolean';

/** Either what is sent for the cell or the error that ends the call. */
type Converted = { readonly sent: Json } | { readonly error: CellError };

const valueError: CellError = { error: '#VALUE!' };

function isError(value: CellValue): value is CellError {
  return typeof value === 'object' && value !== null;
}

function declaredType(type: string | undefined): DeclaredType {
  return type === 'number' || type === 'string' || type === 'boolean' ? type : 'any';
}

/** One cell or single value, converted to the parameter's declared type as Excel does before the call. */
function convert(
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
