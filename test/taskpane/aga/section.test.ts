/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { qualify } from '../../../taskpane/aga/qualify';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import type { QualifierOptions } from '../../../taskpane/aga/section/read';
import type { Language } from '../../../src/language';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { type Cell, spring as sample, spring } from './support/sections';
import { text } from '../../support/text';
import { plannable, said } from '../support/computed';
import { newSeason } from '../../../taskpane/aga/season/new-season';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { sampled } from '../../support/sampled';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { named } from '../excel/fault-runs';
import { write } from '../excel/operations';
import { sheetCells } from '../excel/planning';
import { planOf } from '../excel/planning';
import { everything, openWorkbook, withExcel } from '../excel/workbook';
import { fillRatings, type RatingOptions } from '../../../taskpane/ratings/fill-ratings';

jest.setTimeout(60_000);

const options: QualifierOptions = { ...qualify.initial, name: 'Spring Open', isDesignated: true };

async function computed(
  list: readonly (readonly Cell[])[],
  language: Language = 'en',
  change: Partial<QualifierOptions> = {},
) {
  const book = await YearWorkbook.create(language, 'aga');
  const results = book.type('List', 'A1', list);
  return { book, computed: book.compute(qualify, { ...options, ...change }, { results }) };
}

/** The list with one cell of a row changed; the headings are row 0. */
function changed(row: number, column: number, value: Cell): readonly (readonly Cell[])[] {
  return sample.map((cells, i) =>
    i === row ? cells.map((cell, j) => (j === column ? value : cell)) : cells,
  );
}

describe.each(['en', 'nl'] as const)('The section of G40 in the sheets, in %s', (language) => {
  test('comes to its category, its points and those of every place', async () => {
    const { book, computed: made } = await computed(sample, language);
    const { plan } = plannable(made);
    expect(planFaults(plan)).toEqual([]);
    book.apply(plan);
    const [section = '', places = ''] = plan.sheets.map(({ name }) => name);
    const facts = book.values(`'${section}'!B3:B10`.replace(/'/g, '')).flat();
    const no = text(language, 'agaNo');
    const [players, average, exact, category, first, slope, zero, given] = facts;
    expect([players, exact, category, first, slope, zero]).toEqual([12, 12.6, 13, 9, 0.78, no]);
    expect(average).toBeCloseTo(79.66 / 12, 12);
    expect(given).toBeCloseTo(32, 9);
    expect(book.values(`${section}!G13:H24`)).toEqual([
      ...[
        [1, 9],
        [2, ''],
        [2, 5.6],
        [2, 5.6],
        [5, 3],
        [5, 3],
      ],
      ...[
        [7, 2],
        [8, 1.4],
        [8, ''],
        [10, 0.9],
        [10, 0.9],
        [12, 0.6],
      ],
    ]);
    expect(book.values(`${places}!A5:B16`).map(([, points]) => points)).toEqual([
      9, 7, 5.5, 4.3, 3.3, 2.6, 2, 1.6, 1.2, 1, 0.8, 0.6,
    ]);
    expect(book.values(`${section}!A26:A28`).flat()).toEqual([
      text(language, 'agaOthers'),
      'Ito, Max',
      'Cole, Nia',
    ]);
  });
});

test('A6: the calculator’s 0 takes the place of 0.01, where the sheet says so', async () => {
  const weak = [8.6, 7.9, 2.1, 1.9, 1.6, 1.4, 1.2, -1.3];
  const list = [
    ['Player', 'Rating', 'Wins'],
    ...weak.map((rating, i) => [`P${i}`, rating, [4, 4, 3, 2, 2, 1, 1, 0][i] ?? 0]),
  ];
  const { book, computed: made } = await computed(list);
  book.apply(plannable(made).plan);
  const points = (): unknown[] => book.values('Spring Open!F13:F20').flat();
  expect(points()).toEqual([2.7, 2.7, 0.7, 0.2, 0.2, 0.1, 0.1, 0.01]);
  book.type('Spring Open', 'B9', [['yes']]);
  expect(points().at(-1)).toBe(0);
});

test('A8: places without wins are taken as they are, and told of where none is tied', async () => {
  const list = [
    ['Player', 'Rating', 'Place'],
    ...['1', 'T2', '2=', '4', '5', '6'].map((place, i) => [`P${i}`, 7 - i / 2, place]),
  ];
  const { book, computed: made } = await computed(list);
  const { plan, detail } = plannable(made);
  expect(detail.points.players.map(({ place }) => place)).toEqual([1, 2, 2, 4, 5, 6]);
  book.apply(plan);
  const points = detail.points.players.map((each) => each.points);
  expect(book.values('Spring Open!E13:E18').flat()).toEqual(points);
});

describe('Refused by cell', () => {
  test.each([
    [3, 2, null, 'agaRatingMissing', 'List!C4'],
    [3, 2, 0.5, 'agaRatingBetween', 'List!C4'],
    [3, 2, '5d', 'agaRatingIsRank', 'List!C4'],
    [3, 5, null, 'agaOrderMissing', 'List!F4'],
    [3, 0, null, 'agaNameMissing', 'List!A4'],
  ] as const)('row %i, column %i: %j is %s', async (row, column, value, code, address) => {
    const { computed: made } = await computed(changed(row, column, value));
    const refusals = made.ok ? [] : made.refusals.map(({ sentence }) => sentence);
    expect(refusals).toEqual([expect.objectContaining({ code, address })]);
  });

  test.each([
    ['4-0', 4],
    ['4–1', 4],
    ['2½', 2.5],
    ['2½-1½', 2.5],
    ['½', 0.5],
    ['3.5-1.5', 3.5],
    ['2 ½', 2.5],
  ])('wins may be written %s', async (typed, wins) => {
    const { computed: made } = await computed(changed(3, 5, typed));
    const players = plannable(made).detail.section.open;
    expect(players.find(({ name }) => name === 'Okafor, Cleo')?.score).toBe(wins);
  });

  test.each(['4-', '4/5', '4-0-1', '4 wins'])('%s is no number of wins', async (typed) => {
    const { computed: made } = await computed(changed(3, 5, typed));
    const refusals = made.ok ? [] : made.refusals.map(({ sentence }) => sentence);
    expect(refusals).toEqual([
      expect.objectContaining({ code: 'cellNeedsNumber', address: 'List!F4' }),
    ]);
  });

  test.each([
    ['C', '5-4', 'agaFigureIsDate'],
    ['F', '3-1', 'agaFigureIsDate'],
    ['G', '3-1', 'agaFigureIsDate'],
  ])(
    'in column %s, %s, of which Excel makes a date, leads to the number',
    async (column, typed, code) => {
      const { book } = await computed(sample);
      book.enter(`List!${column}4`, typed);
      const refused = book.compute(qualify, options, { results: 'List!A1:G15' });
      const refusals = refused.ok ? [] : refused.refusals.map(({ sentence }) => sentence);
      expect(refusals).toEqual([expect.objectContaining({ code, address: `List!${column}4` })]);
      // As the sentence says.
      book.format(`List!${column}4`, 'General');
      book.enter(`List!${column}4`, '2.5');
      expect(book.compute(qualify, options, { results: 'List!A1:G15' }).ok).toBe(true);
    },
  );

  test('a rating below the open section may be missing', async () => {
    const { computed: made } = await computed(changed(14, 2, '10k'));
    expect(made.ok).toBe(true);
  });

  test('fewer than five players, with those that are marked as not open', async () => {
    const { computed: made } = await computed([...sample.slice(0, 5), ...sample.slice(13)]);
    expect(said(made)).toEqual([text('en', 'agaFewPlayers', { count: 4, marked: 2 })]);
  });

  test('an average outside of the categories', async () => {
    const strong = sample.map((row, i) =>
      i === 0 ? row : [...row.slice(0, 2), 11, ...row.slice(3)],
    );
    const { computed: made } = await computed(strong);
    expect(said(made).join()).toMatch(/12 players, average 11.00/);
  });

  test.each([
    [1.0967, 'average 1.0967'],
    [1.0999999, 'average 1.0999999'],
    [10.801, 'average 10.8010'],
  ])('an average of %p, which two decimals would put among them', async (rating, shown) => {
    const close = sample.map((row, i) =>
      i === 0 ? row : [...row.slice(0, 2), rating, ...row.slice(3)],
    );
    const { computed: made } = await computed(close);
    expect(said(made).join()).toContain(shown);
  });

  test('“Rank” is asked about while the rating is open', async () => {
    const list = sample.map((row, i) =>
      i === 0 ? ['Name', 'AGA ID', 'Rank', ...row.slice(3)] : row,
    );
    const { computed: made } = await computed(list);
    expect(said(made)).toEqual([text('en', 'agaDoubtfulRank', { heading: 'Rank', columns: 'C' })]);
  });
});

describe('Who is who (G1, G2)', () => {
  const base: readonly (readonly Cell[])[] = [
    ['Player', 'AGA ID', 'Rating', 'Wins'],
    ...['Lin, Ada', 'Park, Ben', 'Cho, Cy', 'Doe, Di', 'Eve, Ed'].map((name, i) => [
      name,
      i + 1,
      8 - i,
      4 - i,
    ]),
  ];
  const withCell = (row: number, column: number, value: Cell): readonly (readonly Cell[])[] =>
    base.map((cells, i) =>
      i === row ? cells.map((cell, j) => (j === column ? value : cell)) : cells,
    );
  const codes = async (list: readonly (readonly Cell[])[]): Promise<unknown> => {
    const { computed: made } = await computed(list);
    return made.ok
      ? []
      : made.refusals.map(({ sentence }) => {
          const { code, address } = sentence as { code?: string; address?: string };
          return [code, address];
        });
  };

  test('an AGA number is whole, has up to seven digits, and belongs to one player', async () => {
    expect(await codes(withCell(2, 1, '0002'))).toEqual([]);
    for (const wrong of ['x12', 1.5, '12345678', '-2']) {
      expect(await codes(withCell(2, 1, wrong))).toEqual([['agaIdWrong', 'List!B3']]);
    }
    expect(await codes(withCell(2, 1, '01'))).toEqual([['numberTwice', 'List!B3']]);
  });

  test('players of one name need their numbers, whatever the case: a season knows none', async () => {
    expect(await codes(withCell(2, 0, 'lin, ada'))).toEqual([]);
    const without = withCell(2, 0, 'LIN, ada').map((cells) => cells.filter((_, at) => at !== 1));
    expect(await codes(without)).toEqual([['nameTwice', 'List!A3']]);
    expect(
      await codes(
        withCell(2, 0, 'lin, ada').map((cells, i) =>
          i === 2 ? [cells[0], null, ...cells.slice(2)] : cells,
        ) as never,
      ),
    ).toEqual([['nameTwice', 'List!A3']]);
  });

  test('G8: where a column says who is eligible, a blank is not', async () => {
    const points = async (...marks: readonly Cell[]): Promise<unknown> => {
      const list = base.map((cells, i) => [
        ...cells,
        i === 0 ? 'Eligible' : (marks[i - 1] ?? null),
      ]);
      const { computed: made } = await computed(list);
      return plannable(made).detail.points.players.map(({ points: each }) => each !== undefined);
    };
    expect(await points('yes', null, 'no', 'x', 1)).toEqual([true, false, false, true, true]);
  });

  test('G9: places that are all different may have been decided by tie-breaks', async () => {
    const list = base.map(([name = '', id = '', rating = ''], i) => [
      name,
      id,
      rating,
      i === 0 ? 'Place' : i,
    ]);
    const { computed: made } = await computed(list);
    expect(said(made)).toEqual([text('en', 'agaAllDifferent')]);
  });
});

test.each([
  ['Lee', 'Ada', 'Lee, Ada'],
  ['Lee, Ada', 'Ada', 'Lee, Ada'],
  ['Ada Lee', 'Ada', 'Ada Lee'],
  ['Lee', null, 'Lee'],
])(
  'H3: “name” %s beside the given name %s, as Pairgoth heads them, is %s',
  async (name, given, shown) => {
    const others = ['Bo', 'Cy', 'Di', 'Ed'].map((each, i) => ['Lee', each, 5 + i / 10, i, 10]);
    const list = [
      ['name', 'firstname', 'Rating', 'NBW', 'SOSM'],
      [name, given, 6, 5, 12],
      ...others,
    ] as const;
    const { computed: made } = await computed(list);
    const { open } = plannable(made).detail.section;
    expect(open.map((player) => player.name)).toEqual([
      shown,
      ...['Lee, Ed', 'Lee, Di', 'Lee, Cy', 'Lee, Bo'],
    ]);
    expect(open[0]?.row.values.tie1).toBe(12);
  },
);

describe('Warned of', () => {
  test('a tournament that nobody marked as designated, and one below its minimum', async () => {
    const { computed: made } = await computed(sample, 'en', { isDesignated: false, minimum: '14' });
    expect(said(made)).toEqual([
      text('en', 'agaNotDesignated'),
      text('en', 'agaBelowMinimum', { category: 13, minimum: 14 }),
    ]);
  });

  test.each(['', '2026-03-14', '14-3-2026', 'March 14, 2026', '14–15 maart 2026'])(
    'no date such as %j',
    async (date) => {
      const { computed: made } = await computed(sample, 'en', { isDesignated: true, date });
      expect(said(made)).toEqual([]);
    },
  );

  test.each(['2026-02-30', '14/13/2026', 'March 14-32, 2026', 'spring'])(
    'a date that is no day: %s',
    async (date) => {
      const { computed: made } = await computed(sample, 'en', { isDesignated: true, date });
      expect(said(made)).toEqual([text('en', 'dateNoDay', { content: date })]);
    },
  );

  test('a better place with fewer wins', async () => {
    const list = sample.map((row, i) => [
      ...row,
      i === 0 ? 'Place' : i === 2 ? 1 : i === 1 ? 2 : i,
    ]);
    const { computed: made } = await computed(list);
    expect(said(made)).toEqual([
      text('en', 'agaPlaceUnlike', { name: 'Park, Ben', address: 'List!H3', other: 'Lin, Ada' }),
    ]);
  });

  test('a section that has a name of its own is chosen', async () => {
    const list = sample.map((row, i) =>
      i === 0 ? row : [...row.slice(0, 3), i > 6 ? 'Kyu' : i > 3 ? ' dan' : 'Dan', ...row.slice(4)],
    );
    const { computed: made } = await computed(list, 'en', { section: 'Kyu' });
    expect(made.known).toMatchObject({ sections: ['Dan', 'Kyu'] });
    const { computed: others } = await computed(list, 'en', { section: 'Dan' });
    expect(plannable(others).detail.section.open).toHaveLength(6);
    expect(plannable(made).detail.section.open).toHaveLength(8);
  });
});

describe('faults', () => {
  jest.setTimeout(600_000);

  let excel: ExcelPage;

  const open = async (): Promise<void> => {
    excel = await openWorkbook([{ name: 'Results', cells: sheetCells(spring) }]);
  };

  afterEach(() => {
    jest.restoreAllMocks();
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  const seasonPlan = (): Promise<Plan> => planOf(newSeason, { name: '2026', best: '3' });

  const qualifierPlan = (): Promise<Plan> =>
    planOf(
      qualify,
      { ...qualify.initial, name: 'Spring Open', isDesignated: true },
      { results: 'Results' },
    );

  const inSeason = async (): Promise<Plan> => {
    await write(await seasonPlan());
    return qualifierPlan();
  };

  describe('What was read is read again before the write', () => {
    test.each(
      sampled(
        [
          ['the results', 'Results', 'C3', 8.1],
          ['the list of tournaments', 'Season', 'A6', 'Another one'],
          ['the results that count', 'Season', 'B3', 2],
          ['the lines', 'Season totals', 'G5', 'somebody'],
        ] as const,
        2,
      ),
    )('a change in %s stops it', async (_what, sheet, address, content) => {
      await open();
      const plan = await inSeason();
      await withExcel(excel, ({ worksheets }) => {
        worksheets.getItem(sheet).getRange(address).values = [[content]];
      });
      const changed = everything(excel);
      expect(named(await excelWorkbook.write(plan))).toBe('changed');
      expect(everything(excel)).toEqual(changed);
    });
  });
});

describe('ratings', () => {
  jest.setTimeout(60_000);

  /** TDList A of the section of G40. */
  const members = spring
    .slice(1)
    .map(
      ([name, id, rating]) => `${name}\t${id}\tFull\t${rating}\t6/30/2027\tMGA\tMA\t0.3\t3/1/2026`,
    );

  /** The section without its ratings and the first two ids, as an entry list has it. */
  const list: readonly (readonly Cell[])[] = spring.map(
    ([name = null, id = null, , open = null, eligible = null, wins = null], row) =>
      row === 1 || row === 2
        ? [name, null, open, eligible, wins]
        : [name, id, open, eligible, wins],
  );

  let book: YearWorkbook;
  let address: string;
  beforeEach(async () => {
    book = await YearWorkbook.create('en', 'aga');
    address = book.type('List', 'A1', list);
  });

  const filling = (change: Partial<RatingOptions>) =>
    book.compute(fillRatings, { ...fillRatings.initial, ...change }, { entries: address });

  test('TDList fills the ratings that the category needs, by AGA ID and by name', () => {
    const { plan, detail } = plannable(filling({ text: members.join('\n') }));
    expect([detail.byId, detail.byName]).toEqual([12, 2]);
    book.apply(plan);
    const results = 'List!A1:H15';
    const made = book.compute(qualify, { ...qualify.initial, isDesignated: true }, { results });
    expect(plannable(made).detail.points.category.value).toBe(13);
  });

  test('of two members of one name nobody is taken until the director says who it is', () => {
    const twin = 'Lin, Ada\t31313\tFull\t2.10000\t6/30/2027\tMGA\tMA\t0.3\t3/1/2026';
    const both = [...members, twin].join('\n');
    const asked = filling({ text: both });
    expect(asked.known).toMatchObject({
      questions: [
        { row: 2, name: 'Lin, Ada', kind: 'several', offered: [{ id: '20011' }, { id: '31313' }] },
      ],
    });
    book.apply(plannable(asked).plan);
    const ratings = (): unknown[] => book.values('List!F2:F3').flat();
    expect(ratings()).toEqual([null, 8.24]);
    const refused = book.compute(qualify, qualify.initial, { results: 'List!A1:H15' });
    expect(said(refused)[0]).toBe(
      text('en', 'agaRatingMissing', { name: 'Lin, Ada', address: 'List!F2' }),
    );
    address = 'List!A1:H15';
    book.apply(plannable(filling({ text: both, chosen: { 2: '31313' } })).plan);
    expect(ratings()).toEqual([2.1, 8.24]);
  });

  test('a member whose name is only like the player’s is offered and not taken', () => {
    const respelt = members.map((line) => line.replace('Park, Ben', 'Parks, Ben'));
    const asked = filling({ text: respelt.join('\n') });
    expect(asked.known).toMatchObject({
      questions: [{ name: 'Park, Ben', kind: 'none', offered: [{ name: 'Ben Parks' }] }],
    });
  });
});
