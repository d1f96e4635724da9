import { lambdas } from './lambdas';
import { logic } from './logic';
import { lookup } from './lookup';
import { numbers } from './numbers';
import { shape } from './shape';
import { summaries } from './summaries';
import { texts } from './texts';
import type { WorksheetFunction } from './worksheet-function';

/** Excel's own functions that are worked out here; every other is unknown. */
export const worksheetFunctions: Readonly<Record<string, WorksheetFunction | undefined>> = {
  ...logic,
  ...summaries,
  ...numbers,
  ...texts,
  ...shape,
  ...lookup,
  ...lambdas,
};

/** One of Excel's own functions, by its name in capitals; undefined for any that is not worked out. */
export function worksheetFunctionOf(name: string): WorksheetFunction | undefined {
  return Object.hasOwn(worksheetFunctions, name) ? worksheetFunctions[name] : undefined;
}

/** Those that look at a list as a whole, of the kinds that otherwise go place by place. */
const ofWholeLists = ['AND', 'OR', 'XOR', 'TEXTJOIN'];

const placeByPlace: ReadonlySet<string> = new Set(
  Object.keys({ ...logic, ...numbers, ...texts }).filter((name) => !ofWholeLists.includes(name)),
);

/** Whether a place of the result of a function, or an operator, comes from the same place of what it was given. */
export const isPlaceByPlace = (name: string): boolean =>
  !/^[A-Z]/.test(name) || placeByPlace.has(name);
