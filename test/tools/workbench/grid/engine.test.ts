import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';
import type { GridChange } from '../../../../tools/workbench/grid/grid';
import { sheetLimits } from '../../../../tools/workbench/grid/areas';
import {
  createGrid,
  defineFunctions,
  forgetFunctions,
  type OSpreadsheetGrid,
} from '../../../../tools/workbench/grid/o-spreadsheet';
import {
  at,
  fill,
  rest,
  value,
  values,
} from '../../../../tools/workbench/grid/conformance/support';
import { rememberResults } from '../../../../tools/workbench/grid/plugins/evaluation-plugin';
import { provideGroupBy } from '../../../../tools/workbench/grid/plugins/prepare';
import { fromEngineFormat, toEngineFormat } from '../../../../tools/workbench/grid/engine/reading';

const sheetId = 'sheet1';
const zone = (address: string) => library.helpers.toZone(address);

function changesOf(grid: OSpreadsheetGrid): GridChange[] {
  const changes: GridChange[] = [];
  grid.onChanged((change) => changes.push(change));
  return changes;
}

describe('what a person does at the model, without the interface', () => {
  test('text pasted from elsewhere gets the meaning typing has, and is told as one area', async () => {
    const grid = createGrid(library);
    const changes = changesOf(grid);
    const text = '1\t2\n=SUM(A1:B1)\t-Anna';
    grid.model.dispatch('PASTE_FROM_OS_CLIPBOARD', {
      target: [zone('A1')],
      clipboardContent: { text },
    });
    await rest();
    expect(values(grid, 'A1:B2')).toEqual([
      [1, 2],
      [3, { error: '#NAME?', message: 'A name in this formula is not known.' }],
    ]);
    expect(changes).toEqual([{ area: { sheetId, row: 0, column: 0, rows: 2, columns: 2 } }]);
  });

  test('copied formulas shift their references and keep the meaning of @', () => {
    const grid = createGrid(library);
    fill(grid, { A1: 5, A2: 7, B1: '=@A:A&" ""x"""' });
    grid.model.dispatch('COPY');
    grid.model.selection.selectCell(1, 0);
    grid.model.dispatch('COPY');
    grid.model.dispatch('PASTE', { target: [zone('B2')] });
    expect(values(grid, 'B1:B2')).toEqual([['5 "x"'], ['7 "x"']]);
  });

  test('cells that are cut and pasted may change anything; rows that are removed are told', async () => {
    const grid = createGrid(library);
    fill(grid, { A1: 5, A3: '=A1' });
    await rest();
    const changes = changesOf(grid);
    grid.model.selection.selectCell(0, 0);
    grid.model.dispatch('CUT');
    grid.model.dispatch('PASTE', { target: [zone('C1')] });
    await rest();
    expect(changes).toEqual([{}]);
    expect(grid.read({ ...at(grid, 'A3'), rows: 1, columns: 1 })[0]?.[0]?.formula).toBe('=C1');
    const rows = { sheetId, sheetName: 'Sheet1', elements: [1] };
    grid.model.dispatch('REMOVE_COLUMNS_ROWS', { ...rows, dimension: 'ROW' });
    await rest();
    const removed = { sheetId, row: 1, column: 0, rows: 1, columns: sheetLimits.columns };
    expect(changes).toEqual([{}, { area: removed, lines: 'RowDeleted' }]);
  });

  test('rows put in between are told; those added by writing further out change nothing', async () => {
    const grid = createGrid(library);
    const changes = changesOf(grid);
    const { rows } = grid.activeSheet();
    const far = { sheetId, row: rows + 3, column: 0 };
    grid.write(far, 1);
    await rest();
    expect(changes).toEqual([{ area: { ...far, rows: 1, columns: 1 }, before: null }]);
    changes.length = 0;
    const between = { sheetId, sheetName: 'Sheet1', base: 5, quantity: 2 };
    for (const position of ['before', 'after'] as const) {
      grid.model.dispatch('ADD_COLUMNS_ROWS', { ...between, dimension: 'ROW', position });
      await rest();
    }
    const inserted = (row: number): GridChange => ({
      area: { sheetId, row, column: 0, rows: 2, columns: sheetLimits.columns },
      lines: 'RowInserted',
    });
    expect(changes).toEqual([inserted(5), inserted(6)]);
  });

  test('emptying cells with the Delete key tells which', async () => {
    const grid = createGrid(library);
    fill(grid, { A1: 1, A2: 2 });
    await rest();
    const changes = changesOf(grid);
    grid.model.dispatch('DELETE_CONTENT', { sheetId, target: [zone('A1:B9')] });
    await rest();
    expect(changes).toEqual([{ area: { sheetId, row: 0, column: 0, rows: 2, columns: 1 } }]);
  });

  test('a formula that is only tried out, as hints while typing are, calls no function of an add-in', () => {
    let calls = 0;
    const compute = (): number => ++calls;
    defineFunctions(library, [{ name: 'T.TRIED', description: '', parameters: [], compute }]);
    const grid = createGrid(library);
    expect(grid.model.getters.evaluateFormula(sheetId, '=T.TRIED()')).toBe('#CALC!');
    const cell = { sheetId, col: 0, row: 0 };
    expect(grid.model.getters.evaluateFormula(sheetId, '=T.TRIED()', cell)).toBe('#CALC!');
    expect(calls).toBe(0);
    fill(grid, { A1: '=T.TRIED()' });
    expect(calls).toBe(1);
  });

  test('people are offered the functions of an add-in with their parameters, and none of our helpers', () => {
    const parameters = [
      { name: 'avgMP', description: 'Average masterpoints.', optional: false },
      { name: 'sessions', description: 'Sessions; 2.', optional: true },
    ];
    const definition = { name: 'T.OFFERED', description: 'Award.', parameters, compute: () => 1 };
    defineFunctions(library, [definition]);
    const registry = library.registries.functionRegistry;
    const offered = registry.get('T.OFFERED');
    expect(offered.description).toBe('Award.');
    expect(
      offered.args.map(({ name, description, optional }) => [name, description, optional === true]),
    ).toEqual([
      ['avgMP', 'Average masterpoints.', false],
      ['sessions', 'Sessions; 2.', true],
    ]);
    expect([registry.get('SINGLE').hidden, registry.get('QUOTED').hidden]).toEqual([true, true]);
  });

  test('two grids of one library do not hear of each other', async () => {
    const [one, two] = [createGrid(library), createGrid(library)];
    const changes = changesOf(two);
    fill(one, { A1: 1 });
    await rest();
    expect(changes).toEqual([]);
    expect(values(two, 'A1')).toEqual([[null]]);
  });

  test('a number format is undone without touching the value', () => {
    const grid = createGrid(library);
    fill(grid, { A1: 2 });
    const cell = { ...at(grid, 'A1'), rows: 1, columns: 1 };
    grid.setNumberFormat(cell, '0.00');
    expect(grid.read(cell)[0]?.[0]?.text).toBe('2.00');
    grid.undo();
    expect(grid.read(cell)[0]?.[0]).toEqual({ value: 2, text: '2', numberFormat: 'General' });
  });
});

test('a step that only reads is no reason to draw the grid again; one that writes, or selects, is', () => {
  const grid = createGrid(library);
  fill(grid, { A1: 5, B1: '=A1+1' });
  let drawn = 0;
  grid.model.on('update', grid, () => {
    drawn++;
  });
  const drawnBy = (work: () => void): number => {
    drawn = 0;
    grid.batch(work);
    return drawn;
  };
  const all = { ...at(grid, 'A1'), rows: 1, columns: 2 };
  expect(drawnBy(() => grid.read(all))).toBe(0);
  expect(
    drawnBy(() => {
      grid.write(at(grid, 'A1'), 6);
      grid.read(all);
    }),
  ).toBeGreaterThan(0);
  expect(
    drawnBy(() => {
      grid.select({ ...at(grid, 'A1'), rows: 1, columns: 1 });
    }),
  ).toBeGreaterThan(0);
  expect(values(grid, 'A1:B1')).toEqual([[6, 7]]);
});

describe('A part of formulas', () => {
  let calls: unknown[][];
  let context: Record<string, (...args: unknown[]) => unknown>;
  const list = [[{ value: 1 }, { value: 2 }]];

  beforeEach(() => {
    calls = [];
    const compute = (...args: unknown[]): unknown => {
      calls.push(args);
      return [[{ value: calls.length }, { value: 0 }]];
    };
    context = { EQ: compute, RAND: compute };
    rememberResults(context, ['EQ']);
  });

  const eq = (...args: unknown[]): unknown => context['EQ']?.(...args);

  test('is computed once over the same list with the same values', () => {
    expect(eq(list, { value: 'OK' })).toBe(eq(list, { value: 'OK' }));
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['another list', [[{ value: 1 }, { value: 2 }]], { value: 'OK' }],
    ['another text', list, { value: 'ok' }],
    ['a number instead of its digits', list, { value: 1 }],
    ['another format', list, { value: 'OK', format: '0' }],
    ['a cell', list, { value: 'OK', position: { sheetId: 's', row: 0, col: 0 } }],
    ['an error', list, { value: 'OK', message: 'why' }],
    ['nothing', list, undefined],
    ['one argument less', list],
  ])('is computed again with %s', (_, ...args) => {
    eq(list, { value: 'OK' });
    eq(list, { value: '1' });
    eq(...args);
    expect(calls).toHaveLength(3);
  });

  test('is computed again where there is one value only, or a function that nobody named', () => {
    for (let again = 0; again < 2; again++) {
      eq([[{ value: 1 }]], { value: 1 });
      context['RAND']?.(list);
    }
    expect(calls).toHaveLength(4);
  });
});

describe('Of a list whose last rows are alike', () => {
  const rows = 60;
  type Filled = readonly [row: number, content: string | number | boolean];

  const several: readonly Filled[] = [
    ...([[1, 'x'] as const, [2, ' y '] as const, [3, 4] as const] as const),
    ...([[5, true] as const, [6, 'x'] as const, [8, '#1'] as const] as const),
  ];

  test.each<readonly [string, readonly Filled[]]>([
    ['blank cells', several],
    ['blank cells, and nothing else', []],
    ['blank cells below the first', [[1, 'x']]],
    ['the same text everywhere', Array.from({ length: rows }, (_, i) => [i + 1, 'x'] as const)],
    ['blanks after another value further down', [...several, [40, 'x']]],
    ['blanks, with a number in the last row', [...several, [rows, 3]]],
    ['blanks, with an error in the last row', [...several, [rows, '=NA()']]],
    ['texts of blanks', Array.from({ length: rows - 4 }, (_, i) => [5 + i, ' '] as const)],
  ])('%s: every row is what it is by itself', (_, cells) => {
    const grid = createGrid(library);
    for (const [row, content] of cells) fill(grid, { [`A${row}`]: content });
    const parts = [
      'TRIM(SUBSTITUTE(@," ","-"))',
      '(@="x")+(@<>"")*2',
      'IF(@="x",@,-1)',
      'IFERROR(@*2,"none")',
      'IF(ISERROR(@)+ISNUMBER(@)>0,"number",@&"|"&@)',
      '--(@<5)',
    ];
    const columns = parts.map((_part, i) => ['BDFHJL'.charAt(i), 'CEGIKM'.charAt(i)] as const);
    const formulas: Record<string, string> = {};
    for (const [i, part] of parts.entries()) {
      const [whole, alone] = columns[i] ?? ['', ''];
      formulas[`${whole}1`] = `=${part.replaceAll('@', `$A$1:$A$${rows}`)}`;
      for (let row = 1; row <= rows; row++) {
        formulas[`${alone}${row}`] = `=${part.replaceAll('@', `A${row}`)}`;
      }
    }
    grid.batch(() => fill(grid, formulas));
    for (const [i, [whole, alone]] of columns.entries()) {
      const said = (column: string): unknown => values(grid, `${column}1:${column}${rows}`);
      expect([parts[i], said(whole)]).toEqual([parts[i], said(alone)]);
    }
  });

  test('one of them is computed', () => {
    const lengths: number[] = [];
    const context: Record<string, unknown> = {
      EQ: (list: { value: unknown }[][]) => {
        lengths.push(list[0]?.length ?? 0);
        return list.map((column) => column.map(({ value }) => ({ value: value === 'x' })));
      },
    };
    rememberResults(context, ['EQ']);
    const list = [[{ value: 'x' }, ...Array.from({ length: 99 }, () => ({ value: null }))]];
    const [column] = (context['EQ'] as (...args: unknown[]) => unknown[][])(list, { value: 'x' });
    expect([lengths, column?.length, column?.[0], column?.[99]]).toEqual([
      [2],
      100,
      { value: true },
      { value: false },
    ]);
  });
});

describe('Formulas that repeat a part', () => {
  let grid: OSpreadsheetGrid;
  beforeEach(() => {
    grid = createGrid(library);
    fill(grid, { A1: 'x', A2: 'y', A3: 'x', B1: 1, B2: 2, B3: 4 });
    fill(grid, {
      D1: '=SUM((A1:A3="x")*B1:B3)&"/"&SUM((A1:A3="x")*1)',
      D2: '=SUM(FILTER(B1:B3,A1:A3="x",0))+SUM(FILTER(B1:B3,A1:A3="y",0))*10',
      D3: '=SUM(FILTER(B1:B3,A1:A3="x",0))',
      F1: '=IF(A1:A3="x",B1:B3,"")',
    });
  });

  test('come to the same as each by itself', () => {
    expect(values(grid, 'D1:D3')).toEqual([['5/2'], [25], [5]]);
    expect(values(grid, 'F1:F3')).toEqual([[1], [''], [4]]);
  });

  test('follow what they refer to', () => {
    fill(grid, { A2: 'x', B3: 8 });
    expect(values(grid, 'D1:D3')).toEqual([['11/3'], [11], [11]]);
    expect(values(grid, 'F1:F3')).toEqual([[1], [2], [8]]);
  });

  test('follow what another formula spills', () => {
    fill(grid, {
      H1: '=SUM((J1:J3>1)*J1:J3)',
      I1: '=SUM((J1:J3>1)*J1:J3)',
      J1: '=SEQUENCE(L1)',
      L1: 3,
    });
    expect([value(grid, 'H1'), value(grid, 'I1')]).toEqual([5, 5]);
    fill(grid, { L1: 2 });
    expect([value(grid, 'H1'), value(grid, 'I1')]).toEqual([2, 2]);
  });
});

/** Everything that can be reached from here and takes room of its own. */
function reachable(from: object): number {
  const seen = new Set<object>([from]);
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) seen.add(value);
  };
  for (const each of seen) {
    for (const value of Object.values(each)) visit(value);
    if (each instanceof Map) for (const [key, value] of each) [key, value].forEach(visit);
    if (each instanceof Set) each.forEach(visit);
  }
  return seen.size;
}

test('no cell of a sheet that was made and deleted is kept once the history is forgotten, however often', () => {
  const grid = createGrid(library);
  const cells = 20;
  const first = grid.activeSheet().id;
  const comeAndGone = (): number => {
    const { id: sheetId } = grid.addSheet('Gone');
    for (let row = 0; row < cells; row++) {
      grid.write({ sheetId, row, column: 0 }, row);
      grid.write({ sheetId: first, row, column: 0 }, row % 2);
      grid.write({ sheetId: first, row, column: 0 }, '');
    }
    grid.undo();
    grid.tabs.remove(sheetId);
    grid.forgetHistory();
    return reachable(grid.model);
  };
  const once = comeAndGone();
  // The library keeps a few objects for each sheet that ever was, but none for a cell.
  for (let again = 1; again <= 2; again++) expect(comeAndGone() - once).toBeLessThan(cells * again);
  // What is done from then on is undone as ever.
  grid.write({ sheetId: first, row: 0, column: 0 }, 7);
  expect([grid.undo(), grid.undo()]).toEqual([true, false]);
});

const parameters = [{ name: 'value', description: '', optional: false }];
const define = (name: string, result: number): void => {
  defineFunctions(library, [{ name, description: '', parameters, compute: () => result }]);
};

/** What formulas show in a new workbook. */
function shown(...formulas: readonly string[]): unknown[] {
  const grid = createGrid(library);
  fill(grid, { A1: 3 });
  formulas.forEach((formula, down) => {
    fill(grid, { [`B${down + 1}`]: formula });
  });
  return values(grid, `B1:B${formulas.length}`).map(([value = null]) =>
    typeof value === 'object' && value !== null ? value.error : value,
  );
}

test('what an add-in has defined is unknown to a workbook that is opened after it has gone', () => {
  const formulas = ['=TEST.ONE(A1)', '=SUM(A1,test.one(A1))', '=TEST.ON(A1)'];
  const before = shown(...formulas);
  expect(before).toEqual(['#NAME?', '#NAME?', '#NAME?']);
  define('Test.One', 7);
  expect(shown(...formulas)).toEqual([7, 10, '#NAME?']);
  define('TEST.ONE', 8);
  expect(shown(...formulas)).toEqual([8, 11, '#NAME?']);
  forgetFunctions();
  expect(shown(...formulas)).toEqual(before);
  expect(library.registries.functionRegistry.contains('TEST.ONE')).toBe(false);
});

test('what an add-in has taken from the library or from Excel is as it was', () => {
  const formulas = ['=MEDIAN(A1)', '=XLOOKUP(A1,A1,A1)', '=SUM(A1,A1)'];
  const before = shown(...formulas);
  expect(before).toEqual([3, 3, 6]);
  define('MEDIAN', 7);
  expect(shown(...formulas)).toEqual([7, 3, 6]);
  forgetFunctions();
  expect(shown(...formulas)).toEqual(before);
});

describe('Object.groupBy', () => {
  const target = Object as { groupBy?: unknown };
  const original = target.groupBy;

  afterEach(() => {
    target.groupBy = original;
    // Files behind this one share these objects, and their grids may be prepared already.
    provideGroupBy();
  });

  test('is provided where it is missing: groups in order of appearance, without a prototype', () => {
    delete target.groupBy;
    provideGroupBy();
    const groupBy = target.groupBy as (
      items: Iterable<number>,
      keyOf: (item: number, index: number) => string,
    ) => Record<string, number[]>;
    const groups = groupBy([5, 6, 7], (item, index) => `${item % 2}:${Math.min(index, 1)}`);
    expect(Object.entries(groups)).toEqual([
      ['1:0', [5]],
      ['0:1', [6]],
      ['1:1', [7]],
    ]);
    expect(Object.getPrototypeOf(groups)).toBeNull();
  });

  test('is left alone where it exists', () => {
    const existing = (): object => ({});
    target.groupBy = existing;
    provideGroupBy();
    expect(target.groupBy).toBe(existing);
  });
});

describe('new sheet', () => {
  // After a new sheet only those formulas are calculated that await it: everything else keeps its result.

  let grid: OSpreadsheetGrid;
  let calls = 0;
  beforeEach(() => {
    calls = 0;
    const parameters = [{ name: 'value', description: '', optional: false }];
    const compute = () => {
      calls += 1;
      return calls;
    };
    defineFunctions(library, [{ name: 'COUNTED', description: '', parameters, compute }]);
    grid = createGrid(library);
  });

  function write(row: number, content: string, sheetId = grid.activeSheet().id): void {
    grid.write({ sheetId, row, column: 0 }, content);
  }

  const at = (row: number, sheetId = grid.activeSheet().id) =>
    grid.read({ sheetId, row, column: 0, rows: 1, columns: 1 })[0]?.[0]?.value;

  test('what refers to other cells is not calculated again', () => {
    write(0, '=COUNTED(A2)');
    expect(calls).toBe(1);
    const { id } = grid.addSheet('Later');
    write(0, '3', id);
    expect(calls).toBe(1);
    write(1, '3');
    expect(calls).toBe(2);
  });

  test('what refers to its cells follows them', () => {
    const { id } = grid.addSheet('Later');
    write(0, '=Later!A1*2');
    write(0, '4', id);
    expect(at(0)).toBe(8);
    write(1, '=A1+1', id);
    write(0, '5', id);
    expect([at(0), at(1, id)]).toEqual([10, 6]);
  });

  test('a reference made of text finds it', () => {
    write(0, '=INDIRECT("Later!A1")');
    expect(at(0)).toMatchObject({ error: '#REF!' });
    write(0, '7', grid.addSheet('Later').id);
    expect(at(0)).toBe(7);
  });

  test('all is calculated where a formula names a sheet that did not exist', () => {
    write(0, '=COUNTED(A2)');
    write(1, '=Later!A1');
    const before = calls;
    grid.addSheet('Later');
    expect(calls).toBeGreaterThan(before);
  });

  test('results spill on it and are blocked on it', () => {
    const { id } = grid.addSheet('Later');
    write(2, 'in the way', id);
    write(0, '=SEQUENCE(3)', id);
    expect(at(0, id)).toMatchObject({ error: '#SPILL!' });
    const next = grid.addSheet('Last').id;
    write(0, '=SEQUENCE(2)', next);
    expect([at(0, next), at(1, next)]).toEqual([1, 2]);
    write(2, '', id);
    expect([at(0, id), at(2, id)]).toEqual([1, 3]);
  });
});

describe('number formats', () => {
  test.each([
    ['General', ''],
    ['0.00', '0.00'],
    ['#,##0.0', '#,##0.0'],
    ['0.0%', '0.0%'],
    ['@', ''],
    ['yyyy-mm-dd', 'yyyy-mm-dd'],
    ['0.00" MP"', '0.00" MP"'],
    ['0.00;[Red]-0.00', '0.00;-0.00'],
    ['0.0_);(0.0)', '0.0;(0.0)'],
    ['* 0', '0'],
    ['0\\x', '0"x"'],
    ['# ?/?', ''],
    ['0.00E+00', ''],
  ])('Excel\'s %s is "%s" in the engine', (excel, engine) => {
    expect(toEngineFormat(library, excel)).toBe(engine);
  });

  test('no format is General', () => {
    expect([fromEngineFormat(undefined), fromEngineFormat(''), fromEngineFormat('0')]).toEqual([
      'General',
      'General',
      '0',
    ]);
  });
});
