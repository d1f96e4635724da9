import type { AddFunctionDescription, Arg } from '@odoo/o-spreadsheet';
import type { Library } from '../engine/library';
import {
  anError,
  atFifteen,
  cellsOf,
  compareValues,
  type Compute,
  firstOf,
  isList,
  isSameSize,
  lengthOf,
  type Matrix,
  type Raw,
  type Result,
  textOf,
  type Values,
  wrong,
} from './excel-values';

type Test = (cell: Raw) => boolean;

const operators = ['<=', '>=', '<>', '=', '<', '>'] as const;
type Operator = (typeof operators)[number];

const ordered: Readonly<Partial<Record<Operator, (order: number) => boolean>>> = {
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

/**
 * A text with `*` for any characters, `?` for one, and `~` before one that stands for itself, as a whole and without
 * regard to case; `undefined` where it has none of them.
 */
function wildcards(text: string): RegExp | undefined {
  if (!/[*?~]/.test(text)) return undefined;
  const pieces = text.match(/~[*?~]|[^]/g) ?? [];
  const source = pieces.map((piece) => {
    if (piece === '*') return '[^]*';
    if (piece === '?') return '[^]';
    const plain = piece.length > 1 ? piece.slice(1) : piece;
    return plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`, 'i');
}

/**
 * COUNTIF and its kin. Microsoft's page on COUNTIF: "The COUNTIF function … Criteria aren't case sensitive", with wildcards
 * and operators in texts. A criterion that is a blank cell is 0, so that a blank cell does not match itself; "" matches what
 * is blank or an empty text, "=" only what is blank, "<>" all the rest.
 */
class Criteria {
  constructor(private readonly library: Library) {}

  /** A number, a truth value or an error that a text says; else the text. */
  private read(text: string, locale: unknown): Raw {
    const { isNumber, isDateTime, toNumber } = this.library.helpers;
    const known = locale as Parameters<typeof isNumber>[1];
    if (isNumber(text, known) || isDateTime(text, known)) return toNumber(text, known);
    const word = text.toUpperCase();
    return word === 'TRUE' || word === 'FALSE' ? word === 'TRUE' : text;
  }

  private isText(value: Raw): value is string {
    return typeof value === 'string' && !this.library.helpers.isEvaluationError(value);
  }

  private equals(wanted: Raw, locale: unknown): Test {
    if (typeof wanted === 'number') {
      const isIt = (value: Raw): boolean =>
        typeof value === 'number' && atFifteen(value) === atFifteen(wanted);
      return (value) => isIt(value) || (this.isText(value) && isIt(this.read(value, locale)));
    }
    if (!this.isText(wanted)) return (value) => value === wanted;
    const [pattern, plain] = [wildcards(wanted), wanted.toLowerCase()];
    return (value) =>
      this.isText(value) && (pattern ? pattern.test(value) : value.toLowerCase() === plain);
  }

  test(criterion: Result | undefined, locale: unknown): Test {
    const value = criterion?.value ?? 0;
    if (!this.isText(value)) return this.equals(value, locale);
    const operator = operators.find((each) => value.startsWith(each)) ?? '';
    const rest = value.slice(operator.length);
    if (rest === '') {
      if (operator === '') return (cell) => cell === null || cell === '';
      if (operator === '=') return (cell) => cell === null;
      if (operator === '<>') return (cell) => cell !== null;
    }
    const wanted = this.read(rest, locale);
    const order = operator === '' ? undefined : ordered[operator];
    if (!order) {
      const isEqual = this.equals(wanted, locale);
      return operator === '<>' ? (cell) => !isEqual(cell) : isEqual;
    }
    return (cell) =>
      cell !== null &&
      typeof cell === typeof wanted &&
      this.library.helpers.isEvaluationError(cell) === false &&
      order(compareValues(cell, wanted));
  }
}

interface Pairs {
  /** The cells that meet all criteria, by their number. */
  readonly met: readonly number[];
  readonly refused?: Result;
}

/** Functions with criteria, by their names: what they compute in place of what the engine does. */
export function criteriaFunctions(library: Library): Readonly<Record<string, Compute>> {
  const criteria = new Criteria(library);

  const pairsOf = (given: readonly Arg[], locale: unknown): Pairs => {
    const ranges = given.filter((_, at) => at % 2 === 0);
    if (given.length % 2 === 1 || !ranges.every((each) => isSameSize(each, ranges[0]))) {
      return { met: [], refused: wrong('Ranges of criteria have one size.') };
    }
    const tests = ranges.map((range, at) => {
      const cells = cellsOf(range);
      const holds = criteria.test(firstOf(given[2 * at + 1]), locale);
      return (index: number): boolean => holds(cells[index]?.value ?? null);
    });
    const all = cellsOf(ranges[0]).map((_, index) => index);
    return { met: all.filter((index) => tests.every((holds) => holds(index))) };
  };

  /** The numbers beside the cells that meet the criteria; an error among them comes through. */
  const summing = (give: (numbers: readonly number[]) => Result) =>
    function (this: { locale?: unknown }, of: Arg, criteriaGiven: readonly Arg[]): Result {
      const { met, refused } = pairsOf(criteriaGiven, this.locale);
      if (refused) return refused;
      const cells = cellsOf(of);
      const found = met.flatMap((index) => cells[index] ?? []);
      const stopped = found.find(({ value }) => library.helpers.isEvaluationError(value));
      if (stopped) return stopped;
      return give(found.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])));
    };

  const sum = summing((numbers) => ({ value: numbers.reduce((all, each) => all + each, 0) }));
  const average = summing((numbers) =>
    numbers.length === 0
      ? anError('#DIV/0!', 'No number meets the criteria.')
      : { value: numbers.reduce((all, each) => all + each, 0) / numbers.length },
  );
  const extreme = (pick: (...numbers: readonly number[]) => number) =>
    summing((numbers) => ({ value: numbers.length === 0 ? 0 : pick(...numbers) }));
  const [most, least] = [extreme(Math.max), extreme(Math.min)];

  const counting: Compute = function (...given) {
    const { met, refused } = pairsOf(given, this.locale);
    return refused ?? met.length;
  };
  /** SUMIF and AVERAGEIF name the range of the criterion first, and it is what they add up unless another is given. */
  const ofOne = (give: typeof sum): Compute =>
    function (range, criterion, of) {
      return give.call(this, of ?? range, [range, criterion]);
    };
  const ofSeveral = (give: typeof sum): Compute =>
    function (of, ...given) {
      return give.call(this, of, given);
    };

  return {
    COUNTIF: counting,
    COUNTIFS: counting,
    SUMIF: ofOne(sum),
    SUMIFS: ofSeveral(sum),
    AVERAGEIF: ofOne(average),
    AVERAGEIFS: ofSeveral(average),
    MAXIFS: ofSeveral(most),
    MINIFS: ofSeveral(least),
  };
}

/** A criterion reaches the function as it is: number, text, truth value or error. */
export function withCriteria(description: AddFunctionDescription): AddFunctionDescription {
  return {
    ...description,
    args: description.args.map((each) =>
      each.name.startsWith('criterion') ? { ...each, type: ['ANY'], acceptErrors: true } : each,
    ),
  };
}

type Theirs = (name: string) => Compute;

/** Values that are equal have one key: texts without regard to case, but with their accents. */
function keyOf(value: Raw): string {
  return typeof value === 'string'
    ? `text ${value.toLowerCase()}`
    : `${typeof value} ${typeof value === 'number' ? atFifteen(value) : String(value)}`;
}

interface Places {
  readonly first: ReadonlyMap<string, number>;
  readonly last: ReadonlyMap<string, number>;
}

/** The first and last place of each value of a list. The engine makes a list once in a run over the cells. */
const known = new WeakMap<object, Places>();

function placesIn(list: Arg, values: Values): Places {
  const made = isList(list) ? known.get(list) : undefined;
  if (made) return made;
  const [first, last] = [new Map<string, number>(), new Map<string, number>()];
  for (const [at, cell] of cellsOf(list).entries()) {
    if (cell.value === null || values.isError(cell)) continue;
    const key = keyOf(cell.value);
    if (!first.has(key)) first.set(key, at);
    last.set(key, at);
  }
  if (isList(list)) known.set(list, { first, last });
  return { first, last };
}

/** Where a value stands in a list, from 0; a blank cell that is looked for is 0. */
function placeOf(
  { value }: Result,
  list: Arg,
  values: Values,
  { isPattern, isBackwards }: { readonly isPattern: boolean; readonly isBackwards: boolean },
): number | undefined {
  const pattern = isPattern && typeof value === 'string' ? wildcards(value) : undefined;
  if (!pattern) {
    const { first, last } = placesIn(list, values);
    return (isBackwards ? last : first).get(keyOf(value ?? 0));
  }
  const places = cellsOf(list).flatMap((cell, at) =>
    typeof cell.value === 'string' && !values.isError(cell) && pattern.test(cell.value) ? [at] : [],
  );
  return places.at(isBackwards ? -1 : 0);
}

const isLine = (list: Arg): boolean => !isList(list) || list.length === 1 || list[0]?.length === 1;

/** A decimal fraction moved by some places, without binary noise: 2.675 by 2 is 267.5. */
function moved(value: number, places: number): number {
  const exponential = value.toExponential();
  return Number(exponential.replace(/[^e]+$/, (exponent) => String(Number(exponent) + places)));
}

/** In decimals at 15 digits, away from zero for a negative number as for a positive one. */
const rounding = (theirs: Compute, give: (size: number) => number): Compute =>
  function (value, places) {
    const result = theirs.call(this, value, places);
    const [number, by] = [firstOf(value).value, firstOf(places).value ?? 0];
    // What is no number the engine reads, or refuses.
    if (typeof number !== 'number' || typeof by !== 'number') return result;
    const whole = Math.trunc(by);
    const rounded = moved(give(atFifteen(moved(atFifteen(Math.abs(number)), whole))), -whole);
    return { ...firstOf(value), value: number < 0 ? -rounded : rounded };
  };

/** A sum that is 0 but for binary noise is 0. */
const summing = (theirs: Compute): Compute =>
  function (...given) {
    const result = firstOf(theirs.apply(this, given) as Arg);
    const size = Math.max(...given.map((each) => Math.abs(Number(firstOf(each).value ?? 0))));
    const isNoise = typeof result.value === 'number' && Math.abs(result.value) < 1e-15 * size;
    return isNoise ? { ...result, value: 0 } : result;
  };

/** Functions that look something up, and those of texts and numbers. */
export function lookupFunctions(values: Values, theirs: Theirs): Readonly<Record<string, Compute>> {
  const [match, lookUp, index] = [theirs('MATCH'), theirs('XLOOKUP'), theirs('INDEX')];
  const unique = theirs('UNIQUE');
  /** An error that is worked out has no size; a cell that shows one is a range of its own. */
  const sized = (size: Compute): Compute =>
    function (array) {
      const isWorkedOut = array !== undefined && !isList(array) && !('position' in array);
      return isWorkedOut && values.isError(array) ? array : size.call(this, array);
    };
  return {
    ROWS: sized(theirs('ROWS')),
    COLUMNS: sized(theirs('COLUMNS')),
    MATCH(wanted, list, kind) {
      if (values.whole(kind, 1, this.locale) !== 0 || !isLine(list))
        return match.call(this, wanted, list, kind);
      const sought = firstOf(wanted);
      const at = placeOf(sought, list, values, { isPattern: true, isBackwards: false });
      return at === undefined ? anError('#N/A', 'Not found.') : at + 1;
    },
    XLOOKUP(...given) {
      const [wanted, list, give, missing, mode, direction] = given;
      const [how = 0, way = 1] = [mode, direction].map((each, at) =>
        values.whole(each, at, this.locale),
      );
      const isExact = (how === 0 || how === 2) && Math.abs(way) === 1;
      if (!isExact || !isLine(list)) return lookUp.apply(this, given);
      const options = { isPattern: how === 2, isBackwards: way === -1 };
      const columns: Matrix = isList(give) ? give : [[firstOf(give)]];
      const isColumn = !isList(list) || list.length === 1;
      const length = lengthOf(list);
      const offered = isColumn ? (columns[0]?.length ?? 0) : columns.length;
      if (offered !== length) return wrong('The two lists differ in size.');
      const at = placeOf(firstOf(wanted), list, values, options);
      if (at === undefined) return missing ?? anError('#N/A', 'Not found.');
      const blank: Result = { value: null };
      return isColumn ? columns.map((column) => [column[at] ?? blank]) : [columns[at] ?? [blank]];
    },
    /** A single index counts along a row, too; beyond the last is #REF!. */
    INDEX(list, row, column) {
      const columns = isList(list) ? list.length : 1;
      const rows = isList(list) ? (list[0]?.length ?? 1) : 1;
      const isAlongRow = rows === 1 && column === undefined;
      const [down, right] = isAlongRow ? [{ value: 0 }, row] : [row, column];
      const [i = 0, k = 0] = [down, right].map((each) => values.whole(each, 0, this.locale));
      if (i > rows || k > columns) return anError('#REF!', 'Beyond the last.');
      return index.call(this, list, { value: i }, { value: k });
    },
    /** Rows that differ in case alone are alike. */
    UNIQUE(...given) {
      const [list] = given;
      if (given.length > 1 || !isList(list)) return unique.apply(this, given);
      const rows = (list[0] ?? []).map((_, row) => row);
      const seen = new Set<string>();
      const kept = rows.filter((row) => {
        const key = JSON.stringify(list.map((column) => keyOf(column[row]?.value ?? null)));
        return !seen.has(key) && seen.add(key);
      });
      return list.map((column) => kept.map((row) => column[row] ?? { value: null }));
    },
    FIND(sought, text, start) {
      const [part, all] = [textOf(firstOf(sought).value), textOf(firstOf(text).value)];
      const from = values.whole(start, 1, this.locale);
      if (!(from >= 1 && from <= Math.max(1, all.length))) return wrong('No such place.');
      const at = all.indexOf(part, from - 1);
      return at < 0 ? wrong(`"${part}" is not found.`) : at + 1;
    },
    SUBSTITUTE(...given) {
      const [text, old, now, which] = given;
      const [all, part] = [textOf(firstOf(text).value), textOf(firstOf(old).value)];
      const instead = textOf(firstOf(now).value);
      if (part === '') return all;
      const pieces = all.split(part);
      if (which === undefined) return pieces.join(instead);
      const turn = values.whole(which, 1, this.locale);
      if (!(turn >= 1)) return wrong('The first is 1.');
      if (turn >= pieces.length) return all;
      return pieces.slice(0, turn).join(part) + instead + pieces.slice(turn).join(part);
    },
    /** Blanks of the keyboard alone: a non-breaking one stays. */
    TRIM: (text) => textOf(firstOf(text).value).replace(/ +/g, ' ').replace(/^ | $/g, ''),
    ADD: summing(theirs('ADD')),
    MINUS: summing(theirs('MINUS')),
    ROUND: rounding(theirs('ROUND'), (size) => Math.floor(size + 0.5)),
    ROUNDUP: rounding(theirs('ROUNDUP'), Math.ceil),
    ROUNDDOWN: rounding(theirs('ROUNDDOWN'), Math.floor),
  };
}
