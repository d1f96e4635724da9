import type { CellFormat, SheetData } from '../grid/workbook';
import { address, CellSheet, heading, letters, live, title } from './layout';

const firstRow = 6;
const headerRow = firstRow - 1;
const gap = 1;

/** The printed sample table: a header row of averages, then a row per number of tables. */
export type SampleTable = readonly (readonly string[])[];

/** Every cell of the printed table three times: calculated live, as printed, and the difference. */
export function sofSheet(table: SampleTable): SheetData {
  const [header = [], ...rows] = table.map((row) => row.map(Number));
  const averages = header.slice(1);
  const liveColumn = 2;
  const printedColumn = liveColumn + averages.length + gap;
  const differenceColumn = printedColumn + averages.length + gap;
  const lastRow = firstRow + rows.length - 1;
  const block = (column: number): string =>
    `${address(firstRow, column)}:${address(lastRow, column + averages.length - 1)}`;

  const sheet = new CellSheet();
  sheet.put(1, 1, 'SOF');
  sheet.put(1, 2, 'The sample table of first-place awards, calculated');
  sheet.put(
    2,
    2,
    "Every green cell is a live =SOF.AWARD(average, tables). To its right the source's printed value, then the difference.",
  );
  sheet.put(3, 2, 'Largest difference of all');
  const differences = block(differenceColumn);
  sheet.put(3, 5, `=MAX(MAX(${differences}),-MIN(${differences}))`);
  sheet.put(3, 6, 'of');
  sheet.put(3, 7, `=COUNT(${differences})`);
  sheet.put(3, 8, 'cells. Change an average or a number of tables, and see it move.');
  sheet.put(4, liveColumn, 'Award by average masterpoints per player');
  sheet.put(4, printedColumn, 'Printed in the source');
  sheet.put(4, differenceColumn, 'Difference');
  sheet.put(headerRow, 1, 'Tables');
  for (const column of [liveColumn, printedColumn, differenceColumn]) {
    sheet.putRow(headerRow, column, averages);
  }
  rows.forEach(([tables = 0, ...printed], index) => {
    const row = firstRow + index;
    sheet.put(row, 1, tables);
    printed.forEach((value, place) => {
      const average = `${letters(liveColumn + place)}$${headerRow}`;
      sheet.put(row, liveColumn + place, `=SOF.AWARD(${average},$A${row})`);
      sheet.put(row, printedColumn + place, value);
      const [calculated, inPrint] = [liveColumn, printedColumn].map((column) =>
        address(row, column + place),
      );
      sheet.put(row, differenceColumn + place, `=${calculated}-${inPrint}`);
    });
  });

  sheet.put(
    lastRow + 2,
    2,
    'Room for a formula of your own: select a cell below and type, for example =SOF.AWARD(1250,60)',
  );
  others(sheet, lastRow + 8);

  return {
    name: 'SOF',
    cells: sheet.cells,
    formats: [
      title('A1:B1'),
      { area: address(3, 5), bold: true, numberFormat: '0.00' },
      heading(`A4:${address(headerRow, differenceColumn + averages.length - 1)}`),
      { area: `A${firstRow}:A${lastRow}`, bold: true },
      live(block(liveColumn), '0.00'),
      { area: block(printedColumn), numberFormat: '0.00' },
      { area: differences, numberFormat: '0.00' },
      ...othersFormats(lastRow + 8),
    ],
    columnWidths: Object.fromEntries(
      Array.from({ length: differenceColumn + averages.length }, (_, index) => [
        letters(index + 1),
        index === 0 ? 72 : 58,
      ]),
    ),
    frozenRows: headerRow,
    frozenColumns: 1,
  };
}

/** The other formulas of the system, on invented events. */
function others(sheet: CellSheet, row: number): void {
  const lines: readonly [what: string, formula: string][] = [
    [
      'Flight A of its own, 20 tables averaging 2,500',
      '=SOF.AWARD(2500,20,2,"Regional",0,"Flight A")',
    ],
    ['A bracket of that strength', '=SOF.AWARD(2500,20,2,"Regional",0,"Bracketed Swiss")'],
    [
      'Stratum A: 60 tables averaging 1,250, of them 20 averaging 2,500',
      '=SOF.STRATUM(1250,60,2500,20)',
    ],
    ['One session of it', '=SOF.SESSION(1250,60)'],
    ['Fifth overall', '=SOF.PLACE(25.16,5)'],
    ['By the system it was to replace', '=SOF.FORMER(60,2)'],
    ['Average of three pairs holding 3,000, 1,000 and 500', '=SOF.AVERAGE({3000;1000;500})'],
  ];
  sheet.put(row, 2, 'The other formulas');
  lines.forEach(([what, formula], index) => {
    sheet.put(row + 1 + index, 2, what);
    sheet.put(row + 1 + index, 10, formula);
  });
  sheet.putRow(row, 13, ['Score', 'Award', '', 'Place', 'Award']);
  [54.2, 61.5, 54.2, 48].forEach((score, index) => {
    sheet.put(row + 1 + index, 13, score);
    sheet.put(row + 1 + index, 16, index + 1);
  });
  sheet.put(row + 1, 14, `=SOF.RESULTS(10,M${row + 1}:M${row + 4})`);
  sheet.put(row + 1, 17, '=SOF.PLACES(10,4)');
}

function othersFormats(row: number): CellFormat[] {
  return [
    heading(`B${row}:J${row}`),
    heading(`M${row}:N${row}`),
    heading(`P${row}:Q${row}`),
    live(`J${row + 1}:J${row + 7}`, '0.00'),
    live(`N${row + 1}:N${row + 4}`, '0.00'),
    live(`Q${row + 1}:Q${row + 4}`, '0.00'),
  ];
}
