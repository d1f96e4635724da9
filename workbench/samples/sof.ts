import type { SheetData } from '../grid/workbook';
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
