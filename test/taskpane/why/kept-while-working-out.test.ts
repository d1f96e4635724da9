/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { type Formula, type Node, placeOf, readFormula } from '../../../taskpane/why/formula/node';
import { type Grid, type OurCall, placeKey, type Value } from '../../../taskpane/why/values/cell';
import { gridOf, single } from '../../../taskpane/why/values/grid';
import {
  type Argument,
  type FormulaLine,
  Notes,
  type Scope,
} from '../../../taskpane/why/working-out/scope';
import { LongPieces } from '../../../taskpane/why/working-out/evaluate';
import { Pieces } from '../../../taskpane/why/working-out/operators';

function read(text: string): Formula {
  const formula = readFormula(text);
  if (!formula) throw new Error(`${text} cannot be read`);
  return formula;
}

/** A column, or several, of ones. */
const ones = (rows: number, columns = 1): Grid =>
  gridOf(Array.from({ length: rows }, () => Array<number>(columns).fill(1)));

describe('A long piece of a formula is worked out once', () => {
  const formula = read('=B1:B600+C1');
  const noNames: Scope = new Map();

  /** How often a piece is worked out that is asked for twice. */
  function timesFor(
    result: Argument,
    {
      scope = noNames,
      pieces = new Pieces(formula, new Map()),
    }: { readonly scope?: Scope; readonly pieces?: Pieces } = {},
  ): number {
    const long = new LongPieces(pieces);
    let times = 0;
    const ask = (): Argument =>
      long.once(formula.tree, scope, () => {
        times += 1;
        return result;
      });
    expect([ask(), ask()]).toEqual([result, result]);
    return times;
  }

  test('from 501 cells on, in rows and columns together', () => {
    expect(timesFor(ones(501))).toBe(1);
    expect(timesFor(ones(2, 251))).toBe(1);
    expect(timesFor(ones(500))).toBe(2);
    expect(timesFor(ones(250, 2))).toBe(2);
  });

  test('but not a LAMBDA, which gives another value for each argument', () => {
    expect(timesFor({ apply: () => single(1) })).toBe(2);
  });

  test('nor where a name of a LET or LAMBDA may stand in it', () => {
    expect(timesFor(ones(501), { scope: new Map([['x', single(1)]]) })).toBe(2);
  });

  test('nor where What if gives one piece another value', () => {
    const pieces = new Pieces(formula, new Map<string, Value>([['C1', 2]]));
    expect(timesFor(ones(501), { pieces })).toBe(2);
  });

  test('nor in the formula of a name, whose pieces have texts of their own', () => {
    const pieces = new Pieces(formula, new Map());
    expect(pieces.within(read('=1'), () => timesFor(ones(501), { pieces }))).toBe(2);
    expect(timesFor(ones(501), { pieces })).toBe(1);
  });

  test('and pieces with other texts are others', () => {
    const long = new LongPieces(new Pieces(formula, new Map()));
    const [list, cell] =
      formula.tree.type === 'BinaryExpression' ? formula.tree.arguments : [null, null];
    const values = [ones(501), ones(502)] as const;
    expect(long.once(list, noNames, () => values[0])).toBe(values[0]);
    expect(long.once(cell, noNames, () => values[1])).toBe(values[1]);
  });
});

describe('A piece is given another value', () => {
  const formula = read('=B1+B1');
  const [first, second] = formula.tree.type === 'BinaryExpression' ? formula.tree.arguments : [];
  const given = (instead: ReadonlyMap<string, Value>): readonly unknown[] => {
    const pieces = new Pieces(formula, instead);
    return [first, second].map((each) => each && pieces.given(each));
  };

  test('by its text, wherever that stands', () => {
    expect(given(new Map([['B1', 7]]))).toEqual([7, 7]);
  });

  test('by its place alone', () => {
    const [from, to] = placeOf(second as Node);
    expect(given(new Map([[placeKey({ from, to }), 7]]))).toEqual([undefined, 7]);
  });

  test('or by none', () => {
    expect(given(new Map())).toEqual([undefined, undefined]);
  });
});

describe('Of what is worked out', () => {
  const call = (rows: number, columns = 1): OurCall =>
    ({ given: [ones(rows, columns), undefined] }) as unknown as OurCall;

  /** Whether a further call is not worked out after so many of this size. */
  function isFullAfter(calls: number, rows: number, columns = 1): boolean {
    const notes = new Notes();
    for (let at = 0; at < calls; at++) notes.call(call(rows, columns));
    return notes.isFull;
  }

  test('40 calls are kept whatever they are given', () => {
    expect([isFullAfter(39, 1_000), isFullAfter(40, 1_000)]).toEqual([false, true]);
  });

  test('and up to 400 that are given few cells together, in rows and columns', () => {
    expect([isFullAfter(399, 1), isFullAfter(400, 1)]).toEqual([false, true]);
    expect([isFullAfter(40, 100), isFullAfter(41, 100)]).toEqual([false, true]);
    expect([isFullAfter(40, 10, 10), isFullAfter(41, 10, 10)]).toEqual([false, true]);
  });

  test('lines made of our results are kept, and of the others the last twelve', () => {
    const notes = new Notes();
    const line = (name: string, isOurs: boolean): FormulaLine =>
      ({ name, given: [{ grid: { isOurs } }, { grid: undefined }] }) as unknown as FormulaLine;
    expect(notes.last).toEqual([]);
    for (let at = 1; at <= 14; at++) notes.line(line(String(at), at === 2));
    expect(notes.lines.map(({ name }) => name)).toEqual(['2']);
    expect(notes.last.map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, at) => String(at + 3)),
    );
  });
});
