import { describe, expect, test } from '@jest/globals';
import {
  awardEvent,
  sofAverage,
  sofAward,
  sofFormer,
  sofPlaces,
  sofSession,
  sofStratum,
  stratumByLimits,
} from '../../../src';
import {
  type EventEntry,
  type EventTerms,
  type Stratum,
  tablesOf,
} from '../../../src/sof/awarding';
import { value } from '../results';

/** A pair: its stratum, the masterpoints of its players, and its score in the fields it is ranked in. */
const pair = (stratum: Stratum, each: number, score: number): EventEntry => ({
  ...{ stratum, holdings: [each, each] },
  scores: { A: score, B: score, C: score },
});
const entries = [
  pair('A', 2000, 60),
  pair('B', 600, 65),
  pair('C', 100, 50),
  pair('A', 1500, 55),
  pair('C', 200, 40),
  pair('B', 700, 50),
];
const terms: EventTerms = {
  ...{ unit: 'pairs', isStratified: true, sessions: 2, rating: 'Regional', restrictions: 0 },
  ...{ event: '', tables: 3, depths: {}, limit: 'Unlimited', playersPerEntry: [], comparisons: [] },
};
const options = { sessions: 2, rating: 'Regional', restrictions: 0 } as const;
const awarded = (more: Partial<EventTerms> = {}, list: readonly EventEntry[] = entries) =>
  value(awardEvent(list, { ...terms, ...more }));
const averageOf = (...players: readonly number[]): number =>
  value(sofAverage(players.map((each) => [each, each])));

describe('S8, S9: the fields of an event', () => {
  const all = averageOf(2000, 600, 100, 1500, 200, 700);
  const inB = averageOf(600, 100, 200, 700);
  const inC = averageOf(100, 200);
  const inA = averageOf(2000, 1500);

  test('are all entries, those below A, and those below B, each with its tables and average', () => {
    const { fields, alone } = awarded();
    expect(
      fields.map(({ stratum, entries: count, tables, average }) => [
        ...[stratum, count, tables, average.value],
      ]),
    ).toEqual([
      ['A', 6, 3, all],
      ['B', 4, 2, inB],
      ['C', 2, 1, inC],
    ]);
    expect([alone?.entries, alone?.tables, alone?.average.value]).toEqual([2, 1, inA]);
  });

  test('pay first place by their strength; A at least 110 % of its entries alone', () => {
    const [overall, b, c] = awarded().fields;
    expect(overall.first.value).toBe(value(sofStratum(all, 3, inA, 1, options)));
    expect(b?.first.value).toBe(value(sofAward(inB, 2, options)));
    expect(c?.first.value).toBe(value(sofAward(inC, 1, options)));
    expect(overall.byItself.value).toBe(value(sofAward(all, 3, options)));
  });

  test('without entries in A the award is that of the field alone, and an empty stratum is no field', () => {
    const { fields, alone } = awarded({}, [pair('B', 600, 2), pair('B', 500, 1)]);
    expect(alone).toBeUndefined();
    expect(fields.map(({ stratum }) => stratum)).toEqual(['A', 'B']);
    expect(fields[0].first.value).toBe(value(sofAward(averageOf(600, 500), 3, options)));
    const onlyA = awarded({}, [pair('A', 600, 2), pair('A', 500, 1)]);
    expect(onlyA.fields.map(({ stratum }) => stratum)).toEqual(['A']);
  });

  test('without strata there is one', () => {
    const { fields, alone } = awarded({ isStratified: false });
    expect([fields.length, alone]).toEqual([1, undefined]);
    expect(fields[0].first.value).toBe(value(sofAward(all, 3, options)));
  });

  test('have no more tables than the event', () => {
    expect(awarded({ tables: 1.5 }).fields.map(({ tables }) => tables)).toEqual([1.5, 1.5, 1]);
  });
});

describe('S10, S11, S13: what is paid', () => {
  test('places are those placed, or as many as the event says', () => {
    expect(awarded().fields.map(({ depth }) => depth)).toEqual([6, 4, 2]);
    const { fields } = awarded({ depths: { A: 2, C: 9 } });
    expect(fields.map(({ depth }) => depth)).toEqual([2, 4, 2]);
    for (const { first, depth, places } of fields) {
      expect(places).toEqual(value(sofPlaces(first.value, depth, 2)));
    }
  });

  test('who has no score in a field has no place and no award there', () => {
    const absent = { ...pair('C', 100, 0), scores: { A: undefined, B: undefined, C: 1 } };
    const { fields, entries: paid } = awarded({}, [pair('A', 2000, 3), absent]);
    expect(fields.map(({ depth }) => depth)).toEqual([1, 0, 1]);
    expect(fields[1]?.places).toEqual([]);
    expect(Object.keys(paid[1]?.byField ?? {})).toEqual(['C']);
    expect(paid[1]?.paidIn).toBe('C');
  });

  test('an entry is ranked in its stratum and those above, and gets the largest award', () => {
    const { fields, entries: paid } = awarded();
    expect(paid.map(({ byField }) => Object.keys(byField))).toEqual([
      ...[['A'], ['A', 'B'], ['A', 'B', 'C'], ['A'], ['A', 'B', 'C'], ['A', 'B']],
    ]);
    // 65 is first overall and in B; 50 is shared by one of C and one of B.
    expect(paid[1]).toMatchObject({ award: fields[0].first.value, paidIn: 'A' });
    expect(paid[2]?.byField.A).toMatchObject({ from: 4, to: 5 });
    expect(paid[2]?.byField.B).toMatchObject({ from: 2, to: 3 });
    expect(paid[2]?.byField.C).toMatchObject({ from: 1, to: 1, award: fields[2]?.first.value });
    for (const { award, byField } of paid) {
      expect(award).toBe(Math.max(...Object.values(byField).map((each) => each.award)));
    }
  });

  test('of equal awards the higher stratum pays; who is paid nothing is paid in no stratum', () => {
    const { entries: paid } = awarded({ depths: { A: 1, B: 1, C: 1 } }, [
      pair('B', 600, 2),
      pair('B', 500, 1),
    ]);
    expect(paid.map(({ award, paidIn }) => [award > 0, paidIn])).toEqual([
      [true, 'A'],
      [false, undefined],
    ]);
  });
});

describe('S12, S14: beside the awards', () => {
  test('first places of sessions, by their tables', () => {
    const { sessions, fields } = awarded({ comparisons: [3, 2] });
    const average = fields[0].average.value;
    expect(sessions.map((each) => each.value)).toEqual(
      [3, 2].map((tables) => value(sofSession(average, tables, options))),
    );
  });

  test.each([
    ['pairs', 'Pairs'],
    ['teams', 'Swiss'],
  ] as const)('the former formula, for %s as %s', (unit, type) => {
    const { former, difference, fields } = awarded({ unit, tables: 12, limit: 750 });
    const before = value(
      sofFormer(12, 2, { rating: 'Regional', limit: 750, restrictions: 0, type }),
    );
    expect(former.value).toBe(before);
    expect(difference).toBeCloseTo(fields[0].first.value / before - 1, 12);
  });
});

describe('what an event refuses', () => {
  const refused = (more: Partial<EventTerms>, list = entries): unknown => {
    const made = awardEvent(list, { ...terms, ...more });
    return made.ok ? undefined : [made.failure.code, made.failure.at.argument, made.failure.at.row];
  };

  test('as its formulas do, a holding by its row in the whole list', () => {
    expect(refused({}, [pair('A', 1, 1), pair('C', -1, 1)])).toEqual([
      expect.any(String),
      'holdings',
      2,
    ]);
    expect(refused({ sessions: 0 })).toEqual([expect.any(String), 'sessions', undefined]);
    expect(refused({ tables: 0 })).toEqual([expect.any(String), 'tables', undefined]);
    expect(refused({ comparisons: [0] })).toEqual([expect.any(String), 'tables', undefined]);
    expect(refused({ limit: 'x' })).toEqual([expect.any(String), 'limit', undefined]);
  });

  test('a depth below none and a score that is no number, in the field that has it', () => {
    for (const stratum of ['A', 'B', 'C']) {
      expect(refused({ depths: { [stratum]: -1 } })).toEqual([
        ...['lengthOfList', 'depth', undefined],
      ]);
      const scores = { A: 1, B: 1, C: 1, [stratum]: NaN };
      expect(refused({}, [...entries, { ...pair('C', 100, 1), scores }])).toEqual([
        ...['numberNeeded', 'scores'],
        // By its row among those who are ranked there.
        { A: 7, B: 5, C: 3 }[stratum],
      ]);
    }
  });

  test('entries in A that hold nothing, though others do', () => {
    expect(refused({}, [pair('A', 0, 1), pair('B', 500, 2)])).toEqual([
      ...['holdingsMissing', 'holdings', undefined],
    ]);
  });

  test('a field whose entries hold nothing', () => {
    const withoutPoints = [pair('A', 1000, 2), pair('C', 0, 1)];
    expect(refused({}, withoutPoints)).toEqual([expect.any(String), 'holdings', undefined]);
  });
});

test.each([
  ['pairs', [5, 4], 4.5, 5],
  ['pairs', [7, 7], 7, 8],
  ['teams', [5, 4], 9, 9],
  ['pairs', [], 0, 0],
] as const)('S3, E22: of %s, sections of %j make %f tables, which count as %i', (...row) => {
  const [unit, sections, played, counted] = row;
  expect(tablesOf(unit, sections)).toEqual({ played, counted });
});

test.each([
  [99.99, { B: 750, C: 100 }, 'C'],
  [100, { B: 750, C: 100 }, 'B'],
  [749.99, { B: 750, C: 100 }, 'B'],
  [750, { B: 750, C: 100 }, 'A'],
  [0, {}, 'A'],
  [0, { B: 750 }, 'B'],
  [0, { C: 100 }, 'C'],
  [100, { C: 100 }, 'A'],
  // Noise of adding decimals is no reason to fall below a limit.
  [0.1 + 0.2, { B: 0.3 }, 'A'],
] as const)('E24: %f masterpoints with limits %j are stratum %s', (held, limits, stratum) => {
  expect(stratumByLimits(held, limits)).toBe(stratum);
});
