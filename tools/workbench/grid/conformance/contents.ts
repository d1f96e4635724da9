import type { ConformanceCase } from './support';
import { area, at, cell, errorIn, fill, same, throws, value, values } from './support';

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
