import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../../support/sampled';
import { type Found, type LeagueEntry, type RankedLeague, rankLeague } from '../../../../src';
import { kuksuRank } from '../../../../src/kuksu/rank';
import type { RankAnswer } from '../../../../src/kuksu/rank-league';
import { crosstableOf, type Game, sodosOf } from '../../../checkers/kuksu-leagues';
import { failure, refusal, unusableNumbers, value } from '../../results';
import { cycleEnglish } from '../told';
import type { OptionalColumn } from '../../../../src/kuksu/arguments';
import { kuksuSodos, pointsOf, readCrosstable } from '../../../../src/kuksu/crosstable';

function ranked(answer: RankAnswer): RankedLeague {
  if (answer.ok) return answer.value;
  throw new Error(answer.failures.map(cycleEnglish.message).join(' '));
}
function refused(answer: RankAnswer): readonly string[] {
  if (answer.ok) throw new Error('accepted');
  return answer.failures.map(cycleEnglish.message);
}
const order = (answer: RankAnswer): string[] => ranked(answer).players.map(({ name }) => name);
const level: Omit<LeagueEntry, 'name'> = {
  points: 4,
  sodos: 10,
  lastTier: 2,
  lastPlace: 4,
  rating: 1500,
};
const sentences = (answer: RankAnswer): string[] =>
  ranked(answer).players.flatMap(({ decision }) =>
    decision ? [cycleEnglish.decision(decision)] : [],
  );

test('U11: rows without a name are missing theirs, and do not share one', () => {
  const answer = rankLeague([
    { ...level, name: '' },
    { ...level, name: null },
    // A blank cell may arrive as 0.
    { ...level, name: 0 },
    { ...level, name: true },
    { ...level, name: NaN },
  ]);
  expect(answer.ok ? [] : answer.failures.map(({ code, at }) => [code, at.row, at.found])).toEqual([
    ['playerNamed', 1, ''],
    ['playerNamed', 2, null],
    ['playerNamed', 3, ''],
    ['playerNamed', 4, true],
    ['playerNamed', 5, NaN],
  ]);
});

describe('U6: the order of a league', () => {
  test('points, SODOS, tier, place of last cycle, rating and name, in this order', () => {
    const answer = rankLeague([
      { ...level, name: 'name b' },
      { ...level, name: 'Name A' },
      { ...level, name: 'rating', rating: 1501 },
      { ...level, name: 'place', lastPlace: 3, rating: 100 },
      { ...level, name: 'tier', lastTier: 1, lastPlace: 9 },
      { ...level, name: 'sodos', sodos: 11, lastTier: 5 },
      { ...level, name: 'points', points: 5, sodos: 0 },
    ]);
    expect(order(answer)).toEqual([
      'points',
      'sodos',
      'tier',
      'place',
      'rating',
      'Name A',
      'name b',
    ]);
    expect(sentences(answer)).toEqual([
      'Ahead of sodos by points: 5 against 4.',
      'Ahead of tier by SODOS: 11 against 10.',
      'Ahead of place by last cycle’s tier: 1 against 2.',
      'Ahead of rating by last cycle’s place: 3 against 4.',
      'Ahead of Name A by rating: 1501 against 1500.',
      'Ahead of name b by name: equal in everything else.',
    ]);
    const [first] = ranked(answer).warnings;
    expect(ranked(answer).warnings).toEqual([
      { code: 'rankedByName', values: { names: ['Name A', 'name b'] } },
    ]);
    expect(first && cycleEnglish.message(first)).toBe(
      'Name A and name b are equal in everything, so they’re listed by name.',
    );
  });

  test('rows keep their numbers, and places run from 1', () => {
    const { players } = ranked(
      rankLeague([
        { name: 'x', points: 1 },
        { name: 'y', points: 2 },
      ]),
    );
    expect(players).toEqual([
      {
        row: 2,
        name: 'y',
        place: 1,
        points: 2,
        sodos: undefined,
        decision: { by: 'points', over: 'x', own: 2, other: 1 },
      },
      { row: 1, name: 'x', place: 2, points: 1, sodos: undefined, decision: undefined },
    ]);
  });

  test('the former title holder, place 0 of tier 1, counts as best of last cycle', () => {
    const answer = rankLeague([
      { ...level, name: 'winner of A', lastTier: 'A', lastPlace: 1, rating: 3000 },
      { ...level, name: 'holder', lastTier: 1, lastPlace: 0 },
    ]);
    expect(order(answer)).toEqual(['holder', 'winner of A']);
    expect(sentences(answer)).toEqual(['Ahead of winner of A as the former title holder.']);
    expect(ranked(answer).players[0]?.decision).toEqual({
      by: 'lastPlace',
      over: 'winner of A',
      own: 0,
      other: 1,
    });
  });

  test.each([undefined, null, '', 0])(
    'who has no tier, place or rating (%j) is behind everyone who has one',
    (none) => {
      expect(
        order(
          rankLeague([
            { ...level, name: 'x', lastTier: none, lastPlace: none },
            { ...level, name: 'y' },
          ]),
        ),
      ).toEqual(['y', 'x']);
      expect(
        order(
          rankLeague([
            { ...level, name: 'x', rating: none },
            { ...level, name: 'y', rating: 1 },
          ]),
        ),
      ).toEqual(['y', 'x']);
      const answer = rankLeague([
        { ...level, name: 'x', lastPlace: none === 0 ? '' : none },
        { ...level, name: 'y' },
      ]);
      expect(sentences(answer)).toEqual(['Ahead of x by last cycle’s place: 4 against none.']);
    },
  );

  test('the tier of last cycle may be its league', () => {
    expect(
      order(
        rankLeague([
          { ...level, name: 'x', lastTier: 'C3' },
          { ...level, name: 'y', lastTier: 'B' },
        ]),
      ),
    ).toEqual(['y', 'x']);
  });

  test('without SODOS a tie in points is a warning', () => {
    const answer = rankLeague([
      { name: 'x', points: 4, rating: 1 },
      { name: 'y', points: 4, rating: 2 },
      { name: 'z', points: 1 },
    ]);
    expect(order(answer)).toEqual(['y', 'x', 'z']);
    expect(ranked(answer).warnings).toEqual([{ code: 'withoutSodos', values: {} }]);
    expect(ranked(answer).warnings.map(cycleEnglish.message)).toEqual([
      'Players are tied on points, but SODOS is missing. Add a SODOS column or the cross table.',
    ]);
    expect(
      ranked(
        rankLeague([
          { name: 'x', points: 4 },
          { name: 'y', points: 3 },
        ]),
      ).warnings,
    ).toEqual([]);
  });

  test('one who has SODOS is enough for it to be known', () => {
    const list = [{ name: 'x' }, { name: 'y' }, { name: 'z', sodos: 1 }];
    const codes = ranked(rankLeague(list.map((each) => ({ ...each, points: 4 }))));
    expect(codes.warnings).toEqual([{ code: 'rankedByName', values: { names: ['x', 'y'] } }]);
  });

  test('an empty cell of points or SODOS is 0', () => {
    const answer = rankLeague([
      { name: 'x' },
      { name: 'y', points: '', sodos: 3 },
      { name: 'z', points: null, sodos: 0 },
    ]);
    expect(order(answer)).toEqual(['y', 'x', 'z']);
  });
});

describe('U6: games without a result', () => {
  const four = ['w', 'x', 'y', 'z'].map((name, index) => ({ name, rating: 100 - index }));
  const told = (table: readonly (readonly (number | string)[])[]): readonly string[] =>
    ranked(rankLeague(four, table)).warnings.map(cycleEnglish.message);

  test('are counted, blank or 0 on both sides, and the league is ranked as it stands', () => {
    const table = [
      ['', 1, 0.5, ''],
      [0, '', '', 0],
      [0.5, '', '', 1],
      ['', 0, 0, ''],
    ];
    expect(told(table)).toEqual([
      '3 of 6 games have no result: w – z, x – y and x – z. The order is based on the results so far.',
    ]);
    expect(order(rankLeague(four, table))).toEqual(['w', 'y', 'x', 'z']);
  });

  test('one is told as one, and none is not told', () => {
    const all = [
      ['', 1, 1, 1],
      [0, '', 1, 1],
      [0, 0, '', 1],
      [0, 0, 0, ''],
    ];
    expect(told(all)).toEqual([]);
    const one = all.map((line, row) =>
      line.map((cell, column) => (row + column === 5 ? '' : cell)),
    );
    expect(told(one)).toEqual([
      '1 of 6 games has no result: y – z. The order is based on the results so far.',
    ]);
  });
});

describe('U6: from the cross table', () => {
  const table = [
    ['', 1, 0],
    [0, '', 1],
    [1, 0, ''],
  ];
  const three = [{ name: 'x' }, { name: 'y' }, { name: 'z', rating: 5 }];

  test('points and SODOS are worked out', () => {
    const { players } = ranked(rankLeague(three, table));
    expect(players.map(({ name, points, sodos }) => [name, points, sodos])).toEqual([
      ['z', 1, 1],
      ['x', 1, 1],
      ['y', 1, 1],
    ]);
  });

  test('a column of points has to agree with it', () => {
    const given = [{ name: 'x', points: 1 }, { name: 'y', points: 2 }, { name: 'z' }];
    expect(refused(rankLeague(given, table))).toEqual([
      'League, points, row 2: 2. The cross table adds up to 1. Correct one of the two, or use a list without a Points column.',
    ]);
  });

  test('it has a row per player, and results', () => {
    expect(refused(rankLeague(three.slice(1), table))).toEqual([
      'League, crosstable: 3. The cross table needs one row per player (2).',
    ]);
    expect(
      refused(
        rankLeague(three, [
          ['', 1, 1],
          [0, '', 1],
          [1, 0, ''],
        ]),
      )[0],
    ).toMatch(/^League, crosstable, row 1, column 3: 1\. The opponent’s row has 1/);
  });
});

describe('U6, U11: what a league is made of', () => {
  test('everything that cannot be used is told at once', () => {
    expect(
      refused(
        rankLeague([
          { name: 'x', points: -1, sodos: 'ten' },
          { name: 'X', lastTier: 'B9', lastPlace: 11, rating: -4 },
          { name: '', lastTier: 2, lastPlace: 0 },
        ]),
      ).map((each) => each.split(';')[0]),
    ).toEqual([
      'League, points, row 1: -1. Enter points, 0 or more.',
      'League, sodos, row 1: "ten". Enter a number (not text or TRUE/FALSE).',
      'League, lastTier, row 2: "B9". That tier only has leagues 1 to 2.',
      'League, lastPlace, row 2: 11. Enter a place from 1 to 10, or leave it empty. Use 0 only for the former title holder, in tier 1.',
      'League, rating, row 2: -4. Enter a rating above 0.',
      'League, name, row 3: empty. Enter the player’s name.',
      'League, lastPlace, row 3: 0. Enter a place from 1 to 10, or leave it empty. Use 0 only for the former title holder, in tier 1.',
      'League: row 1 and row 2 have the same name (“x” and “X”). Keep each player once.',
    ]);
    expect(refused(rankLeague([{ name: 'x', lastTier: 2, lastPlace: 0 }]))[0]).toBe(
      'League, lastPlace, row 1: 0. Enter a place from 1 to 10, or leave it empty. Use 0 only for the former title holder, in tier 1.',
    );
  });

  test('a league has ten players at most', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => ({ name: `p${index}`, points: index }));
    expect(refused(rankLeague(eleven))).toEqual([
      'League, players: 11. A league has 10 players at most. Keep only those of this league.',
    ]);
    expect(order(rankLeague(eleven.slice(1)))).toHaveLength(10);
  });
});

describe('properties of the order of a league', () => {
  const entry = fc.record({
    points: fc.integer({ min: 0, max: 3 }),
    sodos: fc.integer({ min: 0, max: 3 }),
    lastTier: fc.integer({ min: 1, max: 2 }),
    lastPlace: fc.integer({ min: 1, max: 3 }),
    rating: fc.integer({ min: 1, max: 3 }),
  });
  const league = fc
    .array(entry, { minLength: 1, maxLength: 10 })
    .map((entries) => entries.map((each, index) => ({ ...each, name: `p${index}` })));

  test('U6: agrees with KUKSU.RANK wherever that does not share places', () => {
    fc.assert(
      fc.property(league, (entries) => {
        const column = (key: 'points' | 'sodos' | 'lastTier' | 'lastPlace' | 'rating'): number[] =>
          entries.map((each) => each[key]);
        const places = value(
          kuksuRank(
            column('points'),
            column('sodos'),
            column('lastTier'),
            column('lastPlace'),
            column('rating'),
          ),
        );
        const { players } = ranked(rankLeague(entries));
        for (const { row, place, decision } of players) {
          const shared = places[row - 1] ?? NaN;
          const sharing = places.filter((each) => each === shared).length;
          expect(place).toBeGreaterThanOrEqual(shared);
          expect(place).toBeLessThan(shared + sharing);
          if (decision?.by === 'name') expect(sharing).toBeGreaterThan(1);
        }
      }),
      { numRuns: runs(60, 1000) },
    );
  });

  test('U6: the order of the rows does not matter', () => {
    fc.assert(
      fc.property(
        league.chain((entries) =>
          fc.tuple(
            fc.constant(entries),
            fc.shuffledSubarray(entries, { minLength: entries.length }),
          ),
        ),
        ([entries, shuffled]) => {
          expect(order(rankLeague(shuffled))).toEqual(order(rankLeague(entries)));
        },
      ),
      { numRuns: runs(60, 1000) },
    );
  });

  test('U6: a cross table gives what its points and SODOS give as columns', () => {
    const outcome = fc.constantFrom<Game['outcome'][]>('first', 'second', 'drawn', 'unplayed');
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 15, maxLength: 15 }), (outcomes) => {
        const pairs = [0, 1, 2, 3, 4, 5].flatMap((one) =>
          [0, 1, 2, 3, 4, 5]
            .filter((other) => other > one)
            .map((other): [number, number] => [one, other]),
        );
        const games = pairs.map((players, index): Game => ({
          players,
          outcome: outcomes[index] ?? 'unplayed',
        }));
        const table = crosstableOf(6, games);
        const names = [0, 1, 2, 3, 4, 5].map((index) => ({ name: `p${index}` }));
        const sodos = sodosOf(6, games);
        const columns = names.map((each, index) => ({
          ...each,
          points: (table[index] ?? []).reduce<number>((sum, cell) => sum + (cell ?? 0), 0),
          sodos: sodos[index] ?? 0,
        }));
        const unplayed = outcomes.filter((each) => each === 'unplayed').length;
        const { players, warnings } = ranked(rankLeague(columns));
        // Columns cannot tell which games were not played.
        const cell = (row: number, column: number): number => table[row]?.[column] ?? 0;
        const unplayedPairs = names.flatMap(({ name }, row) =>
          names.flatMap((other, column) =>
            row < column && cell(row, column) + cell(column, row) === 0
              ? [`${name} – ${other.name}`]
              : [],
          ),
        );
        const of = { games: unplayed, of: 15 };
        const open =
          unplayed > 5
            ? { code: 'unplayedGames', values: of }
            : { code: 'unplayedNamed', values: { ...of, pairs: unplayedPairs } };
        expect(ranked(rankLeague(names, table))).toEqual({
          players,
          warnings: unplayed > 0 ? [open, ...warnings] : warnings,
        });
      }),
      { numRuns: runs(60, 1000) },
    );
  });
});

const TIER_NEEDED = 'Enter a tier from 1 (A) to 26 (Z), or leave it empty.';
const PLACE_NEEDED = 'Enter a place from 1 to 10, or leave it empty.';
const same = [4, 4, 4];

describe('U6: places in a league', () => {
  test('more points first', () => {
    expect(value(kuksuRank([0.5, 8, 5.5, 0, 9], [0, 0, 0, 0, 0]))).toEqual([4, 2, 3, 5, 1]);
  });

  test('then the higher SODOS', () => {
    expect(value(kuksuRank(same, [0.5, 12, 11.5]))).toEqual([3, 1, 2]);
    expect(value(kuksuRank([5, 4, 4], [0, 12, 11.5]))).toEqual([1, 2, 3]);
  });

  test('then the higher tier of last cycle', () => {
    expect(value(kuksuRank(same, same, [3, 1, 2]))).toEqual([3, 1, 2]);
    expect(value(kuksuRank(same, [5, 4, 4], [3, 2, 1]))).toEqual([1, 3, 2]);
  });

  test('then the better league place of last cycle', () => {
    expect(value(kuksuRank(same, same, [2, 2, 2], [10, 1, 6]))).toEqual([3, 1, 2]);
    expect(value(kuksuRank(same, same, [1, 2, 2], [10, 7, 6]))).toEqual([1, 3, 2]);
  });

  test('then the higher rating', () => {
    expect(value(kuksuRank(same, same, [2, 2, 2], [6, 6, 6], [1500, 2100.5, 1900]))).toEqual([
      3, 1, 2,
    ]);
    expect(value(kuksuRank(same, same, [2, 2, 2], [5, 6, 6], [1500, 1900, 2100.5]))).toEqual([
      1, 3, 2,
    ]);
  });

  test('full ties share the place, and the next place counts all of them', () => {
    expect(value(kuksuRank([5, 7, 5, 3, 5, 3], [1, 1, 1, 1, 1, 1]))).toEqual([2, 1, 2, 5, 2, 5]);
    expect(value(kuksuRank(same, same, [2, 2, 2], [6, 6, 6], [1500, 1500, 1500]))).toEqual([
      1, 1, 1,
    ]);
  });

  const nothing: (0 | null | undefined)[] = [0, null, undefined];
  test.each(nothing)('no tier, no place and no rating (%j) rank after all', (none) => {
    expect(value(kuksuRank(same, same, [none, 26, 1]))).toEqual([3, 2, 1]);
    expect(value(kuksuRank(same, same, [2, 2, 2], [none, 10, 1]))).toEqual([3, 2, 1]);
    expect(value(kuksuRank(same, same, [2, 2, 2], [6, 6, 6], [none, 1, 2000]))).toEqual([3, 2, 1]);
  });

  test('two without anything tie', () => {
    expect(value(kuksuRank(same, same, [null, 0, 3], [undefined, 0, 1], [0, null, 1]))).toEqual([
      2, 2, 1,
    ]);
  });

  test('a column left out decides nothing, and the next ones do', () => {
    expect(value(kuksuRank(same, same, undefined, [3, 2, 1]))).toEqual([3, 2, 1]);
    expect(value(kuksuRank(same, same, undefined, undefined, [1, 2, 3]))).toEqual([3, 2, 1]);
    expect(value(kuksuRank(same, same, [1, 1, 2], undefined, [1, 2, 3]))).toEqual([2, 1, 3]);
  });

  test('nobody needs a place', () => {
    expect(value(kuksuRank([], []))).toEqual([]);
  });

  test('binary noise breaks no tie', () => {
    expect(value(kuksuRank([0.1 + 0.2, 0.3, 0.31], [1, 1, 1]))).toEqual([2, 2, 1]);
    expect(value(kuksuRank([1, 1], [10.800000000000002, 10.8], [1, 1], [1, 1]))).toEqual([1, 1]);
    expect(value(kuksuRank([1, 1], [1, 1], [1, 1.0000000000000002], [1, 1], [7, 7]))).toEqual([
      1, 1,
    ]);
  });

  test('twelve digits are told apart', () => {
    expect(value(kuksuRank([1, 1], [10.8000000001, 10.8]))).toEqual([1, 2]);
  });
});

describe('U6: what places are made of', () => {
  const rank = (name: string, column: OptionalColumn): ReturnType<typeof kuksuRank> => {
    const filled = column.map((each) => each ?? 0);
    const ones = column.map(() => 1);
    if (name === 'points') return kuksuRank(filled, ones);
    if (name === 'sodos') return kuksuRank(ones, filled);
    if (name === 'lastTier') return kuksuRank(ones, ones, column);
    if (name === 'lastPlace') return kuksuRank(ones, ones, ones, column);
    return kuksuRank(ones, ones, ones, ones, column);
  };

  test.each([
    ['points', -1, 'Enter points, 0 or more.'],
    ['sodos', -0.5, 'Enter points, 0 or more.'],
    ['lastTier', -1, TIER_NEEDED],
    ['lastTier', 1.5, TIER_NEEDED],
    ['lastTier', 27, TIER_NEEDED],
    ['lastPlace', -1, PLACE_NEEDED],
    ['lastPlace', 0.5, PLACE_NEEDED],
    ['lastPlace', 11, PLACE_NEEDED],
    ['rating', -1, 'Enter a rating above 0.'],
    ['points', 1_000_001, 'Enter a number up to 1,000,000.'],
    ['sodos', 1_000_001, 'Enter a number up to 1,000,000.'],
    ['rating', 1_000_001, 'Enter a number up to 1,000,000.'],
  ])('%s: %d is refused with its row', (name, cell, needed) => {
    expect(refusal(rank(name, [1, 1, cell, 1]))).toEqual([
      `${name}, row 3: ${cell}. ${needed}`,
      'value',
    ]);
  });

  describe.each(['points', 'sodos', 'lastTier', 'lastPlace', 'rating'])('%s', (name) => {
    test.each(unusableNumbers('x'))('%d is refused with its row', (cell, [said, kind]) => {
      expect(refusal(rank(name, [1, cell]))).toEqual([
        said.replace('x: ', `${name}, row 2: `),
        kind,
      ]);
    });
  });

  test.each([
    ['sodos', () => kuksuRank([1, 2, 3], [1, 2])],
    ['lastTier', () => kuksuRank([1, 2, 3], [1, 2, 3], [1, 2])],
    ['lastPlace', () => kuksuRank([1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2])],
    ['rating', () => kuksuRank([1, 2, 3], [1, 2, 3], undefined, undefined, [1, 2])],
  ])('%s has a row for each player', (name, ranked) => {
    expect(refusal(ranked())).toEqual([
      `${name}: 2. The number of rows must match points (3).`,
      'value',
    ]);
  });

  test('a longer column is refused too', () => {
    expect(failure(kuksuRank([1], [1, 2]))).toMatchObject({
      at: { argument: 'sodos', found: 2 },
      values: { rows: 1 },
    });
  });

  test('columns are looked at in the order of their importance', () => {
    expect(failure(kuksuRank([-1], [-1], [-1])).at.argument).toBe('points');
    expect(failure(kuksuRank([1], [-1], [-1])).at.argument).toBe('sodos');
    expect(failure(kuksuRank([1], [1], [-1], [-1])).at.argument).toBe('lastTier');
    expect(failure(kuksuRank([1], [1], [1], [-1], [-1])).at.argument).toBe('lastPlace');
  });
});

/** Five players, whose SODOS are worked out by hand below. */
const league: Found[][] = [
  ['x', 1, 0, 1, 1],
  [0, 'x', 1, 1, 1],
  [1, 0, 'x', 1, 0],
  [0, 0, 0, 'x', 1],
  [0, 0, 1, 0, 'x'],
];

const GAME_NEEDED = 'Enter 1 (won), 0 (lost or not played) or 0.5 (draw).';
const NUMBER_NEEDED = 'Enter a number (not text or TRUE/FALSE).';

describe('U6: SODOS', () => {
  test('points are the sum of the results', () => {
    expect(value(readCrosstable(league)).map(pointsOf)).toEqual([3, 3, 2, 1, 1]);
  });

  test('the sum of the final points of the opponents beaten', () => {
    // Points 3, 3, 2, 1, 1. A beat B, D, E: 3 + 1 + 1; B beat C, D, E: 2 + 1 + 1; C beat A, D: 3 + 1;
    // D beat E: 1; E beat C: 2.
    expect(value(kuksuSodos(league))).toEqual([5, 4, 4, 1, 2]);
  });

  test('a draw counts half of the opponent\u2019s points', () => {
    // Points 1.5, 0.5, 1. The first drew with the second and beat the third.
    expect(
      value(
        kuksuSodos([
          [0, 0.5, 1],
          [0.5, 0, 0],
          [0, 1, 0],
        ]),
      ),
    ).toEqual([1.25, 0.75, 0.5]);
  });

  test('the diagonal is ignored, whatever stands there', () => {
    const diagonals: Found[] = ['x', '', null, true, 1, NaN, -7];
    for (const diagonal of diagonals) {
      const table = league.map((row, i) => row.map((cell, j) => (i === j ? diagonal : cell)));
      expect(value(kuksuSodos(table))).toEqual([5, 4, 4, 1, 2]);
    }
  });

  test('an empty cell is 0: a game lost, or not played yet', () => {
    const blanks: Found[] = [null, '', 0];
    for (const blank of blanks) {
      const table = league.map((row) => row.map((cell) => (cell === 0 ? blank : cell)));
      expect(value(kuksuSodos(table))).toEqual([5, 4, 4, 1, 2]);
    }
    expect(
      value(
        kuksuSodos([
          [null, 1, null],
          [null, null, null],
          [null, null, null],
        ]),
      ),
    ).toEqual([0, 0, 0]);
  });

  test('binary noise is no other result', () => {
    expect(
      value(
        kuksuSodos([
          [0, 1.0000000000000002],
          [0, 0],
        ]),
      ),
    ).toEqual([0, 0]);
    const noisy = league.map((row) => row.map((cell) => (cell === 1 ? 0.9999999999999999 : cell)));
    expect(value(kuksuSodos(noisy))).toEqual([5, 4, 4, 1, 2]);
  });

  test('one player has beaten nobody, and no players have no sums', () => {
    expect(value(kuksuSodos([['A']]))).toEqual([0]);
    expect(value(kuksuSodos([]))).toEqual([]);
  });
});

describe('U6: a cross table', () => {
  test.each<[string, Found[][]]>([
    [
      '2 x 3',
      [
        [0, 1, 0],
        [0, 0, 0],
      ],
    ],
    [
      '3 x 2',
      [
        [0, 1],
        [0, 0],
        [0, 0],
      ],
    ],
    ['2 x 1', [[0, 1], [0]]],
    ['1 x 0', [[]]],
  ])('of %s is refused', (shape, table) => {
    expect(refusal(kuksuSodos(table))).toEqual([
      `crosstable: "${shape}". Select as many rows as columns: one of each per player, in the same order.`,
      'value',
    ]);
  });

  /** The sample league with some cells replaced. */
  const withCells = (...cells: [row: number, column: number, cell: Found][]): Found[][] => {
    const table = league.map((row) => [...row]);
    for (const [row, column, cell] of cells) (table[row - 1] ?? [])[column - 1] = cell;
    return table;
  };

  test.each([2, -1, 0.25, 1.5])('holds no result of %d', (cell) => {
    expect(refusal(kuksuSodos(withCells([4, 2, cell])))).toEqual([
      `crosstable, row 4, column 2: ${cell}. ${GAME_NEEDED}`,
      'value',
    ]);
  });

  test.each<[Found, string]>([
    ['1', '"1"'],
    ['won', '"won"'],
    [true, 'TRUE'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
  ])('holds no result of %j', (cell, shown) => {
    expect(refusal(kuksuSodos(withCells([4, 2, cell])))).toEqual([
      `crosstable, row 4, column 2: ${shown}. ${NUMBER_NEEDED}`,
      'value',
    ]);
  });

  test.each([
    [1, 1],
    [0.5, 1],
    [1, 0.5],
    [0.5, 0],
    [0, 0.5],
  ])('does not give one game the results %d and %d', (one, other) => {
    expect(refusal(kuksuSodos(withCells([2, 5, one], [5, 2, other])))).toEqual([
      `crosstable, row 2, column 5: ${one}. The opponent’s row has ${other} for this game. Enter 1 and 0, 0.5 twice, or 0 twice.`,
      'value',
    ]);
  });

  test.each([
    [1, 0],
    [0, 1],
    [0.5, 0.5],
    [0, 0],
  ])('may give one game the results %d and %d', (one, other) => {
    expect(kuksuSodos(withCells([2, 5, one], [5, 2, other])).ok).toBe(true);
  });

  test('the first unusable cell, row by row, is the one named', () => {
    expect(refusal(kuksuSodos(withCells([5, 1, 'lost'], [3, 4, 'won'])))[0]).toContain(
      'row 3, column 4',
    );
    // No contradiction with a cell that is no result: that cell is named itself.
    expect(refusal(kuksuSodos(withCells([5, 1, 'lost'])))[0]).toContain('row 5, column 1');
  });
});
