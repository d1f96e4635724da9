import { describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import type { GridChange } from '../../../../tools/workbench/grid/grid';
import { sheetLimits } from '../../../../tools/workbench/grid/sheet-limits';
import { createGrid, defineFunctions } from '../../../../tools/workbench/grid/o-spreadsheet';
import type { OSpreadsheetGrid } from '../../../../tools/workbench/grid/o-spreadsheet';
import { at, fill, rest, values } from '../../../../tools/workbench/grid/conformance/support';

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
