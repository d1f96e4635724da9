import type { AddFunctionDescription, Arg } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';
import {
  anError,
  atFifteen,
  cellsOf,
  compareValues,
  type Compute,
  firstOf,
  isSameSize,
  type Raw,
  type Result,
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
export function wildcards(text: string): RegExp | undefined {
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
