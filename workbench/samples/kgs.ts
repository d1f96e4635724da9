import type { SheetData } from '../grid/workbook';
import { address, CellSheet, heading, live, title } from './layout';

const players = 14;

/** Points of August 2010 as the source gives them; "none for the rest". */
const printedPoints = [8, 4, 2, 1];

/** August 2010, the one tournament whose row of the lost calculator is known. */
export function kgsSheet(): SheetData {
  const sheet = new CellSheet();
  const places = Array.from({ length: players }, (_, index) => index + 1);
  const first = 2;
  const last = first + players - 1;
  sheet.put(1, 1, 'KGS: the points of August 2010');
  sheet.put(
    2,
    1,
    'F was 60 and there were 14 players. Points are a reconstruction: this is the only known row of the lost sheet "calculator".',
  );
  sheet.putRow(4, 1, ['Hours', 1]);
  sheet.putRow(5, 1, ['Board size', 19]);
  sheet.putRow(6, 1, ['Rounds', 15]);
  sheet.put(6, 3, 'One tournament that gives F 60; the source names F only.');
  sheet.putRow(7, 1, ['F', '=KGS.FACTOR(B4,B5,B6)']);
  sheet.putRow(8, 1, ['Players', players]);
  sheet.putRow(10, 1, ['Place', ...places]);
  sheet.putRow(11, 1, [
    'Points',
    ...places.map((_, index) => `=KGS.POINTS($B$7,$B$8,${address(10, first + index)})`),
  ]);
  sheet.putRow(12, 1, ['Published', ...places.map((place) => printedPoints[place - 1] ?? 0)]);
  sheet.putRow(13, 1, [
    'Difference',
    ...places.map((_, index) => {
      const column = first + index;
      return `=${address(11, column)}-${address(12, column)}`;
    }),
  ]);
  return {
    name: 'KGS',
    cells: sheet.cells,
    formats: [
      title('A1'),
      heading(`A10:${address(10, last)}`),
      live('B7', '0'),
      live(`B11:${address(11, last)}`, '0'),
    ],
    columnWidths: { A: 110 },
  };
}
