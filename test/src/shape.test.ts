import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../language/library';
import * as kgs from '../../src/kgs';
import * as kuksu from '../../src/kuksu';
import * as nk from '../../src/nk';
import {
  aNumber,
  flawIn,
  listOf,
  mapOf,
  oneOf,
  optionsOf,
  recordOf,
  type Shape,
} from '../../src/shape';
import * as sof from '../../src/sof';
import { failure } from './results';

const players = [1, 2].map((number) => ({ number, strength: 2000, group: 0 }));

describe('options', () => {
  test('undefined is absent', () => {
    expect(sof.award(1250, 60, { sessions: undefined })).toEqual(sof.award(1250, 60));
    expect(nk.pairRound({ players, rounds: [] }, { bye: undefined })).toEqual(
      nk.pairRound({ players, rounds: [] }),
    );
    const settings = { rounds: undefined } as object;
    expect(nk.standings({ players, settings, rounds: [] })).toEqual(
      nk.standings({ players, rounds: [] }),
    );
  });

  test.each([
    ['sesions', 'sessions'],
    ['Event', 'event'],
    ['restriction', 'restrictions'],
  ])('%s is refused, %s is nearest', (name, nearest) => {
    const refused = failure(sof.award(1250, 60, { [name]: 1 }));
    expect(refused).toMatchObject({
      code: 'unknownOption',
      values: { name, nearest },
      at: { argument: 'options', found: name },
    });
    expect(sentence(refused)).toBe(
      `options: "${name}". No option is called "${name}"; the nearest is "${nearest}".`,
    );
    expect(sentence(refused, 'nl')).toBe(
      `options: "${name}". Geen optie heet "${name}"; "${nearest}" lijkt er het meest op.`,
    );
  });

  test('a setting of an event is an option, and so is a part of an option', () => {
    const settings = { round: 7 } as object;
    expect(failure(nk.standings({ players, settings, rounds: [] }))).toMatchObject({
      code: 'unknownOption',
      values: { name: 'round', nearest: 'rounds' },
      at: { argument: 'settings' },
    });
    const header = { dates: 2025 } as object;
    expect(failure(nk.egdTable({ players, rounds: [] }, { header })).at).toEqual({
      argument: 'header.dates',
      found: 2025,
    });
  });

  test.each([null, 7, 'x', []])('%j is no object of options', (given) => {
    expect(failure(sof.award(1250, 60, given as never)).code).toBe('recordNeeded');
  });
});

describe('parts that are missing or of another type are refused at their place', () => {
  const refusedEvent = (event: object): unknown => {
    const { code, at } = failure(nk.pairRound(event as never));
    return { code, at };
  };

  test.each([
    [{ players: [] }, 'partMissing', { argument: 'rounds' }],
    [{ rounds: [] }, 'partMissing', { argument: 'players' }],
    [{ players: {}, rounds: [] }, 'listNeeded', { argument: 'players', found: '{...}' }],
    [{ players: [null], rounds: [] }, 'recordNeeded', { argument: 'players', row: 1, found: null }],
    [
      { players: [players[0], { number: 2, group: 0 }], rounds: [] },
      'partMissing',
      { argument: 'strength', row: 2 },
    ],
    [{ players, rounds: [{}] }, 'partMissing', { argument: 'games', round: 1, list: 'games' }],
    [
      { players, rounds: [{ games: [{ black: 1, white: 'x', result: null }] }] },
      'numberNeeded',
      { argument: 'white', round: 1, list: 'games', row: 1, found: 'x' },
    ],
    [
      { players, rounds: [], playOff: { black: 1, white: 2 } },
      'partMissing',
      { argument: 'result', round: 'playOff' },
    ],
  ])('an event like %j', (event, code, at) => {
    expect(refusedEvent(event)).toEqual({ code, at });
  });

  test('in a list of lists with row and column', () => {
    expect(failure(kgs.points(60, 14, 1, [[1, [] as never]])).at).toEqual({
      ...{ argument: 'calculator', row: 1, column: 2, found: '[...]' },
    });
  });

  test('in an option with the row of its list', () => {
    const options = { forbidden: [[1, 2], [1]] } as object;
    expect(failure(nk.pairRound({ players, rounds: [] }, options))).toMatchObject({
      code: 'itemsNeeded',
      values: { count: 2 },
      at: { argument: 'forbidden', row: 2, found: 1 },
    });
  });

  test('in a cycle as a failure of its list', () => {
    const registrations = [{ name: 'Ann', rating: {} }] as never;
    expect(kuksu.groupCycle(registrations, [])).toMatchObject({
      failures: [{ code: 'cellNeeded', at: { list: 'registrations', argument: 'rating', row: 1 } }],
      questions: [],
    });
    const noText = { code: 'noText', values: {} };
    expect(kuksu.readLeaguePages(7 as never)).toEqual({
      ok: false,
      failures: [noText],
      questions: [],
      failure: noText,
    });
  });
});

describe('the shape of a value', () => {
  const flaw = (shape: Shape, given: unknown): unknown => {
    const refused = shape(given);
    return refused && [refused.failure.code, refused.failure.at];
  };

  test('what is missing is missing, whatever it should have been', () => {
    for (const shape of [aNumber, listOf(aNumber), recordOf({}), oneOf(['a']), mapOf(aNumber)]) {
      expect(flaw(shape, undefined)).toStrictEqual(['partMissing', {}]);
    }
  });

  test('a list in a list has its rows as columns, and no deeper place', () => {
    expect(flaw(listOf(aNumber), [1, 'x'])).toStrictEqual(['numberNeeded', { row: 2, found: 'x' }]);
    expect(flaw(listOf(listOf(aNumber)), [[1], [2, 'x']])).toStrictEqual([
      'numberNeeded',
      { row: 2, column: 2, found: 'x' },
    ]);
    expect(flaw(listOf(listOf(listOf(aNumber))), [[[1], [2, 'x']]])).toStrictEqual([
      'numberNeeded',
      { row: 1, column: 2, found: 'x' },
    ]);
    expect(flaw(listOf(listOf(aNumber)), [7])).toStrictEqual(['listNeeded', { row: 1, found: 7 }]);
  });

  test('a choice says what there is, a blank in quotation marks', () => {
    const refused = oneOf(['black', '', 1])('red');
    expect(refused?.failure).toStrictEqual({
      code: 'choiceNeeded',
      values: { choices: 'black, "", 1' },
      at: { found: 'red' },
    });
  });

  test('a map is a map of one shape', () => {
    expect(flaw(mapOf(aNumber), new Map([[1, 2]]))).toBeUndefined();
    expect(flaw(mapOf(aNumber), {})).toStrictEqual(['mapNeeded', { found: '{...}' }]);
    const flawed = new Map<number, unknown>([
      [1, 2],
      [5, true],
    ]);
    expect(flaw(mapOf(aNumber), flawed)).toStrictEqual(['numberNeeded', { row: 2, found: true }]);
  });

  test('the first flaw of several arguments has the name of its argument', () => {
    expect(
      flawIn({ a: 1, b: 'x', c: 'y' }, { a: aNumber, b: aNumber, c: aNumber })?.failure.at,
    ).toEqual({ argument: 'b', found: 'x' });
  });

  test.each([
    ['AC', ['ab', 'ac'], 'ac'],
    ['ad', ['ab', 'ac'], 'ab'],
    ['b', ['abc', 'bc'], 'bc'],
    ['round', ['groupSize', 'rounds'], 'rounds'],
    // Only the beginning of a long name counts: 40 letters to leave out, or two that are there.
    [`ab${'x'.repeat(5000)}`, ['cd', 'ab'], 'ab'],
    ['x'.repeat(60), ['y'.repeat(40), 'y'.repeat(60)], 'y'.repeat(40)],
  ])('%s is nearest to one of %j', (name, known, nearest) => {
    const shapes = Object.fromEntries(known.map((each) => [each, aNumber]));
    expect(optionsOf(shapes)({ [name]: 1 })?.failure.values).toEqual({ name, nearest });
  });
});
