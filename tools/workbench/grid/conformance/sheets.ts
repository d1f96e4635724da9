import type { ConformanceCase } from './support';
import { area, at, cell, define, fill, same, throws, value, values } from './support';

export const sheets: readonly ConformanceCase[] = [
  {
    name: 'a new grid has one empty sheet, which is active and selected at its first cell',
    run(create) {
      const grid = create();
      same(
        grid.sheets().map(({ name, visible }) => [name, visible]),
        [['Sheet1', true]],
      );
      same(grid.activeSheet(), grid.sheets()[0]);
      same(grid.selection(), area(grid, 'A1'));
      same(grid.usedArea(grid.activeSheet().id), undefined);
    },
  },
  {
    name: 'a sheet is added behind the others and becomes active only when activated',
    run(create) {
      const grid = create();
      const added = grid.addSheet('Results');
      same(
        grid.sheets().map(({ name }) => name),
        ['Sheet1', 'Results'],
      );
      same(grid.activeSheet().name, 'Sheet1');
      grid.activateSheet(added.id);
      same([grid.activeSheet().name, grid.selection().sheetId], ['Results', added.id]);
      throws(() => grid.addSheet('Results'), 'a second sheet of that name');
    },
  },
  {
    name: 'a name may hold apostrophes, in formulas doubled; copies and renamed sheets too',
    run(create) {
      const grid = create();
      const first = grid.activeSheet();
      const added = grid.addSheet("Queen's Cup");
      grid.write({ sheetId: added.id, row: 0, column: 0 }, 7);
      grid.names.add({
        name: 'Cup',
        area: { sheetId: added.id, row: 0, column: 0, rows: 1, columns: 1 },
      });
      const inFirst = area(grid, 'A1:A2');
      grid.write({ ...inFirst, sheetId: first.id }, "='Queen''s Cup'!A1*2");
      grid.write({ ...inFirst, sheetId: first.id, row: 1 }, '=Cup+1');
      const read = (): unknown =>
        grid
          .read({ ...inFirst, sheetId: first.id })
          .flat()
          .map(({ value: shown }) => shown);
      same(read(), [14, 8]);
      const copied = grid.tabs.copy(added.id, "Queen's Cup (2)");
      grid.tabs.rename(added.id, "Kings' and Queens'");
      grid.lines.insert(added.id, { dimension: 'rows', first: 0, count: 1 });
      same(
        grid.sheets().map(({ name }) => name),
        ['Sheet1', "Kings' and Queens'", "Queen's Cup (2)"],
      );
      const linked = grid.read(inFirst)[0]?.[0];
      same([linked?.formula, read()], ["='Kings'' and Queens'''!A2*2", [14, 8]]);
      grid.tabs.remove(copied);
      grid.tabs.remove(added.id);
      same(grid.sheets().length, 1);
    },
  },
  {
    name: 'the used area is the smallest that holds every filled cell, spilled ones included',
    run(create) {
      const pair = define('T.PAIR', [], () => [[1], [2]]);
      const grid = create({ functions: [pair] });
      const { id } = grid.activeSheet();
      fill(grid, { C3: 'x', E2: '=""', B9: 1 });
      grid.setNumberFormat(area(grid, 'A1:Z50'), '0.00');
      same(grid.usedArea(id), area(grid, 'B2:E9'));
      fill(grid, { B9: null });
      same(grid.usedArea(id), area(grid, 'C2:E3'));
      fill(grid, { D5: '=T.PAIR()' });
      same(grid.usedArea(id), area(grid, 'C2:E6'));
    },
  },
  {
    name: 'references beyond the cells that were written stay as they are when cells are written further out',
    run(create) {
      const grid = create();
      fill(grid, {
        A1: '=B500',
        A2: '=SUM(B1:B500)',
        A3: '=COUNTA(500:500)',
        A4: '=SUM(B:B)',
        A5: '=CZ1',
        A6: '=$B$500+B$600',
      });
      fill(grid, { B500: 5, CZ1: 7 });
      same(values(grid, 'A1:A6').flat(), [5, 5, 1, 5, 7, 5], 'the results');
      same(
        ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((address) => cell(grid, address).formula),
        ['=B500', '=SUM(B1:B500)', '=COUNTA(500:500)', '=SUM(B:B)', '=CZ1', '=$B$500+B$600'],
      );
      fill(grid, { B600: 3 });
      same(value(grid, 'A4'), 8, 'the whole column');
      same(cell(grid, 'A6').formula, '=$B$500+B$600');
      grid.lines.insert(grid.activeSheet().id, { dimension: 'rows', first: 9, count: 2 });
      same(cell(grid, 'A6').formula, '=$B$502+B$602', 'after an insertion');
    },
  },
  {
    name: 'a cell, an area and an area on another sheet can be selected',
    run(create) {
      const grid = create();
      const other = grid.addSheet('Other');
      grid.select(area(grid, 'B2'));
      same(grid.selection(), area(grid, 'B2'));
      grid.select(area(grid, 'B2:D5'));
      same(grid.selection(), area(grid, 'B2:D5'));
      grid.select(area(grid, 'C1:C3', other.id));
      same([grid.activeSheet().id, grid.selection()], [other.id, area(grid, 'C1:C3', other.id)]);
      const far = { ...at(grid, 'A1'), row: grid.activeSheet().rows + 10, rows: 2, columns: 2 };
      grid.select(far);
      same(grid.selection(), far);
    },
  },
  {
    name: 'a workbook of data opens with its formulas, formats, merged and frozen cells',
    run(create) {
      const workbook = {
        sheets: [
          {
            name: 'First',
            cells: {
              A1: 'Title',
              A2: 2,
              B2: "=A2*'Second one'!A1",
              A3: '12',
              A4: '-Anna',
              A5: true,
            },
            merges: ['A1:B1'],
            formats: [
              { area: 'A1:B1', bold: true, fill: '#0F6CBD' },
              { area: 'A2:B2', numberFormat: '0.00' },
            ],
            columnWidths: { A: 150 },
            frozenRows: 1,
          },
          { name: 'Second one', cells: { A1: 1.5 }, hidden: true },
        ],
      };
      const grid = create({ workbook });
      same(
        grid.sheets().map(({ name, visible }) => [name, visible]),
        [
          ['First', true],
          ['Second one', false],
        ],
      );
      const column = grid.read(area(grid, 'A1:A5')).map((row) => row[0]?.value);
      same(column, ['Title', 2, '12', '-Anna', true]);
      same(grid.read(area(grid, 'B2'))[0]?.[0], {
        value: 3,
        text: '3.00',
        numberFormat: '0.00',
        formula: "=A2*'Second one'!A1",
      });
      same(grid.undo(), false, 'something to undo at the start');
    },
  },
];
