import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as Library from '../../../../src';
import { value } from '../../results';
import { event, field } from '../events';
import type * as Check from '../../../../src/nk/event/check';
import type * as State from '../../../../src/nk/standings/state';

// A file of its own: `npm run mutation` has no false modules.
describe('read once', () => {
  const readEvent = jest.fn<typeof Check.readEvent>();
  const stateSteps = jest.fn<typeof State.stateSteps>();

  /** How often an event was read, and after which rounds a state was computed. */
  const counted = (): [read: number, states: number[]] => [
    readEvent.mock.calls.length,
    stateSteps.mock.calls.map(([, played]) => played),
  ];

  let nk: typeof Library;

  // The modules that count are in place before the rules are loaded.
  beforeAll(async () => {
    jest.resetModules();
    const check = '../../../../src/nk/event/check';
    const state = '../../../../src/nk/standings/state';
    jest.mock(check, () => {
      const actual = jest.requireActual<typeof Check>(check);
      return { ...actual, readEvent: readEvent.mockImplementation(actual.readEvent) };
    });
    jest.mock(state, () => {
      const actual = jest.requireActual<typeof State>(state);
      return { ...actual, stateSteps: stateSteps.mockImplementation(actual.stateSteps) };
    });
    nk = await import('../../../../src');
  });

  beforeEach(() => {
    jest.clearAllMocks();
  });

  const given = event(field([0, 0, 1, 1]), ['1-2B 3-4B', '1-3B 2-4W'], { rounds: 2 });

  describe('all questions about one event', () => {
    test('read it once and compute each state once', () => {
      const checked = value(nk.checkEvent(given));
      const ask = (): void => {
        value(nk.stateOf(checked, 1));
        value(nk.stateOf(checked));
        value(nk.titleStatus(checked));
        value(nk.nkStandings(checked));
        value(nk.earnedRights(checked));
        value(nk.egdTable(checked));
        nk.pairRound(checked);
        nk.pairingsOnOtherResults(checked);
      };
      ask();
      ask();
      expect(counted()).toEqual([1, [1, 2]]);
    });

    test('under other settings check the settings only', () => {
      const checked = value(nk.checkEvent(given));
      value(nk.stateOf(checked));
      const asked = value(checked.with({ settings: { candidateMayHaveBye: true } }));
      const again = value(asked.with({ settings: { groupSize: 4 } }));
      for (const each of [asked, again]) value(nk.nkStandings(each));
      expect(counted()).toEqual([1, [2]]);
    });

    test('compute the states anew where an absence is worth something else', () => {
      const checked = value(nk.checkEvent(given));
      value(nk.stateOf(checked));
      value(nk.stateOf(value(checked.with({ settings: { absencePoints: 0.5 } }))));
      expect(counted()).toEqual([1, [2, 2]]);
    });
  });

  test('an event that is not checked is read with every question', () => {
    value(nk.stateOf(given));
    value(nk.nkStandings(given));
    expect(counted()).toEqual([2, [2, 2]]);
  });
});
