/** @jest-environment ./test/support/environment.js */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Language, languages, say, type TextKey } from '../../../src/language';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { sofEvents } from '../../../taskpane/sof/jobs';
import { seenIn } from '../sheets/events/seen-in';
import { keeping, YearWorkbook } from '../kgs/support/year-workbook';
import { EventWorkbook } from '../nk/support/event-workbook';
import { sample, sampleOptions } from './support/event-list';
import { text, textLike, wayOut } from '../../support/text';
import { plannable } from '../support/computed';
import { noOptions } from '../../../taskpane/sof/fields';
import { awardsToShare } from '../../../taskpane/sof/share';
import { listOn, problemsOf, textsOf } from '../../../taskpane/jobs/texts/written/texts';
import { oneOf, sampled } from '../../support/sampled';

jest.setTimeout(60_000);

const awarded = (language: Language = 'en', list = sample): Promise<YearWorkbook> =>
  kept(language, list);

const kept = keeping(async (language: Language, list: typeof sample) => {
  const book = await YearWorkbook.create(language, 'sof');
  award(book, list, 'Spring pairs');
  return book;
});

function award(book: YearWorkbook, list: typeof sample, name: string): void {
  const entries = book.type(`List of ${name}`, 'A1', list);
  const options = { ...sampleOptions, name };
  book.apply(plannable(book.compute(awardBridgeEvent, options, { entries })).plan);
}

test('an awarded event: its name, its entries, its first place, and awarding it again', async () => {
  const book = await awarded();
  expect(await seenIn(sofEvents, book)).toEqual({
    name: 'Spring pairs',
    headline: 'The awards are written',
    line: 'The awards are written',
    next: 'Award it again (sof-event)',
    facts: ['12 entries', 'strata A, B and C', `First place: ${firstOf(book).toFixed(2)}`],
    missing: [],
    more: [
      'sof-event: the next event, or this one again',
      'sof-share: as text and as HTML',
      "The event ('Spring pairs'!A1): fields, first places, sessions",
    ],
  });
});

const firstOf = (book: YearWorkbook): number => Number(book.value('Spring pairs!B16'));

test('the same in Dutch, from sheets in Dutch', async () => {
  const book = await awarded('nl');
  expect(await seenIn(sofEvents, book)).toMatchObject({
    name: 'Spring pairs',
    next: 'Opnieuw toekennen (sof-event)',
    facts: [
      '12 deelnemers',
      'strata A, B en C',
      expect.stringContaining(firstOf(book).toFixed(2).replace('.', ',')),
    ],
  });
});

test('it is found after its sheet was renamed, and keeps its facts where a row was inserted', async () => {
  const book = await awarded();
  const before = await seenIn(sofEvents, book);
  book.rename('Spring pairs', 'Renamed');
  book.insertRow('Renamed', 4);
  expect(await seenIn(sofEvents, book)).toEqual({
    ...before,
    more: [
      'sof-event: the next event, or this one again',
      'sof-share: as text and as HTML',
      'The event (Renamed!A1): fields, first places, sessions',
    ],
  });
});

test('a field of one kind has no strata', async () => {
  const list = sample.map((row) => row.filter((_, column) => column !== 3));
  const seen = await seenIn(sofEvents, await awarded('en', list));
  expect(seen).toMatchObject({ facts: ['12 entries', expect.stringMatching(/^First place: /)] });
});

test('of several events the last one counts', async () => {
  const book = await awarded();
  award(book, sample.slice(0, 12), 'Autumn pairs');
  expect(await seenIn(sofEvents, book)).toMatchObject({
    name: 'Autumn pairs',
    facts: expect.arrayContaining(['11 entries']),
  });
});

test('corrected entries count at once; an error is said with its cell', async () => {
  const book = await awarded();
  book.type('Spring pairs awards', 'B16', [[null]]);
  expect(await seenIn(sofEvents, book)).toMatchObject({
    facts: expect.arrayContaining(['11 entries']),
  });
  for (const [cell, wrong] of [
    ['B5', 'two'],
    ['B6', 'County'],
    ['B7', 'none'],
  ] as const) {
    const stood = book.value(`Spring pairs!${cell}`);
    book.type('Spring pairs', cell, [[wrong]]);
    expect(await seenIn(sofEvents, book)).toMatchObject({
      name: 'Spring pairs',
      headline: 'Fix 1 thing first',
      next: `Go to the first ('Spring pairs'!${cell})`,
    });
    book.type('Spring pairs', cell, [[stood as string]]);
  }
  book.type('Spring pairs', 'B13', [['many']]);
  expect(await seenIn(sofEvents, book)).toMatchObject({
    next: "Go to the first ('Spring pairs'!B13)",
  });
});

test('nothing is found in an empty workbook, nor in one with other names', async () => {
  const book = await YearWorkbook.create('en', 'sof');
  expect(await seenIn(sofEvents, book)).toBeUndefined();
  const { facts } = book;
  const foreign = {
    ...facts,
    names: ['SOF_Events', 'SOF_Event_A', 'My_SOF_Event_1', 'SOF_Awards'],
  };
  expect([sofEvents.holds(foreign), sofEvents.places(foreign)]).toEqual([false, []]);
});

describe('corrected', () => {
  jest.setTimeout(120_000);

  type Cell = string | number | null;
  type List = readonly (readonly Cell[])[];

  const awarded = keeping(async (list: List, options: typeof sampleOptions) => {
    const book = await YearWorkbook.create('en', 'sof');
    const entries = book.type('List', 'A1', list);
    book.apply(
      plannable(book.compute(awardBridgeEvent, { ...options, name: 'Ev' }, { entries })).plan,
    );
    return book;
  });

  /** Everything that the two sheets show. */
  const shown = (book: YearWorkbook): readonly unknown[] => [
    book.values('Ev!A1:K40'),
    book.values('Ev awards!A1:Q40'),
  ];

  const isError = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'error' in value;

  /** The cells of both sheets that show an error which nobody typed. */
  const errors = (book: YearWorkbook): readonly unknown[] =>
    shown(book).flatMap((rows) => (rows as unknown[][]).flat().filter(isError));

  /** What the note above the list says. */
  function note(book: YearWorkbook): string {
    const value = book.value('Ev awards!A3');
    return typeof value === 'string' ? value.trim() : '';
  }

  /** The first words of a text, up to what is put into it. */
  const beginningOf = (key: TextKey, language: Language = 'en'): string =>
    say(languages[language], { code: key }).split('{')[0] ?? '';

  /** What Home and Share say of the event. */
  async function said(
    book: YearWorkbook,
  ): Promise<{ home: readonly string[]; share: readonly string[] }> {
    const { missing = [] } = (await seenIn(sofEvents, book)) as { missing?: readonly string[] };
    const [kind] = awardsToShare.kinds;
    const list = listOn(book.sheet('Ev awards'), kind ? [kind] : []);
    const problems = list ? problemsOf(list) : [];
    const words = languages[book.language];
    return {
      home: missing.map(String),
      share: problems.map(({ sentence }) => say(words, sentence as never)),
    };
  }

  /** What Share gives, as a text. */
  function shared(book: YearWorkbook): string {
    const list = listOn(book.sheet('Ev awards'), awardsToShare.kinds);
    if (!list) throw new Error('There is no list.');
    const words = languages.en;
    return textsOf(list, { say: (each) => say(words, each), language: 'en', mark: '.' }).text;
  }

  const openPairs: List = sample.map((row) => row.filter((_, column) => column !== 3));
  const teams: List = [
    ['Team', 'Strat', 'Score', 'MPs 1', 'MPs 2', 'MPs 3', 'MPs 4', 'MPs 5', 'MPs 6'],
    ['One', 'A', 72, 2000, 1500, 3000, 800, null, null],
    ['Two', 'A', 66, 12000, 15000, 8000, 9000, 400, null],
    ['Three', 'B', 60, 120, 300, 500, 40, null, null],
    ['Four', 'C', 60, 12, 15, 10, 40, 3, 9],
  ];
  const totals: List = [
    ['Team', 'Rank', 'Holdings', 'Players per team'],
    ['One', '1', 7300, 4],
    ['Two', '2', 44400, 5],
    ['Three', 'T3', 960, 4],
    ['Four', 'T3', 89, 6],
    ['Five', null, 200, 4],
  ];
  /** The same with a team at this row that has no place: without it the places of the others stay right. */
  const totalsAround = (row: number): List => {
    const last = totals.at(-1) ?? [];
    return [...totals.slice(0, row), last, ...totals.slice(row, -1)];
  };
  const all = { ...sampleOptions, depthA: '', depthB: '', depthC: '' };

  function ofPair(row: number): Cell {
    return row === 0 ? 'Players' : 2;
  }
  /** What Home says by a sentence of its own where the note names the cells. */
  const onHome: Partial<Record<TextKey, TextKey>> = {
    sofNoteName: 'sofEntryName',
    sofNoteStratum: 'sofEntryStratum',
    sofNoteSection: 'sofEntrySection',
    sofNoteScore: 'sofEntryScore',
    sofNoteRank: 'sofEntryRank',
    sofNoteHeld: 'sofEntryHeld',
    sofNoteSizePair: 'sofEntrySizePair',
    sofNoteSizeTeam: 'sofEntrySizeTeam',
  };

  /** What is typed into a sheet, what the note says of it, and what repairs it. */
  type Fault = readonly [
    sheet: 'Ev' | 'Ev awards',
    cell: string,
    wrong: Cell,
    key: TextKey,
    /** Which figures stand: those of all others, or none at all. */
    leaves: 'others' | 'nothing',
  ];

  const terms: readonly Fault[] = [
    ['Ev', 'B5', null, 'sofCheckTerm', 'nothing'],
    ['Ev', 'B5', 'two', 'sofCheckTerm', 'nothing'],
    ['Ev', 'B6', null, 'sofCheckTerm', 'nothing'],
    ['Ev', 'B6', 'County', 'sofCheckTerm', 'nothing'],
    ['Ev', 'B7', null, 'sofCheckTerm', 'nothing'],
    ['Ev', 'B7', 'one', 'sofCheckTerm', 'nothing'],
    ['Ev', 'B9', null, 'sofCheckTerm', 'others'],
    ['Ev', 'B17', 0, 'sofCheckDepth', 'others'],
    ['Ev', 'B17', 'four', 'sofCheckDepth', 'others'],
    ['Ev', 'B23', null, 'sofCheckTerm', 'others'],
  ];

  const faults: readonly (readonly [
    name: string,
    list: List,
    options: typeof sampleOptions,
    faults: readonly Fault[],
  ])[] = [
    [
      'pairs in strata',
      sample,
      sampleOptions,
      [
        ...terms,
        ['Ev awards', 'B9', null, 'sofNoteName', 'others'],
        ['Ev awards', 'C9', null, 'sofNoteSection', 'others'],
        ['Ev awards', 'D16', 'X', 'sofNoteStratum', 'others'],
        ['Ev awards', 'D9', null, 'sofNoteStratum', 'others'],
        ['Ev awards', 'E9', null, 'sofNoteScore', 'others'],
        ['Ev awards', 'E9', 'n/a', 'sofNoteScore', 'others'],
        ['Ev awards', 'F9', null, 'sofNoteHeld', 'nothing'],
        ['Ev awards', 'G9', 'many', 'sofNoteHeld', 'nothing'],
        ['Ev awards', 'G9', -1, 'sofNoteHeld', 'nothing'],
        ['Ev awards', 'F9', 0, 'sofNoteHeld', 'nothing'],
      ],
    ],
    [
      'an open event',
      openPairs,
      { ...all, event: 'Flight A', tables: '6' },
      [
        ['Ev', 'B8', null, 'sofCheckTerm', 'nothing'],
        ['Ev', 'B8', 'FlightA', 'sofCheckTerm', 'nothing'],
        ['Ev', 'B13', null, 'sofCheckTerm', 'nothing'],
        ['Ev', 'B13', 0, 'sofCheckTerm', 'nothing'],
        ['Ev awards', 'D9', 'dnf', 'sofNoteScore', 'others'],
      ],
    ],
    [
      'teams of four to six',
      teams,
      all,
      [
        ['Ev awards', 'E7', null, 'sofNoteHeld', 'nothing'],
        ['Ev awards', 'H6', 'x', 'sofNoteHeld', 'nothing'],
        ['Ev awards', 'B6', 'D', 'sofNoteStratum', 'others'],
      ],
    ],
    [
      'teams with places and totals',
      totals,
      { ...all, unit: 'teams' },
      [
        ['Ev awards', 'B6', 'first', 'sofNoteRank', 'others'],
        ['Ev awards', 'D6', 3, 'sofNoteSizeTeam', 'nothing'],
        ['Ev awards', 'D6', null, 'sofNoteSizeTeam', 'nothing'],
        ['Ev awards', 'C6', 'some', 'sofNoteHeld', 'nothing'],
      ],
    ],
    [
      'pairs by their number of players',
      openPairs.map((row, i) => [...row.slice(0, 4), i === 0 ? 'Total MPs' : 900 - i, ofPair(i)]),
      all,
      [['Ev awards', 'F6', 3, 'sofNoteSizePair', 'nothing']],
    ],
  ];

  describe.each(faults)('On the sheets of %s', (_, list, options, typed) => {
    let book: YearWorkbook;
    let before: readonly unknown[] = [];
    beforeAll(async () => {
      book = await awarded(list, options);
      before = shown(book);
      expect(errors(book)).toEqual([]);
      expect(note(book)).toBe(beginningOf('sofAwardsNote'));
      expect(await said(book)).toEqual({ home: [], share: [] });
    });

    test.each(sampled(typed, 3))(
      '%s!%s with %j is named, breaks nothing, and is mended by typing it again',
      async (sheet, cell, wrong, key, leaves) => {
        const stood = book.value(`${sheet}!${cell}`);
        book.type(sheet, cell, [[wrong]]);
        expect(errors(book)).toEqual([]);
        expect(note(book)).toContain(cell);
        if (key !== 'sofCheckTerm' && key !== 'sofCheckDepth')
          expect(note(book)).toContain(beginningOf(key));
        const { home } = await said(book);
        expect(home.join(' ')).toContain(cell);
        const homes = onHome[key];
        if (homes)
          expect(home.map((each) => each.split(' | ')[0])).toContainEqual(
            expect.stringMatching(textLike('en', homes)),
          );
        // Said of an entry that it keeps everybody from being awarded, it is not said of all once more.
        const isTwice = new RegExp(textLike('en', 'sofNobodyAwarded').source.slice(1, -1));
        if (key === 'sofNoteHeld') expect(home.join()).not.toMatch(isTwice);
        const paid = paidOf(book, list.length - 1).filter((each) => typeof each === 'number');
        if (leaves === 'nothing') expect(paid).toEqual([]);
        else if (cell !== 'B17') expect(paid.length).toBeGreaterThanOrEqual(list.length - 2);
        book.type(sheet, cell, [[stood as Cell]]);
        wayOut(key, shown(book)).toEqual(before);
        if (homes) wayOut(homes, await said(book)).toEqual({ home: [], share: [] });
      },
    );
  });

  /** The masterpoints of the entries, by the heading of their column. */
  function paidOf(book: YearWorkbook, count: number): readonly unknown[] {
    const [headings = []] = book.values('Ev awards!A4:Q4');
    const column = headings.findIndex((each) => each === 'Masterpoints');
    return book.values(`Ev awards!A5:Q${4 + count}`).map((row) => row[column]);
  }

  test('an error in one cell of the list spoils no other cell', async () => {
    const book = await awarded(sample, sampleOptions);
    const sheetId = book.facts.sheets.find(({ name }) => name === 'Ev awards')?.id ?? '';
    for (const column of oneOf([1, 2, 3, 4, 5])) {
      const at = { sheetId, row: 9, column };
      const stood = book.values('Ev awards!A10:G10')[0]?.[column];
      book.grid.write(at, '=1/0');
      expect([column, errors(book).length]).toEqual([column, 1]);
      expect(note(book)).toContain(`${'ABCDEFG'[column] ?? ''}10`);
      book.grid.write(at, stood as never);
    }
    expect(note(book)).toBe(beginningOf('sofAwardsNote'));
  });

  test('a stratum that is none counts nowhere: the event is that of the others', async () => {
    const book = await awarded(sample, all);
    book.type('Ev awards', 'D16', [['X']]);
    const others = await awarded(sample.slice(0, 12), all);
    expect(book.values('Ev!B12:E17')).toEqual(others.values('Ev!B12:E17'));
    expect(book.values('Ev awards!H5:O15')).toEqual(others.values('Ev awards!H5:O15'));
    expect(book.values('Ev awards!H16:O16').flat().filter(Boolean)).toEqual([]);
  });

  test('one blank section leaves every award, and counts as a section of its own', async () => {
    const list = sample.map((row, i) =>
      i === 0 ? row : row.map((cell, j) => (j === 2 && i === 12 ? 'A' : cell)),
    );
    const book = await awarded(list, all);
    // 7 pairs in A and 5 in B make 4 + 3 tables; 6, 5 and one without a section 3 + 3 + 1.
    expect(book.value('Ev!B13')).toBe(7);
    book.type('Ev awards', 'C16', [[null]]);
    expect(book.value('Ev!B13')).toBe(7);
    expect(note(book)).toContain('Wells – Young (C16)');
    book.type('Ev awards', 'C16', [['B']]);
    expect(book.value('Ev!B13')).toBe(6);
  });

  test('a heading that is gone is named before anything that follows from it, and so is an award that is an error', async () => {
    const book = await awarded(sample, all);
    const gone = (sheet: string): string => text('en', 'sofColumnsGone', { sheet });
    const headings = [
      ...['B4', 'D4', 'E4', 'F4', 'G4', 'H4', 'N4'].map((at) => ['Ev awards', at] as const),
      ...['A5', 'A6', 'A7', 'A8', 'A9', 'A13', 'B11'].map((at) => ['Ev', at] as const),
    ];
    for (const [sheet, at] of headings) {
      const stood = book.value(`${sheet}!${at}`);
      book.type(sheet, at, [['x']]);
      const { home } = await said(book);
      expect([at, home.map((each) => each.split(' | ')[0])]).toEqual([at, [gone(sheet)]]);
      book.type(sheet, at, [[stood as Cell]]);
    }
    wayOut('sofColumnsGone', await said(book)).toEqual({ home: [], share: [] });
    // Who has the largest award in B gets it, or nobody anything.
    const sheetId = book.facts.sheets.find(({ name }) => name === 'Ev awards')?.id ?? '';
    book.grid.write({ sheetId, row: 4, column: 10 }, '=1/0');
    const { home, share } = await said(book);
    for (const each of [home, share]) {
      expect(each).toHaveLength(1);
      expect(each[0]).toContain("'Ev awards'!N5 shows #DIV/0!");
    }
  });

  test('a place that Excel made a date is not given to others', async () => {
    const book = await awarded(sample, all);
    book.type('Ev awards', 'H5', [[46056]]);
    book.format('Ev awards!H5', 'd-mmm');
    const { share } = await said(book);
    expect(share).toContain(text('en', 'cellIsDate', { row: 5, address: "'Ev awards'!H5" }));
  });

  test.each([
    ['sofNoteNobody', openPairs, all, (): boolean => true],
    ['sofNoteNobodyA', sample, all, (stratum: unknown): boolean => stratum === 'A'],
    ['sofNoteNobodyIn', sample, all, (stratum: unknown): boolean => stratum === 'C'],
  ] as const)('%s: the masterpoints are entered', async (key, list, options, isOf) => {
    const book = await awarded(list, options);
    const before = shown(book);
    const held = list[0]?.indexOf('MPs 1') ?? 0;
    const column = 'ABCDEFG'[held] ?? '';
    const rows = list.slice(1).map((row, i) => ({ row, at: `${column}${5 + i}` }));
    // On the sheet a player without any has 0.01.
    const chosen = rows
      .filter(({ row }) => isOf(row[3]))
      .map(({ at }) => ({
        at,
        held: book.values(
          `Ev awards!${at}:${'BCDEFGH'['ABCDEFG'.indexOf(column)] ?? ''}${at.slice(1)}`,
        ) as Cell[][],
      }));
    for (const { at } of chosen) book.type('Ev awards', at, [[null, null]]);
    expect(note(book)).toContain(beginningOf(key));
    const { home, share } = await said(book);
    if (key === 'sofNoteNobody') {
      for (const each of [home, share])
        expect(each.join()).toContain(
          say(languages.en, { code: 'sofNobodyAwarded', sheet: 'Ev awards' } as never),
        );
    }
    for (const { at, held: stood } of chosen) book.type('Ev awards', at, stood);
    wayOut(key, shown(book)).toEqual(before);
    wayOut('sofNobodyAwarded', await said(book)).toEqual({ home: [], share: [] });
  });

  describe('A row that is inserted between the first and the last entry', () => {
    const [where = 10] = oneOf([6, 10, 15]);

    const events = [
      ['pairs in strata', sample, sampleOptions],
      ['an open event', openPairs, all],
      ['teams', teams, all],
      ['places and totals', totalsAround(Math.min(where, 8) - 4), { ...all, unit: 'teams' }],
    ] as const satisfies readonly (readonly [string, List, typeof sampleOptions])[];
    const [first, ...others] = events;

    test.each([first, ...oneOf(others)])(
      'of %s is whole once it is typed: as if the list had had it',
      async (_, list, options) => {
        const rows = list.slice(1);
        const at = Math.min(where, 3 + rows.length);
        const late = rows[at - 5] ?? [];
        const without = [list[0] ?? [], ...rows.filter((row) => row !== late)];
        const book = await awarded(without, options);
        book.insertRow('Ev awards', at);
        // A blank row is no entry yet.
        expect(errors(book)).toEqual([]);
        expect(await said(book)).toEqual({ home: [], share: [] });
        const full = await awarded(list, options);
        const typed = areaOf(`A${at}`, list);
        book.type('Ev awards', `A${at}`, full.values(`Ev awards!${typed}`) as Cell[][]);
        const whole = book.values('Ev awards!A4:Q30');
        wayOut('sofAwardsNote', whole).toEqual(full.values('Ev awards!A4:Q30'));
        expect(book.values('Ev!A11:E24')).toEqual(full.values('Ev!A11:E24'));
        expect(shared(book)).toBe(shared(full));
      },
    );

    /** The cells of a row that are typed: as many as the list has columns. */
    const areaOf = (from: string, list: List): string =>
      `${from}:${'ABCDEFGHIJ'[(list[0]?.length ?? 1) - 1] ?? ''}${from.slice(1)}`;
  });

  describe('An entry outside of the list', () => {
    const places = [
      ['below the last', 17],
      ['some rows below', 30],
      ['above the first', 5],
    ] as const;

    test.each(oneOf(places))('%s is named on the sheet, on Home and in Share', async (_, row) => {
      const book = await awarded(sample, sampleOptions);
      const before = shared(book);
      if (row === 5) book.insertRow('Ev awards', 5);
      book.type('Ev awards', `A${row}`, [['13', 'Xu – Zorn', 'A', 'B', 55, 100, 200]]);
      expect(note(book)).toContain(`${beginningOf('sofNoteOutside')}Xu – Zorn (B${row})`);
      const { home, share } = await said(book);
      for (const each of [home, share]) {
        expect(each.join(' ')).toContain('Xu – Zorn');
        expect(each[0]?.split(' | ')[0]).toMatch(textLike('en', 'sofEntryOutside'));
      }
      // As the sentence says: a row between the first and the last, and the entry moved there.
      book.type('Ev awards', `A${row}`, [[null, null, null, null, null, null, null]]);
      book.insertRow('Ev awards', 10);
      book.type('Ev awards', 'A10', [['13', 'Xu – Zorn', 'A', 'B', 55, 100, 200]]);
      wayOut('sofEntryOutside', await said(book)).toEqual({ home: [], share: [] });
      wayOut('sofNoteOutside', shared(book)).toContain('Xu – Zorn');
      expect(shared(book).split('\n').length).toBe(before.split('\n').length + 1);
    });
  });

  // The sentences are sofNoteInTheWay and sofEntryInTheWay.
  test.each(oneOf(['H8', 'I8', 'J12', 'N9', 'O10']))(
    '%s typed over what is calculated is named, and nobody else is blamed',
    async (cell) => {
      const book = await awarded(sample, sampleOptions);
      const before = book.values('Ev awards!A4:O16');
      book.type('Ev awards', cell, [[3]]);
      expect(note(book)).toBe(`In the way of what is calculated: ${cell}. Clear it.`);
      const { home, share } = await said(book);
      const sentence = `'Ev awards'!${cell} is in the way of what is calculated. Clear it.`;
      expect(home.map((each) => each.split(' | ')[0])).toEqual([sentence]);
      expect(share[0]).toBe(sentence);
      expect([...home, ...share].join()).not.toContain('outside');
      book.type('Ev awards', cell, [[null]]);
      wayOut('sofNoteInTheWay', book.values('Ev awards!A4:O16')).toEqual(before);
      wayOut('sofEntryInTheWay', await said(book)).toEqual({ home: [], share: [] });
    },
  );

  test.each(
    oneOf([
      ['pairs in strata', sample, sampleOptions] as const,
      ['places', totalsAround(1), { ...all, unit: 'teams' }] as const,
    ]),
  )(
    'the row of the first entry, deleted with the formulas: named, and put right as the sentence says (%s)',
    async (_, list, options) => {
      const book = await awarded(list, options);
      book.deleteRow('Ev awards', 5);
      const gone = beginningOf('sofFormulasGone').replace(/\.$/, '');
      expect(note(book)).toContain(gone);
      const { home, share } = await said(book);
      for (const each of [home, share]) expect(each.join()).toContain(gone);
      const last = 4 + list.length - 2;
      const entries = `Ev awards!A4:O${last}`;
      book.apply(
        plannable(book.compute(awardBridgeEvent, { ...options, name: 'Again' }, { entries })).plan,
      );
      const rest = await awarded([list[0] ?? [], ...list.slice(2)], options);
      const again = book.values(`Again awards!A4:O${last}`);
      wayOut('sofFormulasGone', again).toEqual(rest.values(`Ev awards!A4:O${last}`));
    },
  );

  const removed = [
    ...['H5', 'I5', 'J5', 'K5', 'L5', 'M5', 'N5', 'O5'].map((cell) => ['Ev awards', cell] as const),
    ...['B12', 'B16', 'C15', 'D16', 'E16', 'G12', 'J12'].map((cell) => ['Ev', cell] as const),
    ...['B20', 'C20', 'C23', 'C24', 'C7'].map((cell) => ['Ev', cell] as const),
  ];
  test.each(sampled(removed, 4))(
    'a formula of %s, in %s, that is cleared or typed over is named everywhere, and there once more where the event is awarded again',
    async (sheet, cell) => {
      const book = await awarded(sample, sampleOptions);
      const before = book.values('Ev awards!A4:O16');
      const way = beginningOf(sheet === 'Ev' ? 'sofEventFormulasGone' : 'sofFormulasGone');
      // What is typed over a check is said with the others.
      for (const typed of cell === 'C7' ? [null] : [null, 3]) {
        book.type(sheet, cell, [[typed]]);
        expect(note(book)).toBe(`Formulas are gone from ${cell}. ${way}`);
        const { home, share } = await said(book);
        for (const each of [home, share]) expect(each.join()).toContain(`gone from ${cell}.`);
        book.grid.undo();
        expect(await said(book)).toEqual({ home: [], share: [] });
      }
      book.type(sheet, cell, [[3]]);
      const entries = 'Ev awards!A4:O16';
      const options = { ...sampleOptions, name: 'Again' };
      book.apply(plannable(book.compute(awardBridgeEvent, options, { entries })).plan);
      const again = book.values('Again awards!A4:O16');
      wayOut(sheet === 'Ev' ? 'sofEventFormulasGone' : 'sofFormulasGone', again).toEqual(before);
    },
  );

  test.each([
    ['Ev', 'Ev awards'],
    ['Ev awards', 'Ev'],
  ] as const)('sofSheetGone: %s is deleted, and the event awarded again', async (deleted, left) => {
    const book = await awarded(sample, sampleOptions);
    const before = book.values('Ev awards!A4:O16');
    book.deleteSheet(deleted);
    const sentence = say(languages.en, { code: 'sofSheetGone', sheet: left } as never);
    const seen = await seenIn(sofEvents, book);
    expect(seen).toMatchObject({
      name: left,
      missing: [expect.stringContaining(sentence)],
      more: ['sof-event: the next event, or this one again'],
    });
    if (left === 'Ev awards') expect((await said(book)).share).toEqual([sentence]);
    const entries = left === 'Ev awards' ? 'Ev awards!A4:G16' : 'List!A1:G13';
    const options = { ...sampleOptions, name: 'Again' };
    book.apply(plannable(book.compute(awardBridgeEvent, options, { entries })).plan);
    book.deleteSheet(left);
    expect(await seenIn(sofEvents, book)).toMatchObject({ name: 'Again', missing: [] });
    wayOut('sofSheetGone', book.values('Again awards!A4:O16')).toEqual(before);
  });

  test('an entry whose row was not filled is not shared without a sentence', async () => {
    const book = await awarded(sample, sampleOptions);
    book.insertRow('Ev awards', 8);
    book.type('Ev awards', 'B8', [['Xu – Zorn']]);
    const { home, share } = await said(book);
    for (const each of [home, share]) expect(each.join(' ')).toContain('Xu – Zorn');
  });

  test('nothing is shared while a term is missing', async () => {
    const book = await awarded(sample, sampleOptions);
    book.type('Ev', 'B6', [[null]]);
    const { share } = await said(book);
    expect(share).toHaveLength(1);
    expect(share[0]).toContain('Ev awards');
  });

  test('no formula is too long for Excel, whatever the sheet is called and however many play', () => {
    const name = 'The open Swiss teams of ’s-Graven';
    const rows = Array.from(
      { length: 300 },
      (_, i) => teams[1 + (i % 4)]?.map((cell, j) => (j === 0 ? `T${i}` : cell)) ?? [],
    );
    const ranked = [
      ['Team', 'Sec', 'Strat', 'Rank', 'Rank B', 'Rank C', ...(teams[0]?.slice(3) ?? [])],
      ...rows.map(([team = '', strat = '', , ...held], i) => [
        team,
        'A',
        strat,
        String(i + 1),
        ...places(i),
        ...held,
      ]),
    ];
    const made = new EventWorkbook('nl').compute(
      awardBridgeEvent,
      { ...noOptions, name, rating: 'Regional', sessions: '9' },
      { entries: ranked },
    );
    const lengths = plannable(made).plan.sheets.flatMap(({ blocks }) =>
      blocks.flatMap(({ cells }) =>
        cells.flat().flatMap((cell) => (cell.kind === 'formula' ? [cell.formula.length] : [])),
      ),
    );
    expect(Math.max(...lengths)).toBeLessThan(8_000);

    /** Ranks among the entries of B and C, and of C, in the order of the list. */
    function places(i: number): readonly Cell[] {
      const strata = rows.slice(0, i + 1).map((row) => row[1]);
      const own = strata.at(-1);
      const inB = strata.filter((each) => each !== 'A').length;
      const inC = strata.filter((each) => each === 'C').length;
      return [own === 'A' ? null : inB, own === 'C' ? inC : null];
    }
  });
});
