/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { languages, say, type TextKey } from '../../../../src/language';
import { removeTournament } from '../../../../taskpane/kgs/changes/remove';
import { explainFigure } from '../../../../taskpane/kgs/why/explain-figure';
import { yearPlaces } from '../../../../taskpane/kgs/year/layout';
import { cellName } from '../../../../taskpane/sheets/address';
import type { Figure, FigureStep } from '../../../../taskpane/why/figures/figure';
import { atOnce } from '../../../../src';
import { oneOf, sampled } from '../../../support/sampled';
import { july, lent, sampleAliases, september } from '../support/sample-year';
import { openYear } from '../support/plans';
import type { YearWorkbook } from '../support/year-workbook';
import { activeCell } from '../../why/support';
import { figureInWords } from '../../why/figure-words';
import { plannable } from '../../support/computed';

jest.setTimeout(120_000);

const points = [8, 5, 3, 2, 1];
let book: YearWorkbook;

/** What is explained of a cell, as the pane asks for it. */
function figure(address: string): Figure | undefined {
  const cell = activeCell(book, address);
  const { facts } = book;
  const tables = book.places(yearPlaces(facts));
  return atOnce(explainFigure({ cell, facts, tables, sheet: book.sheet(cell.sheet) }));
}

const last = (found: Figure | undefined): FigureStep | undefined => found?.steps.at(-1);
const valueOf = (step: FigureStep | undefined): unknown =>
  step && 'rule' in step ? step.rule.value : step?.value;
const told = (found: Figure | undefined): unknown[] => [found?.state?.kind, valueOf(last(found))];

/** Whether a figure is as written, and its steps as a reader sees them. */
function inWords(found: Figure | undefined): unknown[] {
  const { state, steps } = figureInWords(found);
  return [state?.kind, ...steps];
}

beforeEach(async () => {
  book = await openYear(points, 'en', sampleAliases, [july, september, lent]);
});

describe('Every figure of a year', () => {
  test('places, shares, totals, events and what Year says come out as they are written', () => {
    const list = ['September 2012!A8:A14', 'July 2012!I8:I13'].flatMap((address) =>
      cellsOf(address).filter(([, value]) => typeof value === 'number'),
    );
    const table = ['A', 'C', 'D'].flatMap((column) =>
      cellsOf(`Annual table!${column}5:${column}12`).filter(
        ([, value]) => typeof value === 'number',
      ),
    );
    expect([list.length, table.length]).toEqual([13, 21]);
    for (const [address, value] of [...sampled(list, 4), ...sampled(table, 5)]) {
      expect([address, ...told(figure(address))]).toEqual([address, 'asWritten', value]);
    }
    expect([told(figure('Year!C2')), told(figure('Year!C8'))]).toEqual([
      ['asWritten', 7],
      ['asWritten', 19],
    ]);
    // Of SOS and SODOS is said what is true among those who are level.
    const rows = book.values('September 2012!B8:E14').map(([account]) => String(account));
    const steps = (account: string): unknown[] =>
      inWords(figure(`September 2012!A${8 + rows.indexOf(account)}`)).slice(1);
    expect(steps('Zen19S')).toEqual([
      'K5 | Nobody has more wins than 10 | 0',
      'K5 | The place below all of them | 1 + 0 | 1',
    ]);
    expect(steps('ManyFaces2')).toEqual([
      'K5 | 1 has more wins than 9 | 1 | Zen19S: 10',
      'K5 | Of those level so far, nobody has more SOS than 76 | 0 | pachi2: 76',
      'K5 | Of those level so far, 1 has more SODOS than 48 | 1 | pachi2: 50',
      'K5 | The place below all of them | 1 + 1 + 0 + 1 | 3',
    ]);
    // Names, and what is typed, have nothing that leads to them.
    const others = ['Annual table!B5', 'July 2012!C9', 'Year!C3', 'Year!A1', 'Engines!A4'];
    expect(others.map(figure)).toEqual(others.map(() => undefined));
  });

  test('the F of a tournament, the checks, the lines of the totals and the rows of Engines, too', () => {
    book.type('Engines', 'A8', [['Zen19S', null, 'Other']]);
    const seen = (address: string) => {
      const found = figure(address);
      return [
        found?.state?.kind,
        found?.steps.map((step) => ('what' in step ? valueOf(step) : 'rule')),
      ];
    };
    expect(seen('September 2012!B3')).toEqual([
      'asWritten',
      ['rule', 'rule', book.value('Year!C6')],
    ]);
    expect(seen('September 2012!L8')).toEqual(['asWritten', [10]]);
    expect(seen('September 2012!N9')).toEqual(['asWritten', [book.value('September 2012!N9')]]);
    // The row of Engines that repeats another is not used.
    expect(seen('Engines!C1')).toEqual(['asWritten', [1, undefined]]);
    expect(seen('Totals!B3')).toEqual(['asWritten', [1, 0, 0, undefined]]);
    expect(seen('Annual table!B3')).toEqual(['asWritten', [1, 0, 0, undefined]]);
    const purposes = ['Engines!D4', 'Engines!D8', 'Totals!F5', 'Totals!H6', 'Totals!I5'];
    expect(purposes.map((address) => figure(address)?.steps)).toMatchObject([
      [{ what: { code: 'kgsCellUsed' } }],
      [{ what: { code: 'kgsCellUnused' } }],
      [{ what: { code: 'kgsCellLine', event: 'July 2012' } }],
      [{ what: { code: 'kgsCellLine' } }],
      [{ what: { code: 'kgsCellCounts' } }],
    ]);
    expect(['Year!B9', 'Year!B11'].map((address) => figure(address)?.steps)).toMatchObject([
      [{ what: { code: 'kgsCellSheetCheck' } }],
      [{ what: { code: 'kgsCellFirst' } }],
    ]);
    expect(['Engines!B4', 'Year!B10', 'Year!E9', 'Totals!E5'].map(figure)).toEqual(
      Array(4).fill(undefined),
    );
    // Above the results, and above their column of the annual table, stands the name that Year has.
    for (const address of ['September 2012!A1', 'Annual table!F4']) {
      expect([address, inWords(figure(address))]).toEqual([
        address,
        ['asWritten', 'The name in Year!C1: change it there, not here'],
      ]);
    }
    book.type('July 2012', 'A1', [['Not part of the year']]);
    expect(inWords(figure('July 2012!A1'))).toEqual([
      undefined,
      'The cell on the Year sheet that held its name is empty: nothing here counts.',
    ]);
    expect(figure('Annual table!H4')).toBeUndefined();
    book.type('Calculator', 'B1', [[book.value('Year!C6')]] as never);
    expect(inWords(figure('Calculator!C1'))).toEqual([
      'asWritten',
      `The first tournament of the year that has the F chosen here | ${String(book.value('Year!C6'))}`,
    ]);
    expect(book.value('Calculator!C1')).toBe('September 2012');
    expect(inWords(figure('Calculator!B1'))).toEqual([
      undefined,
      'K4 | The F whose points stand in the table below',
    ]);
    book.type('Calculator', 'B1', [[7]]);
    expect(figure('Calculator!C1')?.state?.kind).toBe('asWritten');
    book.type('Calculator', 'C1', [['July 2012']]);
    expect(figure('Calculator!C1')?.state?.kind).toBe('otherToday');
    expect(figure('Calculator!D1')).toBeUndefined();
    // The year has points of its own, the tournament none.
    const source = [
      'K4 | Points of its own, in its column of the Year sheet | none',
      'K4 | The table on the Calculator sheet, if it names this tournament | none',
      'K4 | The row for the whole year on the Calculator sheet | counts',
    ];
    expect(inWords(figure('September 2012!A2'))).toEqual(['asWritten', ...source]);
    book.type('September 2012', 'A2', [
      ['Points: by F and number of players (a reconstruction of scoring.xls).'],
    ]);
    expect(inWords(figure('September 2012!A2'))).toEqual(['otherToday', ...source]);
    book.type('Year', 'C12', [['x']]);
    expect(figure('September 2012!A2')?.state?.kind).toBe('otherToday');
  });

  test('whether an account counts comes from its games and its mark', () => {
    expect([figure('July 2012!J8')?.state?.kind, book.value('July 2012!J8')]).toEqual([
      'asWritten',
      true,
    ]);
    book.type('July 2012', 'F8', [[4, 9, 'x']]);
    const found = inWords(figure('July 2012!J8'));
    expect(book.value('July 2012!J8')).toBe(false);
    expect(found).toEqual([
      'asWritten',
      expect.stringContaining('K3'),
      expect.stringContaining('K3'),
    ]);
    book.type('July 2012', 'F8', [[5, 9, 'yes']]);
    expect([figure('July 2012!J8')?.state?.kind, book.value('July 2012!J8')]).toEqual([
      'asWritten',
      true,
    ]);
    book.type('July 2012', 'J9', [[false]]);
    expect(figure('July 2012!J9')?.state).toMatchObject({
      kind: 'otherToday',
      says: { now: { code: 'truth' } },
    });
  });

  test('a check that was typed over is other today, and so is an F; without hours no F is told', () => {
    book.type('Totals', 'B3', [['Fine']]);
    book.type('July 2012', 'B3', [[999]]);
    const says = (address: string) => figure(address)?.state;
    expect(says('Totals!B3')).toMatchObject({ says: { was: 'Fine', now: 'OK' } });
    expect(says('July 2012!B3')).toMatchObject({
      says: { was: '999', now: book.value('Year!B6') },
    });
    book.type('Year', 'B5', [[null]]);
    expect(says('July 2012!B3')).toMatchObject({
      kind: 'cannotTell',
      missing: [{ at: { sheet: 'Year' } }],
    });
  });

  test('the points in a tournament come from the accounts that played it for the engine', () => {
    const engines = book.values('Annual table!B5:B12').flat();
    const all = ['E', 'F', 'G'].flatMap((column) => cellsOf(`Annual table!${column}5:${column}11`));
    const cells = all.filter(([, value]) => typeof value === 'number');
    expect(cells.length).toBeGreaterThan(12);
    for (const [address, value] of sampled(cells, 5)) {
      expect([address, ...told(figure(address))]).toEqual([address, 'asWritten', value]);
    }
    // Two accounts of one engine in one tournament.
    const row = 5 + engines.indexOf('Many Faces of Go');
    const found = figure(`Annual table!G${row}`);
    expect(found?.steps).toHaveLength(3);
    expect(found && say(languages.en, found.about as never)).toBe(
      'Slow (November): Many Faces of Go',
    );
    expect(valueOf(last(found))).toBe(book.value(`Annual table!G${row}`));
    // Nothing stands where an engine did not take part.
    const [away] = all.find(([, each]) => each === '') ?? [''];
    expect(figure(away)).toBeUndefined();
    expect(figure(`Annual table!H${row}`)).toBeUndefined();
  });

  test('a total names each tournament, and the account that stands for the engine', () => {
    const row = book.values('Annual table!B5:B12').flat().indexOf('Many Faces of Go');
    const found = figure(`Annual table!C${5 + row}`);
    const lines = (found?.steps ?? []).flatMap((step) =>
      'what' in step
        ? [step.what, ...(step.lines ?? [])].map((each) => say(languages.en, each as never))
        : [],
    );
    expect(lines).toEqual([
      'July 2012: ManyFaces1',
      'On the Engines sheet ManyFaces1 stands for Many Faces of Go.',
      'September 2012: ManyFaces2',
      'On the Engines sheet ManyFaces2 stands for Many Faces of Go.',
      'Slow (November): guest',
      'On the Engines sheet guest stands for Many Faces of Go.',
      'Slow (November): ManyFaces2',
      'On the Engines sheet ManyFaces2 stands for Many Faces of Go.',
      'Together in 3 tournaments',
    ]);
  });

  test.each(
    oneOf<readonly [string, () => (at: At) => At]>([
      [
        'sorted',
        () => {
          const cells = book.values('July 2012!A8:I13').map((row) => [row[0], row[8]]);
          book.type('July 2012', 'B8', rowsOfJuly().reverse());
          const after = book.values('July 2012!A8:I13').map((row) => [row[0], row[8]]);
          expect(after).toEqual([...cells].reverse());
          return ({ row, ...at }) => ({ ...at, row: at.sheet === 'July 2012' ? 21 - row : row });
        },
      ],
      [
        'renamed',
        () => {
          for (const sheet of sheetsOfYear) book.rename(sheet, `My ${sheet}`);
          return ({ sheet, ...at }) => ({ ...at, sheet: `My ${sheet}` });
        },
      ],
      [
        'below an inserted row',
        () => {
          for (const sheet of sheetsOfYear) book.insertRow(sheet, 1);
          return ({ row, ...at }) => ({ ...at, row: row + 1 });
        },
      ],
      [
        'beside an inserted column',
        () => {
          for (const sheet of sheetsOfYear) book.insertColumn(sheet, 1);
          return ({ column, ...at }) => ({ ...at, column: column + 1 });
        },
      ],
      [
        'with a hidden column',
        () => {
          for (const sheet of sheetsOfYear) book.hideColumn(sheet, 3);
          return (at) => at;
        },
      ],
      [
        'with the headings of the other language',
        () => {
          expect(translate('July 2012', 7)).toBeGreaterThan(5);
          expect(translate('Annual table', 4)).toBeGreaterThan(2);
          return (at) => at;
        },
      ],
    ]),
  )('are the same on sheets that are %s', (_what, change) => {
    const cells = sampled(everyKind(), 12);
    const before = cells.map((at) => told(figure(addressOf(at))));
    expect(before.map(([kind]) => kind)).toEqual(cells.map(() => 'asWritten'));
    const where = change();
    for (const [at, cell] of cells.entries()) {
      const address = addressOf(where(cell));
      expect([address, ...told(figure(address))]).toEqual([address, ...(before[at] ?? [])]);
      expect([address, book.value(address)]).toEqual([address, before[at]?.[1]]);
    }
  });

  test('is known in a workbook of the other language', async () => {
    book = await openYear(points, 'nl', sampleAliases, [july]);
    expect(told(figure('July 2012!A9'))).toEqual(['asWritten', 2]);
    expect(told(figure('Jaartabel!C5'))).toEqual(['asWritten', 7]);
  });
});

interface At {
  readonly sheet: string;
  /** From 1, as in an address. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
}

const sheetsOfYear = ['July 2012', 'Annual table', 'Year'] as const;
const addressOf = ({ sheet, row, column }: At): string => `${sheet}!${cellName(row - 1, column)}`;

/** Every figure of a result sheet, of the annual table and of Year that holds a number. */
function everyKind(): readonly At[] {
  const kinds = [
    ...['A', 'I'].map((letter) => `July 2012!${letter}8:${letter}13`),
    ...['A', 'C', 'D', 'E', 'F', 'G'].map((letter) => `Annual table!${letter}5:${letter}12`),
    ...['B', 'C'].flatMap((letter) => [`Year!${letter}2:${letter}2`, `Year!${letter}8:${letter}8`]),
  ];
  return kinds.flatMap((area) =>
    cellsOf(area).flatMap(([address, value]): At[] => {
      if (typeof value !== 'number') return [];
      const [sheet = '', cell = ''] = address.split('!');
      return [{ sheet, row: Number(cell.slice(1)), column: cell.charCodeAt(0) - 65 }];
    }),
  );
}

/** Types Dutch headings over those of a sheet, and says how many. */
function translate(sheet: string, row: number): number {
  const headings = book.values(`${sheet}!A${row}:M${row}`).flat();
  const keys = Object.keys(languages.en).filter((key) => key.startsWith('kgs')) as TextKey[];
  return headings.filter((heading, column) => {
    const [dutch] = keys.flatMap((key) => (languages.en[key] === heading ? languages.nl[key] : []));
    if (dutch !== undefined) book.type(sheet, cellName(row - 1, column), [[dutch]]);
    return dutch !== undefined;
  }).length;
}

/** The cells of a column with what they show. */
function cellsOf(address: string): readonly (readonly [address: string, value: unknown])[] {
  const [sheet = '', range = ''] = address.split('!');
  const [, letters = '', first = ''] = /^([A-Z]+)(\d+)/.exec(range) ?? [];
  return book
    .values(address)
    .map(([value], i) => [`${sheet}!${letters}${Number(first) + i}`, value] as const);
}

/** Accounts and figures of the list, as they are typed. */
function rowsOfJuly(): (string | number | null)[][] {
  return book
    .values('July 2012!B8:H13')
    .map((row) => row.map((cell) => (typeof cell === 'object' ? null : (cell as string | number))));
}

describe('A figure that is not what the rules give', () => {
  test('was typed over: the place that it should be is named, with its cell', () => {
    book.type('July 2012', 'A9', [[5]]);
    expect(figure('July 2012!A9')?.state).toMatchObject({
      kind: 'otherToday',
      says: { code: 'figureOther', was: '5', now: 2 },
      changes: [{ sentence: { code: 'figureTypedOver' }, at: { sheet: 'July 2012' } }],
    });
  });

  test.each([
    ['the annual table', 'Annual table!E5'],
    ['a result sheet', 'July 2012!I8'],
    ['Year', 'Year!B8'],
  ])('was typed over on %s: that cell is named, with what it should be', (_where, address) => {
    const [sheet = '', cell = ''] = address.split('!');
    const now = book.value(address);
    book.type(sheet, cell, [[999]]);
    const { row, column } = activeCell(book, address);
    expect(figure(address)?.state).toMatchObject({
      kind: 'otherToday',
      says: { code: 'figureOther', was: '999', now },
      changes: [{ sentence: { code: 'figureTypedOver' }, at: { sheet, area: { row, column } } }],
    });
  });

  test('follows a correction of the results, as its formula does', () => {
    book.type('July 2012', 'C13', [[7]]);
    expect(told(figure('July 2012!A13'))).toEqual(['asWritten', 1]);
    expect(told(figure('July 2012!I13'))).toEqual(['asWritten', 8]);
  });

  test('on the sheet of a removed tournament cannot be told, and the sheet says why', () => {
    const column = 1;
    book.apply(plannable(book.compute(removeTournament, { column })).plan);
    expect(figure('July 2012!A8')?.warnings).toMatchObject([{ code: 'kgsNotInYear' }]);
    expect(figure('July 2012!I8')?.state).toMatchObject({
      kind: 'cannotTell',
      missing: [{ sentence: { code: 'kgsWhyNoTournament' } }],
    });
  });

  test('is not told either where the points of the year cannot be used: the cell is named', () => {
    book.type('Calculator', 'B2', [['many']]);
    expect(figure('July 2012!I8')?.state).toMatchObject({ kind: 'cannotTell' });
  });
});
