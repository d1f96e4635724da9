/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import type { AwardedEvent } from '../../../taskpane/sof/awards-layout';
import type { EventOptions } from '../../../taskpane/sof/fields';
import { EventWorkbook } from '../nk/support/event-workbook';
import { sampleOptions } from './support/event-list';
import { plannable } from '../support/computed';

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
