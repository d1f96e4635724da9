import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { stateOf, type WorkbookState } from '../../../../tools/workbench/grid/state';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;
let exported: string;

/** What the grid's library says the workbook is: the check on our own account of it. */
const exportOf = (): string =>
  JSON.stringify({ ...excel.grid.model.exportData(), revisionId: 'any' });

beforeAll(async () => {
  excel = await openExcel(
    {
      sheets: [
        {
          name: 'Sheet1',
          cells: {
            A1: 'Name',
            B1: 'Wins',
            A2: 'Anna',
            B2: 3,
            A3: 'Bram',
            B3: 1,
            A4: 'Cas',
            B4: 2,
            D1: '=SUM(B2:B4)',
            D2: '=A2:A4',
            E1: 'below',
          },
          formats: [{ area: 'A1:B1', bold: true, fill: '#0F6CBD', numberFormat: '@' }],
          merges: ['G1:H1'],
        },
        { name: 'Other', cells: { A1: true } },
      ],
    },
    { undo: 'everything' },
  );
  exported = exportOf();
});
afterAll(() => {
  excel.close();
});

const state = (): WorkbookState => stateOf(excel.grid);

type Act = (sheet: Excel.Worksheet, context: Excel.RequestContext) => unknown;

/** One of everything an add-in can do to a workbook. */
const acts: readonly (readonly [string, Act])[] = [
  ['a value', (sheet) => (sheet.getRange('A2').values = [['Bea']])],
  ['a formula', (sheet) => (sheet.getRange('D1').formulas = [['=SUM(B2:B3)']])],
  ['a text that looks like a formula', (sheet) => (sheet.getRange('C1').values = [["'=1+1"]])],
  ['a text instead of a number', (sheet) => (sheet.getRange('B2').values = [["'3"]])],
  [
    'cleared contents',
    (sheet) => {
      sheet.getRange('A2:B2').clear('Contents');
    },
  ],
  ['a number format', (sheet) => (sheet.getRange('B2').numberFormat = [['0.0']])],
  [
    'a number format the grid shows in part',
    (sheet) => (sheet.getRange('B2').numberFormat = [['[Red]0']]),
  ],
  ['a fill', (sheet) => (sheet.getRange('C5').format.fill.color = 'red')],
  ['a size of font', (sheet) => (sheet.getRange('A2').format.font.size = 20)],
  ['italics', (sheet) => (sheet.getRange('A2').format.font.italic = true)],
  ['an alignment', (sheet) => (sheet.getRange('A2').format.horizontalAlignment = 'Justify')],
  ['wrapping', (sheet) => (sheet.getRange('A2').format.wrapText = true)],
  ['a border', (sheet) => (sheet.getRange('A2').format.borders.getItem('EdgeTop').style = 'Dot')],
  ['an unlocked cell', (sheet) => (sheet.getRange('A2').format.protection.locked = false)],
  [
    'cleared formats',
    (sheet) => {
      sheet.getRange('A1:B1').clear('Formats');
    },
  ],
  ['a width', (sheet) => (sheet.getRange('A:A').format.columnWidth = 100)],
  ['a hidden row', (sheet) => (sheet.getRange('3:3').rowHidden = true)],
  ['a hidden column', (sheet) => (sheet.getRange('B:B').columnHidden = true)],
  [
    'merged cells',
    (sheet) => {
      sheet.getRange('F5:G6').merge();
    },
  ],
  [
    'separated cells',
    (sheet) => {
      sheet.getRange('G1:H1').unmerge();
    },
  ],
  [
    'frozen panes',
    (sheet) => {
      sheet.freezePanes.freezeAt('A1:B1');
    },
  ],
  ['a table', (sheet) => sheet.tables.add('A1:B4', true)],
  [
    'filter buttons',
    (sheet) => {
      sheet.autoFilter.apply('A1:B4');
    },
  ],
  [
    'a validation',
    (sheet) =>
      (sheet.getRange('B2:B4').dataValidation.rule = {
        list: { inCellDropDown: true, source: '0,1' },
      }),
  ],
  [
    'a conditional format',
    (sheet) =>
      (sheet.getRange('B2:B4').conditionalFormats.add('Custom').custom.rule.formula = '=B2>1'),
  ],
  [
    'a protected sheet',
    (sheet) => {
      sheet.protection.protect({ allowSort: true });
    },
  ],
  [
    'a protected workbook',
    (_, { workbook }) => {
      workbook.protection.protect();
    },
  ],
  ['a page layout', (sheet) => (sheet.pageLayout.orientation = 'Landscape')],
  [
    'a print area',
    (sheet) => {
      sheet.pageLayout.setPrintArea('A1:B4');
    },
  ],
  [
    'repeated rows',
    (sheet) => {
      sheet.pageLayout.setPrintTitleRows('1:1');
    },
  ],
  [
    'a name',
    (sheet, { workbook }) => workbook.names.add('Wins', sheet.getRange('B2:B4'), 'remark'),
  ],
  ['a name of the sheet', (sheet) => sheet.names.add('Local', sheet.getRange('B2:B4'))],
  ['a new sheet', (_, { workbook }) => workbook.worksheets.add('New')],
  ['another name of the sheet', (sheet) => (sheet.name = 'Renamed')],
  [
    'a hidden sheet',
    (_, { workbook }) => (workbook.worksheets.getItem('Other').visibility = 'Hidden'),
  ],
  [
    'a very hidden sheet',
    (_, { workbook }) => (workbook.worksheets.getItem('Other').visibility = 'VeryHidden'),
  ],
  [
    'a deleted sheet',
    (_, { workbook }) => {
      workbook.worksheets.getItem('Other').delete();
    },
  ],
  ['a colour of the tab', (sheet) => (sheet.tabColor = 'red')],
];

describe('The state of the workbook', () => {
  test('is plain data without the grid’s own ids, the same every time it is asked for', () => {
    const text = JSON.stringify(state());
    expect(JSON.stringify(state())).toBe(text);
    expect(JSON.parse(text)).toEqual(state());
    expect(text).not.toContain('sheet1');
    expect(state().sheets[0]?.cells).toMatchObject({
      A1: { value: 'Name', numberFormat: '@', style: { bold: true, fill: '#0F6CBD' } },
      B2: { value: 3 },
      D1: { formula: '=SUM(B2:B4)' },
      D2: { formula: '=A2:A4' },
    });
    expect(Object.keys(state().sheets[0]?.cells ?? {})).not.toContain('D3');
  });

  test.each(acts)('tells of %s; undo takes it back, redo brings it again', async (_, act) => {
    const before = state();
    await excel.run((context) => act(sheet1(context), context));
    const after = state();
    expect(after).not.toEqual(before);
    expect(excel.grid.undo()).toBe(true);
    expect(state()).toEqual(before);
    expect(excel.grid.undo()).toBe(false);
    expect(excel.grid.redo()).toBe(true);
    expect(state()).toEqual(after);
    excel.grid.undo();
    expect(state()).toEqual(before);
  });

  test('after all was taken back, is what the library exports, too', () => {
    expect(exportOf()).toBe(exported);
  });

  test('does not depend on the order in which things were done', async () => {
    const look: readonly ((cell: Excel.Range) => unknown)[] = [
      (cell) => (cell.format.fill.color = 'red'),
      (cell) => (cell.format.font.bold = true),
      (cell) => (cell.numberFormat = [['0.0']]),
      (cell) => (cell.format.columnWidth = 100),
      (cell) => (cell.values = [[1]]),
    ];
    const states: WorkbookState[] = [];
    for (const order of [look, [...look].reverse()]) {
      await excel.run((context) => {
        for (const act of order) act(sheet1(context).getRange('J9'));
      });
      states.push(state());
      excel.grid.undo();
    }
    expect(states[0]).toEqual(states[1]);
  });
});
