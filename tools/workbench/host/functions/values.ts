import type { CellError, CellValue } from '../../grid/grid';
import type { Json } from '../batch/wire';
import type { CallingSettings } from './settings';

export type DeclaredType = 'any' | 'number' | 'string' | 'boolean';

/** Either what is sent for the cell or the error that ends the call. */
export type Converted = { readonly sent: Json } | { readonly error: CellError };

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
export function numberFrom(text: string): number | undefined {
  const trimmed = text.trim();
  const percent = trimmed.endsWith('%');
  const digits = percent ? trimmed.slice(0, -1).trimEnd() : trimmed;
  if (!number.test(digits) || !/^[+-]?\.?\d/.test(digits)) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(value)) return undefined;
  return percent ? value / 100 : value;
}

export function booleanFrom(text: string): boolean | undefined {
  const upper = text.trim().toUpperCase();
  return upper === 'TRUE' ? true : upper === 'FALSE' ? false : undefined;
}
