import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../../support/sampled';
import { rankLeague, type LeagueEntry, type RankedLeague } from '../../../../src';
import { kuksuRank } from '../../../../src/kuksu/rank';
import type { RankAnswer } from '../../../../src/kuksu/rank-league';
import { crosstableOf, sodosOf, type Game } from '../../../checkers/kuksu-leagues';
import { value } from '../../results';
import { cycleEnglish } from '../cycles';

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
  ]);
  expect(answer.ok ? [] : answer.failures.map(({ code, at }) => [code, at.row])).toEqual([
    ['playerNamed', 1],
    ['playerNamed', 2],
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
