/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { languages, say } from '../../../../language';
import { removeTournament } from '../../../../taskpane/kgs/changes/remove';
import { explainFigure } from '../../../../taskpane/kgs/why/explain-figure';
import { yearPlaces } from '../../../../taskpane/kgs/year-places';
import { parseArea } from '../../../../taskpane/plan/address';
import type { Figure, FigureStep } from '../../../../taskpane/why/figures/figure';
import type { ActiveCell } from '../../../../taskpane/workbook/why';
import { atOnce } from '../../../../src';
import { oneOf, sampled } from '../../../support/sampled';
import { july, lent, sampleAliases, september } from '../support/sample-year';
import { openYear, plannable } from '../support/steps';
import type { YearWorkbook } from '../support/year-workbook';

jest.setTimeout(120_000);

const points = [8, 5, 3, 2, 1];
let book: YearWorkbook;

/** What is explained of a cell, as the pane asks for it. */
function figure(address: string): Figure | undefined {
  const [sheet = '', cell = ''] = address.split('!');
  const { row = 0, column = 0 } = parseArea(cell) ?? {};
  const source = book.sheet(sheet);
  const [[held = null] = []] = [book.values(address)[0] ?? []];
  const isError = typeof held === 'object' && held !== null;
  const active: ActiveCell = {
    selection: address,
    several: false,
    sheetId: source.place.sheetId,
    sheet,
    row,
    column,
    formula: book.formula(address) ?? '',
    held: { value: isError ? held.error : held, isError },
    shown: String(held),
    spill: undefined,
    table: undefined,
    tables: [],
    names: [],
  };
  const { facts } = book;
  const tables = book.places(yearPlaces(facts));
  return atOnce(explainFigure({ cell: active, facts, tables, sheet: source }));
}

const last = (found: Figure | undefined): FigureStep | undefined => found?.steps.at(-1);
const valueOf = (step: FigureStep | undefined): unknown =>
  step && 'rule' in step ? step.rule.value : step?.value;
const told = (found: Figure | undefined): unknown[] => [found?.state?.kind, valueOf(last(found))];

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
    // Names, and what is typed, have nothing that leads to them.
    const others = ['Annual table!B5', 'July 2012!C9', 'Year!C3', 'Year!A1', 'Engines!A4'];
    expect(others.map(figure)).toEqual(others.map(() => undefined));
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
    oneOf([
      ['sorted', () => book.type('July 2012', 'B8', rowsOfJuly().reverse())],
      [
        'below an inserted row',
        () => {
          book.insertRow('July 2012', 3);
        },
      ],
      [
        'beside an inserted column',
        () => {
          book.insertColumn('July 2012', 1);
        },
      ],
    ] as const),
  )('is known on a sheet that was renamed and is %s', (what, change) => {
    change();
    book.rename('July 2012', 'Summer');
    const [row, column] = [what.includes('row') ? 1 : 0, what.includes('column') ? 1 : 0];
    const at = (letters: string): string => letters.charAt(column);
    for (let i = 0; i < 6; i++) {
      const [place, share] = [`${at('AB')}${8 + row + i}`, `${at('IJ')}${8 + row + i}`].map(
        (cell) => `Summer!${cell}`,
      );
      expect(told(figure(place ?? ''))).toEqual(['asWritten', book.value(place ?? '')]);
      expect(told(figure(share ?? ''))).toEqual(['asWritten', book.value(share ?? '')]);
    }
  });

  test('is known in a workbook of the other language', async () => {
    book = await openYear(points, 'nl', sampleAliases, [july]);
    expect(told(figure('July 2012!A9'))).toEqual(['asWritten', 2]);
    expect(told(figure('Jaartabel!C5'))).toEqual(['asWritten', 7]);
  });
});

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
