import type { SheetData } from '../grid/workbook';
import { address, CellSheet, heading, live, title } from './layout';

const players = 14;

/** Points of August 2010 as the source gives them; "none for the rest". */
const printedPoints = [8, 4, 2, 1];

/** Wins, SOS, SODOS and the points as published. */
const july2012 = [
  [6, 30, 24, 7],
  [6, 28, 22, 6],
  [5, 25, 13, 3],
  [4, 27, 10, 1.5],
  [4, 27, 10, 1.5],
  [3, 25, 5, 0],
] as const;

/** Account, event and points, invented. */
const year = [
  ['ManyFaces1', 'April', 8],
  ['Erica', 'April', 4],
  ['guest', 'May', 2],
  ['Erica', 'May', 5],
] as const;

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
  sheet.put(30, 1, 'July 2012, with the points of that year (8, 5, 3, 2, 1): equal wins share.');
  sheet.putRow(31, 1, ['Points by place', 8, 5, 3, 2, 1]);
  sheet.putRow(32, 1, ['Wins', 'SOS', 'SODOS', 'Points', 'Published']);
  july2012.forEach((row, index) => {
    const [wins, sos, sodos, published] = row;
    sheet.putRow(33 + index, 1, [wins, sos, sodos]);
    sheet.put(33 + index, 5, published);
  });
  sheet.put(33, 4, '=KGS.RESULTS(0,6,A33:A38,B33:B38,C33:C38,B31:F31)');
  sheet.putRow(40, 1, ['Anything wrong?', '=KGS.CHECK({2;1;1;0},{2;2;2;2},{2;0;0;0},2)']);
  sheet.put(40, 3, 'Sums that cannot balance would be named here.');
  sheet.putRow(41, 1, ['Who counts', '=KGS.PLAYERS({9;4;2},{9;9;9},{"";"x";"x"})']);
  sheet.put(41, 3, 'Removed players with less than half their games do not.');
  sheet.put(
    43,
    1,
    'The year of two invented events; an account lent for one of them counts for its engine.',
  );
  sheet.putRow(44, 1, ['Account', 'Event', 'Points', '', 'Account', 'Event', 'Engine']);
  year.forEach((row, index) => {
    sheet.putRow(45 + index, 1, row);
  });
  sheet.putRow(45, 5, ['ManyFaces1', '', 'Many Faces of Go']);
  sheet.putRow(46, 5, ['guest', 'May', 'Many Faces of Go']);
  sheet.put(45, 9, '=KGS.ANNUAL(A45:A48,B45:B48,C45:C48,E45:G46)');
  sheet.put(51, 1, 'The sheet "calculator" for F 60');
  sheet.put(52, 1, '=KGS.TABLE(60,16)');
  return {
    name: 'KGS',
    cells: sheet.cells,
    formats: [
      title('A1'),
      heading(`A10:${address(10, last)}`),
      live('B7', '0'),
      heading('A32:E32'),
      heading('A44:C44'),
      heading('E44:G44'),
      live('D33:D38', '0.0'),
      live('B40:B41', '0'),
      live('I45:L48', '0'),
      live('A52:E68', '0'),
      live(`B11:${address(11, last)}`, '0'),
    ],
    columnWidths: { A: 125, G: 120, J: 120 },
  };
}
