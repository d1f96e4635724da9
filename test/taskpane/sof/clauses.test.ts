/** @jest-environment ./test/support/environment.js */
import { describe, expect, jest, test } from '@jest/globals';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import type { AwardedEvent } from '../../../taskpane/sof/awards-list';
import { type EventOptions, noOptions } from '../../../taskpane/sof/fields';
import { EventWorkbook } from '../nk/support/event-workbook';
import { sample, sampleOptions } from './support/event-list';
import { plannable } from '../support/computed';
import fc from 'fast-check';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { runs } from '../../support/sampled';
import { text } from '../../support/text';

type Cell = string | number | null;
type List = readonly (readonly Cell[])[];

const book = new EventWorkbook('en');
const open = { depthA: '', depthB: '', depthC: '' } as const;

function computed(list: List, change: Partial<EventOptions> = {}) {
  return book.compute(
    awardBridgeEvent,
    { ...sampleOptions, ...open, ...change },
    { entries: list },
  );
}

const awarded = (list: List, change: Partial<EventOptions> = {}): AwardedEvent =>
  plannable(computed(list, change)).detail;

/** The codes of what is refused or warned of, but for the depth, which is open in each of these. */
function codes(list: List, change: Partial<EventOptions> = {}): readonly string[] {
  const made = computed(list, change);
  const findings = made.ok ? made.plan.warnings : made.refusals;
  return findings
    .map(({ sentence }) => (sentence as { code?: string }).code ?? '')
    .filter((code) => code !== 'sofDepthOpen');
}

const pairs = (...rows: readonly (readonly Cell[])[]): List => [
  ['Pair', 'Score', 'Holdings'],
  ...rows,
];
const strata = ({ entries }: AwardedEvent): string =>
  entries.map(({ stratum }) => stratum).join('');

describe('Who plays', () => {
  const players = (...rows: readonly (readonly Cell[])[]): List => [
    ['Player 1', 'Player 2', 'Score', 'MPs 1', 'MPs 2'],
    ...rows,
  ];

  test('E1: a name is made of the players, and appears once', () => {
    const list = players(['Ann', 'Bo', 50, 10, 20], ['Cy', null, 40, 10, 20]);
    expect(awarded(list).entries.map(({ name }) => name)).toEqual(['Ann – Bo', 'Cy']);
    expect(codes(players(['Ann', 'Bo', 50, 10, 20], ['Ann', 'Bo', 40, 1, 2]))).toEqual([
      'nameTwice',
    ]);
    expect(
      codes([
        ['Score', 'MPs 1', 'MPs 2'],
        [50, 10, 20],
      ]),
    ).toEqual(['columnMissingEither']);
  });

  test('E12: teams of five or six in one column count as four, by the option or by their row', () => {
    const team = pairs(['a', 5, 60], ['b', 4, 30]);
    const average = (list: List, change: Partial<EventOptions>): unknown =>
      awarded(list, change).awards.fields[0].average.value;
    expect(average(team, { unit: 'teams' })).toBe(11.25);
    expect(average(team, { unit: 'teams', players: '6' })).toBe(7.5);
    const ofRow = [
      [...(team[0] ?? []), 'Players per team'],
      ['a', 5, 60, 6],
      ['b', 4, 30, 4],
    ];
    expect(average(ofRow, {})).toBe(8.75);
  });

  test('E13: columns of players tell pairs from teams; a team of four leaves the fifth blank', () => {
    const { entries, terms } = awarded([
      ['Team', 'Score', 'MPs 1', 'MPs 2', 'MPs 3', 'MPs 4', 'MPs 5'],
      ['a', 5, 1, 2, 3, 4, 5],
      ['b', 4, 1, 2, 3, 4, null],
    ]);
    expect([terms.unit, entries.map(({ size }) => size)]).toEqual(['teams', [5, 4]]);
    expect(awarded(players(['a', 'b', 5, 1, 2], ['c', 'd', 4, 1, 2])).terms.unit).toBe('pairs');
  });
});

describe('What is ranked', () => {
  test('E6: places as they are typed', () => {
    const typed = ['1', 'T2', '2T', '=4', '4=', '6th', '7/8', '7-8', 9];
    const list = [['Pair', 'Rank', 'Holdings'], ...typed.map((rank, i) => [`p${i}`, rank, 10])];
    expect(awarded(list).entries.map(({ scores }) => scores.A)).toEqual(
      [1, 2, 2, 4, 4, 6, 7, 7, 9].map((place) => -place),
    );
  });

  test('E10: without places there is nothing to award, and a blank one is not placed', () => {
    const list = (rank: Cell): List => [
      ['Pair', 'Rank', 'Holdings'],
      ['a', rank, 10],
      ['b', null, 10],
    ];
    expect(codes(list(null))).toEqual(['sofNobodyPlaced']);
    const { awards } = awarded(list(1));
    expect(awards.entries.map(({ award }) => award)).toEqual([2.5, 0]);
  });

  test('E8: strata in any case, and as numbers', () => {
    const list = [
      ['Pair', 'Score', 'Holdings', 'Strat'],
      ['a', 5, 1, 'a'],
      ['b', 4, 1, 2],
      ['c', 3, 1, '3'],
    ];
    expect(strata(awarded(list))).toBe('ABC');
  });
});

describe('E24: limits of strata', () => {
  const list: List = [
    ['Pair', 'Score', 'MPs 1', 'MPs 2'],
    ['a', 5, 600, 400],
    ['b', 4, 500, 499],
    ['c', 3, 10, 10],
  ];
  const limits = { limitB: '500', limitC: '100' } as const;

  test('go by the average, and exactly at a limit an entry is in the higher stratum', () => {
    expect(strata(awarded(list, limits))).toBe('ABC');
    expect(strata(awarded(list, { ...limits, limitC: '10' }))).toBe('ABB');
  });

  test('go by the strongest player where this is chosen, which totals do not tell', () => {
    const by = { ...limits, limitBy: 'strongest' } as const;
    expect(strata(awarded(list, by))).toBe('AAC');
    expect(codes(pairs(['a', 5, 600], ['b', 4, 30]), by)).toContain('sofStrongestNeedsPlayers');
  });

  test('need masterpoints where no stratum is given', () => {
    const some: List = [
      ['Pair', 'Score', 'Holdings', 'Strat'],
      ['a', 5, 600, 'A'],
      ['b', 4, null, null],
    ];
    expect(codes(some, limits)).toEqual(['sofStratumUnknown']);
  });
});

describe('Warned of', () => {
  test('E30: a lower stratum that pays more than first overall', () => {
    const held = (count: number, total: number, stratum: string): List =>
      Array.from({ length: count }, (_, i) => [`${stratum}${i}`, i, total, stratum]);
    const list = [
      ['Pair', 'Score', 'Holdings', 'Strat'],
      ...held(1, 3000, 'A'),
      ...held(119, 2500, 'B'),
    ];
    const { awards } = awarded(list);
    expect(awards.fields.map(({ first }) => first.value)).toEqual([24.51, 25.16]);
    expect(codes(list)).toEqual(['sofLowerPaysMore']);
  });

  test('E41: masterpoints that look like scores, another column of points, one entry alone', () => {
    const list = (held: number): List => [
      ['Pair', 'Score', 'Holdings', 'MPs'],
      ['a', 5, held, 3],
      ['b', 4, 100, 2],
    ];
    expect(codes(list(100))).toEqual(['sofLikeScores']);
    expect(codes(list(101))).toEqual(['sofOtherPoints']);
    expect(codes(pairs(['a', 5, 10]))).toEqual(['sofOneEntry']);
  });

  test('E15: an event without a name of its own is called as its sheet', () => {
    const list = pairs(['a', 5, 10], ['b', 4, 10]);
    expect(awarded(list, { name: ' ' }).name).toBe('Entries');
    expect(awarded(list, { name: ' Club  game ' }).name).toBe('Club game');
  });
});

jest.setTimeout(60_000);

/** Entries in three strata whose scores often tie. */
const randomList = fc
  .array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 40, max: 52 }), fc.nat(9000)), {
    minLength: 4,
    maxLength: 20,
  })
  .map((entries) => [
    sample[0] ?? [],
    ...entries.map(([stratum, score, held], i) => [
      ...[String(i + 1), `Pair ${i + 1}`, 'A', stratum, score],
      ...[1 + held, 1 + Math.floor(held / 3)],
    ]),
  ]);

/** What the sheets show, written from the list of E40. */
async function written(
  language: 'en' | 'nl',
  change: Partial<typeof sampleOptions> = {},
  list: readonly (readonly (string | number | null)[])[] = sample,
) {
  const book = await YearWorkbook.create(language, 'sof');
  const entries = book.type('Pairs', 'A1', list);
  const computed = book.compute(awardBridgeEvent, { ...sampleOptions, ...change }, { entries });
  const { plan, detail } = plannable(computed);
  expect(planFaults(plan)).toEqual([]);
  book.apply(plan);
  const [event = '', awards = ''] = plan.sheets.map(({ name }) => name);
  return { book, plan, detail, event, awards };
}

describe.each(['en', 'nl'] as const)('The event of E40 in the sheets, in %s', (language) => {
  test('comes to the averages, first places and awards of the example', async () => {
    const { book, event, awards } = await written(language);
    expect(book.values(`${event}!B12:E17`)).toEqual([
      [12, 4, 8, 4],
      [6, 2, 4, 2],
      [
        expect.closeTo(2539.1045833333333, 9),
        5900,
        expect.closeTo(858.656875, 9),
        expect.closeTo(217.93875, 9),
      ],
      [8.58, 13.99, 4.24, 2.77],
      [15.38, null, 4.24, 2.77],
      [4, null, 3, 2],
    ]);
    expect(book.values(`${event}!G12:J16`)).toEqual([
      [1, 15.38, 4.24, 2.77],
      [2, 11.54, 3.18, 2.08],
      [3, 8.65, 2.39, null],
      [4, 6.49, null, null],
      [null, null, null, null],
    ]);
    expect(book.values(`${event}!B20:C20`)).toEqual([[5.6, expect.closeTo(15.38 / 5.6 - 1, 9)]]);
    expect(book.values(`${event}!B23:C24`)).toEqual([
      [6, 2.86],
      [6, 2.86],
    ]);
    expect(book.values(`${awards}!H5:O16`)).toEqual([
      ['2/3', 10.1, '', '', '', '', 10.1, 'A'],
      ['1', 15.38, '', '', '', '', 15.38, 'A'],
      ['4/5', 3.25, '', '', '', '', 3.25, 'A'],
      ['8', 0, '', '', '', '', 0, ''],
      ['2/3', 10.1, '1', 4.24, '', '', 10.1, 'A'],
      ['9', 0, '5', 0, '', '', 0, ''],
      ['6', 0, '3', 2.39, '', '', 2.39, 'B'],
      ['10', 0, '6', 0, '', '', 0, ''],
      ['4/5', 3.25, '2', 3.18, '1', 2.77, 3.25, 'A'],
      ['7', 0, '4', 0, '2', 2.08, 2.08, 'C'],
      ['11', 0, '7', 0, '3', 0, 0, ''],
      ['12', 0, '8', 0, '4', 0, 0, ''],
    ]);
    const paid = book.values(`${awards}!N5:N16`).flat().map(Number);
    expect(paid.reduce((sum, each) => sum + each, 0)).toBeCloseTo(46.55, 9);
  });

  test('comes to those of one session of a Sectional with a restriction', async () => {
    const change = { sessions: '1', rating: 'Sectional', restrictions: '1' } as const;
    const { book, event, awards } = await written(language, change);
    expect(book.values(`${event}!B16:E16`)).toEqual([[5.86, null, 1.61, 1.06]]);
    expect(book.values(`${event}!B20`)).toEqual([[2.13]]);
    expect(book.values(`${event}!B23:C23`)).toEqual([[6, 1.63]]);
    const paid = book.values(`${awards}!N5:O16`).filter(([award]) => award !== 0);
    expect(paid).toEqual([
      [3.85, 'A'],
      [5.86, 'A'],
      [1.24, 'A'],
      [3.85, 'A'],
      [0.91, 'B'],
      [1.24, 'A'],
      [0.8, 'C'],
    ]);
    expect(paid.reduce((sum, [award]) => sum + Number(award), 0)).toBeCloseTo(17.75, 9);
  });
});

describe('Who corrects the sheets', () => {
  test('by sorting the list gets every award beside its entry', async () => {
    const { book, awards } = await written('en');
    const before = new Map(
      book.values(`${awards}!B5:O16`).map((row) => [row[0], [row[12], row[13]]]),
    );
    const rows = book.values(`${awards}!A5:G16`);
    const sorted = [...rows].sort((a, b) => ((a[1] ?? '') < (b[1] ?? '') ? 1 : -1));
    book.type(awards, 'A5', sorted as never);
    const after = book.values(`${awards}!B5:O16`);
    expect(after.map(([name]) => name)).toEqual(sorted.map(([, name]) => name));
    for (const [name, ...row] of after) {
      expect([name, row[11], row[12]]).toEqual([name, ...(before.get(name ?? null) ?? [])]);
    }
  });

  test('by sorting random lists by any column gets every award beside its entry', async () => {
    const columns = fc.integer({ min: 1, max: 6 });
    const property = fc.asyncProperty(randomList, columns, async (list, key) => {
      const change = { depthA: '', depthB: '', depthC: '' };
      const { book, detail, awards } = await written('en', change, list);
      const last = 4 + detail.entries.length;
      const shown = (): Map<unknown, unknown[]> =>
        new Map(book.values(`${awards}!B5:O${last}`).map((row) => [row[0], row.slice(6)]));
      const before = shown();
      for (const [i, { name }] of detail.entries.entries()) {
        const { award, paidIn = '' } = detail.awards.entries[i] ?? {};
        expect([name, ...(before.get(name)?.slice(6) ?? [])]).toEqual([name, award, paidIn]);
      }
      const rows = book.values(`${awards}!A5:G${last}`);
      const sorted = [...rows].sort((a, b) => ((a[key] ?? '') < (b[key] ?? '') ? 1 : -1));
      book.type(awards, 'A5', sorted as never);
      expect(shown()).toEqual(before);
    });
    await fc.assert(property, { numRuns: runs(1, 25), endOnFailure: true });
  });

  test('by a score, a stratum, a holding or an input changes every award', async () => {
    const { book, event, awards } = await written('en');
    book.type(event, 'B5', [[1]]);
    book.type(event, 'B6', [['Sectional']]);
    book.type(event, 'B7', [[1]]);
    expect(book.value(`${event}!B16`)).toBe(5.86);
    expect(book.value(`${awards}!N6`)).toBe(5.86);
    book.type(awards, 'E8', [[70]]);
    expect(book.values(`${awards}!H8:I8`)).toEqual([['1', 5.86]]);
    book.type(awards, 'D16', [['A']]);
    expect(book.values(`${event}!B12:E12`)).toEqual([[12, 5, 7, 3]]);
    book.type(awards, 'D16', [['X']]);
    expect(book.value(`${awards}!A3`)).toMatch(/stratum/);
  });
});

describe('tables', () => {
  jest.setTimeout(60_000);

  type Cell = string | number;

  /** So many pairs in each section, every pair with a score of its own. */
  function pairs(sections: readonly number[]): readonly (readonly Cell[])[] {
    const names = sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, i) => [
        `Pair ${section + 1}-${i + 1}`,
        'AB'[section] ?? '',
      ]),
    );
    return [
      ['Pair', 'Sec', 'Score', 'MPs 1', 'MPs 2'],
      ...names.map(([name = '', section = ''], i) => [name, section, 70 - i, 900, 700]),
    ];
  }

  async function event(list: readonly (readonly Cell[])[], tables = '') {
    const book = await YearWorkbook.create('en', 'sof');
    const entries = book.type('Pairs', 'A1', list);
    const options = {
      ...noOptions,
      name: 'Club',
      rating: 'Sectional',
      depthA: '3',
      tables,
    } as const;
    const { plan, detail } = plannable(book.compute(awardBridgeEvent, options, { entries }));
    book.apply(plan);
    return { book, detail };
  }

  /** First place of the S1 formula for pairs of 800 a player, in one number per table count. */
  const firstOf = (tables: number): number =>
    Math.floor((100 * (0.8 + 2.25 + (tables / 60) * (12.158 * 0.8 + 6.461)) * 10) / 14 + 0.5) / 100;

  test('E22: the half table of 13 pairs counts as a full one', async () => {
    const { book, detail } = await event(pairs([13]));
    expect(detail.tables).toEqual({ played: 6.5, counted: 7, bySection: false });
    expect(book.values('Club!B12:B13')).toEqual([[13], [7]]);
    expect(book.value('Club!B16')).toBe(firstOf(7));
  });

  test('E22: each section has a half table of its own', async () => {
    const { book, detail } = await event(pairs([7, 5]));
    expect(detail.tables).toEqual({ played: 6, counted: 7, bySection: true });
    expect(book.value('Club!B13')).toBe(7);
    expect(book.value('Club!B16')).toBe(firstOf(7));
  });

  test('E22: a half table that is typed stays a half', async () => {
    const { book } = await event(pairs([13]), '6.5');
    expect(book.value('Club!B13')).toBe(6.5);
    expect(book.value('Club!B16')).toBe(firstOf(6.5));
  });

  test('E37: the list says so where a score is missing or is no number', async () => {
    const { book } = await event(pairs([4]));
    const note = book.value('Club awards!A3');
    for (const wrong of ['n/a', null]) {
      book.type('Club awards', 'C6', [[wrong]]);
      const cells = 'Pair 1-2 (C6)';
      expect(book.value('Club awards!A3')).toBe(text('en', 'sofNoteScore', { cells }));
      book.type('Club awards', 'C6', [[50]]);
      expect(book.value('Club awards!A3')).toBe(note);
    }
  });
});
