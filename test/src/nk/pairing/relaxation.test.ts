import { describe, expect, test } from '@jest/globals';
import { pairRound, type NkEvent, type Relaxation, type RoundOptions } from '../../../../src';
import { chanceOf, instances, smallEvent } from './events';

/** The event and the options once these things are allowed. */
function allowing(
  event: NkEvent,
  options: RoundOptions,
  relaxation: readonly Relaxation[],
): readonly [NkEvent, RoundOptions] {
  let [settings, said] = [event.settings ?? {}, options];
  for (const allowed of relaxation) {
    if (allowed.code === 'candidateMayHaveBye') {
      settings = { ...settings, candidateMayHaveBye: true };
      continue;
    }
    const { first: a, second: b } = allowed.values;
    const others = <T extends readonly number[]>(pairs: readonly T[] = []): T[] =>
      pairs.filter((pair) => !(pair.includes(a) && pair.includes(b)));
    if (allowed.code === 'allowRepeat') {
      said = { ...said, mayRepeat: [...(said.mayRepeat ?? []), [a, b]] };
    } else if (allowed.code === 'allowForbidden') {
      said = { ...said, forbidden: others(said.forbidden) };
    } else {
      const forced = (said.forced ?? []).filter(({ players }) => !players.includes(a));
      said = { ...said, forced };
    }
  }
  return [{ ...event, settings }, said];
}

const isPaired = (...[event, options]: readonly [NkEvent, RoundOptions]): boolean =>
  pairRound(event, options).ok;

/** Everything that could be allowed by itself. */
function singles({ players }: NkEvent, { forced = [] }: RoundOptions): readonly Relaxation[] {
  const found: Relaxation[] = [{ code: 'candidateMayHaveBye', values: {} }];
  for (const {
    players: [first, second],
  } of forced) {
    found.push({ code: 'releaseForced', values: { first, second } });
  }
  for (const { number: a } of players) {
    for (const { number: b } of players) {
      if (a >= b) continue;
      found.push({ code: 'allowRepeat', values: { first: a, second: b } });
      found.push({ code: 'allowForbidden', values: { first: a, second: b } });
    }
  }
  return found;
}

describe('what is offered where no legal pairing exists', () => {
  test('makes one possible, and nothing smaller does, in small fields', () => {
    // Among the few in which two things have to be allowed, or three.
    const fields = instances(1500, [32, 98, 132, 351]);
    const sizes = new Map<number, number>();
    for (const seed of fields) {
      const { event, options } = smallEvent(chanceOf(7 * seed), 8);
      const result = pairRound(event, options);
      if (result.ok || !('obstacle' in result)) continue;
      const { obstacle, relaxation } = result;
      sizes.set(relaxation.length, (sizes.get(relaxation.length) ?? 0) + 1);
      if (obstacle.code === 'nobodyToPair') continue;
      expect({ seed, possible: isPaired(...allowing(event, options, relaxation)) }).toEqual({
        seed,
        possible: true,
      });
      if (relaxation.length === 1) continue;
      // The bye of a candidate is asked for by name, whether or not a pair would help as well.
      const smaller = singles(event, options).filter((one) =>
        isPaired(...allowing(event, options, [one])),
      );
      expect({ seed, smaller }).toEqual({ seed, smaller: [] });
    }
    expect(Math.min(...[0, 1, 2].map((size) => sizes.get(size) ?? 0))).toBeGreaterThan(0);
  });
});
