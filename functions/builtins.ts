/**
 * What the formulas use and ES5 has not, supplied where the engine lacks it: only what the formulas need of it.
 * Loaded before everything else. No engine that has them is touched.
 */

/** The decimal logarithm: exact at powers of ten, elsewhere right to 12 significant digits and more. */
export function log10(value: number): number {
  const logarithm = Math.log(value) * Math.LOG10E;
  const nearest = Math.round(logarithm);
  return Number(`1e${nearest}`) === value ? nearest : logarithm;
}

export function isFiniteNumber(value: unknown): boolean {
  return typeof value === 'number' && isFinite(value);
}

export function isInteger(value: unknown): boolean {
  return isFiniteNumber(value) && Math.floor(value as number) === value;
}

/** `Array.from` of an object with a length, such as `{ length: 3 }`, and a function of value and index. */
export function listFrom(
  source: ArrayLike<unknown>,
  made: (value: unknown, index: number) => unknown,
): unknown[] {
  const list: unknown[] = [];
  for (let index = 0; index < source.length; index++) list.push(made(source[index], index));
  return list;
}

export function find(this: readonly unknown[], matches: (value: unknown) => unknown): unknown {
  for (const each of this) if (matches(each)) return each;
  return undefined;
}

export function includes(this: readonly unknown[], value: unknown): boolean {
  return this.some((each) => each === value);
}

export function fill(this: unknown[], value: unknown): unknown[] {
  for (let index = 0; index < this.length; index++) this[index] = value;
  return this;
}

/** A map of numbers and texts, in the order in which they came. */
export class PlainMap {
  size = 0;
  private readonly keys: unknown[] = [];
  private readonly values: unknown[] = [];
  private readonly places: Record<string, number> = {};

  constructor(entries: readonly (readonly [unknown, unknown])[] = []) {
    for (const [key, value] of entries) this.set(key, value);
  }

  has(key: unknown): boolean {
    return this.places[placeName(key)] !== undefined;
  }

  get(key: unknown): unknown {
    const place = this.places[placeName(key)];
    return place === undefined ? undefined : this.values[place];
  }

  set(key: unknown, value: unknown): this {
    const name = placeName(key);
    const place = (this.places[name] ??= this.size++);
    this.keys[place] = key;
    this.values[place] = value;
    return this;
  }

  /** As a set, which is a map of its members. */
  add(member: unknown): this {
    return this.set(member, member);
  }

  forEach(visit: (value: unknown, key: unknown) => void): void {
    // A set or map may grow while it is walked through.
    for (let place = 0; place < this.size; place++) visit(this.values[place], this.keys[place]);
  }
}

/** 1 and "1" are two keys, and "__proto__" is one like any other. */
function placeName(key: unknown): string {
  return typeof key + String(key);
}

/** Called with `new`, it gives a map that holds the members. */
export function PlainSet(members: readonly unknown[] = []): PlainMap {
  const set = new PlainMap();
  for (const each of members) set.add(each);
  return set;
}

function supply(owner: object, name: string, value: unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

supply(Math, 'log10', log10);
supply(Number, 'isFinite', isFiniteNumber);
supply(Number, 'isInteger', isInteger);
supply(Array, 'from', listFrom);
supply(Array.prototype, 'find', find);
supply(Array.prototype, 'includes', includes);
supply(Array.prototype, 'fill', fill);

if (typeof Map === 'undefined' || typeof Set === 'undefined') {
  // An engine without them has no other way to its global object, and no policy that forbids this one.
  // oxlint-disable-next-line typescript/no-implied-eval
  const globalObject = Function('return this') as () => object;
  const everything = globalObject();
  supply(everything, 'Map', PlainMap);
  supply(everything, 'Set', PlainSet);
}
