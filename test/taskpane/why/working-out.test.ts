import { describe, expect, test } from '@jest/globals';
import type { ReadCells } from '../../../taskpane/excel/workbook/why';
import { oursIn, placeOf, readFormula } from '../../../taskpane/why/formula/node';
import {
  keyOf,
  meaningOf,
  wantedBy,
  type TablePart,
} from '../../../taskpane/why/formula/references';
import {
  CellError,
  errors,
  type Grid,
  type OurCall,
  placeKey,
  toNumber,
  toText,
  toTruth,
  Unknown,
  type Value,
  workedOut,
} from '../../../taskpane/why/values/cell';
import {
  eachPlace,
  firstOf,
  gridOf,
  ofCells,
  single,
  traced,
  tracedIn,
} from '../../../taskpane/why/values/grid';
import { implicit, workOut } from '../../../taskpane/why/working-out/evaluate';
import { cellKey, gridOfReference } from '../../../taskpane/why/working-out/read-grid';
import { inside } from '../../../taskpane/why/working-out/scope';
import { FakeWhy } from '../support/fake-why';
import { pane, workedOutIn } from './support';
import { fill, valuesOf } from './functions/table';
import { translator } from '../../../src/language';
import { shownValue } from '../../../taskpane/why/view/words';

const plain = (value: Value): unknown => {
  if (value instanceof CellError) return value.code;
  return value instanceof Unknown ? `? ${value.why} ${value.source}` : value;
};

/** An average of 1250 and a limit of 60 tables, for SOF.AWARD; the formula stands in A1. */
function award(cells: FakeWhy): void {
  fill(cells);
  cells.put('SOF!G1', 1250).put('SOF!G2', 60).put('SOF!G3', 30);
}

describe('What stands in a computed argument, cell by cell:', () => {
  test.each([
    ['G1+1', ['', { value: 1250 }, '+1']],
    ['1+G1', ['1+', { value: 1250 }, '']],
    ['(G1+G3)*2', [{ value: 1250 }, '+', { value: 30 }, ')*2']],
    ['G1 + G3', ['', { value: 1250 }, ' + ', { value: 30 }, '']],
    ['-G1', ['-', { value: 1250 }, '']],
    ['G1%', ['', { value: 1250 }, '%']],
    ['G1^1', ['', { value: 1250 }, '^1']],
    ['G1/G3', ['', { value: 1250 }, '/', { value: 30 }, '']],
    ['G1&""', ['', { value: 1250 }, '&""']],
    ['G1-G3', ['', { value: 1250 }, '-', { value: 30 }, '']],
    // A cell alone is named, and a number alone needs nothing.
    ['G1', undefined],
    ['1250', undefined],
    ['1250+1', undefined],
    // Anything else is not filled in.
    ['G1>G3', undefined],
    ['SUM(G1)+1', undefined],
    ['G1:G3+1', undefined],
    ['1+G1:G3', undefined],
    ['-(G1>1)', undefined],
    ['@G1+1', undefined],
  ] as const)('%s', async (argument, filled) => {
    const { calls } = await workedOutIn(award, `=SOF.AWARD(${argument},G2)`);
    const [first, second] = calls[0]?.filled ?? [];
    const shown = argument.startsWith('(') && first ? first.slice(-4) : first;
    expect(shown).toEqual(filled);
    expect(second).toBeUndefined();
  });

  test('and nothing where it is left out', async () => {
    const { calls } = await workedOutIn(award, '=SOF.AWARD(G1,G2,,"Regional")');
    expect(calls[0]?.filled).toEqual([undefined, undefined, undefined, undefined]);
    expect(calls[0]?.sources).toEqual(['G1', 'G2', '', '"Regional"']);
    expect(calls[0]?.given.map((grid) => grid && firstOf(grid).value)).toEqual([
      1250,
      60,
      undefined,
      'Regional',
    ]);
    expect(calls[0]?.places).toEqual([
      { from: 11, to: 13 },
      { from: 14, to: 16 },
      undefined,
      { from: 18, to: 28 },
    ]);
  });
});

describe('Calls of ours and what stands around them', () => {
  test('are told from the inside out, with their places', async () => {
    const { calls, lines } = await workedOutIn(award, '=ROUND(SOF.AWARD(G1,G2)+B1,1)*2+SUM(B1:B3)');
    expect(calls.map(({ id, from, to }) => [id, from, to])).toEqual([['SOF.AWARD', 7, 23]]);
    // What is made of cells alone is no line.
    expect(lines.map(({ name, source }) => [name, source])).toEqual([
      ['+', 'SOF.AWARD(G1,G2)+B1'],
      ['ROUND', 'ROUND(SOF.AWARD(G1,G2)+B1,1)'],
      ['*', 'ROUND(SOF.AWARD(G1,G2)+B1,1)*2'],
      ['+', 'ROUND(SOF.AWARD(G1,G2)+B1,1)*2+SUM(B1:B3)'],
    ]);
    expect(lines[0]?.given.map(({ source }) => source)).toEqual(['SOF.AWARD(G1,G2)', 'B1']);
    expect(lines[1]?.given.map(({ grid }) => grid && firstOf(grid).value)).toEqual([28.16, 1]);
  });

  test('a sign and a percent sign are lines of their own', async () => {
    const { lines } = await workedOutIn(award, '=-SOF.AWARD(G1,G2)%');
    expect(lines.map(({ name, source }) => [name, source])).toEqual([
      ['-', '-SOF.AWARD(G1,G2)'],
      ['%', '-SOF.AWARD(G1,G2)%'],
    ]);
    expect(lines[0]?.given.map(({ source }) => source)).toEqual(['SOF.AWARD(G1,G2)']);
  });

  test('an argument that is left out, or a LAMBDA, has no values', async () => {
    const { lines } = await workedOutIn(award, '=IF(SOF.AWARD(G1,G2)>1,,2)');
    expect(lines[1]?.given.map(({ source, grid }) => [source, grid === undefined])).toEqual([
      ['SOF.AWARD(G1,G2)>1', false],
      ['', true],
      ['2', false],
    ]);
    const mapped = await workedOutIn(award, '=MAP(SOF.AWARD(G1,G2),LAMBDA(x,1))');
    expect(mapped.lines[0]?.given.map(({ grid }) => grid === undefined)).toEqual([false, true]);
  });

  test('of a formula that a name stands for have no places', async () => {
    const { calls } = await workedOutIn((cells) => {
      award(cells);
      cells.names.push({ name: 'prize', formula: '=SOF.AWARD(SOF!$G$1,60)', ofSheet: false });
    }, '=1+prize');
    expect(calls.map(({ from, to, sources, places }) => [from, to, sources, places])).toEqual([
      [0, 0, ['SOF!$G$1', '60'], [undefined, undefined]],
    ]);
  });

  test('with long results are worked out once where the same is asked twice', async () => {
    const long = 'SUM(SOF.RESULTS(25,SEQUENCE(600)))';
    const twice = await workedOutIn(award, `=${long}-${long}`);
    expect([twice.calls.length, firstOf(twice.grid).value]).toEqual([1, 0]);
    // A name inside a LAMBDA stands for something else each time.
    const each = await workedOutIn(award, `=MAP({1,2},LAMBDA(x,SUM(SEQUENCE(600)*x)))`);
    expect(each.grid.values).toEqual([[180_300, 360_600]]);
  });

  test('are 400 at most, but 40 where they are given many cells', async () => {
    const mapped = (count: number, call: string) =>
      workedOutIn(award, `=MAP(SEQUENCE(${count}),LAMBDA(x,${call}))`);
    const last = ({ grid }: Awaited<ReturnType<typeof mapped>>): unknown =>
      plain(grid.values[grid.rows - 1]?.[0] ?? null);
    const most = await mapped(400, 'SOF.AWARD(G1,G2)');
    expect([most.calls.length, last(most)]).toEqual([400, 25.16]);
    const more = await mapped(401, 'SOF.AWARD(G1,G2)');
    expect([more.calls.length, last(more)]).toEqual([400, '? calls SOF.AWARD(G1,G2)']);
    // 40 calls with 100 cells beside the award for first place are 4,040 cells.
    const large = await mapped(41, 'SUM(SOF.RESULTS(25,SEQUENCE(100)))');
    expect([large.calls.length, last(large)]).toEqual([
      40,
      '? calls SOF.RESULTS(25,SEQUENCE(100))',
    ]);
    const small = await mapped(41, 'SUM(SOF.RESULTS(25,SEQUENCE(99)))');
    expect(small.calls).toHaveLength(41);
  });

  test('are found 63 functions deep, as deep as Excel goes; beyond 120 levels nothing is', async () => {
    const inside = (levels: number): string =>
      `=${'ABS('.repeat(levels)}SOF.AWARD(G1,G2)${')'.repeat(levels)}`;
    const most = await workedOutIn(award, inside(63));
    expect([most.calls.length, firstOf(most.grid).value]).toEqual([1, 25.16]);
    const beyond = await workedOutIn(award, inside(121));
    expect([beyond.calls.length, plain(firstOf(beyond.grid).value)]).toEqual([
      0,
      expect.stringMatching(/^\? function /),
    ]);
  });
});

describe('What chose a value of ours, and what it was chosen from, is known:', () => {
  const madeIn = async (formula: string): Promise<readonly unknown[]> => {
    const { grid } = await workedOutIn(award, `=${formula}`);
    return grid.cells.flat().map(({ made = [] }) => made.map(({ row, column }) => [row, column]));
  };

  test.each([
    ['IF(SOF.AWARD(G1,G2)>1,B1,B2)', [[[0, 0]]]],
    ['IF(SOF.AWARD(G1,G2)>1,B1:B2,B2)', [[[0, 0]], [[0, 0]]]],
    ['IF({1;0},SOF.AWARD(G1,G2),B2)', [[[0, 0]], []]],
    ['IF(B1>1,SOF.AWARD(G1,G2),B2)', [[[0, 0]]]],
    ['IF(B1>5,SOF.AWARD(G1,G2),B2)', [[]]],
    ['IFERROR(SOF.AWARD("x",G2),B1)', [[[undefined, undefined]]]],
    ['IFERROR(B1,SOF.AWARD(G1,G2))', [[]]],
    ['ISERROR(SOF.AWARD(G1,G2))', [[[0, 0]]]],
    ['IFS(B1>5,1,SOF.AWARD(G1,G2)>1,2)', [[[0, 0]]]],
  ])('%s', async (formula, made) => {
    expect(await madeIn(formula)).toEqual(made);
  });

  test('two results of one call are all of it', () => {
    const call = { id: 'SOF.PLACES' } as OurCall;
    const at = (row: number, column: number) => ({ value: 1, made: [{ call, row, column }] });
    expect(workedOut(3, [at(1, 0), at(1, 0)]).made).toEqual([{ call, row: 1, column: 0 }]);
    expect(workedOut(3, [at(1, 0), at(2, 0)]).made).toEqual([{ call }]);
    expect(workedOut(3, [at(1, 0), at(1, 1)]).made).toEqual([{ call }]);
    expect(workedOut(3, [{ value: 1 }])).toEqual({ value: 3 });
  });

  test('of many cells behind a value twelve are named', () => {
    const cells = Array.from({ length: 15 }, (_, row) => ({
      value: row,
      at: { sheetId: '1', sheet: 'S', row, column: 0 },
    }));
    const rows = (count: number) => workedOut(0, cells.slice(0, count)).from?.map(({ row }) => row);
    expect(rows(11)).toHaveLength(11);
    expect(rows(12)).toHaveLength(12);
    expect(rows(15)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('Something else in place of a piece or a cell:', () => {
  const given = (from: number, to: number, value: Value) =>
    [placeKey({ from, to }), value] as const;
  const sof = (row: number, column: number) => cellKey({ sheetId: '{SOF}', row, column });

  test.each<readonly [string, readonly (readonly [string, Value])[], unknown]>([
    // The one that stands there, not the other of the same text.
    ['B1*10+B1', [given(1, 3, 7)], 73],
    ['B1*10+B1', [given(7, 9, 7)], 37],
    // A text stands for every piece that reads so.
    ['B1*10+B1', [['B1', 7]], 77],
    // The place goes before the text.
    ['B1*10+B1', [['B1', 7], given(1, 3, 5)], 57],
    ['SUM(B1:B3)', [[sof(1, 1), 100]], 105],
    ['SUM(B1:B3)', [[sof(9, 9), 100]], 6],
    ['B1+B2', [[sof(0, 1), null]], 1],
    // A formula of a name has places of its own.
    ['both', [given(1, 3, 99)], 5],
    ['both', [['SOF!$B$1', 99]], 101],
    ['both+B1', [given(6, 8, 99)], 104],
  ])('%s', async (formula, pairs, result) => {
    const { grid } = await workedOutIn(
      (cells) => {
        award(cells);
        cells.names.push({ name: 'both', formula: '=SOF!$B$1+SOF!$B$3', ofSheet: false });
      },
      `=${formula}`,
      { instead: new Map(pairs) },
    );
    expect(plain(firstOf(grid).value)).toEqual(result);
  });
});

describe('`@` takes the cell of the active row or column', () => {
  const range = (row: number, column: number, rows: number, columns: number): Grid =>
    traced({
      rows: Math.min(rows, 5),
      columns: Math.min(columns, 5),
      valueAt: (i, k) => (i < 5 && k < 5 ? `${row + i},${column + k}` : undefined),
      trace: (value) => ({ value }),
      isOurs: () => false,
      range: { sheetId: '{Other}', sheet: 'Other', row, column, rows, columns },
    });
  const active = { ...new FakeWhy().put('SOF!D4', 1).active('SOF!D4') };
  const at = (grid: Grid): unknown => plain(firstOf(implicit(grid, active)).value);

  // The active cell is D4: row 3, column 3.
  test.each([
    ['a single cell anywhere', range(9, 9, 1, 1), '9,9'],
    ['a column from above', range(1, 7, 4, 1), '3,7'],
    ['a column that begins in the row', range(3, 7, 4, 1), '3,7'],
    ['a column that ends in the row', range(0, 7, 4, 1), '3,7'],
    ['a column that ends above', range(0, 7, 3, 1), '#VALUE!'],
    ['a column that begins below', range(4, 7, 4, 1), '#VALUE!'],
    ['a row from the left', range(7, 1, 1, 4), '7,3'],
    ['a row that begins in the column', range(7, 3, 1, 4), '7,3'],
    ['a row that ends in the column', range(7, 0, 1, 4), '7,3'],
    ['a row that ends before', range(7, 0, 1, 3), '#VALUE!'],
    ['a row that begins behind', range(7, 4, 1, 4), '#VALUE!'],
    ['a rectangle', range(2, 2, 3, 3), '#VALUE!'],
    ['an array: its first', gridOf([[5, 6]]), 5],
  ])('of %s', (_name, grid, expected) => {
    expect(at(grid)).toBe(expected);
  });

  test('what is beyond the used cells is blank', () => {
    const far = { ...active, row: 9, column: 9 };
    expect(firstOf(implicit(range(0, 0, 20, 1), far)).value).toBeNull();
    expect(firstOf(implicit(range(0, 0, 1, 20), far)).value).toBeNull();
    expect(implicit(range(0, 0, 20, 1), far).rows).toBe(1);
  });
});

describe('References that cannot be followed', () => {
  const meant = async (formula: string): Promise<unknown> => {
    const { grid } = await workedOutIn((cells) => {
      award(cells);
      cells.put('SOF!H1', 'Heading').put('SOF!H2', 5).put('SOF!H3', 6);
      cells.tables.set('List', { sheet: 'SOF', area: 'H1:H3' });
      cells.names.push(
        { name: 'unreadable', formula: '=1+', ofSheet: false },
        { name: 'area', formula: '=SOF!$B$1:$B$3', ofSheet: false },
        { name: 'whole', formula: '=SOF!$B:$B', ofSheet: false },
        { name: 'five', formula: '=5', ofSheet: false },
      );
      cells.otherNames.set('Other!rate', '=Other!$A$1').set('Other!bad', '=1+');
    }, `=${formula}`);
    return plain(firstOf(grid).value);
  };

  test.each([
    ['Book.xlsx!List[Heading]', '? otherWorkbook Book.xlsx!List[Heading]'],
    ['unreadable', '? noName unreadable'],
    ['Other!bad', '? noName Other!bad'],
    ['Other!rate#', '? reference Other!rate#'],
    ['List#', '? reference List#'],
    ['five#', '? reference five#'],
    ['whole#', '? reference whole#'],
    ['SUM(B1)#', '? reference SUM(B1)#'],
    ['SUM(B1.:.B3)', '? reference B1.:.B3'],
    ['[Book2.xlsx]Sheet1!A1#', '? otherWorkbook [Book2.xlsx]Sheet1!A1#'],
    ['unreadable(1)', '? function unreadable(1)'],
    ['_xlfn.SINGLE()', null],
    ['SOF.AWARD(TODAY(),60)', '? function TODAY()'],
    ['Nothing#', '? reference Nothing#'],
    ['Book.xlsx!rate#', '? reference Book.xlsx!rate#'],
    ['List[[#Totals],[Heading]]', '? noTable List[[#Totals],[Heading]]'],
    ['SUM(List[Heading])', 11],
    ['ROWS(List[#All])', 3],
    ['SUM(List[])', 11],
    ['B1()', '? function B1()'],
    ['LAMBDA(x,x)', '#CALC!'],
    ['LAMBDA()()', null],
    ['LAMBDA(x,y,ISBLANK(y))(1)', true],
    ['LET(x,1,X+1)', 2],
    ['SUM(B1)(1)', '#REF!'],
    ['SUM(Z1:Z9)', 0],
    ['COUNTBLANK(Z1:Z9)', 9],
  ])('%s', async (formula, result) => {
    expect(await meant(formula)).toBe(result);
  });

  const columns = (held: readonly (readonly (string | number)[])[], table: ReadCells['table']) => {
    const area = { row: 4, column: 2, rows: 3, columns: 2 };
    const read = {
      kind: 'cells',
      sheetId: '1',
      sheet: 'S',
      row: 4,
      column: 2,
      area,
      held,
    } as const;
    const active = new FakeWhy().put('SOF!A1', 0).active('SOF!A1');
    return (part: TablePart): unknown =>
      gridOfReference({ ...read, ...(table && { table }) }, part, active, new Map(), new Map())
        ?.values;
  };
  const cells = [
    ['A', 'B'],
    [1, 2],
    [3, 4],
  ];

  test('of a table with headings begin below them', () => {
    for (const of of [
      columns(cells, undefined),
      columns(cells, { headings: true, totals: false }),
    ]) {
      expect(of({ columns: ['b'], sections: [] })).toEqual([[2], [4]]);
      expect(of({ columns: ['C'], sections: [] })).toBeUndefined();
      expect(of({ columns: [], sections: ['headers'] })).toEqual([['A', 'B']]);
    }
    expect(columns([], undefined)({ columns: ['A'], sections: [] })).toBeUndefined();
  });

  test('of a table without headings are all of it, and no column has a name', () => {
    const of = columns(cells, { headings: false, totals: true });
    expect(of({ columns: [], sections: [] })).toEqual(cells.slice(0, 2));
    expect(of({ columns: [], sections: ['Totals'] })).toEqual(cells.slice(2));
    expect(of({ columns: [], sections: ['data', 'totals'] })).toEqual(cells);
    expect(of({ columns: ['A'], sections: [] })).toBeUndefined();
  });

  test('what is no reference to a table means none', () => {
    const active = new FakeWhy().put('SOF!A1', 0).active('SOF!A1');
    const meant = meaningOf({ kind: 'table', value: 'no table' }, active);
    expect(meant).toEqual({ kind: 'unknown', why: 'noTable' });
  });

  test('what was not read is not guessed', () => {
    const formula = readFormula('=B1+1');
    const active = new FakeWhy().put('SOF!A1', 0, '=B1+1').active('SOF!A1');
    if (!formula) throw new Error('B1+1 cannot be read');
    const { result } = workOut(formula, {
      active,
      ours: oursIn(pane.ids, undefined),
      read: new Map(),
      settings: { mark: '.' },
      instead: new Map(),
    });
    expect(plain(firstOf(result).value)).toBe('? reference B1');
  });
});

describe('What a formula refers to has one name each,', () => {
  const wanted = (formula: string): readonly string[] => {
    const read = readFormula(formula);
    if (!read) throw new Error(`${formula} cannot be read`);
    return wantedBy(read, new FakeWhy().put('SOF!A1', 0).active('SOF!A1')).map(keyOf);
  };

  test('in whatever case it is written', () => {
    expect(wanted('=Other!A1+OTHER!a1+B1+$B$1')).toEqual(['area other!0,0,1,1', 'area !0,1,1,1']);
    expect(wanted('=Other!Rate+other!RATE')).toEqual(['name other!rate']);
    expect(wanted('=List[A]+LIST[B]+A1#')).toEqual(['table list', 'spill !0,0,1,1']);
  });
});

describe('Values', () => {
  test('of nothing at all are blank', () => {
    expect(firstOf(ofCells([]))).toEqual({ value: null });
    const empty = tracedIn([], { trace: (value) => ({ value }), isOurs: () => false });
    expect([empty.columns, ofCells([]).columns, ofCells([]).rows]).toEqual([0, 0, 0]);
  });

  test('that are passed on stay what they are', () => {
    const unknown = new Unknown('TODAY()', 'function');
    for (const each of [errors.value, unknown]) {
      expect([toNumber(each), toTruth(each)]).toEqual([each, each]);
    }
  });

  test('without a decimal mark are read and written with a point', () => {
    expect([toNumber('2.5'), toText(2.5, '.'), toText(true, '.'), toText(null, '.')]).toEqual([
      2.5,
      '2.5',
      'TRUE',
      '',
    ]);
    expect(toTruth(null)).toBe(false);
  });

  test('place by place have partners, or are #N/A', () => {
    const sum = eachPlace([gridOf([[1], [2]]), gridOf([[5]])], ([a, b]) => ({
      value: Number(a.value) + Number(b.value),
    }));
    expect(sum.values).toEqual([[6], [7]]);
    const short = eachPlace([gridOf([[1], [2], [3]]), gridOf([[5], [6]])], ([a]) => a);
    expect(short.values).toEqual([[1], [2], [errors.notAvailable]]);
  });

  test('that a LAMBDA is not given are blank', () => {
    const scope = inside(new Map(), ['X', 'y'], [single(1)]);
    const shown = [...scope].map(([name, grid]) => [name, firstOf(grid as Grid).value]);
    expect(shown).toEqual([
      ['x', 1],
      ['y', null],
    ]);
  });

  test('of a formula stand where its text says', () => {
    const formula = readFormula('=SUM(A1#)+1');
    expect(formula && placeOf(formula.tree)).toEqual([1, 11]);
  });

  test('with what is unknown inside a join or a comparison are unknown', async () => {
    expect(await valuesOf('"x"&TODAY()')).toBe('? TODAY()');
    expect(await valuesOf('TODAY()>1')).toBe('? TODAY()');
  });
});

test.each([
  ['en', 'TRUE', 'FALSE'],
  ['nl', 'WAAR', 'ONWAAR'],
] as const)('a truth value is shown in the language of the pane: %s', (language, yes, no) => {
  const words = { t: translator(language), mark: '.' } as const;
  expect([true, false].map((value) => shownValue(value, words))).toEqual([yes, no]);
});

test('a number is shown with the digits that Excel shows', () => {
  const words = { t: translator('nl'), mark: ',' } as const;
  const shown = [7.241250000000001, 1 / 3, 44.00000000000001, 1e21].map((each) =>
    shownValue(each, words),
  );
  expect(shown).toEqual(['7,24125', '0,333333333333333', '44', '1e+21']);
});
