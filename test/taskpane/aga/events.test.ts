/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Language, languages, say, type TextKey } from '../../../src/language';
import { agaEvents } from '../../../taskpane/aga/jobs';
import { newSeason } from '../../../taskpane/aga/season/new-season';
import { qualify } from '../../../taskpane/aga/qualify';
import { seenIn } from '../sheets/events/seen-in';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { type Cell, spring, summer } from './support/sections';
import { plannable } from '../support/computed';
import { pointsToShare } from '../../../taskpane/aga/share';
import { listOn, problemsOf, textsOf } from '../../../taskpane/jobs/texts/written/texts';

describe('events', () => {
  jest.setTimeout(60_000);

  let book: YearWorkbook;

  beforeEach(async () => {
    await open();
  });

  async function open(language: Language = 'en'): Promise<void> {
    book = await YearWorkbook.create(language, 'aga');
  }

  function begin(): void {
    book.apply(plannable(book.compute(newSeason, { name: '2026', best: '' })).plan);
  }

  function add(name: string, list: typeof spring): void {
    const results = book.type(`${name} list`, 'A1', list);
    const options = { ...qualify.initial, name, isDesignated: true };
    book.apply(plannable(book.compute(qualify, options, { results })).plan);
  }

  describe('An open section', () => {
    test('tells its tournament, its players and its category, and leads to a season', async () => {
      add('Spring Open', spring);
      expect(await seenIn(agaEvents, book)).toEqual({
        name: 'Spring Open',
        headline: 'The points are written',
        line: 'The points are written',
        next: 'New qualification season (aga-season)',
        facts: ['12 players', 'Category 13'],
        missing: [],
        more: [
          'aga-points: the next tournament, or this one again',
          'aga-share: as text and as HTML',
          "Open section ('Spring Open'!A12): its players, places and points",
        ],
      });
    });

    test('does so in Dutch, from sheets in Dutch', async () => {
      await open('nl');
      add('Spring Open', spring);
      expect(await seenIn(agaEvents, book)).toMatchObject({
        next: 'Nieuw kwalificatieseizoen (aga-season)',
        facts: ['12 spelers', 'Categorie 13'],
      });
    });

    test('is found after its sheet was renamed, and bears the new name', async () => {
      add('Spring Open', spring);
      book.rename('Spring Open', 'Boston');
      expect(await seenIn(agaEvents, book)).toMatchObject({
        name: 'Boston',
        facts: ['12 players', 'Category 13'],
      });
    });

    test('shows the category that its sheet shows after a corrected rating', async () => {
      add('Spring Open', spring);
      book.type('Spring Open', 'C13', [[2.5]]);
      const category = book.value('Spring Open!B6');
      expect(category).not.toBe(13);
      expect(await seenIn(agaEvents, book)).toMatchObject({
        facts: ['12 players', `Category ${String(category)}`],
      });
    });

    test('of several counts the last one', async () => {
      add('Spring Open', spring);
      add('Summer Open', summer);
      expect(await seenIn(agaEvents, book)).toMatchObject({ name: 'Summer Open' });
    });
  });

  describe('A season', () => {
    test('counts its tournaments, names the last one and takes the next', async () => {
      begin();
      expect(await seenIn(agaEvents, book)).toMatchObject({
        name: 'AGA season',
        headline: 'The first tournament is next',
        next: 'Add a tournament (aga-points)',
        facts: [],
      });
      add('Spring Open', spring);
      add('Summer Open', summer);
      expect(await seenIn(agaEvents, book)).toEqual({
        name: 'AGA season',
        headline: '2 tournaments so far',
        line: '2 tournaments; add the next one',
        next: 'Add a tournament (aga-points)',
        facts: ['last: Summer Open'],
        missing: [],
        more: [
          'aga-share: as text and as HTML',
          'Season (Season!A5): its tournaments, and how many results count',
        ],
      });
    });

    test('is found after its sheet was renamed', async () => {
      begin();
      add('Spring Open', spring);
      book.rename('Season', '2026');
      expect(await seenIn(agaEvents, book)).toMatchObject({
        headline: '1 tournament so far',
        facts: ['last: Spring Open'],
      });
    });

    test('does not count a tournament whose sheet was deleted', async () => {
      begin();
      add('Spring Open', spring);
      add('Summer Open', summer);
      book.deleteSheet('Summer Open');
      expect(await seenIn(agaEvents, book)).toMatchObject({
        headline: '1 tournament so far',
        facts: ['last: Spring Open'],
      });
    });

    test('says which of its names has gone', async () => {
      begin();
      book.forget('AGA_Best');
      expect(await seenIn(agaEvents, book)).toMatchObject({
        headline: 'Fix 1 thing first',
        missing: [expect.stringContaining('AGA_Best')],
      });
    });

    test('that is full takes no more', async () => {
      begin();
      const names = Array.from({ length: 40 }, (_, i) => [`Tournament ${i + 1}`]);
      book.type('Season', 'A6', names);
      const seen = await seenIn(agaEvents, book);
      expect(seen).toMatchObject({ headline: 'The season is full: 40 tournaments' });
      expect(seen).not.toHaveProperty('next');
    });
  });

  test('nothing is found in an empty workbook, nor in one with other names', async () => {
    expect(await seenIn(agaEvents, book)).toBeUndefined();
    const names = [
      'AGA_Sections',
      'AGA_Section_2',
      'AGA_Section_1_b',
      'Old_AGA_Section_1',
      'AGA_Member',
    ];
    const foreign = { ...book.facts, names };
    expect([agaEvents.holds(foreign), agaEvents.places(foreign)]).toEqual([false, []]);
  });
});

jest.setTimeout(120_000);

const sheet = 'Spring Open';
const byPlace: readonly (readonly Cell[])[] = [
  ['Player', 'Rating', 'Place'],
  ...['1', '2', '2', '4', '5', '6'].map((place, i) => [`P${i}`, 7 - i / 2, place]),
];

async function written(
  list: readonly (readonly Cell[])[],
  { language = 'en' as Language, inSeason = false } = {},
): Promise<() => YearWorkbook> {
  const book = await YearWorkbook.create(language, 'aga');
  if (inSeason) {
    book.apply(plannable(book.compute(newSeason, { name: '2026', best: '' })).plan);
  }
  const results = book.type('List', 'A1', list);
  const options = { ...qualify.initial, name: sheet, isDesignated: true, inSeason };
  book.apply(plannable(book.compute(qualify, options, { results })).plan);
  return book.kept();
}

/** All that the sheet shows of its players: typed, placed and paid. */
const rows = (book: YearWorkbook, count = 14): unknown[][] =>
  book.values(`${sheet}!A13:H${12 + count}`);
const note = (book: YearWorkbook): string => String(book.value(`${sheet}!A2`));

const isError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'error' in value;
const errors = (book: YearWorkbook): unknown[] =>
  [...book.values(`${sheet}!A1:H40`), ...book.values(`${sheet} (points)!A1:B40`)]
    .flat()
    .filter(isError);

const words = (book: YearWorkbook, key: TextKey): string =>
  say(languages[book.language], { code: key } as never).split('{')[0] ?? '';

const home = async (book: YearWorkbook): Promise<string[]> => {
  const { missing } = (await seenIn(agaEvents, book)) as { missing: readonly unknown[] };
  return missing.map((each) => String(each).replace(/ \| .*/, ''));
};

function share(book: YearWorkbook, name = sheet): { problems: string[]; text: string } {
  const list = listOn(book.sheet(name), pointsToShare.kinds);
  if (!list) throw new Error(`There is no list on ${name}`);
  const in_ = languages[book.language];
  return {
    problems: problemsOf(list).map(({ sentence }) => say(in_, sentence as never)),
    text: textsOf(list, {
      say: (each) => say(in_, each as never),
      language: book.language,
      mark: '.',
    }).text,
  };
}

describe('On the sheet of a section one wrong cell', () => {
  let open: () => YearWorkbook;
  let places: () => YearWorkbook;
  beforeAll(async () => {
    [open, places] = [await written(spring), await written(byPlace)];
  });

  /** Column, what is typed into row 15, and what the note says of it. */
  const faults: readonly (readonly [column: string, typed: Cell, key: TextKey])[] = [
    ['A', null, 'agaCheckName'],
    ['A', '=1/0', 'agaCheckName'],
    ['C', null, 'agaCheckRating'],
    ['C', 'x', 'agaCheckRating'],
    ['C', 0.5, 'agaCheckRating'],
    ['C', '=1/0', 'agaCheckRating'],
    ['D', null, 'agaCheckEligible'],
    ['D', 'maybe', 'agaCheckEligible'],
    ['D', '=1/0', 'agaCheckEligible'],
    ['E', null, 'agaCheckWins'],
    ['E', '4-0', 'agaCheckWins'],
    ['E', -1, 'agaCheckWins'],
    ['E', '=1/0', 'agaCheckWins'],
  ];

  test.each(faults)(
    'in column %s, %j, makes no other figure an error and is named: %s',
    async (column, typed, key) => {
      const book = open();
      const cell = `${sheet}!${column}15`;
      if (typed === '=1/0') book.enter(cell, typed);
      else book.type(sheet, `${column}15`, [[typed]]);
      const typedError = typed === '=1/0' ? 1 : 0;
      expect(errors(book)).toHaveLength(typedError);
      expect(note(book)).toMatch(new RegExp(`^${words(book, key)}.*${column}15`));
      // Nobody else loses a place or points.
      const others = rows(book)
        .slice(0, 12)
        .filter((_, i) => i !== 2);
      expect(others.map(([, , , , , , place]) => typeof place)).toEqual(others.map(() => 'number'));
      const paid = others.filter(([, , , eligible]) => eligible === 'yes');
      expect(paid.map((row) => typeof row[7])).toEqual(paid.map(() => 'number'));
      expect(rows(book)[2]?.[7]).toBe('incomplete');
      expect((await home(book)).join()).toContain(`${column}15`);
      expect(share(book).problems.join()).toContain(`${column}15`);
    },
  );

  test('that is mended leaves nothing behind', async () => {
    const book = open();
    const before = [rows(book), note(book)];
    book.type(sheet, 'E15', [['4-0']]);
    expect([rows(book), note(book)]).not.toEqual(before);
    book.type(sheet, 'E15', [[4]]);
    expect([rows(book), note(book)]).toEqual(before);
    expect([await home(book), share(book).problems]).toEqual([[], []]);
  });

  test.each([[null], ['perhaps'], ['=1/0']])(
    'that says whether the least award is 0, as %j, pays nobody and is named',
    async (typed) => {
      const book = open();
      if (typed === '=1/0') book.enter(`${sheet}!B9`, typed);
      else book.type(sheet, 'B9', [[typed]]);
      expect(note(book)).toContain('B9 is neither yes nor no');
      expect(new Set(rows(book, 12).map((row) => row[7]))).toEqual(new Set(['incomplete']));
      expect(errors(book)).toHaveLength(typed === '=1/0' ? 1 : 0);
      expect(book.value(`${sheet} (points)!A5`)).toBe(
        'Choose yes or no on the sheet of the section: 0 instead of 0.01.',
      );
      expect((await home(book)).join()).toContain('B9');
      expect(share(book).problems.join()).toContain('B9');
    },
  );

  test.each([[null], ['x'], [7], [3]])(
    'among places that are typed, as %j, is named',
    async (typed) => {
      const book = places();
      const places6 = (): unknown[][] => book.values(`${sheet}!A13:E18`);
      const before = places6();
      book.type(sheet, 'D16', [[typed]]);
      expect(errors(book)).toEqual([]);
      expect(note(book)).toMatch(new RegExp(`^${words(book, 'agaCheckPlace')}.*D1[5-8]`));
      expect(
        places6()
          .slice(0, 3)
          .map((row) => row[4]),
      ).toEqual(before.slice(0, 3).map((row) => row[4]));
      expect((await home(book)).join()).toContain('D1');
      expect(share(book).problems.join()).toContain('D1');
    },
  );
});

describe('A row that is inserted into a section', () => {
  let open: () => YearWorkbook;
  beforeAll(async () => {
    open = await written(spring, { inSeason: true });
  });
  const eva = ['Zorn, Eva', '20099', 5, 'yes', 2] as const;

  test.each([2, 5, 12])(
    'as player %i has a place and points, is shared, and counts',
    async (player) => {
      const book = open();
      const row = 12 + player;
      book.insertRow(sheet, row);
      book.type(sheet, `A${row}`, [[...eva]]);
      const [own = []] = book.values(`${sheet}!A${row}:H${row}`);
      expect(own.slice(6)).toEqual([8, 1.1]);
      expect(note(book)).toBe('Designated by the AGA as a qualifier.');
      expect(share(book).problems).toEqual([]);
      expect(share(book).text).toContain('Zorn, Eva');
      expect(share(book, 'Season totals').problems).toEqual([]);
      expect(share(book, 'Season totals').text).toContain('Zorn, Eva');
      expect(await home(book)).toEqual([]);
    },
  );

  test('without its wins is named by the note, Home, Share and the season', async () => {
    const book = open();
    book.insertRow(sheet, 20);
    book.type(sheet, 'A20', [['Zorn, Eva', '20099', 5, 'yes']]);
    expect(note(book)).toContain('Zorn, Eva (E20)');
    expect(await home(book)).toEqual(share(book).problems);
    expect(share(book).problems.join()).toContain('E20');
    expect(book.value('Season totals!B3')).toBe('1 line on the right is left out of the totals');
    expect(share(book, 'Season totals').problems.join()).toContain('Zorn, Eva');
  });

  test.each([
    ['above the first player', 13],
    ['below the last player', 25],
  ])('%s is outside of the list, and named', async (_, row) => {
    const book = open();
    book.insertRow(sheet, row);
    book.type(sheet, `A${row}`, [[...eva]]);
    expect(note(book)).toContain(`Outside of the list, counted nowhere: Zorn, Eva (A${row})`);
    expect(await home(book)).toEqual(share(book).problems);
    expect(share(book).problems.join()).toContain(`Zorn, Eva ('${sheet}'!A${row}) stands outside`);
  });

  test('a place that is typed over a calculated one is named, and spoils nobody else’s points', async () => {
    const book = open();
    const points = (): unknown[] => rows(book, 12).map((row) => row[7]);
    const before = points();
    book.type(sheet, 'G20', [[3]]);
    expect(note(book)).toContain('In the way of places that are calculated: Kowal, Hana (G20)');
    expect(points()).toEqual(before.map((each, i) => (i === 7 ? 'incomplete' : each)));
    expect(share(book).problems.join()).toContain('G20');
    expect((await home(book)).join()).toContain('G20');
    book.type(sheet, 'G20', [[null]]);
    expect([points(), await home(book)]).toEqual([before, []]);
  });

  test('without a win of anybody nobody has a place or points', async () => {
    const book = open();
    const placed = (): unknown[][] => rows(book, 12).map((row) => row.slice(6, 8));
    book.type(
      sheet,
      'E13',
      placed().map(() => [0]),
    );
    expect(placed()).toEqual(placed().map(() => ['', '']));
    expect(share(book).problems).not.toEqual([]);
    expect(await home(book)).toEqual(share(book).problems);
    book.type(sheet, 'E20', [[1]]);
    expect(placed().map(([place]) => place)).toEqual(placed().map((_, i) => (i === 7 ? 1 : 2)));
  });

  test('the first row with its formulas, deleted, leaves no player without a word', async () => {
    const book = open();
    book.deleteRow(sheet, 13);
    expect(note(book)).toMatch(/^Formulas are gone from H13, G13\./);
    expect(share(book).problems).not.toEqual([]);
    expect(await home(book)).toEqual(share(book).problems);
    expect(String(book.value('Season totals!B3'))).toMatch(/left out of the totals$/);
  });
});

test.each(['en', 'nl'] as const)('A row without wins is named in %s', async (language) => {
  const book = (await written(spring, { language }))();
  book.type(sheet, 'E15', [[null]]);
  expect(note(book)).toMatch(new RegExp(`^${words(book, 'agaCheckWins')}.*Okafor, Cleo \\(E15\\)`));
  expect(rows(book)[2]?.[7]).toBe(say(languages[language], { code: 'agaIncomplete' }));
  expect(await home(book)).toEqual(share(book).problems);
});
