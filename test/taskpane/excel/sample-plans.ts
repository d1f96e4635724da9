import type { ExcelPage } from '../../tools/workbench/host/excel';
import type { OfficeHostOptions } from '../../../tools/workbench/host';
import type { WorkbookData } from '../../../tools/workbench/grid/grid';
import type { Plan } from '../../../taskpane/sheets/plan';
import { blank, formula, head, keep, number, planOf, text } from '../sheets/plans';
import { openWorkbook, type } from './workbook';

/** A workbook with a list, a year sheet with contents of every kind, and a sheet of its user's own. */
const workbook: WorkbookData['sheets'] = [
  {
    name: 'Entries',
    cells: { A1: 'Name', B1: 'Rating', A2: 'Ann', B2: 2100, A3: 'Bob', B3: 1900 },
  },
  {
    name: 'Year',
    cells: { A1: 'Factor', A3: '=1+1', A4: 7.5, A5: true, B2: 'keep me', C1: 'free' },
  },
  { name: 'Mine', cells: { A1: '=Year!A4*2' } },
];

/** The workbook, opened, with a text that looks like a formula in Year!A2. */
export async function openSample(options: Partial<OfficeHostOptions> = {}): Promise<ExcelPage> {
  const excel = await openWorkbook(workbook, options);
  const sheetId = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
  const area = { sheetId, row: 0, column: 0, rows: 3, columns: 2 };
  excel.grid.names.add({ name: 'Factors', area });
  type(excel, 'Year', 'A2', "'=1+1");
  return excel;
}

/** One new sheet with a table, drop-downs, colours, widths, frozen panes and pages. */
export const newSheetPlan = planOf({
  title: 'Round 1',
  sheets: [
    {
      name: 'Round 1',
      blocks: [
        {
          at: 'A3',
          cells: [
            [head('Board'), head('Black'), head('Result')],
            [number(1, '0'), text('=1+1'), { kind: 'blank', format: '@', style: 'input' }],
            [number(2, '0'), text('Bob'), { kind: 'blank', style: 'input' }],
          ],
          list: { kind: 'table', name: 'Round1' },
          choices: [
            { at: 'C4:C5', from: { kind: 'texts', texts: ['1-0', '0-1'] }, refusal: '1-0 or 0-1' },
          ],
          highlights: [{ at: 'A4:C5', formula: '=$C4="1-0"', look: 'good' }],
        },
        { at: 'A1', cells: [[{ kind: 'text', text: 'Round 1', style: 'title' }]] },
      ],
      widths: { B: 24 },
      freeze: { rows: 3, columns: 1 },
      print: { orientation: 'landscape', area: 'A:D', titleRows: '$1:$3', fitToWidth: true },
      tabColor: '#0f6cbd',
    },
  ],
});

/** Cells of an existing sheet, filled ones of every kind among them. */
export const overwritePlan = (sheetId: string): Plan =>
  planOf({
    title: 'Factors',
    blocks: [
      {
        sheetId,
        sheet: 'Year',
        at: 'A1',
        cells: [
          [head('F'), blank],
          [number(60, '0.0'), keep],
          [text('=2+2'), text('new')],
          [blank, keep],
          [formula('=A2*2', { format: '0.00' }), { kind: 'truth', value: false }],
        ],
      },
    ],
  });

/** A list that becomes longer, with the name that stands for it. */
export const longerListPlan = (sheetId: string): Plan => ({
  ...overwritePlan(sheetId),
  title: 'More factors',
  moves: [{ name: 'Factors', sheet: 'Year', address: 'A1:B5' }],
});

/** Sheets that refer to one another, a list with a filter, a spill, names, and a cell of an existing sheet. */
export const seasonPlan = (sheetId: string): Plan =>
  planOf({
    title: 'Season 2026',
    sheets: [
      {
        name: 'Totals',
        blocks: [
          {
            at: 'A1',
            cells: [
              [text('Engine'), text('Points')],
              [formula("='Result 1'!A2"), formula("=SUM('Result 1'!B2:B9)")],
              [formula('=UNIQUE(Entries!A2:A3)', { spills: { rows: 2, columns: 1 } }), blank],
              [blank, blank],
            ],
            list: { kind: 'filter' },
          },
        ],
        freeze: { rows: 1, columns: 0 },
      },
      {
        name: 'Result 1',
        blocks: [
          {
            at: 'A1',
            cells: [
              [text('Engine'), text('Points')],
              [text('@bot'), number(8)],
            ],
          },
        ],
        freeze: { rows: 0, columns: 1 },
        print: { orientation: 'portrait', paper: 'letter' },
      },
    ],
    blocks: [{ sheetId, sheet: 'Year', at: 'C2', cells: [[number(60)], [text('007')]] }],
    names: [
      { name: 'TotalPoints', sheet: 'Totals', address: 'B2:B9' },
      // Of cells that were there before.
      { name: 'LastResult', sheet: 'Year', address: 'C2:C3' },
    ],
    activate: 'Result 1',
  });
