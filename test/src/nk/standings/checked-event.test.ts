import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  checkEvent,
  earnedRights,
  egdTable,
  nkStandings,
  pairingsOnOtherResults,
  pairRound,
  stateOf,
  titleStatus,
  type CheckedEvent,
  type NkEvent,
  type Round,
  type Settings,
} from '../../../../src';
import { basisOf } from '../../../../src';
import { runs } from '../../../support/sampled';
import { failure, value } from '../../results';
import { anyEvent } from '../any-event';
import { event, field } from '../events';

const often = { numRuns: runs(40, 2000) };

/** All that the rules say of an event. */
function answers(given: NkEvent | CheckedEvent): unknown {
  return {
    states: [...given.rounds.keys(), given.rounds.length].map((played) => stateOf(given, played)),
    title: titleStatus(given),
    standings: nkStandings(given),
    rights: earnedRights(given),
    table: egdTable(given),
    paired: pairRound(given),
    stale: pairingsOnOtherResults(given),
  };
}

describe('an event that is checked once', () => {
  test('gets the answers that the event gets', () => {
    fc.assert(
      fc.property(anyEvent, (given) => {
        expect(answers(value(checkEvent(given)))).toEqual(answers(given));
      }),
      often,
    );
  });

  test('is refused as the rules refuse it', () => {
    const broken = event(field([0, 0]), ['1-3B']);
    expect(checkEvent(broken)).toEqual(stateOf(broken));
    expect(failure(checkEvent(broken)).at).toMatchObject({ round: 1, list: 'games', row: 1 });
  });

  test('is checked already', () => {
    const checked = value(checkEvent(event(field([0, 0]), ['1-2B'])));
    expect(value(checkEvent(checked))).toBe(checked);
  });

  test('remembers its states and titles', () => {
    const checked = value(checkEvent(event(field([0, 0, 1, 1]), ['1-2B 3-4B', '1-3B 2-4W'])));
    expect(checked.stateAfter(1)).toBe(checked.stateAfter(1));
    expect(value(stateOf(checked))).toBe(checked.stateAfter(2));
    expect(checked.titleAfter(1)).toBe(checked.titleAfter(1));
    expect(checked.title).toBe(checked.titleAfter(2));
  });

  test('knows every title on the way', () => {
    fc.assert(
      fc.property(anyEvent, (given) => {
        const checked = value(checkEvent(given));
        for (let played = 0; played <= given.rounds.length; played++) {
          const then = { ...given, rounds: given.rounds.slice(0, played) };
          expect(checked.titleAfter(played)).toEqual(value(titleStatus(then)));
        }
      }),
      often,
    );
  });

  test.each([-1, 2, 0.5, NaN])('has no state after round %p', (played) => {
    const checked = value(checkEvent(event(field([0, 0]), ['1-2B'])));
    expect(() => checked.stateAfter(played)).toThrow(RangeError);
    expect(() => checked.titleAfter(played)).toThrow(RangeError);
    expect(failure(stateOf(checked, played)).code).toBe('playedWithinRounds');
  });
});

describe('other settings', () => {
  const some: fc.Arbitrary<Partial<Settings>> = fc.record(
    {
      groupSize: fc.integer({ min: 1, max: 20 }),
      rounds: fc.integer({ min: 0, max: 8 }),
      absencePoints: fc.constantFrom(0, 0.5),
      candidateMayHaveBye: fc.boolean(),
      titleFrom: fc.integer({ min: 1, max: 7 }),
      floatDown: fc.constantFrom('top', 'middle', 'bottom'),
    },
    { requiredKeys: [] },
  );
  /** Some absences leave their worth to the settings. */
  const open = (given: NkEvent): NkEvent => ({
    ...given,
    rounds: given.rounds.map((round): Round => ({
      ...round,
      absences: (round.absences ?? []).map(({ player, points }) =>
        points === 0.5 ? { player, points } : { player },
      ),
    })),
  });

  test('give what the event gives under them, a refusal included', () => {
    fc.assert(
      fc.property(anyEvent, some, some, (given, before, settings) => {
        const checked = checkEvent({ ...open(given), settings: before });
        if (!checked.ok) return;
        const changed = checked.value.with({ settings });
        const again = checkEvent({ ...open(given), settings: { ...before, ...settings } });
        expect(changed.ok ? answers(changed.value) : changed).toEqual(
          again.ok ? answers(again.value) : again,
        );
      }),
      often,
    );
  });

  test('leave the event as it was', () => {
    const given = event(field([0, 0, 0]), ['1-2B 3']);
    const checked = value(checkEvent(given));
    const half = value(checked.with({ settings: { absencePoints: 0.5 } }));
    expect(half.stateAfter(1).positions.get(3)?.points).toBe(0.5);
    expect(checked.stateAfter(1).positions.get(3)?.points).toBe(0);
    expect(half.settings).toEqual({ ...checked.settings, absencePoints: 0.5 });
  });

  test('are refused with fewer rounds than are played', () => {
    const checked = value(checkEvent(event(field([0, 0]), ['1-2B', '2-1B'])));
    expect(failure(checked.with({ settings: { rounds: 1 } })).code).toBe('roundsBeyondEvent');
  });

  test('are refused with more rounds once the play-off is paired', () => {
    const given = event(field([0, 0]), ['1-2B', '2-1B'], { rounds: 2 });
    const playOff = { black: 1, white: 2, result: null };
    const checked = value(checkEvent({ ...given, playOff }));
    expect(failure(checked.with({ settings: { rounds: 3 } })).code).toBe('playOffTooEarly');
  });
});

describe('rounds paired on results that were corrected', () => {
  const six = field([0, 0, 0, 0, 0, 0]);
  const kept = (given: NkEvent): NkEvent => ({
    ...given,
    rounds: given.rounds.map((round, i) => ({ ...round, basis: basisOf(given, i + 1) })),
  });
  const corrected = (given: NkEvent, result: 'black' | 'white'): NkEvent => {
    const [first = { games: [] }, ...others] = given.rounds;
    const [game, ...games] = first.games;
    return {
      ...given,
      rounds: [{ ...first, games: [...(game ? [{ ...game, result }] : []), ...games] }, ...others],
    };
  };

  test('are the same where the last of them still lack results', () => {
    const given = kept(event(six, ['1-2B 3-4B 5-6B', '1-3B 5-2B 4-6B', '1-5? 3-2B 4-6B']));
    const now = corrected(given, 'white');
    const checked = value(checkEvent({ ...now, rounds: now.rounds.slice(0, 2) }));
    const stale = pairingsOnOtherResults(checked, now.rounds.slice(2));
    expect(stale).toEqual(pairingsOnOtherResults(now));
    expect(stale.map(({ round }) => round)).toEqual([2, 3]);
  });

  test('name their boards with a play-off paired, too', () => {
    const given = kept(event(field([0, 0, 4, 4]), ['1-2B 3-4B', '2-1B 4-3B'], { rounds: 2 }));
    const playOff = { black: 1, white: 2, result: null };
    const now = corrected(given, 'white');
    expect(pairingsOnOtherResults({ ...now, playOff })).toEqual(pairingsOnOtherResults(now));
    expect(pairingsOnOtherResults(now)[0]?.boards).toEqual([1]);
  });
});
