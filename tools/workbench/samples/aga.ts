import type { SheetData } from '../grid/workbook';
import { address, CellSheet, heading, live, title } from './layout';

/** Points of the worked example as the source prints them, first place to twentieth. */
const printedPoints = [
  11.9, 10.2, 8.7, 7.5, 6.4, 5.5, 4.7, 4.0, 3.5, 3.0, 2.5, 2.2, 1.9, 1.6, 1.4, 1.2, 1.0, 0.9, 0.7,
  0.6,
];

/** An invented section: rating and final place, tied players with the same number. */
const section = [
  ['Ann', 8.2, 1],
  ['Ben', 7.4, 2],
  ['Cleo', 7.1, 2],
  ['Dirk', 6.3, 4],
  ['Els', 5.5, 5],
] as const;

/** An invented season, a row per player and event. */
const season = [
  ['Ann', 'May', 6.4],
  ['Ben', 'May', 5.1],
  ['Ann', 'June', 3.2],
  ['Ann', 'July', 4.8],
  ['Ben', 'July', 2.5],
] as const;

/** The worked example of the calculator and the low end of its scale. */
export function agaSheet(): SheetData {
  const sheet = new CellSheet();
  const first = 2;
  const last = first + printedPoints.length - 1;
  sheet.put(1, 1, 'AGA: the worked example of the category calculator');
  sheet.put(
    2,
    1,
    'Green cells are live formulas; beside or below them what the source prints. Its number of players is missing; 20 is inferred.',
  );
  sheet.putRow(3, 1, ['', 'Live', 'Printed']);
  sheet.putRow(4, 1, ['Average rating', 7.93, 7.93]);
  sheet.putRow(5, 1, ['Players', 20]);
  sheet.putRow(6, 1, ['Exact category', '=AGA.EXACT(B4,B5)', 15.5]);
  sheet.putRow(7, 1, ['Category', '=AGA.CATEGORY(B4,B5)', 16]);
  sheet.putRow(8, 1, ['Slope', '=AGA.SLOPE(B4)', 0.86]);
  sheet.putRow(10, 1, ['Place', ...printedPoints.map((_, index) => index + 1)]);
  sheet.putRow(11, 1, [
    'Points',
    ...printedPoints.map((_, index) => `=AGA.POINTS($B$4,$B$5,${address(10, first + index)})`),
  ]);
  sheet.putRow(12, 1, ['Printed', ...printedPoints]);
  sheet.putRow(13, 1, [
    'Difference',
    ...printedPoints.map((_, index) => {
      const column = first + index;
      return `=${address(11, column)}-${address(12, column)}`;
    }),
  ]);
  sheet.put(15, 1, 'The low end: five players averaging 1.1 make a category 1 tournament.');
  sheet.putRow(16, 1, ['Average rating', 1.1]);
  sheet.putRow(17, 1, ['Players', 5]);
  sheet.putRow(18, 1, ['Category', '=AGA.CATEGORY(B16,B17)', 1]);
  sheet.put(20, 1, 'A section from its ratings to its points: two players share second place.');
  sheet.putRow(21, 1, ['Player', 'Rating', 'Place', 'Points', '', 'Place', 'Points']);
  section.forEach((row, index) => {
    sheet.putRow(22 + index, 1, row);
  });
  sheet.putRow(28, 1, ['Average', '=AGA.AVERAGE(B22:B26)']);
  sheet.put(22, 4, '=AGA.RESULTS(B28,5,C22:C26)');
  sheet.put(22, 6, '=AGA.TABLE(B28,5)');
  sheet.put(30, 1, 'A season: the best two results of each player count.');
  sheet.putRow(31, 1, ['Player', 'Event', 'Points']);
  season.forEach((row, index) => {
    sheet.putRow(32 + index, 1, row);
  });
  sheet.put(31, 5, '=AGA.SEASON(A32:A36,B32:B36,C32:C36,2)');
  return {
    name: 'AGA',
    cells: sheet.cells,
    formats: [
      title('A1'),
      heading('A3:C3'),
      heading(`A10:${address(10, last)}`),
      live('B6', '0.0'),
      live('B7', '0'),
      live('B8', '0.00'),
      live('B18', '0'),
      heading('A21:D21'),
      heading('F21:G21'),
      live('D22:D26', '0.0'),
      live('F22:F26', '0'),
      live('G22:G26', '0.0'),
      live('B28', '0.00'),
      heading('A31:C31'),
      heading('E31:I31'),
      live('E32:F33', '0'),
      live('G32:G33', '0.0'),
      live('H32:I33', '0'),
      live(`B11:${address(11, last)}`, '0.0'),
      { area: `B12:${address(13, last)}`, numberFormat: '0.0' },
      { area: 'C6', numberFormat: '0.0' },
      { area: 'C8', numberFormat: '0.00' },
    ],
    columnWidths: { A: 110 },
  };
}
