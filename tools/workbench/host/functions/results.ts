import type { CellError, CellValue } from '../../grid/grid';
import { valueError } from './values';

export type FunctionValue = CellValue | CellValue[][];

export interface FunctionResult {
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
