import type { Grid, Known, Value } from '../values/cell';
import { atFifteen, compared, errors, finite, same, toNumber, toText } from '../values/numbers';
import { eachValue } from '../values/elementwise';
import type { Settings } from './settings';

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

export function power(base: number, exponent: number): Value {
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
