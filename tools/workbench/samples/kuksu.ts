import type { SheetData } from '../grid/workbook';
import { CellSheet, heading, live, title } from './layout';

/** An invented league of five: points, tier and place of last cycle, rating. */
const league = [
  ['Anna', 3, 2, 1, 2150],
  ['Bram', 3, 2, 2, 2090],
  ['Chloe', 2, 2, 4, 2120],
  ['Daan', 2, 2, 3, 1980],
  ['Eva', 0, 0, 0, 1850],
] as const;

/** The results of that league: 1 won, 0 lost; the diagonal is empty. */
const crosstable = [
  ['', 1, 1, 0, 1],
  [0, '', 1, 1, 1],
  [0, 0, '', 1, 1],
  [1, 0, 0, '', 1],
  [0, 0, 0, 0, ''],
] as const;

/** The formulas of the Kuksu title tournament on a small invented cycle. */
export function kuksuSheet(): SheetData {
  const sheet = new CellSheet();
  sheet.put(1, 1, 'KUKSU: leagues, ranking and seeding');
  sheet.put(2, 1, 'Green cells are live formulas; players and results are invented.');
  sheet.putRow(4, 1, ['Players', 25, 'tiers', '=KUKSU.TIERS(B4)']);
  sheet.putRow(5, 1, ['League', 'Size']);
  sheet.put(6, 1, '=KUKSU.SIZES(B4)');
  sheet.putRow(10, 1, ['A player of tier 2, place 1, in 3 tiers goes to tier']);
  sheet.put(10, 7, '=KUKSU.DEFAULTTIER(2,1,3)');

  sheet.putRow(12, 1, [
    'Player',
    'Points',
    'SODOS',
    'Tier',
    'Place',
    'Rating',
    'Place now',
    'League',
  ]);
  league.forEach(([name, points, ...lastCycle], index) => {
    sheet.putRow(13 + index, 1, [name, points, `=G${20 + index}`, ...lastCycle]);
  });
  sheet.put(13, 7, '=KUKSU.RANK(B13:B17,C13:C17,D13:D17,E13:E17,F13:F17)');
  sheet.put(13, 8, '=KUKSU.SNAKE(F13:F17,2)');

  sheet.putRow(19, 1, ['Crosstable', ...league.map(([name]) => name), 'SODOS']);
  crosstable.forEach((results, index) => {
    sheet.putRow(20 + index, 1, [league[index]?.[0] ?? '', ...results]);
  });
  sheet.put(20, 7, '=KUKSU.SODOS(B20:F24)');
  return {
    name: 'KUKSU',
    cells: sheet.cells,
    formats: [
      title('A1'),
      heading('A5:B5'),
      heading('A12:H12'),
      heading('A19:G19'),
      live('D4', '0'),
      live('A6:B8', '0'),
      live('G10', '0'),
      live('G13:H17', '0'),
      live('G20:G24', '0.0'),
      live('C13:C17', '0.0'),
    ],
    columnWidths: { A: 110 },
  };
}
