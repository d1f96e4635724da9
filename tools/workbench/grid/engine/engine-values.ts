import type { CellValue as EngineValue, FunctionResultObject } from '@odoo/o-spreadsheet';

import { circular } from './error-names';
import type { CellError, CellValue } from '../grid';
import type { Library } from './library';

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
