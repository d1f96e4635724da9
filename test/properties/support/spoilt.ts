import fc from 'fast-check';
import { existing } from '../../../src/core/result';

type Path = readonly (string | number)[];

/** What a spoilt part holds: any JSON, and the values that programs get wrong most. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(undefined, null, '', 'x', -1, 0.5, 1e300, [], {}, true),
);

/** The same arguments with one part replaced, left out, or joined by another. */
export function spoilt(args: readonly unknown[]): fc.Arbitrary<readonly unknown[]> {
  return fc
    .tuple(fc.constantFrom(...pathsOf(args)), anything, fc.constantFrom('put', 'drop', 'add'))
    .map(([path, value, how]) => changed(args, path, value, how) as readonly unknown[]);
}

/** Every part, and every part of a part. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  const parts = partsOf(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length === 0 ? parts : [path, ...parts];
}

function partsOf(value: unknown): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((part, index) => [index, part] as const);
  if (value instanceof Map) return [...(value as Map<number, unknown>)];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The part at the end of a path. */
export function partAt(whole: unknown, path: Path): unknown {
  return path.reduce((part, key) => partsOf(part).find(([each]) => each === key)?.[1], whole);
}

/** The whole with a part put in place of another, left out, or joined by another. */
export function changed(whole: unknown, path: Path, value: unknown, how: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    const isRecord = typeof whole === 'object' && whole !== null && !Array.isArray(whole);
    return how === 'add' && isRecord && !(whole instanceof Map)
      ? { ...whole, unheard: value }
      : value;
  }
  const before = partsOf(whole).find(([each]) => each === key)?.[1];
  const after = changed(before, rest, value, how);
  const dropped = how === 'drop' && rest.length === 0;
  if (Array.isArray(whole)) {
    const copy = [...(whole as unknown[])];
    copy.splice(Number(key), 1, ...(dropped ? [] : [after]));
    return copy;
  }
  if (whole instanceof Map) {
    const copy = new Map(whole as Map<unknown, unknown>).set(key, after);
    if (dropped) copy.delete(key);
    return copy;
  }
  const entries = Object.entries(whole as object).filter(([each]) => each !== key || !dropped);
  return Object.fromEntries(entries.map(([each, old]) => [each, each === key ? after : old]));
}

/** The longest sentence that is shown. */
export const LONGEST = 300;

export const all = <T>(count: number, of: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => of(at));

/** Names of 500 players, 200 characters each. */
export const longNames = all(500, (at) =>
  `${at} ${'Wolfeschlegelstein '.repeat(11)}`.slice(0, 200),
);

export const [anna, bert] = [existing(longNames[0]), existing(longNames[1])];

/** The longest address there is: a sheet of 31 apostrophes. */
export const longAddress = `'${"''".repeat(31)}'!XFD1048575:XFD1048576`;

/** A list together with the same rows in another order: `order[i]` is the row that comes to stand at i. */
export const shuffled = <T>(
  rows: fc.Arbitrary<T[]>,
): fc.Arbitrary<{ rows: T[]; order: number[] }> =>
  rows.chain((list) =>
    fc
      .shuffledSubarray(
        list.map((_, index) => index),
        { minLength: list.length, maxLength: list.length },
      )
      .map((order) => ({ rows: list, order })),
  );
export const arranged = <T>(list: readonly T[], order: readonly number[]): T[] =>
  order.map((index) => list[index] as T);
