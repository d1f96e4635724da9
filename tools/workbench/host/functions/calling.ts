import type { CellError, CellValue, RawArgument } from '../../grid/grid';
import type { Json } from '../batch/wire';
import { type CallingSettings, convert, declaredType, isError, valueError } from './values';

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
