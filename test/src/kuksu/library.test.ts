import { describe, expect, test } from '@jest/globals';
import * as kuksu from '../../../src/kuksu';

type Call = (...given: readonly unknown[]) => unknown;

const { groupCycle, rankLeague, readLeague, readLeaguePages, tierLetter } =
  kuksu as unknown as Record<
    'groupCycle' | 'rankLeague' | 'readLeague' | 'readLeaguePages' | 'tierLetter',
    Call
  >;

/** One refusal at a place, and nothing to ask. */
const refusedAt = (code: string, at: object): object => ({
  ...{ ok: false, questions: [], failures: [{ code, at }] },
});

describe('what a program gives is refused with its list', () => {
  test.each<[unknown, unknown, unknown, string, string]>([
    ['x', [], {}, 'listNeeded', 'registrations'],
    [[], 'x', {}, 'listNeeded', 'lastCycle'],
    [[], [], 'x', 'recordNeeded', 'options'],
  ])('of a cycle: %j, %j, %j', (registrations, lastCycle, options, code, list) => {
    expect(groupCycle(registrations, lastCycle, options)).toMatchObject(
      refusedAt(code, { found: 'x', argument: list, list }),
    );
  });

  test('of a league, of pages and of a letter', () => {
    const at = { found: 'x', argument: 'entries', list: 'league' };
    expect(rankLeague('x')).toMatchObject(refusedAt('listNeeded', at));
    expect(tierLetter('2')).toMatchObject(
      refusedAt('numberNeeded', { argument: 'tier', found: '2' }),
    );
    expect(tierLetter(99)).toMatchObject(refusedAt('tierLettered', { found: 99 }));
    const none = { ok: false, questions: [], failures: [{ code: 'noTable' }] };
    expect(readLeaguePages('no table')).toMatchObject(none);
    expect(readLeaguePages(7)).toMatchObject({ ...none, failures: [{ code: 'noText' }] });
    const read = readLeaguePages('Player\tPoints\nAnn\t2\nBob\t1');
    expect(Object.keys(read as object)).toEqual(['ok', 'value']);
  });

  test.each([
    [['?'], 'league'],
    [['?', ''], 'league'],
    [['?', 'pin'], 'pin'],
  ])('of a name of a league %j, as the argument %s', (given, argument) => {
    expect(readLeague(...given)).toMatchObject(refusedAt('leagueKnown', { argument, found: '?' }));
  });

  test.each<[unknown, string, object]>([
    [7, 'recordNeeded', { found: 7, argument: 'remainder', list: 'options' }],
    [{ way: 'leaveOut', names: 7 }, 'listNeeded', { found: 7, argument: 'remainder.names' }],
    [{ way: 'leaveOut', names: ['A', 7] }, 'textNeeded', { found: 7, row: 2 }],
  ])('of a way out %j', (remainder, code, at) => {
    expect(groupCycle([], [], { remainder })).toMatchObject(refusedAt(code, at));
  });

  test('names are looked at only where somebody is left out', () => {
    expect(groupCycle([], [], { remainder: { way: 'moveDown', names: 7 } })).toMatchObject({
      ...{ ok: false, failures: [], questions: [{ ask: 'remainder' }] },
    });
  });

  test.each([
    [0, ''],
    ['', ''],
    [null, null],
    [true, true],
    [NaN, NaN],
    [Infinity, Infinity],
    [' \u200b', ' \u200b'],
  ])('a name %s is none, and %s is found', (name, found) => {
    expect(groupCycle([{ name, rating: 1 }], [])).toMatchObject(
      refusedAt('playerNamed', { argument: 'name', found, list: 'registrations', row: 1 }),
    );
  });

  test.each(['é', 'x', '李', 1973])('%j is a name', (name) => {
    expect(groupCycle([{ name, rating: 1 }], [])).toMatchObject({ failures: [] });
  });
});
