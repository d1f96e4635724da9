import {
  atFifteen,
  compared,
  errors,
  finite,
  type FormulaPlace,
  type Grid,
  type Known,
  leftOutKey,
  placeKey,
  same,
  toNumber,
  toText,
  type Value,
} from '../values/cell';
import { eachValue } from '../values/grid';
import type { Settings } from './scope';
import { type Formula, type Node, placeOf, sourceOf } from '../formula/node';

type BinaryOperation = (left: Known, right: Known, settings: Settings) => Value;

const arithmetic =
  (give: (left: number, right: number) => Value): BinaryOperation =>
  (left, right, { mark }) => {
    const a = toNumber(left, mark);
    if (typeof a !== 'number') return a;
    const b = toNumber(right, mark);
    return typeof b === 'number' ? give(a, b) : b;
  };

const comparison =
  (holds: (order: number) => boolean): BinaryOperation =>
  (left, right) =>
    holds(compared(left, right));

/** A sum that is 0 but for binary noise is 0, as in Excel. */
function sum(a: number, b: number): Value {
  const result = a + b;
  const isNoise = result !== 0 && Math.abs(result) < 1e-15 * Math.max(Math.abs(a), Math.abs(b));
  return isNoise ? 0 : finite(result);
}

function power(base: number, exponent: number): Value {
  if (base === 0 && exponent === 0) return errors.number;
  if (base === 0 && exponent < 0) return errors.division;
  return finite(base ** exponent);
}

const binary: Readonly<Record<string, BinaryOperation>> = {
  '+': arithmetic(sum),
  '-': arithmetic((a, b) => sum(a, -b)),
  '*': arithmetic((a, b) => finite(a * b)),
  '/': arithmetic((a, b) => (b === 0 ? errors.division : finite(a / b))),
  '^': arithmetic(power),
  '&': (left, right, { mark }) => toText(left, mark) + toText(right, mark),
  '=': same,
  '<>': (left, right) => !same(left, right),
  '<': comparison((order) => order < 0),
  '>': comparison((order) => order > 0),
  '<=': comparison((order) => order <= 0),
  '>=': comparison((order) => order >= 0),
};

/** Undefined for an operator that is not worked out here. */
export function binaryOperation(
  operator: string,
  left: Grid,
  right: Grid,
  settings: Settings,
): Grid | undefined {
  const { [operator]: operation } = binary;
  return operation && eachValue([left, right], (a, b) => operation(a, b, settings));
}

export function unaryOperation(operator: '-' | '%', operand: Grid, { mark }: Settings): Grid {
  return eachValue([operand], (value) => {
    const number = toNumber(value, mark);
    if (typeof number !== 'number') return number;
    return operator === '-' ? -number : atFifteen(number / 100);
  });
}

/** The pieces of a formula: their text, where they stand, and what the user gives in their place. */
export class Pieces {
  /** The formula that is worked out now: those of names have texts of their own. */
  private text: string;

  constructor(
    private readonly formula: Formula,
    private readonly instead: ReadonlyMap<string, Value>,
  ) {
    this.text = formula.text;
  }

  /** Whether pieces with the same text come to the same: not in formulas of names, nor where one piece is given another value. */
  get areCommon(): boolean {
    return this.text === this.formula.text && this.instead.size === 0;
  }

  source(node: Node | null): string {
    return node === null ? '' : sourceOf(this.text, node);
  }

  /** Where a piece stands; a formula of a name has places of its own, which are not told. */
  place(node: Node): FormulaPlace | undefined {
    if (this.text !== this.formula.text) return undefined;
    const [from, to] = placeOf(node);
    return { from, to };
  }

  given(node: Node): Value | undefined {
    if (this.instead.size === 0) return undefined;
    const place = this.place(node);
    const byPlace = place && this.instead.get(placeKey(place));
    return byPlace === undefined ? this.instead.get(this.source(node)) : byPlace;
  }

  /** What the user gives in place of arguments that a call leaves out, by their numbers from 0. */
  leftOut(call: Node): ReadonlyMap<number, Value> {
    const place = this.instead.size === 0 ? undefined : this.place(call);
    if (!place) return new Map();
    const key = leftOutKey(place);
    return new Map(
      [...this.instead].flatMap(([each, value]) =>
        each.startsWith(key) ? [[Number(each.slice(key.length)), value] as const] : [],
      ),
    );
  }

  /** Works out the formula of a name. */
  within<T>({ text }: Formula, work: () => T): T {
    const outer = this.text;
    this.text = text;
    const result = work();
    this.text = outer;
    return result;
  }
}
