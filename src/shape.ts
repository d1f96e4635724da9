import { existing } from './existing';
import type { At } from './message';
import { refuser } from './message';
import type { general, library } from './general-messages';
import { inPlace, type Found, type Refusal } from './result';

/**
 * What a program may give: the refusal of a value that is none of it, else nothing. TypeScript checks this before a program runs, but
 * not in JavaScript and not for data from a file. Only the doors of the library check shapes; formulas get theirs from cells.
 */
export type Shape = (given: unknown) => Refusal | undefined;

/** A shape for every part of a type. */
export type Shapes<T> = { readonly [Part in keyof Required<T>]: Shape };

const refuse = refuser<typeof general & typeof library>();

/** What a sentence can show of a value. */
function shown(given: unknown): Found {
  if (typeof given === 'object' && given !== null) return Array.isArray(given) ? '[...]' : '{...}';
  const isCell = ['string', 'number', 'boolean'].includes(typeof given);
  return isCell ? (given as Found) : null;
}

/** A value of one type, needed; the code says which. */
function needed(
  code: 'numberNeeded' | 'textNeeded' | 'yesNoNeeded' | 'cellNeeded' | 'numberOrTextNeeded',
  types: readonly string[],
): Shape {
  return (given) => {
    if (given === undefined) return refuse({}, 'partMissing');
    return types.includes(typeof given) ? undefined : refuse({ found: shown(given) }, code);
  };
}

export const aNumber = /* @__PURE__ */ needed('numberNeeded', ['number']);
export const aText = /* @__PURE__ */ needed('textNeeded', ['string']);
export const aYesNo = /* @__PURE__ */ needed('yesNoNeeded', ['boolean']);
export const aNumberOrText = /* @__PURE__ */ needed('numberOrTextNeeded', ['number', 'string']);

/** Whatever a cell can hold. */
export const aCell: Shape = /* @__PURE__ */ orNull(
  /* @__PURE__ */ needed('cellNeeded', ['number', 'string', 'boolean']),
);

/** The shape, or undefined, which is the same as left out. */
export function optional(shape: Shape): Shape {
  return (given) => (given === undefined ? undefined : shape(given));
}

/** The shape, or null. */
export function orNull(shape: Shape): Shape {
  return (given) => (given === null ? undefined : shape(given));
}

/** The place of an item in its list. */
type PlaceOf = (row: number, inner: At) => At;

/** A list in a list has its rows as columns. */
const inRow: PlaceOf = (row, inner) =>
  inner.row === undefined || inner.column !== undefined ? { row } : { row, column: inner.row };

/** A list of values of one shape. */
export function listOf(shape: Shape, placeOf: PlaceOf = inRow): Shape {
  return (given) => {
    if (given === undefined) return refuse({}, 'partMissing');
    if (!Array.isArray(given)) return refuse({ found: shown(given) }, 'listNeeded');
    // Not `entries`: a hole in a list is a missing item.
    for (let index = 0; index < given.length; index++) {
      const refusal = shape(given[index]);
      if (refusal) return inPlace(refusal, placeOf(index + 1, refusal.failure.at));
    }
    return undefined;
  };
}

/** A list of exactly so many. */
export function several(shape: Shape, count: number): Shape {
  const list = listOf(shape);
  return (given) => {
    const refusal = list(given);
    if (refusal || (given as readonly unknown[]).length === count) return refusal;
    return refuse({ found: (given as readonly unknown[]).length }, 'itemsNeeded', { count });
  };
}

/** An object with these parts, and others that nobody looks at. The place of a flaw is the innermost part. */
export function recordOf(parts: Readonly<Record<string, Shape>>): Shape {
  return (given) => {
    const refusal = isRecord(given);
    if (refusal) return refusal;
    for (const part of Object.keys(parts)) {
      const flaw = parts[part]?.((given as Record<string, unknown>)[part]);
      if (flaw) return inPlace(flaw, { argument: flaw.failure.at.argument ?? part });
    }
    return undefined;
  };
}

/** Options: every one may be left out, and an unknown one is refused with the known one that looks most like it. */
export function optionsOf(parts: Readonly<Record<string, Shape>>): Shape {
  const known = Object.keys(parts);
  return (given) => {
    const refusal = isRecord(given);
    if (refusal) return refusal;
    const options = given as Readonly<Record<string, unknown>>;
    const name = Object.keys(options).find((each) => !known.includes(each));
    if (name !== undefined) {
      return refuse({ found: name }, 'unknownOption', { name, nearest: nearest(name, known) });
    }
    for (const part of known) {
      const flaw = options[part] === undefined ? undefined : parts[part]?.(options[part]);
      if (flaw) return inPlace(flaw, { argument: nested(part, flaw.failure.at) });
    }
    return undefined;
  };
}

/** "remainder.way", but "forbidden" for a row of that list. */
function nested(part: string, { argument, row }: At): string {
  return argument === undefined || row !== undefined ? part : `${part}.${argument}`;
}

/** One of these texts or numbers. */
export function oneOf(choices: readonly (string | number)[]): Shape {
  return (given) => {
    if (given === undefined) return refuse({}, 'partMissing');
    if ((choices as readonly unknown[]).includes(given)) return undefined;
    const said = choices.map((each) => (each === '' ? '""' : each)).join(', ');
    return refuse({ found: shown(given) }, 'choiceNeeded', { choices: said });
  };
}

/** A Map with values of one shape. */
export function mapOf(shape: Shape): Shape {
  return (given) => {
    if (given === undefined) return refuse({}, 'partMissing');
    if (!(given instanceof Map)) return refuse({ found: shown(given) }, 'mapNeeded');
    return listOf(shape)([...given.values()]);
  };
}

/** The shape, and where its flaws are besides. */
export function at(more: At, shape: Shape): Shape {
  return (given) => {
    const refusal = shape(given);
    return refusal && inPlace(refusal, more);
  };
}

function isRecord(given: unknown): Refusal | undefined {
  if (given === undefined) return refuse({}, 'partMissing');
  const isOne = typeof given === 'object' && given !== null && !Array.isArray(given);
  return isOne ? undefined : refuse({ found: shown(given) }, 'recordNeeded');
}

/** The first flaw of a function's arguments, by their names. */
export function flawIn<T extends object>(given: T, shapes: Shapes<T>): Refusal | undefined {
  for (const name in shapes) {
    const refusal = shapes[name](given[name]);
    if (refusal) return inPlace(refusal, { argument: refusal.failure.at.argument ?? name });
  }
  return undefined;
}

/** The known name with the fewest letters to change; of equals the first. */
function nearest(name: string, known: readonly string[]): string {
  const tries = known.map((each) => ({ each, away: distance(name, each) }));
  return tries.reduce((best, next) => (next.away < best.away ? next : best)).each;
}

/** Letters to insert, leave out or replace (Levenshtein); long names are compared by their beginnings. */
function distance(name: string, other: string): number {
  const letters = name.slice(0, LONGEST_NAME).toLowerCase();
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= letters.length; row++) {
    const here = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = letters[row - 1] === other[column - 1]?.toLowerCase();
      const replaced = existing(above[column - 1]) + (same ? 0 : 1);
      here.push(Math.min(replaced, existing(above[column]) + 1, existing(here[column - 1]) + 1));
    }
    above = here;
  }
  return existing(above[other.length]);
}

const LONGEST_NAME = 40;
