import type { SheetData } from '../grid/workbook';
import { CellSheet, heading, live, title } from './layout';

/** Invented entrants: strength, right earned last year, points won after seven rounds. */
const entrants = [
  ['Anna', 2710, '', 6],
  ['Bram', 2650, 'Topgroep', 5],
  ['Chloe', 2590, '', 4],
  ['Daan', 2540, '', 3],
  ['Eva', 2480, 'Groep 1', 4],
  ['Frits', 2430, '', 3.5],
  ['Guus', 2380, '', 2],
  ['Hanna', 2310, 'Topgroep', 3],
] as const;

/** The formulas of the Dutch championship on a small invented field, in groups of four. */
export function nkSheet(): SheetData {
  const sheet = new CellSheet();
  sheet.put(1, 1, 'NK: groups, scores and pairs of the Dutch championship');
  sheet.put(2, 1, 'Green cells are live formulas; players and results are invented.');
  sheet.putRow(4, 1, ['Player', 'Strength', 'Right', 'Group', 'Points', 'Score', 'Right earned']);
  entrants.forEach((entrant, index) => {
    const [name, strength, right, points] = entrant;
    sheet.putRow(5 + index, 1, [name, strength, right]);
    sheet.put(5 + index, 5, points);
  });
  sheet.put(5, 4, '=NK.GROUPS(B5:B12,C5:C12,4)');
  sheet.put(5, 6, '=NK.SCORE(D5:D12,E5:E12)');
  sheet.put(5, 7, '=NK.RIGHTS(F5:F12)');

  sheet.putRow(14, 1, ['Round 1: slide', '', '', 'Later rounds: fold']);
  sheet.putRow(15, 1, ['Upper half', 'Lower half', '', 'Upper half', 'Lower half']);
  sheet.put(16, 1, '=NK.SLIDE(8)');
  sheet.put(16, 4, '=NK.FOLD(8)');

  sheet.put(21, 1, 'How many players will have each score: 48 players, 7 rounds');
  sheet.put(22, 1, '=NK.PROGRESS(48,7)');
  return {
    name: 'NK',
    cells: sheet.cells,
    formats: [
      title('A1'),
      heading('A4:G4'),
      heading('A14:E15'),
      heading('A21:K21'),
      live('D5:D12', '0'),
      live('F5:F12', '0.0'),
      live('G5:G12', '0'),
      live('A16:B19', '0'),
      live('D16:E19', '0'),
      live('A22:K29', '0'),
    ],
    columnWidths: { A: 110 },
  };
}
