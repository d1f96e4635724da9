export type Cell = string | number | null;

/** The section of spec G40, but for its places and points. */
export const spring: readonly (readonly Cell[])[] = [
  ['Name', 'AGA ID', 'Rating', 'Open', 'Eligible', 'Wins', 'SOS'],
  ['Lin, Ada', 20011, 8.61, 'yes', 'yes', 5, 16],
  ['Park, Ben', 20012, 8.24, 'yes', 'no', 4, 17],
  ['Okafor, Cleo', 20013, 7.92, 'yes', 'yes', 4, 16.5],
  ['Meyer, Dan', 20014, 7.55, 'yes', 'yes', 4, 15],
  ['Sato, Emi', 20015, 7.31, 'yes', 'yes', 3, 17],
  ['Novak, Fay', 20016, 6.88, 'yes', 'yes', 3, 15.5],
  ['Ruiz, Gil', 20017, 6.42, 'yes', 'yes', 2.5, 14],
  ['Kowal, Hana', 20018, 6.05, 'yes', 'yes', 2, 15],
  ['Berg, Ivo', 20019, 5.71, 'yes', 'no', 2, 14.5],
  ['Dorn, Jo', 20020, 5.34, 'yes', 'yes', 1, 14],
  ['Abe, Kai', 20021, 4.97, 'yes', 'yes', 1, 13],
  ['Vega, Lea', 20022, 4.66, 'yes', 'yes', 0.5, 12.5],
  ['Ito, Max', 20023, 2.1, 'no', 'yes', 4, 12],
  ['Cole, Nia', 20024, -3.4, 'no', 'yes', 3, 11],
];

/** The second qualifier of the season, G41: a weak section. */
export const summer: readonly (readonly Cell[])[] = [
  ['Name', 'AGA ID', 'Rating', 'Eligible', 'Wins'],
  ['Lin, Ada', 20011, 8.6, 'yes', 4],
  ['Okafor, Cleo', 20013, 7.9, 'yes', 4],
  ['Dorn, Jo', 20020, 2.1, 'yes', 3],
  ['Abe, Kai', 20021, 1.9, 'yes', 2],
  ['Ito, Max', 20023, 1.6, 'yes', 2],
  ['Cole, Nia', 20024, 1.4, 'yes', 1],
  ['Fox, Oz', 20025, 1.2, 'yes', 1],
  ['Hill, Pia', 20026, -1.3, 'yes', 0],
];

/** Place, player, total, counted, tournaments: what both come to (G41). */
export const bothTotals = [
  [1, 'Lin, Ada', 11.7, 2, 2],
  [2, 'Okafor, Cleo', 8.3, 2, 2],
  [3, 'Meyer, Dan', 5.6, 1, 1],
  [4, 'Sato, Emi', 3, 1, 1],
  [4, 'Novak, Fay', 3, 1, 1],
  [6, 'Ruiz, Gil', 2, 1, 1],
  [7, 'Dorn, Jo', 1.6, 2, 2],
  [8, 'Kowal, Hana', 1.4, 1, 1],
  [9, 'Abe, Kai', 1.1, 2, 2],
  [10, 'Vega, Lea', 0.6, 1, 1],
  [11, 'Ito, Max', 0.2, 1, 1],
  [12, 'Cole, Nia', 0.1, 1, 1],
  [12, 'Fox, Oz', 0.1, 1, 1],
  [14, 'Hill, Pia', 0.01, 1, 1],
  [15, 'Park, Ben', 0, 0, 1],
  [15, 'Berg, Ivo', 0, 0, 1],
];

/** Four players and four games in two rounds. No file: the bundle of a pane holds it too. */
export const agaReportText = [
  'TOURNEY Example Qualifier, Boston, MA',
  '\tstart=3/14/2026',
  '\tfinish=3/15/2026',
  '\trules=AGA',
  '',
  'PLAYERS',
  '20011 Lin, Ada                 8d',
  '20012 Park, Ben                8d',
  '20013 Okafor, Cleo             7d',
  '20014 Meyer, Dan               7d',
  '',
  'GAMES 1',
  '20014 20011 B 0 7',
  '20013 20012 B 0 7',
  '',
  'GAMES 2',
  '20011 20012 W 0 7',
  '20014 20013 B 0 7',
  '',
  'END',
  '',
].join('\n');
