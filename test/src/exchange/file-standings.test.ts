import { describe, expect, test } from '@jest/globals';
import {
  type FileStandings,
  fileStandings,
  type OpenGothaEvent,
  type OpenGothaGame,
  type OpenGothaPlayer,
  type OpenGothaResult,
  startScores,
} from '../../../src/exchange';

const player = (more: Partial<OpenGothaPlayer>): OpenGothaPlayer => ({
  ...{ surname: 'Smit', given: 'Anna', name: 'Anna Smit', correction: 0, absent: [] },
  isFinal: true,
  ...more,
});

const game = (
  round: number,
  black: number,
  white: number,
  result: OpenGothaResult,
): OpenGothaGame => ({
  ...{ round, black, white, result, table: 1, handicap: 0, knownColour: true },
  byDefault: false,
});

const event = (more: Partial<OpenGothaEvent>): OpenGothaEvent => ({
  ...{ players: [], games: [], byes: [], general: {}, criteria: [], categories: [], ignored: [] },
  ...more,
});

const standings = (more: Partial<OpenGothaEvent>): FileStandings =>
  fileStandings(event(more), () => true);

/** The figures of one criterion, in the order of the players. */
const figures = (name: string, more: Partial<OpenGothaEvent>): readonly (number | undefined)[] =>
  [...standings({ ...more, criteria: [name] }).lines]
    .sort((a, b) => a.player - b.player)
    .map(({ values }) => values[0]);

describe('a start score', () => {
  const start = (
    general: Readonly<Record<string, string>>,
    more: Partial<OpenGothaPlayer>,
  ): readonly number[] => startScores(event({ general, players: [player(more)] }));

  test.each<readonly [string | undefined, number]>([
    ['9D', 8],
    ['4D', 3],
    ['1D', 0],
    ['1K', -1],
    ['12K', -12],
    ['30K', -30],
    ['12D', 8],
    // As OpenGotha ranks professionals.
    ['1P', 6],
    ['3P', 6],
    ['4P', 7],
    ['6P', 7],
    ['7P', 8],
    ['9p', 8],
    ['35K', -30],
    ['3 d', 2],
    [undefined, -30],
    ['beginner', -30],
  ])('of the rank %j is %d where the file has no bar and no floor', (rank, score) => {
    expect(start({}, rank === undefined ? {} : { rank })).toEqual([score]);
  });

  test.each<readonly [string | undefined, number]>([
    ['5D', 2],
    ['3D', 2],
    ['2D', 1],
    ['12K', -12],
    ['20K', -20],
    ['25K', -20],
    [undefined, -20],
  ])('of the rank %j is %d between a floor of 20K and a bar of 3D', (rank, score) => {
    const general = { genMMBar: '3D', genMMFloor: '20K' };
    expect(start(general, rank === undefined ? {} : { rank })).toEqual([score]);
  });

  test.each<readonly [string, Partial<OpenGothaPlayer>, number]>([
    ['the rank before the grade', { rank: '2D', grade: '4D' }, 1],
    ['the grade where there is no rank', { grade: '4D' }, 3],
    ['the grade where the rank does not begin with a number', { rank: 'x5D', grade: '4K' }, -4],
    ['the grade where the rank has three figures', { rank: '105K', grade: '4K' }, -4],
  ])('goes by %s', (_, more, score) => {
    expect(start({}, more)).toEqual([score]);
  });

  test.each<readonly [string, number, number]>([
    ['1K', 2, 1],
    ['1K', -1, -2],
    ['5D', 1, 3],
    ['25K', -1, -21],
  ])('of %s corrected by %d is %d: bar and floor do not stop it', (rank, correction, score) => {
    const general = { genMMBar: '3D', genMMFloor: '20K' };
    expect(start(general, { rank, correction })).toEqual([score]);
  });
});

describe('the order of a file', () => {
  const players = [
    player({ rating: 2000, rank: '1D' }),
    player({ rating: 2200, rank: '1D' }),
    player({ rating: 2100, rank: '2D' }),
    player({ rating: 2200, rank: '2D' }),
    player({ rating: 2200, rank: '1D' }),
  ];
  const order = (more: Partial<OpenGothaEvent>): readonly unknown[] =>
    standings({ players, ...more }).lines.map((line) => [line.player, line.place]);

  test.each<readonly [string, readonly string[], readonly unknown[]]>([
    [
      'is the highest figure first, and equal ones share a place in the order of the file',
      ...([['RATING'], [...[1, 3, 4].map((at) => [at, 1]), [2, 4], [0, 5]]] as const),
    ],
    [
      'is the next criterion where the first is the same',
      ['RATING', 'RANK'],
      [[3, 1], ...[1, 4].map((at) => [at, 2]), [2, 4], [0, 5]],
    ],
    [
      'is the first criterion before the next',
      ['RANK', 'RATING'],
      [[3, 1], [2, 2], ...[1, 4].map((at) => [at, 3]), [0, 5]],
    ],
    ['is that of the file without criteria', [], [0, 1, 2, 3, 4].map((at) => [at, 1])],
  ])('%s', (_, criteria, expected) => {
    expect(order({ criteria })).toEqual(expected);
  });

  test('has the figures of every criterion, and leaves out who is not in it', () => {
    const { lines } = fileStandings(
      event({ players, criteria: ['RANK', 'RATING'] }),
      (at) => at !== 3 && at !== 4,
    );
    expect(lines).toEqual([
      { player: 2, place: 1, values: [1, 2100] },
      { player: 1, place: 2, values: [0, 2200] },
      { player: 0, place: 3, values: [0, 2000] },
    ]);
  });

  test.each<readonly [readonly string[], readonly string[], string | undefined]>([
    [['RATING', 'RANK'], ['RATING', 'RANK'], undefined],
    [['RATING', 'EXT', 'RANK', 'DC'], ['RATING'], 'EXT'],
    [['DC', 'RATING'], [], 'DC'],
    [[], [], undefined],
  ])('by %j follows %j and stops at %j', (criteria, followed, unknown) => {
    const { criteria: known, unknown: first } = standings({ players, criteria });
    expect([known, first]).toEqual([followed, unknown]);
  });

  test.each<readonly [string, Partial<OpenGothaEvent>, number]>([
    ['none without games', {}, 0],
    ['up to the last game', { games: [game(4, 0, 1, 'open'), game(2, 0, 1, 'black')] }, 4],
    ['up to the last bye', { games: [game(1, 0, 1, 'black')], byes: [{ round: 3, player: 2 }] }, 3],
  ])('counts rounds: %s', (_, more, rounds) => {
    expect(standings({ players, ...more }).rounds).toBe(rounds);
  });
});

describe('a figure of the player alone', () => {
  const ranked = (...ranks: readonly string[]): Partial<OpenGothaEvent> => ({
    players: ranks.map((rank) => player(rank === '' ? {} : { rank })),
  });

  test('RANK counts from 1 dan as 0; no rank is 30 kyu', () => {
    expect(figures('RANK', ranked('3D', '1D', '1K', '12K', ''))).toEqual([2, 0, -1, -12, -30]);
  });

  test('RATING is 0 where there is none', () => {
    expect(figures('RATING', { players: [player({ rating: 2310 }), player({})] })).toEqual([
      2310, 0,
    ]);
  });

  test.each<readonly [string, readonly string[], readonly number[]]>([
    ['is 0 for all without limits', [], [0, 0, 0, 0, 0, 0]],
    ['is one less below the limit', ['1D'], [0, 0, -1, -1, -1, -1]],
    ['is one less for every limit; no rank is the last', ['1D', '10K'], [0, 0, -1, -1, -2, -2]],
    ['has nobody below a limit that is no rank', ['1D', '?'], [0, 0, -1, -1, -1, -1]],
  ])('CAT %s', (_, categories, expected) => {
    const { players = [] } = ranked('3D', '1D', '1K', '10K', '11K', '');
    expect(figures('CAT', { players, categories })).toEqual(expected);
  });
});

/**
 * Three rounds of three players, who start with 32 (3 dan), 30 (1 dan) and 28 (2 kyu):
 *
 *     round 1   0 beats 1, 2 is absent
 *     round 2   0 has a bye, 1 is absent, 2 has neither a game nor a bye and is not absent
 *     round 3   0 and 1 are still playing, 2 has a bye
 */
describe('a figure of games', () => {
  const rounds: Partial<OpenGothaEvent> = {
    players: [
      player({ rank: '3D' }),
      player({ rank: '1D', absent: [2] }),
      player({ rank: '2K', absent: [1] }),
    ],
    games: [game(1, 0, 1, 'black'), game(3, 1, 0, 'open')],
    byes: [
      { round: 2, player: 0 },
      { round: 3, player: 2 },
    ],
  };
  const exact = { genRoundDownNBWMMS: 'false' };

  test.each<readonly [string, string, Readonly<Record<string, string>>, readonly number[]]>([
    ['a bye is a win, an absence nothing', 'NBW', {}, [2, 0, 1]],
    ['an absence is nothing, rounded or not', 'NBW', exact, [2, 0, 1]],
    ['a bye is a point, half a point of an absence is cut', 'MMS', {}, [34, 30, 29]],
    ['half a point of an absence is kept', 'MMS', exact, [34, 30.5, 29.5]],
    ['half a win for an absence', 'NBW', { ...exact, genNBW2ValueAbsent: '1' }, [2, 0.5, 1.5]],
    ['no win for a bye', 'NBW', { genNBW2ValueBye: '0' }, [1, 0, 0]],
    ['a point for an absence', 'MMS', { genMMS2ValueAbsent: '2' }, [34, 31, 30]],
    ['no point for an absence', 'MMS', { ...exact, genMMS2ValueAbsent: '0' }, [34, 30, 29]],
    ['half a point for a bye', 'MMS', { ...exact, genMMS2ValueBye: '1' }, [33.5, 30.5, 29]],
    ['half points are cut together, not one by one', 'MMS', { genMMS2ValueBye: '1' }, [33, 30, 29]],
    ['what counts for scores does not for wins', 'NBW', { genMMS2ValueBye: '0' }, [2, 0, 1]],
    ['what counts for wins does not for scores', 'MMS', { genNBW2ValueBye: '0' }, [34, 30, 29]],
  ])('%s: %s with %j', (_, name, general, expected) => {
    expect(figures(name, { ...rounds, general })).toEqual(expected);
  });

  test.each<readonly [string, readonly number[], string]>([
    ['CUSSW', [5, 0, 1], 'the wins after each round'],
    ['CUSSM', [101, 90, 85], 'the scores after each round'],
    ['SOSW', [0, 4, 0], 'the wins of the opponents, those of open games too'],
    ['SOSM', [92, 98, 84], 'the scores of the opponents; the own start without a game'],
    ['SOSMM1', [62, 68, 56], 'without the lowest'],
    ['SOSMM2', [32, 34, 28], 'without the two lowest'],
    ['SODOSW', [0, 0, 0], 'the wins of those who were beaten'],
    ['SODOSM', [30, 0, 0], 'the scores of those who were beaten'],
    ['SOSOSW', [8, 0, 0], 'SOSW of the opponents'],
    ['SOSOSM', [292, 274, 252], 'SOSM of the opponents; three starts without a game'],
  ])('%s is %j: %s', (name, expected) => {
    expect(figures(name, rounds)).toEqual(expected);
  });

  // Opponents count 2, 1 and 1½ then: a win, and half a point for each round that was not played.
  test.each<readonly [string, readonly number[]]>([
    ['NBW', [2, 0, 1]],
    ['MMS', [34, 30, 29]],
    ['SOSW', [2, 4, 0]],
    ['SODOSW', [1, 0, 0]],
    ['SOSM', [94, 98, 84]],
    ['SODOSM', [31, 0, 0]],
  ])('%s is %j where rounds that were not played are half a point', (name, expected) => {
    const general = { genCountNotPlayedGamesAsHalfPoint: 'true' };
    expect(figures(name, { ...rounds, general })).toEqual(expected);
  });

  test.each<readonly [OpenGothaResult, readonly number[]]>([
    ['open', [0, 0]],
    ['black', [1, 0]],
    ['white', [0, 1]],
    ['equal', [0.5, 0.5]],
    ['bothWin', [1, 1]],
    ['bothLose', [0, 0]],
  ])('a game that is %s gives %j', (result, expected) => {
    const players = [player({}), player({})];
    expect(figures('NBW', { players, games: [game(1, 0, 1, result)] })).toEqual(expected);
  });
});

describe('a handicap', () => {
  // 1D with White gives a 4K three stones and wins; both start at their ranks, 30 and 26.
  const handicapped = {
    players: [player({ rank: '1D' }), player({ rank: '4K' })],
    games: [{ ...game(1, 1, 0, 'white'), handicap: 3 }],
  };

  test.each([
    ['MMS', [31, 26]],
    ['SOSM', [29, 28]],
    ['SODOSM', [29, 0]],
    ['SOSOSM', [28, 29]],
    ['SOSW', [0, 1]],
    ['SODOSW', [0, 0]],
  ])('evens out the McMahon score of the opponent: %s', (name, values) => {
    expect(figures(name, handicapped)).toEqual(values);
  });
});

test('one category divides nobody, whatever limits the file has', () => {
  const players = [player({ rank: '1D' }), player({ rank: '9K' })];
  const more = { players, categories: ['1K'] };
  expect(figures('CAT', more)).toEqual([0, -1]);
  expect(figures('CAT', { ...more, general: { numberOfCategories: '2' } })).toEqual([0, -1]);
  expect(figures('CAT', { ...more, general: { numberOfCategories: '1' } })).toEqual([0, 0]);
});
