import {
  area,
  at,
  cell,
  type ConformanceCase,
  define,
  errorIn,
  fill,
  rest,
  same,
  throws,
  value,
  values,
} from './support';
import type { Area, Grid, GridChange } from '../grid';

export const contents: readonly ConformanceCase[] = [
  {
    name: 'results of games become dates and times as in Excel, but not in cells formatted as text',
    run(create) {
      const shows = (locale: string, typed: string): unknown => {
        const grid = create();
        grid.setTypingLocale(locale);
        fill(grid, { A1: typed });
        grid.setNumberFormat(area(grid, 'B1'), '@');
        fill(grid, { B1: typed });
        same(value(grid, 'B1'), typed, `${typed} in a cell formatted as text`);
        const { value: found, numberFormat } = cell(grid, 'A1');
        return typeof found === 'number' ? numberFormat : found;
      };
      const typed = ['1-0', '0-1', '1/2', '3-5', '0-0', '1:0', '1-0!', '½-½', '0 1/2', '12-2026'];
      const formats = ['mmm-yy', '0-1', 'd-mmm', 'd-mmm', '0-0', 'h:mm', '1-0!', '½-½', '# ?/?'];
      for (const locale of ['en-US', 'nl-NL']) {
        same(
          typed.map((each) => shows(locale, each)),
          [...formats, 'mmm-yy'],
          locale,
        );
      }
    },
  },
  {
    name: 'the locale decides whether the day or the month is typed first',
    run(create) {
      const grid = create();
      const months = (): unknown => {
        fill(grid, { A1: '3-5', A2: '=MONTH(A1)', B1: '7-6-2025', B2: '=MONTH(B1)', C1: '25/1' });
        fill(grid, { C2: '=MONTH(C1)', D1: '2025-6-7', D2: '=MONTH(D1)' });
        return values(grid, 'A2:D2')[0];
      };
      same(months(), [3, 7, 1, 6]);
      grid.setTypingLocale('nl-NL');
      same(months(), [5, 6, 1, 6]);
    },
  },
  {
    name: 'a number format that was chosen stays when a date is typed',
    run(create) {
      const grid = create();
      grid.setNumberFormat(area(grid, 'A1'), '0.00');
      fill(grid, { A1: '1/2' });
      same(cell(grid, 'A1').numberFormat, '0.00');
    },
  },
  {
    name: 'numbers, texts and truth values are read as they were written',
    run(create) {
      const grid = create();
      fill(grid, { A1: 10.800000000000002, B1: 'Anna', C1: true, D1: -0.5 });
      same(values(grid, 'A1:D1'), [[10.800000000000002, 'Anna', true, -0.5]]);
      same(cell(grid, 'B1'), { value: 'Anna', text: 'Anna', numberFormat: 'General' });
    },
  },
  {
    name: 'null and an empty text clear a cell, which is blank then',
    run(create) {
      const grid = create();
      fill(grid, { A1: 5, A2: '=1' });
      fill(grid, { A1: null, A2: '' });
      const blank = { value: null, text: '', numberFormat: 'General' };
      same([cell(grid, 'A1'), cell(grid, 'A2')], [blank, blank]);
    },
  },
  {
    name: 'an empty text is not blank',
    run(create) {
      const grid = create();
      fill(grid, { A1: '=""', B1: '=ISBLANK(A1)', B2: '=ISBLANK(A2)' });
      same(values(grid, 'A1:B2'), [
        ['', false],
        [null, true],
      ]);
    },
  },
  {
    name: 'a leading apostrophe makes text of a formula and of a number, and is not part of it',
    run(create) {
      const grid = create();
      fill(grid, { A1: "'=1+1", A2: "'12", A3: "'-Anna", A4: "'" });
      same(values(grid, 'A1:A4'), [['=1+1'], ['12'], ['-Anna'], ['']]);
      same(cell(grid, 'A1').formula, undefined);
    },
  },
  {
    name: 'text that Excel recognises becomes a number, a date or a truth value',
    run(create) {
      const grid = create();
      fill(grid, { A1: '12', A2: '50%', A3: 'TRUE', A4: '1/2/2020', A5: '+5', A6: '- 5' });
      same(values(grid, 'A1:A6'), [[12], [0.5], [true], [43832], [5], [-5]]);
      same([cell(grid, 'A2').text, cell(grid, 'A4').numberFormat], ['50%', 'm/d/yyyy']);
    },
  },
  {
    name: 'text beginning with +, - or @ that is no number becomes a formula',
    run(create) {
      const grid = create();
      fill(grid, { A1: 7, B1: '+A1', B2: '-A1', B3: '@SUM(A1,1)', B4: '-Anna', B5: '-' });
      same(values(grid, 'B1:B3'), [[7], [-7], [8]]);
      same(
        ['B1', 'B2', 'B3'].map((address) => cell(grid, address).formula),
        ['=+A1', '=-A1', '=@SUM(A1,1)'],
      );
      same(errorIn(grid, 'B4'), '#NAME?', 'a name that begins with a minus sign');
      same(value(grid, 'B5'), '-');
    },
  },
  {
    name: 'the name of an error typed into a cell is that error',
    run(create) {
      const grid = create();
      fill(grid, { A1: '#N/A', A2: '#VALUE!' });
      same(values(grid, 'A1:A2'), [[{ error: '#N/A' }], [{ error: '#VALUE!' }]]);
    },
  },
  {
    name: 'a number format changes the text of a cell and not its value',
    run(create) {
      const grid = create();
      fill(grid, { A1: 1234.567, A3: '=1/0' });
      grid.setNumberFormat({ ...at(grid, 'A1'), rows: 3, columns: 1 }, '#,##0.00');
      same([cell(grid, 'A3').text, cell(grid, 'A3').numberFormat], ['#DIV/0!', '#,##0.00']);
      same(cell(grid, 'A1'), { value: 1234.567, text: '1,234.57', numberFormat: '#,##0.00' });
      same(cell(grid, 'A2'), { value: null, text: '', numberFormat: '#,##0.00' });
      grid.setNumberFormat({ ...at(grid, 'A1'), rows: 1, columns: 1 }, 'General');
      same(cell(grid, 'A1'), { value: 1234.567, text: '1234.567', numberFormat: 'General' });
    },
  },
  {
    name: 'a number format with a colour or spacing leaves a readable number',
    run(create) {
      const grid = create();
      fill(grid, { A1: -2.5, A2: -2.5, A3: -2.5 });
      for (const [address, format] of [
        ['A1', '0.00;[Red]-0.00'],
        ['A2', '0.0_);(0.0)'],
        ['A3', '# ?/?'],
      ] as const) {
        grid.setNumberFormat({ ...at(grid, address), rows: 1, columns: 1 }, format);
      }
      same(values(grid, 'A1:A3'), [[-2.5], [-2.5], [-2.5]]);
      same([cell(grid, 'A1').text, cell(grid, 'A2').text], ['-2.50', '(2.5)']);
      same(cell(grid, 'A3').text, '-2.5', 'a fraction, which is shown as General');
    },
  },
  {
    name: 'cells outside the sheet are blank, and writing there makes room',
    run(create) {
      const grid = create();
      const { rows, columns, id } = grid.activeSheet();
      const far = { sheetId: id, row: rows + 5, column: columns + 1 };
      same(grid.read({ ...far, rows: 1, columns: 1 })[0]?.[0]?.value, null);
      grid.write(far, 'far');
      same(grid.read({ ...far, rows: 1, columns: 1 })[0]?.[0]?.value, 'far');
      same(
        [grid.activeSheet().rows > far.row, grid.activeSheet().columns > far.column],
        [true, true],
      );
      throws(() => {
        grid.write({ sheetId: id, row: 1_048_576, column: 0 }, 1);
      }, 'writing below the last row of Excel');
    },
  },
  {
    name: 'an unknown sheet is an error',
    run(create) {
      const grid = create();
      throws(() => grid.read({ sheetId: 'none', row: 0, column: 0, rows: 1, columns: 1 }), 'read');
      throws(() => grid.usedArea('none'), 'usedArea');
      throws(() => {
        grid.write({ sheetId: 'none', row: 0, column: 0 }, 1);
      }, 'write');
      throws(() => {
        grid.activateSheet('none');
      }, 'activateSheet');
    },
  },
];

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

function changesOf(grid: Grid): GridChange[] {
  const changes: GridChange[] = [];
  grid.onChanged((change) => changes.push(change));
  return changes;
}

export const events: readonly ConformanceCase[] = [
  {
    name: 'writing tells which cells have changed, a rectangle once, and of one cell the value before',
    async run(create) {
      const grid = create();
      const changes = changesOf(grid);
      fill(grid, { B2: 1 });
      await rest();
      same(changes, [{ area: area(grid, 'B2'), before: null }]);
      changes.length = 0;
      grid.batch(() => {
        fill(grid, { A1: 1, A2: 3, B1: 2, B2: 4, D7: 5 });
      });
      await rest();
      same(changes, [{ area: area(grid, 'A1:B2') }, { area: area(grid, 'D7') }]);
    },
  },
  {
    name: 'undo and redo tell that anything may have changed',
    async run(create) {
      const grid = create();
      fill(grid, { A1: 1 });
      await rest();
      const changes = changesOf(grid);
      grid.undo();
      await rest();
      grid.redo();
      await rest();
      same(changes, [{}, {}]);
    },
  },
  {
    name: 'new results, number formats and selecting are no change of contents',
    async run(create) {
      let count = 0;
      const next = define('T.NEXT', [], () => ++count);
      const grid = create({ functions: [next] });
      fill(grid, { A1: '=T.NEXT()' });
      await rest();
      const changes = changesOf(grid);
      grid.recalculate();
      same(value(grid, 'A1'), 2);
      grid.setNumberFormat(area(grid, 'A1:B2'), '0.0');
      grid.select(area(grid, 'C3'));
      await rest();
      same(changes, []);
    },
  },
  {
    name: 'selecting and activating tell the new selection, once and only when it is another',
    async run(create) {
      const grid = create();
      const other = grid.addSheet('Other');
      await rest();
      const selections: Area[] = [];
      grid.onSelectionChanged((selection) => selections.push(selection));
      grid.select(area(grid, 'B2:C3'));
      await rest();
      grid.select(area(grid, 'B2:C3'));
      await rest();
      same(selections, [area(grid, 'B2:C3')]);
      grid.activateSheet(other.id);
      await rest();
      same(selections.at(-1), area(grid, 'A1', other.id));
    },
  },
  {
    name: 'a listener may write, and hears nothing any more when it has left',
    async run(create) {
      const grid = create();
      let calls = 0;
      const leave = grid.onChanged(({ area: changed }) => {
        calls++;
        if (changed?.column === 0) grid.write({ ...changed, column: 1 }, 'seen');
      });
      fill(grid, { A1: 'x' });
      await rest();
      same([value(grid, 'B1'), calls], ['seen', 2]);
      leave();
      fill(grid, { A2: 'x' });
      await rest();
      same([value(grid, 'B2'), calls], [null, 2]);
    },
  },
  {
    name: 'what was written is undone and done again, formulas included',
    run(create) {
      const grid = create();
      fill(grid, { A1: 5, B1: '=A1+1' });
      fill(grid, { A1: 6 });
      same(value(grid, 'B1'), 7);
      same([grid.undo(), value(grid, 'A1'), value(grid, 'B1')], [true, 5, 6]);
      same([grid.undo(), value(grid, 'B1')], [true, null]);
      same([grid.redo(), grid.redo(), value(grid, 'B1')], [true, true, 7]);
      same(grid.redo(), false, 'something to do again');
    },
  },
  {
    name: 'what was forgotten is neither undone nor done again; later steps are',
    run(create) {
      const grid = create();
      fill(grid, { A1: 1, A2: 2 });
      grid.undo();
      grid.forgetHistory();
      same(
        [grid.undo(), grid.redo(), value(grid, 'A1'), value(grid, 'A2')],
        [false, false, 1, null],
      );
      fill(grid, { A1: 3 });
      same([grid.undo(), grid.undo(), value(grid, 'A1')], [true, false, 1]);
    },
  },
  {
    name: 'a batch is evaluated at its end and undone in one step',
    run(create) {
      let calls = 0;
      const sum = define('T.COUNT', ['cells'], () => ++calls);
      const grid = create({ functions: [sum] });
      fill(grid, { A1: 0, C1: '=T.COUNT(A1:B2)' });
      calls = 0;
      grid.batch(() => {
        fill(grid, { A1: 1, B1: 2 });
        grid.batch(() => {
          fill(grid, { A2: 3, B2: '=A1+B1' });
        });
      });
      same(
        [values(grid, 'A1:B2'), calls],
        [
          [
            [1, 2],
            [3, 3],
          ],
          1,
        ],
      );
      grid.undo();
      same(values(grid, 'A1:B2'), [
        [0, null],
        [null, null],
      ]);
    },
  },
  {
    name: 'an error inside a batch is passed on, and the grid goes on working',
    run(create) {
      const grid = create();
      throws(() => {
        grid.batch(() => {
          grid.write(at(grid, 'A1'), 1);
          throw new Error('stop');
        });
      }, 'the batch');
      fill(grid, { B1: '=A1+1' });
      same(values(grid, 'A1:B1'), [[1, 2]]);
    },
  },
];
