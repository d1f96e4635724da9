/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';
import { significant } from '../../../src/core/numbers';
import {
  type Cell,
  CellError,
  errors,
  type Grid,
  type OurCall,
  placeKey,
  Unknown,
  type Value,
} from '../../../taskpane/why/values/cell';
import { createGrid } from '../../../tools/workbench/grid/o-spreadsheet';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { FakeWhy } from '../support/fake-why';
import { pane, workedOutIn } from './support';
import {
  eachValue,
  gridOf,
  isMade,
  ofCells,
  single,
  traced,
  tracedIn,
} from '../../../taskpane/why/values/grid';
import {
  calleeName,
  childrenOf,
  type Formula,
  type Node,
  oursIn,
  placeOf,
  readFormula,
} from '../../../taskpane/why/formula/node';
import { worksheetFunctions } from '../../../taskpane/why/working-out/functions';
import { systems } from '../../../src/systems';
import type { WorkbookState } from '../../../tools/workbench/grid/state';
import { everyFixture, readFixture, versions } from '../../fixtures';
import { sofResults } from '../../../src/sof/formulas';
import { explain, isSameEverywhere } from '../../../taskpane/why/explanation';
import { find } from '../../../taskpane/why/found-cell';
import {
  type Argument,
  type FormulaLine,
  Notes,
  type Scope,
} from '../../../taskpane/why/working-out/scope';
import { LongPieces } from '../../../taskpane/why/working-out/evaluate';
import { Pieces } from '../../../taskpane/why/working-out/operators';

/** Numbers, texts, a truth value and blanks that the formulas refer to: exact ones, as the engine rounds binary noise otherwise. */
const inputs: Readonly<Record<string, string | number | boolean>> = {
  B1: 3,
  B2: -1.25,
  B3: 2.625,
  B4: 120,
  C1: 'Ann',
  C2: 'bob',
  C3: 'Cid',
  C4: 'Dee',
  D1: true,
  D2: 0,
};

function fill(cells: FakeWhy): void {
  for (const [address, value] of Object.entries(inputs)) cells.put(`SOF!${address}`, value);
}

/** Draws formulas of what the engine of the workbench works out as Excel does. */
class Formulas {
  constructor(private readonly next: () => number) {}

  private pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.next() * all.length)] as T;
  }

  number(depth: number): string {
    const a = (): string => this.number(depth - 1);
    const c = (): string => this.truth(depth - 1);
    const cell = (): string => this.pick(['B1', 'B2', 'B3', 'B4', 'E1']);
    const list = (): string => this.pick(['B1:B4', 'B1:D2', 'B2:C3', 'B3:B4']);
    if (depth <= 0) return this.pick([cell, () => String(Math.floor(this.next() * 400) / 8)])();
    return this.pick([
      () => `(${a()}${this.pick(['+', '-', '*', '/'])}${a()})`,
      () => `ROUND(${a()},${this.pick([-2, -1, 0, 1, 2, 3])})`,
      () => `ROUNDUP(${a()},${this.pick([0, 1, 2])})`,
      () => `ROUNDDOWN(${a()},${this.pick([0, 1, 2])})`,
      () => `INT(${a()})`,
      () => `TRUNC(${a()})`,
      () => `ABS(${a()})`,
      () => `SQRT(${a()})`,
      () => `MOD(${a()},${this.pick([2, 3, 7])})`,
      () => `ABS(${a()})^${this.pick([0.5, 1, 2])}`,
      () => `IF(${c()},${a()},${a()})`,
      () => `IFERROR(${a()},${a()})`,
      () => `IFS(${c()},${a()},TRUE,${a()})`,
      () => `SWITCH(${this.pick([1, 2, 3])},1,${a()},2,${a()},${a()})`,
      () => `${this.pick(['SUM', 'MIN', 'MAX', 'AVERAGE', 'PRODUCT'])}(${list()},${a()})`,
      () => `${this.pick(['COUNT', 'COUNTA', 'COUNTBLANK'])}(${list()})`,
      () => `SUMPRODUCT(B1:B4,B1:B4)*${a()}`,
      () => `INDEX(B1:B4,${this.pick([1, 2, 3, 4])})+${a()}`,
      () => `MATCH("${this.pick(['ann', 'Cid', 'Eve'])}",C1:C4,0)+${a()}`,
      () => `XLOOKUP("${this.pick(['ann', 'Cid', 'Eve'])}",C1:C4,B1:B4,${a()})`,
      () => `VLOOKUP(${this.pick([3, 120, 7])},B1:C4,1,FALSE)+${a()}`,
      () => `ROWS(${list()})*COLUMNS(${list()})`,
      () => `SUM(TRANSPOSE(${list()}))`,
      () => `SUM(FILTER(B1:B4,B1:B4>${this.pick([0, 2.5])}))`,
    ])();
  }

  truth(depth: number): string {
    const a = (): string => this.number(depth - 1);
    const c = (): string => this.truth(depth - 1);
    if (depth <= 0) return this.pick(['TRUE', 'FALSE', 'D1', 'D2=0', 'C1="ANN"', 'B1>2']);
    return this.pick([
      () => `${a()}${this.pick(['=', '<>', '<', '>', '<=', '>='])}${a()}`,
      () => `AND(${c()},${c()})`,
      () => `OR(${c()},${c()})`,
      () => `XOR(${c()},${c()})`,
      () => `NOT(${c()})`,
      () =>
        `${this.pick(['ISNUMBER', 'ISTEXT', 'ISERROR', 'ISBLANK'])}(${this.pick(['B1', 'C1', 'E1', a()])})`,
    ])();
  }
}

/** Numbers at 12 digits, and a blank as Excel shows it; an error is an error: the engine has other codes for some. */
function plain(value: unknown): unknown {
  if (value instanceof CellError) return 'an error';
  if (value instanceof Unknown) return `? ${value.source}`;
  if (typeof value === 'object' && value !== null && 'error' in value) return 'an error';
  return typeof value === 'number' ? significant(value) + 0 : (value ?? 0);
}

describe('A formula comes to what the engine of the workbench works out', () => {
  const count = runs(200, 2000);

  test(`${count} formulas of chance`, async () => {
    const next = randomFrom(sampleSeed);
    const draw = new Formulas(next);
    const formulas = Array.from({ length: count }, (_, at) =>
      at % 4 === 0 ? `=${draw.truth(3)}` : `=${draw.number(3)}`,
    );
    const written = Object.fromEntries(formulas.map((formula, at) => [`Z${at + 1}`, formula]));
    const grid = createGrid(library, {
      sheets: [{ name: 'SOF', cells: { ...inputs, ...written } as Record<string, string> }],
    });
    const { id: sheetId } = grid.activeSheet();
    const found = grid.read({ sheetId, row: 0, column: 25, rows: count, columns: 1 });
    const different: unknown[] = [];
    for (const [at, formula] of formulas.entries()) {
      const theirs = plain(found[at]?.[0]?.value);
      const { grid: result } = await workedOutIn(fill, formula);
      const ours = plain(result.cells[0]?.[0]?.value);
      if (ours !== theirs) different.push({ formula, ours, theirs });
    }
    expect(different.slice(0, 20)).toEqual([]);
  });
});

const at = (row: number, column: number) => ({ sheetId: '1', sheet: 'Results', row, column });

/** A column of a sheet, and the places in it whose cells were asked for. */
function column(values: readonly Value[]): { readonly grid: Grid; readonly asked: number[] } {
  const asked: number[] = [];
  const grid = tracedIn(
    values.map((value) => [value]),
    {
      trace: (value, row, k): Cell => {
        asked.push(row);
        return { value, at: at(row, k) };
      },
      isOurs: () => false,
    },
  );
  return { grid, asked };
}

describe('values of a long list', () => {
  test('are traced one by one where they are asked for', () => {
    const { grid, asked } = column([1, 2, 3]);
    expect(grid.values).toEqual([[1], [2], [3]]);
    expect(grid.cellAt(1, 0)).toEqual({ value: 2, at: at(1, 0) });
    expect([grid.cellAt(3, 0), grid.cellAt(0, 1)]).toEqual([undefined, undefined]);
    expect(asked).toEqual([1]);
  });

  test('are the same cells one by one and all together', () => {
    const { grid } = column([1, null, errors.value]);
    const alone = [0, 1, 2].map((row) => [grid.cellAt(row, 0)]);
    expect(grid.cells).toEqual(alone);
    expect(grid.cellAt(2, 0)).toBe(grid.cells[2]?.[0]);
  });

  test('keep where they came from through an operator, which looks at values alone', () => {
    const [left, right] = [column([1, errors.value, 3]), column([10, 20, 30])];
    const sum = eachValue([left.grid, right.grid], (a, b) => Number(a) + Number(b));
    expect(sum.values).toEqual([[11], [errors.value], [33]]);
    expect([left.asked, right.asked]).toEqual([[], []]);
    expect(sum.cellAt(2, 0)).toEqual({ value: 33, from: [at(2, 0)] });
    expect(sum.cellAt(1, 0)).toEqual({ value: errors.value, at: at(1, 0) });
    expect(sum.cellAt(3, 0)).toBeUndefined();
  });

  test('are made one by one, too, and all once where all are asked for', () => {
    const made: string[] = [];
    const grid = traced({
      rows: 2,
      columns: 2,
      valueAt: (row, k) => {
        made.push(`${row},${k}`);
        return row < 2 && k < 2 ? 10 * row + k : undefined;
      },
      trace: (value, row, k): Cell => ({ value, at: at(row, k) }),
      isOurs: () => false,
    });
    expect(grid.cellAt(1, 0)).toEqual({ value: 10, at: at(1, 0) });
    expect([grid.cellAt(2, 0), made]).toEqual([undefined, ['1,0', '2,0']]);
    expect([grid.values, grid.values]).toEqual([
      [
        [0, 1],
        [10, 11],
      ],
      [
        [0, 1],
        [10, 11],
      ],
    ]);
    expect(made).toHaveLength(6);
  });

  test('without a partner are #N/A, and come from nowhere', () => {
    const sum = eachValue([column([1, 2, 3]).grid, column([1, 2]).grid], (a) => a);
    expect(sum.cellAt(2, 0)).toEqual({ value: errors.notAvailable });
  });
});

test('no grid brings getters of its own: engines would keep it with all its values', () => {
  for (const grid of [column([1]).grid, ofCells([[{ value: 1 }]])]) {
    const own = Object.values(Object.getOwnPropertyDescriptors(grid));
    expect(own.filter(({ get }) => get !== undefined)).toEqual([]);
  }
});

describe('whether a value comes from a function of ours', () => {
  const call = { id: 'SOF.AWARD' } as never;
  const ours = ofCells([[{ value: 2, made: [{ call }] }], [{ value: errors.value }]]);

  test('is known of every value worked out from one', () => {
    expect([ours.isOurs, isMade(ours.cells), column([1]).grid.isOurs]).toEqual([true, true, false]);
    const double = eachValue([ours, column([1, 1]).grid], (a, b) => Number(a) * Number(b));
    expect(double.isOurs).toBe(true);
    expect(double.cellAt(0, 0)?.made).toEqual([{ call }]);
  });

  test('is not so where only an error of another cell is passed on', () => {
    const passed = eachValue([column([errors.value, errors.value]).grid, ours], (a) => a);
    expect(passed.isOurs).toBe(false);
  });
});

const ours = oursIn(
  systems.flatMap(({ prefix, functions }) =>
    functions.map((name) => (name.includes('.') ? name : `${prefix}.${name}`)),
  ),
  undefined,
);

/** The functions that a formula calls, ours as `ours`. */
function calledIn(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node | null): void => {
    if (node === null) return;
    const name = node.type === 'CallExpression' ? calleeName(node) : undefined;
    if (name !== undefined) found.push(ours(name) === undefined ? name : 'ours');
    childrenOf(node).forEach(visit);
  };
  visit(readFormula(text)?.tree ?? null);
  return found;
}

/** All formulas of a workbook that a job wrote, once each but for their rows. */
function formulasIn({ sheets }: WorkbookState): readonly string[] {
  const found = new Map<string, string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('=')) found.set(value.replace(/\d+/g, '1'), value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather(sheets);
  return [...found.values()];
}

test('every function beside ours in a formula that a job writes is worked out', () => {
  const written = versions.flatMap((version) =>
    everyFixture
      .filter(([, language]) => language === 'en')
      .map((fixture) => readFixture(version, ...fixture)),
  );
  const called = written.flatMap(formulasIn).map(calledIn);
  const beside = called.filter((names) => names.includes('ours')).flat();
  expect(new Set(beside).size).toBeGreaterThan(20);
  const unknown = beside.filter(
    (name) => name !== 'ours' && !Object.hasOwn(worksheetFunctions, name),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

describe('same everywhere', () => {
  const ours = oursIn(pane.ids, pane.namespace);
  const isKnown = (name: string): boolean => ['SUM', 'IF', 'ROW', 'COLUMN'].includes(name);
  const isSame = (formula: string): boolean =>
    isSameEverywhere(readFormula(formula)?.tree ?? null, { ours, isKnown });

  test.each([
    '=SOF.RESULTS(25.5,B1:B9)',
    '=IF(SUM(A:A)>1,-SOF.AWARD(Other!B1,{60,"a"},,B2%),ROW(C3)+#REF!)',
  ])('%s comes to the same in every cell', (formula) => {
    expect(isSame(formula)).toBe(true);
  });

  test.each([
    '=SOF.RESULTS(25.5,@B1:B9)',
    '=SOF.RESULTS(25.5,scores)',
    '=SOF.RESULTS(25.5,T[Score])',
    '=SOF.AWARD(1250,ROW())',
    '=SOF.AWARD(1250,COLUMN())',
    '=SOF.AWARD(1250,mine(1))',
    '=SOF.AWARD(1250,OFFSET(A1,1,1))',
    '=LAMBDA(x,x)(1)',
    '=LET(x,1,x)',
    '=SOF.AWARD(1250,_xlfn.SINGLE(B1:B9))',
  ])('%s may differ from cell to cell', (formula) => {
    expect(isSame(formula)).toBe(false);
  });

  const shared = '=SOF.RESULTS(25.16,B1:B3)';

  /** What leads to two rows of a result, from the same cells. */
  async function twoRows(formula: string) {
    const cells = new FakeWhy();
    for (const [at, score] of [60, 55, 60].entries()) cells.put(`SOF!B${at + 1}`, score);
    cells.put('SOF!C1', 0, formula);
    cells.spills.set('SOF!C1', 'C3');
    const [first, second] = ['SOF!C1', 'SOF!C2'].map((at) => find(cells.active(at), pane));
    if (first?.kind !== 'ours' || second?.kind !== 'ours') throw new Error('no formula of ours');
    const read = await cells.read('{SOF}', first.wanted);
    if (!read.ok) throw new Error(read.problem.code);
    const { value } = read;
    return [first, second].map((found) => explain(found, value, pane));
  }

  test('another row from the same cells is a place in what was worked out before', async () => {
    const [first, second] = await twoRows(shared);
    expect(second?.parts[0]?.call).toBe(first?.parts[0]?.call);
    const rule = sofResults(25.16, [60, 55, 60]);
    const [top, middle] = rule.ok ? rule.value : [];
    expect([first, second].map((each) => [each?.offset?.row, each?.result.value])).toEqual([
      [0, top],
      [1, middle],
    ]);
  });

  test('one that goes by its cell is worked out anew', async () => {
    const [first, second] = await twoRows('=SOF.RESULTS(25.16,IF(ROW()>0,B1:B3,0))');
    expect(second?.parts[0]?.call).not.toBe(first?.parts[0]?.call);
  });
});

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
