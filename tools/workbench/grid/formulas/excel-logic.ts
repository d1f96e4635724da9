import type { Arg } from '@odoo/o-spreadsheet';

import {
  atFifteen,
  cellsOf,
  compareValues,
  type Compute,
  eachPlace,
  firstOf,
  isList,
  isLong,
  isSameSize,
  type Raw,
  type Result,
  textOf,
  type Values,
  wrong,
} from './excel-values';

/** A branch that is left out is 0. */
const zero: Result = { value: 0 };

/** What a blank cell is beside another value: nothing of its kind. */
function nothingLike(other: Raw): Raw {
  if (typeof other === 'string') return '';
  return typeof other === 'boolean' ? false : 0;
}

/** Numbers, then texts, then FALSE and TRUE; numbers at 15 digits, texts without case. */
function compared(left: Raw, right: Raw): number {
  const [a, b] = [left ?? nothingLike(right), right ?? nothingLike(left)];
  if (typeof a === 'number' && typeof b === 'number') return Math.sign(atFifteen(a) - atFifteen(b));
  if (typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase())
    return 0;
  return compareValues(a, b);
}

const comparison = (holds: (order: number) => boolean): Compute =>
  function (left, right) {
    return holds(compared(firstOf(left).value, firstOf(right).value));
  };

/** The longest text that a cell holds. */
const longest = 32_767;

/** Comparisons, conditions, and what looks at a list as a whole. */
export function logicFunctions(values: Values): Readonly<Record<string, Compute>> {
  const instead = (isReplaced: (cell: Result) => boolean): Compute =>
    function (value, otherwise) {
      const other = otherwise ?? zero;
      if (!isLong(value) && !isLong(other)) {
        const [cell] = [firstOf(value)];
        return isReplaced(cell) ? firstOf(other) : cell;
      }
      return eachPlace([value, other], ([cell = zero, second = zero]) =>
        isReplaced(cell) ? second : cell,
      );
    };

  /** Of cells and arrays only numbers and truth values count; of what is typed also the words, and anything else is refused. */
  const ofTruths = (give: (truths: readonly boolean[]) => boolean): Compute =>
    function (...given) {
      const truths: boolean[] = [];
      for (const arg of given) {
        for (const cell of arg === undefined ? [{ value: false }] : cellsOf(arg)) {
          if (values.isError(cell)) return cell;
          if (cell.value === null || (isList(arg) && typeof cell.value === 'string')) continue;
          const truth = values.truth(cell);
          if (typeof truth !== 'boolean') return truth;
          truths.push(truth);
        }
      }
      return truths.length === 0 ? wrong('No truth value is given.') : give(truths);
    };

  return {
    EQ: comparison((order) => order === 0),
    NE: comparison((order) => order !== 0),
    LT: comparison((order) => order < 0),
    GT: comparison((order) => order > 0),
    LTE: comparison((order) => order <= 0),
    GTE: comparison((order) => order >= 0),
    /** Of each row the branch that its own condition chooses: one that cannot be read is the error of its row alone. */
    IF(...given) {
      const [condition, then = zero, otherwise = zero] = given;
      const other = given.length > 2 ? otherwise : { value: false };
      const choose = (when: Result, yes: Arg, no: Arg): Arg => {
        const truth = values.truth(when);
        return typeof truth === 'boolean' ? (truth ? yes : no) : truth;
      };
      if (!isLong(condition)) return choose(firstOf(condition), then, other) ?? zero;
      return eachPlace([condition, then, other], ([when = zero, yes, no]) =>
        firstOf(choose(when, yes, no)),
      );
    },
    IFERROR: instead((cell) => values.isError(cell)),
    IFNA: instead(({ value }) => value === '#N/A'),
    AND: ofTruths((truths) => truths.every(Boolean)),
    OR: ofTruths((truths) => truths.some(Boolean)),
    XOR: ofTruths((truths) => truths.filter(Boolean).length % 2 === 1),
    /** "Treats non-numeric array entries as if they were zeros": truth values too, but an error comes through. */
    SUMPRODUCT(...given) {
      if (!given.every((each) => isSameSize(each, given[0]))) return wrong('The sizes differ.');
      const lists = given.map(cellsOf);
      const stopped = lists.flat().find((cell) => values.isError(cell));
      if (stopped) return stopped;
      return (lists[0] ?? []).reduce(
        (sum, _, at) =>
          sum +
          lists.reduce((all, list) => {
            const value = list[at]?.value;
            return all * (typeof value === 'number' ? value : 0);
          }, 1),
        0,
      );
    },
    TEXTJOIN(delimiter, ignore, ...given) {
      const mark = firstOf(delimiter);
      const isIgnored = ignore === undefined ? true : values.truth(firstOf(ignore));
      if (typeof isIgnored !== 'boolean') return isIgnored;
      const cells = given.flatMap(cellsOf);
      const stopped = [mark, ...cells].find((cell) => values.isError(cell));
      if (stopped) return stopped;
      const texts = cells
        .map(({ value }) => textOf(value))
        .filter((text) => text !== '' || !isIgnored);
      const joined = texts.join(textOf(mark.value));
      return joined.length > longest ? wrong('The text is longer than a cell holds.') : joined;
    },
  };
}
