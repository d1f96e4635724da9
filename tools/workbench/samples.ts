import type { CellFormat, SheetData, WorkbookData } from './grid/grid';
import { columnName } from './host/model/address';

/** What Excel puts before functions that it takes for those of another add-in: its file, its path, or a number. */
const takenBy = {
  own: undefined,
  file: 'BloombergUI.xla!',
  path: "'C:\\Club\\It''s old.xlam'!",
  number: '[2]!',
} as const;

/** The workbook that opens at start. `sampleTable` is the printed SOF table as CSV. */
export function sampleWorkbook(
  sampleTable: string,
  taken: keyof typeof takenBy = 'own',
): WorkbookData {
  const file = takenBy[taken];
  const sheets = sheetsOf(sampleTable);
  return { sheets: file === undefined ? sheets : sheets.map((sheet) => withFile(sheet, file)) };
}

type SampleSheet = WorkbookData['sheets'][number];

function withFile(sheet: SampleSheet, file: string): SampleSheet {
  const cells = Object.entries(sheet.cells).map(([address, content]) => {
    const isFormula = typeof content === 'string' && content.startsWith('=');
    const told = isFormula
      ? content.replace(/\b(SOF|AGA|KGS|NK|KUKSU)\.([A-Z]+)\(/g, `${file}_xldudf_$1_$2(`)
      : content;
    return [address, told] as const;
  });
  return { ...sheet, cells: Object.fromEntries(cells) };
}

function sheetsOf(sampleTable: string): WorkbookData['sheets'] {
  return [sofSheet(readCsv(sampleTable)), agaSheet(), kgsSheet(), nkSheet(), kuksuSheet()];
}

/** Cells are collected by row and column (from 1) and stored by address. */
class CellSheet {
  readonly cells: Record<string, number | string | boolean> = {};

  put(row: number, column: number, content: number | string | boolean): void {
    this.cells[address(row, column)] = content;
  }

  /** A row of contents from one cell to the right. */
  putRow(row: number, column: number, contents: readonly (number | string | boolean)[]): void {
    contents.forEach((content, index) => {
      this.put(row, column + index, content);
    });
  }
}

/** "B7" for row 7, column 2. */
export function address(row: number, column: number): string {
  return `${letters(column)}${row}`;
}

/** "B" for 2, "AA" for 27. */
function letters(column: number): string {
  return columnName(column - 1);
}

/** Looks shared by the sample sheets. */
export const title = (area: string): CellFormat => ({ area, bold: true, fontSize: 14 });
const heading = (area: string): CellFormat => ({ area, bold: true, fill: '#e0ecf7' });
const live = (area: string, numberFormat: string): CellFormat => ({
  area,
  fill: '#eef6ee',
  numberFormat,
});

/** Rows of a plain CSV file: no quotes, lines beginning with # are remarks. */
function readCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','));
}

const firstRow = 6;
const headerRow = firstRow - 1;
const gap = 1;

/** The printed sample table: a header row of averages, then a row per number of tables. */
type SampleTable = readonly (readonly string[])[];

/** Every cell of the printed table three times: calculated live, as printed, and the difference. */
function sofSheet(table: SampleTable): SheetData {
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

/** Points of the worked example as the source prints them, first place to twentieth. */
const workedPoints = [
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
function agaSheet(): SheetData {
  const sheet = new CellSheet();
  const first = 2;
  const last = first + workedPoints.length - 1;
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
  sheet.putRow(10, 1, ['Place', ...workedPoints.map((_, index) => index + 1)]);
  sheet.putRow(11, 1, [
    'Points',
    ...workedPoints.map((_, index) => `=AGA.POINTS($B$4,$B$5,${address(10, first + index)})`),
  ]);
  sheet.putRow(12, 1, ['Printed', ...workedPoints]);
  sheet.putRow(13, 1, [
    'Difference',
    ...workedPoints.map((_, index) => {
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

const players = 14;

/** Points of August 2010 as the source gives them; "none for the rest". */
const augustPoints = [8, 4, 2, 1];

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
function kgsSheet(): SheetData {
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
  sheet.putRow(12, 1, ['Published', ...places.map((place) => augustPoints[place - 1] ?? 0)]);
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
function nkSheet(): SheetData {
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
function kuksuSheet(): SheetData {
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
