import { describe, expect, test } from '@jest/globals';
import { type KuksuCycle, placementsOf, rankLeague } from '../../../../src';
import { numbers, readGolden } from '../../../golden/read';
import { divide } from '../../../checkers/kuksu-leagues';
import {
  asked,
  CHALLENGER_LOST,
  fullCycle,
  groupCycle,
  grouping,
  namesByLeague,
  newcomers,
  placed,
  refused,
} from '../told';
import { sampled } from '../../../support/sampled';
import {
  AWARDS,
  bestFor,
  candidateOf,
  compareByRating,
  entrantOf,
  rosterOf,
} from '../../../../src/kuksu/filling';

const table = readGolden('kuksu-tier-sizes.csv').rows.map(numbers);
const sizesOf = ({ leagues }: KuksuCycle.Grouping): [string, number][] =>
  leagues.map(({ league, players }) => [league, players.length]);
/** Everyone of the list registers, with ratings that fall with the row. */
const registered = (
  list: readonly KuksuCycle.LastResult[],
  without: readonly string[] = [],
): KuksuCycle.Registration[] =>
  list
    .filter(({ name }) => !without.includes(String(name)))
    .map(({ name }, index) => ({ name, rating: 3000 - index }));

describe('U1, U2, U3: the leagues of every number of players', () => {
  test.each(sampled(table, 60).map((row) => [row[0] ?? NaN, row] as const))(
    '%d players are divided as the table has it, or a way out is asked for',
    (players, row) => {
      const [, , , fullTiers = NaN, remainder = NaN, ...sizes] = row;
      const answer = groupCycle(newcomers(players), []);
      if (row[12] === 0) {
        expect(asked(answer)).toMatchObject([{ ask: 'remainder', players, over: remainder }]);
        return;
      }
      const found = sizesOf(grouping(answer));
      expect(found).toEqual(divide(players));
      const bottom = found.filter(([league]) => league.charCodeAt(0) - 64 === fullTiers + 1);
      if (remainder > 0) {
        const bySize = [5, 6, 7, 8, 9, 10].map(
          (size) => bottom.filter(([, each]) => each === size).length,
        );
        expect([bottom.length, ...bySize]).toEqual(sizes.slice(0, 7));
      }
      expect(found.slice(0, 2 ** fullTiers - 1).every(([, size]) => size === 10)).toBe(true);
    },
  );

  test('257 players: 15 full leagues, then 11 of 7 and 5 of 6', () => {
    const sizes = sizesOf(grouping(groupCycle(newcomers(257), []))).map(([, size]) => size);
    expect(sizes).toEqual([
      ...Array.from({ length: 15 }, () => 10),
      ...Array.from({ length: 11 }, () => 7),
      ...Array.from({ length: 5 }, () => 6),
    ]);
  });

  test('314 players leave 4 over: leave out 4, or invite 1, or move the lowest of tier E down', () => {
    const [question] = asked(groupCycle(newcomers(314), []));
    expect(question).toMatchObject({
      ask: 'remainder',
      players: 314,
      over: 4,
      ways: [
        { way: 'leaveOut', count: 4 },
        { way: 'invite', count: 1 },
        { way: 'moveDown', tier: 5, players: [{ name: 'N310', rating: 2691 }] },
      ],
    });
  });

  test('thousands of players are grouped: 5,110 are nine full tiers', () => {
    const tiers = grouping(groupCycle(newcomers(5110, 9000), []));
    expect(tiers.tiers).toBe(9);
    expect(tiers.leagues).toHaveLength(511);
    expect(new Set(placementsOf(tiers).map(({ name }) => name)).size).toBe(5110);
  });
});

describe('U4, U7: the steady flow', () => {
  const last = fullCycle(5);
  const everyone = registered(last);
  const entitledTo = (given: KuksuCycle.Grouping, tier: number): number =>
    placementsOf(given).filter((each) => each.default?.tier === tier).length;

  test('with nobody dropping out 9 of 10, 19 of 20, 38 of 40 and 76 of 80 seats have an owner by default', () => {
    const found = grouping(groupCycle(everyone, last, CHALLENGER_LOST));
    expect([1, 2, 3, 4].map((tier) => entitledTo(found, tier))).toEqual([9, 19, 38, 76]);
    // An open seat above takes one of them away: A's takes one of B's 19, B's two take two of C's 38 ...
    expect(found.fills.map(({ byDefault, filled }) => [byDefault, filled.length])).toEqual([
      [9, 1],
      [18, 2],
      [36, 4],
      [72, 8],
      [160, 0],
    ]);
  });

  test('with strong newcomers for the open seats, 9, 19, 38 and 76 are taken by default', () => {
    const list = [...everyone.slice(0, 302), ...newcomers(8, 9000)];
    const { fills } = grouping(groupCycle(list, last, CHALLENGER_LOST));
    expect(fills.map(({ byDefault, filled }) => [byDefault, filled.length])).toEqual([
      [9, 1],
      [19, 1],
      [38, 2],
      [76, 4],
      [160, 0],
    ]);
  });

  test('the same with the former holder in place of the winner of A', () => {
    const list = [...registered(last, ['A.1']), { name: 'Holder', rating: 2000 }];
    const options = { titleMatch: { lost: 'holder', holder: 'Holder' } } as const;
    const found = grouping(groupCycle(list, last, options));
    expect([1, 2, 3, 4].map((tier) => entitledTo(found, tier))).toEqual([9, 19, 38, 76]);
    expect(placed(found, 'Holder')).toMatchObject({
      tier: 1,
      how: { by: 'default' },
      last: { row: 0, tier: 1, place: 0 },
    });
  });
});

describe('U6: the ruling of the 14th cycle', () => {
  test('a player disqualified by one timeout with 8 points counts as 2nd and is promoted', () => {
    const league = ['w', 'x', 'y', 'z', 'v', 'u'].map((name, index) => {
      return { name, points: [9, 8, 7, 6, 5, 4][index] ?? 0, sodos: 20 };
    });
    const ranked = rankLeague(league);
    expect(ranked.ok && ranked.value.players[1]).toMatchObject({ name: 'x', place: 2, points: 8 });

    const last: KuksuCycle.LastResult[] = [
      ...fullCycle(1),
      ...league.map(({ name }, index) => {
        return { name, league: 'B1', place: index + 1, disqualified: name === 'x' };
      }),
    ];
    const list = [...registered(fullCycle(1)), ...newcomers(4, 900), { name: 'x', rating: 1000 }];
    const found = placed(grouping(groupCycle(list, last, CHALLENGER_LOST)), 'x');
    expect(found).toMatchObject({
      tier: 1,
      how: { by: 'default' },
      movement: 'promoted',
      default: { entitled: 1, tier: 1 },
      last: { league: 'B1', place: 2, disqualified: true },
    });
  });
});

describe('U7: what is compared', () => {
  const last = fullCycle(3);
  const options: KuksuCycle.CycleOptions = CHALLENGER_LOST;
  /** Everyone of three full tiers but the 2nd of A, whose seat goes to one of these. */
  const seat = (
    ratings: Readonly<Record<string, number>>,
    more: KuksuCycle.Registration[] = [],
    given = options,
    disqualified: readonly string[] = [],
  ): (readonly [string, number])[] => {
    const list = [
      ...registered(last, ['A.2']).map((each) => ({
        ...each,
        rating: ratings[String(each.name)] ?? 100,
      })),
      ...more,
      { name: 'Last', rating: 1 },
    ].slice(0, 70);
    const results = last.map((each) => ({
      ...each,
      disqualified: disqualified.includes(String(each.name)),
    }));
    const { fills } = grouping(groupCycle(list, results, given));
    return [...(fills[0]?.filled ?? []), ...(fills[0]?.next ?? [])].map(({ name, sum }) => [
      name,
      sum,
    ]);
  };

  test.each([
    ['B1.3', 'B1.4', 'B1.5'],
    ['A.6', 'A.7', 'A.8'],
  ])('%s has 300 more, %s 200, %s 100', (first, second, third) => {
    const found = seat({ [first]: 1000, [second]: 1000, [third]: 1000 });
    expect(found.slice(0, 3)).toEqual([
      [first, 1300],
      [second, 1200],
      [third, 1100],
    ]);
  });

  test.each(['A.9', 'A.10', 'B1.6', 'B2.10', 'C1.3', 'C4.5'])('%s has no award in A', (name) => {
    expect(seat({ [name]: 1000, 'B1.3': 650 }).slice(0, 2)).toEqual([
      [name, 1000],
      ['B1.3', 950],
    ]);
  });

  test('who was disqualified has no award', () => {
    expect(seat({ 'A.6': 1000, 'B2.5': 901 }, [], options, ['A.6']).slice(0, 2)).toEqual([
      ['B2.5', 1001],
      ['A.6', 1000],
    ]);
  });

  test('equal sums: the better tier of last cycle, then the better place, then the higher rating, then the name', () => {
    expect(
      seat({ 'B1.3': 700, 'A.9': 1000 })
        .map(([name]) => name)
        .slice(0, 2),
    ).toEqual(['A.9', 'B1.3']);
    expect(
      seat({ 'B1.6': 1000, 'B2.7': 1000 })
        .map(([name]) => name)
        .slice(0, 2),
    ).toEqual(['B1.6', 'B2.7']);
    expect(
      seat({ 'A.7': 1000, 'A.6': 900 })
        .map(([name]) => name)
        .slice(0, 2),
    ).toEqual(['A.6', 'A.7']);
    expect(
      seat({ 'B2.6': 1000, 'B1.6': 1000 })
        .map(([name]) => name)
        .slice(0, 2),
    ).toEqual(['B1.6', 'B2.6']);
  });

  test('equal sums and places with awards of one\u2019s own: the higher rating', () => {
    // Nobody is disqualified but B2.3, who needs no award to have the same sum.
    const found = seat({ 'B1.3': 700, 'B2.3': 1000 }, [], options, ['B2.3']);
    expect(found.slice(0, 2)).toEqual([
      ['B2.3', 1000],
      ['B1.3', 1000],
    ]);
  });

  test('where only the name decides a seat, a warning says so', () => {
    const list = registered(last).map(({ name }) => {
      return { name, rating: name === 'B2.6' || name === 'B1.6' ? 1000 : 100 };
    });
    const { warnings } = grouping(groupCycle(list, last, options));
    expect(warnings[0]).toEqual({
      code: 'nameDecided',
      values: { tier: 1, seated: 'B1.6', passed: 'B2.6' },
    });
  });

  test('awards are settings', () => {
    const awards = { below: [10, 20, 30], same: [0, 0, 1] } as const;
    const found = seat({ 'B1.3': 1000, 'B1.5': 1000, 'A.6': 1005 }, [], { ...options, awards });
    expect(found.slice(0, 3)).toEqual([
      ['B1.5', 1030],
      ['B1.3', 1010],
      ['A.6', 1005],
    ]);
  });

  test('awards are numbers from 0', () => {
    const awards = { below: [300, -1, 100], same: [300, NaN, 2_000_000] } as const;
    expect(refused(groupCycle(newcomers(5), [], { awards }))).toEqual([
      'Options, awards.below, row 2: -1. Enter an award in rating points, 0 or more.',
      'Options, awards.same, row 2: NaN. Enter a number (not text or TRUE/FALSE).',
      'Options, awards.same, row 3: 2000000. Enter a number up to 1,000,000.',
    ]);
  });

  test('binary noise decides no seat', () => {
    const found = seat({ 'A.9': 1000.3, 'B1.3': 700.1 + 0.2 });
    expect(found.slice(0, 2)).toEqual([
      ['A.9', 1000.3],
      ['B1.3', 1000.3],
    ]);
  });
});

describe('U8, U9: newcomers and seeds', () => {
  test('newcomers are placed by rating', () => {
    const first = grouping(groupCycle([...newcomers(15)].reverse(), []));
    expect(namesByLeague(first)['A']).toEqual(newcomers(10).map(({ name }) => name));
    expect(placed(first, 'N11')).toMatchObject({
      league: 'B1',
      seed: 1,
      position: 1,
      movement: 'new',
    });
    // None of last cycle's tiers is theirs.
    expect(placementsOf(first).map((each) => each.default)).toEqual(
      newcomers(15).map(() => undefined),
    );
  });

  test('in every league of a tier the seeds run from 1, and the positions follow the snake', () => {
    const { leagues } = grouping(groupCycle(newcomers(70), []));
    for (const { tier, players } of leagues) {
      expect(players.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      for (const { seed, position, rating } of players) {
        expect(Math.ceil(position / 2 ** (tier - 1))).toBe(seed);
        // The ratings fall by 1 from 3000: 10, 20 and 40 players a tier.
        expect(rating).toBe(3001 - position - 10 * (2 ** (tier - 1) - 1));
      }
    }
    const positions = leagues
      .slice(1, 3)
      .map(({ players }) => players.map((each) => each.position));
    expect(positions).toEqual([
      [1, 4, 5, 8, 9, 12, 13, 16, 17, 20],
      [2, 3, 6, 7, 10, 11, 14, 15, 18, 19],
    ]);
  });

  test('equal ratings: the order of U7, without any award', () => {
    const last = [
      ...fullCycle(1),
      { name: 'b', league: 'B1', place: 2 },
      { name: 'a', league: 'B2', place: 2 },
    ];
    const names = ['x', 'A.5', 'a', 'A.3', 'b', 'w'];
    const list = names.map((name) => ({ name, rating: 1500 }));
    const found = grouping(groupCycle(list, last, CHALLENGER_LOST));
    expect(namesByLeague(found)['A']).toEqual(['A.3', 'A.5', 'a', 'b', 'w', 'x']);
  });

  test('the award does not count for the seed', () => {
    const list = [{ name: 'A.6', rating: 1000 }, ...newcomers(5, 1100)];
    const found = grouping(groupCycle(list, fullCycle(1), CHALLENGER_LOST));
    expect(placed(found, 'A.6')).toMatchObject({ seed: 6, position: 6 });
  });
});

describe('U2: fewer tiers than last cycle', () => {
  test('whoever has a right to a tier that is gone has the last one by default', () => {
    const last = fullCycle(3);
    const list = registered(last).slice(-20);
    const found = grouping(groupCycle([...list, ...newcomers(10)], last, CHALLENGER_LOST));
    expect(found.tiers).toBe(2);
    expect(placed(found, 'C4.6')).toMatchObject({
      tier: 2,
      how: { by: 'default' },
      default: { entitled: 4, tier: 2 },
      movement: 'promoted',
    });
  });
});

describe('options of programs are words of the rules, written exactly so', () => {
  const cases = [
    ['moveUp', '"moveUp"'],
    ['LEAVEOUT', '"LEAVEOUT"'],
    [' leaveOut\u00a0', '" leaveOut "'],
    ['', 'empty'],
    [undefined, 'empty'],
    [7, '7'],
    [true, 'TRUE'],
    // What no cell can hold is not shown.
    [{}, 'empty'],
  ] as const;

  test.each(cases)('a way out called %j is refused', (way, found) => {
    // Also where none is needed.
    for (const players of [10, 11]) {
      const answer = groupCycle(newcomers(players), [], { remainder: { way } as never });
      expect(refused(answer)).toEqual([
        `Options, remainder.way: ${found}. Enter "leaveOut" or "moveDown".`,
      ]);
    }
  });

  test.each(cases)(
    '%j as the loser of the title match is refused, not taken for the challenger',
    (lost, found) => {
      const titleMatch = { lost, holder: 'x' } as never;
      expect(refused(groupCycle(newcomers(10), fullCycle(1), { titleMatch }))).toEqual([
        `Options, titleMatch.lost: ${found}. Enter "challenger" or "holder".`,
      ]);
    },
  );

  test('null, as JSON writes nothing, is no option', () => {
    const nothing = { titleMatch: null, remainder: null, sameNames: null, awards: null } as never;
    expect(groupCycle(newcomers(10), [], nothing)).toEqual(groupCycle(newcomers(10), []));
    expect(groupCycle(newcomers(11), [], nothing)).toEqual(groupCycle(newcomers(11), []));
  });

  test('an award that is a text is refused, although it looks like a number', () => {
    const awards = { below: ['300', 200, 100], same: [300, 200, ' 100'] } as never;
    const needed = 'Enter a number (not text or TRUE/FALSE).';
    expect(
      refused(groupCycle(newcomers(10), fullCycle(2), { ...CHALLENGER_LOST, awards })),
    ).toEqual([
      `Options, awards.below, row 1: "300". ${needed}`,
      `Options, awards.same, row 3: " 100". ${needed}`,
    ]);
  });
});

/** A player with a place in B1 of last cycle, or none. */
function player(row: number, name: string, rating: number, place?: number) {
  const named = { row, name, normalised: name };
  const last = { row, tier: 2, league: 'B1', place: place ?? 0, disqualified: false };
  const registered = { ...named, rating, pin: 0, timedOut: false };
  return entrantOf(registered, place === undefined ? undefined : { ...named, last });
}

// For a seat in A: third 1300, plain 1250, fourth 1240, fifth 1100, last 1050.
const waiting = [
  player(1, 'third', 1000, 3),
  player(2, 'plain', 1250),
  player(3, 'fourth', 1040, 4),
  player(4, 'fifth', 1000, 5),
  player(5, 'last', 1050),
].sort(compareByRating);
const order = ['third', 'plain', 'fourth', 'fifth', 'last'];

describe('U7: the best of those who wait', () => {
  test.each([0, 1, 2, 3, 4, 5, 8])(
    '%i of them: so many, each once, by rating and award',
    (count) => {
      const best = bestFor(rosterOf(waiting, 2), 1, count, AWARDS);
      expect(best.map((each) => candidateOf(each).name)).toEqual(order.slice(0, count));
    },
  );

  test('those with an award come last where everyone else has more', () => {
    const awarded = waiting.filter(({ last }) => last !== undefined);
    const strong = player(6, 'strong', 2000);
    const best = bestFor(rosterOf([strong, ...awarded], 2), 1, 9, AWARDS);
    expect(best.map((each) => candidateOf(each).name)).toEqual([
      'strong',
      'third',
      'fourth',
      'fifth',
    ]);
  });
});

// Zoë of row 3 may be Zoe of row 11.
const registrations: KuksuCycle.Registration[] = [
  ...newcomers(2),
  { name: 'Zoë', rating: 1000 },
  ...newcomers(10).slice(2),
];
const lastCycle: KuksuCycle.LastResult[] = [
  ...fullCycle(1),
  { name: 'Zoe', league: 'B1', place: 1 },
  { name: 'Yan', league: 'B1', place: 2 },
];

function changed<T>(list: readonly T[], row: number, more: Partial<T>): readonly T[] {
  return list.map((each, index) => (index === row - 1 ? { ...each, ...more } : each));
}

/** What has to be fixed, and the pairs of names that are asked about. */
function told(
  entries: readonly KuksuCycle.Registration[],
  results: readonly KuksuCycle.LastResult[],
  options: KuksuCycle.CycleOptions = CHALLENGER_LOST,
): readonly unknown[] {
  const answer = groupCycle(entries, results, options);
  if (answer.ok) throw new Error('accepted');
  const pairs = answer.questions.flatMap((question) =>
    question.ask === 'sameNames'
      ? question.pairs.map(({ registered, last }) => [registered.row, last.row])
      : [],
  );
  return [answer.failures.map(({ code }) => code), pairs];
}

describe('U11: of two names that may be one player', () => {
  test('it is asked beside a cell to fix in another row of either list', () => {
    expect(told(registrations, lastCycle)).toEqual([[], [[3, 11]]]);
    for (const row of [2, 4, 11]) {
      expect(told(changed(registrations, row, { rating: '' }), lastCycle)).toEqual([
        ['ratingAboveZero'],
        [[3, 11]],
      ]);
    }
    for (const row of [3, 12]) {
      expect(told(registrations, changed(lastCycle, row, { place: 99 }))).toEqual([
        ['placeOfLeague'],
        [[3, 11]],
      ]);
    }
  });

  test('nothing is asked while a cell of one of their rows has to be fixed', () => {
    expect(told(changed(registrations, 3, { rating: '' }), lastCycle)).toEqual([
      ['ratingAboveZero'],
      [],
    ]);
    expect(told(registrations, changed(lastCycle, 11, { place: 99 }))).toEqual([
      ['placeOfLeague'],
      [],
    ]);
  });

  test('nothing is asked while one of them stands in two rows', () => {
    expect(told([...registrations, { name: 'zoë', rating: 900 }], lastCycle)).toEqual([
      ['repeatedName'],
      [],
    ]);
    const twice = [...lastCycle, { name: 'zoe', league: 'B1', place: 3 }];
    expect(told(registrations, twice)).toEqual([['repeatedName'], []]);
  });

  test('nothing is asked while an option has to be fixed', () => {
    const awards = { below: [-1, 0, 0], same: [0, 0, 0] } as const;
    expect(told(registrations, lastCycle, { ...CHALLENGER_LOST, awards })).toEqual([
      ['awardNotNegative'],
      [],
    ]);
    expect(groupCycle(registrations, lastCycle, { awards })).toMatchObject({ questions: [] });
  });
});

test('U11: rows without a name do not share one', () => {
  const nameless = [
    { name: '', league: 'B1', place: 3 },
    { name: null, league: 'B1', place: 4 },
  ];
  expect(told(newcomers(10), [...fullCycle(1), ...nameless])).toEqual([
    ['playerNamed', 'playerNamed'],
    [],
  ]);
});
