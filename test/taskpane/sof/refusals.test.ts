/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type TextKey } from '../../../src/language';
import { describe, expect, test } from '@jest/globals';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import type { EventOptions } from '../../../taskpane/sof/fields';
import type { Computed } from '../../../taskpane/jobs/operation';
import { placeName } from '../../../taskpane/sheets/address';
import { EventWorkbook } from '../nk/support/event-workbook';
import { sample, sampleOptions } from './support/event-list';
import { isFollowed, text, wayOut } from '../../support/text';
import { plannable, refusedBy } from '../support/computed';

type Cell = string | number | null;
type List = readonly (readonly Cell[])[];

const book = new EventWorkbook('en');

function computed(list: List, change: Partial<EventOptions> = {}) {
  return book.compute(awardBridgeEvent, { ...sampleOptions, ...change }, { entries: list });
}

/** Code and cell of what is refused or warned of. */
function found(made: Computed<unknown>): readonly (readonly [string, string])[] {
  const findings = made.ok ? made.plan.warnings : made.refusals;
  return findings.map(({ sentence }) => {
    const { code = '', address = '' } = sentence as { code?: string; address?: string };
    return [code, address.replace(/^.*!/, '')];
  });
}

/** The sample with one cell changed; the headings are row 0. */
const changed = (row: number, column: number, value: Cell): List =>
  sample.map((cells, i) =>
    i === row ? cells.map((cell, j) => (j === column ? value : cell)) : cells,
  );

/** The columns of the sample under other headings, with the rows given by their cells. */
const ranked = (...rows: readonly (readonly Cell[])[]): List => [
  ['Pair', 'Strat', 'Rank', 'Rank B', 'Total MPs'],
  ...rows,
];

describe('Refused, by cell where there is one', () => {
  test.each([
    ['a name twice', changed(3, 1, 'Adams – Baker'), 'nameTwice', 'B4'],
    ['a negative holding', changed(3, 5, -1), 'cellAtLeast', 'F4'],
    ['a text as a holding', changed(3, 5, 'many'), 'sofHeldNone', 'F4'],
    ['a blank beside a filled holding', changed(3, 6, null), 'sofHoldingBlank', 'G4'],
    ['a fourth stratum', changed(3, 3, 'X'), 'sofStratumBad', 'D4'],
    ['no stratum', changed(3, 3, null), 'sofStratumMissing', 'D4'],
    ['no score', changed(3, 4, null), 'sofScoreMissing', 'E4'],
    ['no name', changed(3, 1, null), 'sofNameMissing', 'B4'],
  ] as const)('%s', (_, list, code, address) => {
    expect(found(computed(list))).toEqual([[code, address]]);
  });

  test('ranks that do not follow, and those a stratum lacks', () => {
    const rows = [
      ['a', 'A', '1', null, 100],
      ['b', 'B', 'T2', '1', 100],
      ['c', 'B', '2=', '2', 100],
    ] as const;
    expect(found(computed(ranked(...rows, ['d', 'B', 3, 3, 100])))[0]).toEqual([
      'placeAstray',
      'C5',
    ]);
    expect(computed(ranked(...rows, ['d', 'B', 4, 3, 100])).ok).toBe(false);
    const without = ranked(...rows).map(([name = '', strat = '', rank = '', , held = '']) => [
      ...[name, strat, rank, held],
    ]);
    const open = [...without, ['d', 'B', null, 100]];
    expect(found(computed(open))[0]).toEqual(['sofRankNeeded', 'C5']);
    expect(found(computed(changed(0, 4, 'Rank')))[0]?.[0]).toBe('cellsAlike');
  });

  describe('One cause in many cells is one sentence, with its way out', () => {
    const six = (change: (row: number) => readonly Cell[]): readonly (readonly Cell[])[] =>
      Array.from({ length: 6 }, (_, i) => [`Pair ${i}`, 60 - i, ...change(i)]);
    const total = ['Pair', 'Score', 'Total MPs'];
    const perPlayer = ['Pair', 'Score', 'MPs 1', 'MPs 2'];
    const award = (list: List): number =>
      plannable(computed(list, { depthA: '', depthB: '', depthC: '' })).detail.awards.fields[0]
        .first.value;
    const told = (list: List): readonly string[] => refusedBy(computed(list));

    test('an award behind its stratum in a cell: their total, or a column for each player', () => {
      const said = told([total, ...six(() => ['1,200(A)'])]);
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/“1,200\(A\)”.*Pair 5 \(C7\)\.$/);
      const totals = award([total, ...six(() => [1500])]);
      expect(award([perPlayer, ...six(() => [1200, 300])])).toBe(totals);
      expect(award([total, ...six(() => ['1,200 / 300'])])).toBe(totals);
    });

    test('a stratum such as B/D: one of the three', () => {
      const list = (stratum: string): List => [
        ['Pair', 'Score', 'Strat', 'Total MPs'],
        ...six(() => [stratum, 1500]),
      ];
      expect(told(list('B/D'))).toHaveLength(1);
      expect(told(list('B/D'))[0]).toMatch(/^Pair 0: “B\/D”.*A, B or C/);
      expect(computed(list('A'), { depthA: '', depthB: '', depthC: '' }).ok).toBe(true);
    });

    test('a member without masterpoints: 0, which counts as a member', () => {
      const list = (held: Cell): List => [perPlayer, ...six(() => [1500, held])];
      expect(told(list('none'))).toHaveLength(1);
      expect(told(list('none'))[0]).toMatch(/^Pair 0: .*\(Entries!D2\).*0/);
      expect(award(list(0))).toBe(award(list(0.01)));
    });

    test('a date, or names, in a column that may be left out: choose none for it', () => {
      const list: List = [
        ['Team', 'Players per team', 'Score', 'MPs 1', 'MPs 2', 'MPs 3', 'MPs 4'],
        ...Array.from({ length: 5 }, (_, i) => [`Team ${i}`, 'Ann - Bo', 60 - i, 10, 20, 30, 40]),
      ];
      const [said = '', ...others] = told(list);
      expect(others).toEqual([]);
      expect(said).toContain(text('en', 'sofPlayersPerEntry'));
      expect(said).toContain(text('en', 'noColumn'));
      const without = list.map((row) => row.filter((_, column) => column !== 1));
      const asSaid = book.compute(
        awardBridgeEvent,
        { ...sampleOptions, depthA: '', depthB: '', depthC: '' },
        { entries: list },
        { playersPerEntry: undefined as never },
      );
      expect(plannable(asSaid).detail.awards.fields[0].first.value).toBe(award(without));
    });
  });

  test('one column of players, three of them, and totals beside them', () => {
    const columns = (...headings: string[]): List => [
      ['Pair', 'Score', ...headings],
      ['a', 50, ...headings.map(() => 10)],
    ];
    expect(found(computed(columns('MPs 1')))).toEqual([['sofPlayerColumns', '']]);
    expect(found(computed(columns('MPs 1', 'MPs 2', 'MPs 3')))).toEqual([['sofPlayerColumns', '']]);
    expect(found(computed(columns('MPs 1', 'MPs 2', 'Holdings')))).toEqual([
      ['sofHoldingsTwice', ''],
    ]);
    expect(
      found(
        computed([
          ['Pair', 'Score', 'Holdings'],
          ['a', 50, null],
          ['b', 40, 0],
        ]),
      ),
    ).toEqual([['sofHoldingsMissing', '']]);
  });

  test('pairs beside teams, and three players', () => {
    const list = (size: number): List => [
      ['Team', 'Score', 'Holdings', 'Players per team'],
      ['a', 50, 10, 4],
      ['b', 40, 10, size],
    ];
    expect(found(computed(list(2)))).toEqual([['sofSizeMixed', 'D3']]);
    expect(found(computed(list(3)))).toEqual([['sofSizeBad', 'D3']]);
  });

  test.each([
    [{ tables: '0' }, 'sofTablesNone'],
    [{ tables: '1001' }, 'cellAtMost'],
    [{ tables: '-1' }, 'sofTablesNone'],
    [{ comparisons: '6 0' }, 'sofTablesNone'],
    [{ depthA: '13' }, 'sofDepthBeyond'],
    [{ depthB: '9' }, 'sofDepthBeyond'],
    [{ depthC: '0' }, 'cellAtLeast'],
    [{ sessions: '' }, 'optionEmpty'],
    [{ sessions: '21' }, 'cellAtMost'],
    [{ sessions: '1.5' }, 'cellNeedsWhole'],
    [{ event: 'Flight A' }, 'sofKindStratified'],
    [{ limitB: '500', limitC: '900' }, 'sofLimitsOrder'],
    [{ comparisons: '6 6 6' }, 'sofComparisonsMany'],
    [{ rating: '' }, 'sofRatingAsked'],
  ] as const)('the option %j', (change, code) => {
    expect(found(computed(sample, change))[0]?.[0]).toBe(code);
  });

  test('sessions that are no number, once, and nothing that would follow from them', () => {
    const change = { sessions: 'two', comparisons: '6 6' };
    expect(found(computed(sample, change))).toEqual([['cellNeedsNumber', 'Sessions']]);
  });

  test('a bracketed Swiss of pairs', () => {
    const open = sample.map((row) => row.filter((_, column) => column !== 3));
    expect(found(computed(open, { event: 'Bracketed Swiss' }))).toEqual([['sofSwissOfPairs', '']]);
    expect(computed(open, { event: 'Flight A' }).ok).toBe(true);
  });
});

describe('Who does what a refusal says gets the award of the event as it is meant', () => {
  const every = { depthA: '', depthB: '', depthC: '' } as const;
  const first = (list: List, change: Partial<EventOptions> = {}): number =>
    plannable(computed(list, { ...every, ...change })).detail.awards.fields[0].first.value;
  const open = sample.map((row) => row.filter((_, column) => column !== 3));
  const totals = sample.map((row, i) => [
    ...row.slice(0, 5),
    i === 0 ? 'Total MPs' : Number(row[5]) + Number(row[6]),
  ]);
  const without = (list: List, column: number): List =>
    list.map((row) => row.filter((_, each) => each !== column));
  const ranks = ['Rank', 2, 1, 4, 8, 2, 9, 6, 10, 4, 7, 11, 12];
  const places = (wrong: Cell, of = (i: number): Cell => ranks[i] ?? null): List =>
    open.map((row, i) => [
      ...row.slice(0, 3),
      i === 0 ? 'Rank' : i === 3 ? wrong : of(i),
      ...row.slice(4),
    ]);
  const inOneCell = (held: string): List =>
    sample.map((row, i) => [
      ...row.slice(0, 5),
      i === 0 ? 'Masterpoints' : i === 11 ? held : `${row[5] ?? ''} / ${row[6] ?? ''}`,
    ]);
  const noHoldings = (row: readonly Cell[], i: number): readonly Cell[] => [
    ...row,
    i === 0 ? 'Total MPs' : null,
  ];
  const ofSize = (players: number): List =>
    totals.map((row, i) => [...row, i === 0 ? 'Players per team' : i === 3 ? players : 2]);
  const limits = { limitB: '2000', limitC: '450' } as const;
  const unknown = sample.map((row, i) =>
    row.map((cell, j) => (i === 3 && [3, 5, 6].includes(j) ? null : cell)),
  );
  // The places 4 and 5 are shared, so that 4 is what row 4 has.
  const [right, one] = [15.38, 8.58];

  /** The code, what is refused, what the sentence says to do instead, and first place overall after it. */
  type Way = readonly [
    code: string,
    wrong: readonly [List, Partial<EventOptions>?],
    done: readonly [List, Partial<EventOptions>?],
    award: number,
  ];
  const ways: readonly Way[] = [
    ['nameTwice', [changed(3, 1, 'Adams – Baker')], [sample], right],
    ['cellAtLeast', [changed(3, 5, -1)], [sample], right],
    ['sofHeldNone', [changed(11, 6, 'none')], [changed(11, 6, 0)], right],
    ['sofHeldOne', [inOneCell('88.5')], [inOneCell('88.5 / 0')], right],
    ['sofHoldingsMissing', [without(without(sample, 6), 5).map(noHoldings)], [sample], right],
    ['sofNobodyPlaced', [places(null, () => null)], [places('T4')], one],
    ['sofSizeMixed', [ofSize(4)], [ofSize(2)], right],
    ['sofSizeBad', [ofSize(3)], [ofSize(2)], right],
    ['sofStratumUnknown', [unknown, limits], [changed(3, 3, null), limits], right],
    ['sofHoldingBlank', [changed(11, 6, null)], [changed(11, 6, 0)], right],
    ['sofStratumBad', [changed(3, 3, 'B/D')], [changed(3, 3, 'A')], right],
    ['sofStratumMissing', [changed(3, 3, null)], [changed(3, 3, 'A')], right],
    ['sofScoreMissing', [changed(12, 4, null)], [changed(12, 4, 0)], right],
    ['sofNameMissing', [changed(3, 1, null)], [sample], right],
    ['placeBad', [places('fourth')], [places('T4')], one],
    ['placeAstray', [places(6)], [places('4/5')], one],
    ['sofHoldingsTwice', [withTotals()], [sample], right],
    ['sofPlayerColumns', [without(sample, 6)], [sample], right],
    ['columnMissingEither', [without(without(sample, 6), 5)], [sample], right],
    ['sofTablesNone', [sample, { tables: '0' }], [sample, { tables: '' }], right],
    ['sofTablesNone', [sample, { tables: '0' }], [sample, { tables: '6' }], right],
    ['cellNeedsNumber', [sample, { sessions: 'two' }], [sample, { sessions: '2' }], right],
    ['cellNeedsWhole', [sample, { sessions: '1.5' }], [sample, { sessions: '2' }], right],
    ['cellAtMost', [sample, { sessions: '21' }], [sample, { sessions: '2' }], right],
    ['optionEmpty', [sample, { sessions: '' }], [sample, { sessions: '2' }], right],
    ['sofDepthBeyond', [sample, { depthA: '13' }], [sample, { depthA: '12' }], right],
    ['sofRatingAsked', [sample, { rating: '' }], [sample, { rating: 'Regional' }], right],
    [
      'sofComparisonsMany',
      [sample, { comparisons: '6 6 6' }],
      [sample, { comparisons: '6 6' }],
      right,
    ],
    ['sofKindStratified', [sample, { event: 'Flight A' }], [sample, { event: '' }], right],
    ['sofKindStratified', [sample, { event: 'Flight A' }], [open, { event: 'Flight A' }], 9.44],
    ['sofSwissOfPairs', [open, { event: 'Bracketed Swiss' }], [open, { event: '' }], one],
    [
      'sofLimitsOrder',
      [open, { limitB: '2000', limitC: '2000' }],
      [open, { limitB: '2000', limitC: '450' }],
      right,
    ],
    [
      'sofStrongestNeedsPlayers',
      [without(totals, 3), { limitBy: 'strongest', limitB: '2000' }],
      [without(totals, 3), { limitBy: 'average', limitB: '2000' }],
      right,
    ],
    [
      'sofStrongestNeedsPlayers',
      [without(totals, 3), { limitBy: 'strongest', limitB: '2300' }],
      [open, { limitBy: 'strongest', limitB: '2300' }],
      right,
    ],
  ];

  /** The columns of the players, and their totals. */
  function withTotals(): List {
    return sample.map((row, i) => [...row, totals[i]?.[5] ?? null]);
  }

  test.each(ways)('%s', (code, [list, options = {}], [after, otherwise = {}], award) => {
    const refused = computed(list, { ...every, ...options });
    expect(refused.ok).toBe(false);
    expect(found(refused).map(([each]) => each)).toContain(code);
    wayOut(code as TextKey, first(after, otherwise)).toBe(award);
  });
});

/** Sentences whose way out other tests of SOF follow. */
const elsewhere: Readonly<Record<string, readonly TextKey[]>> = {
  'events.test.ts': [
    ...(['sofAwardsNote', 'sofNoteInTheWay', 'sofFormulasGone'] as const),
    ...(['sofEventFormulasGone', 'sofEntryInTheWay', 'sofColumnsGone'] as const),
    ...(['sofNoteName', 'sofNoteOutside', 'sofNoteStratum', 'sofNoteSection'] as const),
    ...(['sofNoteScore', 'sofNoteRank', 'sofNoteHeld', 'sofNoteSizePair'] as const),
    ...(['sofNoteSizeTeam', 'sofNoteNobody', 'sofNoteNobodyA', 'sofNoteNobodyIn'] as const),
    ...(['sofEntryName', 'sofEntryStratum', 'sofEntryScore', 'sofEntryRank'] as const),
    ...(['sofEntrySection', 'sofEntryHeld', 'sofEntrySizePair', 'sofEntrySizeTeam'] as const),
    ...(['sofEntryOutside', 'sofNobodyAwarded', 'sofSheetGone'] as const),
  ],
};

test('Every sentence of SOF that tells a way out is followed', () => {
  const asks =
    /\b(?:Enter|Correct|Choose|choose|Undo|Clear|Insert|Measure|Give|Add|Leave|Delete|Select|Type)\b/;
  const own = readFileSync(__filename, 'utf8');
  const followed = Object.entries(elsewhere).flatMap(([file, keys]) => {
    const tests = readFileSync(path.join(__dirname, file), 'utf8');
    expect([file, keys.filter((key) => !isFollowed(key, tests))]).toEqual([file, []]);
    return keys as readonly string[];
  });
  // What a field or Excel says of what is typed there, a question, and warnings that need no action.
  const noWay = /Refusal$|^sof(?:Why|Doubtful|OpenDepth|DepthOpen|ManySessions)/;
  const all = Object.entries<string>(languages.en).filter(
    ([key, said]) =>
      /^sof[A-Z]/.test(key) && asks.test(said) && said.includes('.') && !noWay.test(key),
  );
  expect(all.length).toBeGreaterThan(40);
  expect(
    all.flatMap(([key]) =>
      followed.includes(key) || own.includes(`['${key}', [`) || own.includes(`'${key}',\n      [`)
        ? []
        : [key],
    ),
  ).toEqual([]);
});

describe('Warned of', () => {
  const codes = (list: List, change: Partial<EventOptions> = {}): readonly string[] =>
    found(computed(list, change)).map(([code]) => code);

  test.each([
    ['a player without masterpoints', sample, {}, 'sofZeroHeld'],
    ['a date that is no day', sample, { date: '31 november 2026' }, 'dateNoDay'],
    ['an open depth', sample, { depthA: '' }, 'sofDepthOpen'],
    ['more tables than the entries make', sample, { tables: '9' }, 'sofTablesMany'],
    ['five sessions', sample, { sessions: '5' }, 'sofManySessions'],
    [
      'a stratum unlike the limits',
      changed(12, 3, 'B'),
      { limitB: '2000', limitC: '500' },
      'sofStratumUnlike',
    ],
  ] as const)('%s', (_, list, change, code) => {
    expect(codes(list, change)).toContain(code);
  });

  test('entries without masterpoints, which are awarded and not averaged', () => {
    const list = sample.map((row, i) => (i === 2 ? [...row.slice(0, 5), null, null] : row));
    const made = computed(list);
    expect(found(made).map(([code]) => code)).toContain('sofNothingHeld');
    const { detail } = plannable(made);
    expect(detail.awards.entries[1]?.award).toBe(detail.awards.fields[0].first.value);
  });

  test('few entries in the lowest stratum, and nobody in A', () => {
    expect(codes([...sample.slice(0, 9), ...sample.slice(11)])).toContain('sofFewInStratum');
    expect(codes([...sample.slice(0, 1), ...sample.slice(5)])).toContain('sofNobodyInA');
  });

  test('a rank that is not that of the score, by its cell', () => {
    const list = sample.map((row, i) => [...row, i === 0 ? 'Place' : i === 2 ? '2' : null]);
    expect(found(computed(list))).toContainEqual(['sofRankUnlike', 'H3']);
  });
});

test('What the awards say in place of their advice is marked', () => {
  const [, awards] = plannable(computed(sample)).plan.sheets;
  const note = text('en', 'sofAwardsNote');
  expect(awards?.blocks[0]?.highlights).toEqual([
    { at: 'A3', formula: `=$A$3<>"${note}"`, look: 'warning' },
  ]);
});

test('The list is read again before the write', () => {
  const { sources } = plannable(computed(sample)).plan;
  expect(sources.map(({ place }) => placeName(place))).toEqual(['Entries!A1:G13']);
});
