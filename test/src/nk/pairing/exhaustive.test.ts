import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, pairRound, type NkEvent, type RoundOptions } from '../../../../src';
import { ledgerOf } from '../../../checkers/nk/ledger';
import { bestByTrying, byeQueue, fieldOf, taskOf, type Pair } from '../../../checkers/nk/pairing';
import { chanceOf, crowdedEvent, instances, smallEvent } from './events';

/** Among the few in which the title breaks a rule, or a pair is moved. */
const RARE = [7, 70, 196, 484, 14, 55, 65, 117];
const INSTANCES = instances(5000, RARE);
const CROWDED = instances(4000);

interface Best {
  readonly bye: number | undefined;
  /** By lower number. */
  readonly pairs: readonly Pair[];
  /** Title, repeats, gaps, float down, float up, pattern. */
  readonly criteria: readonly number[];
}

/** The best pairing of the next round by looking at every one, which shares no rule with `src`; undefined when no legal one exists. */
function exhaustive(event: NkEvent, options: RoundOptions): Best | undefined {
  const task = taskOf(ledgerOf(event), { ...DEFAULT_SETTINGS, ...event.settings }, options);
  const byes = task.free.length % 2 === 0 ? [undefined] : byeQueue(task);
  for (const bye of byes) {
    const best = bestByTrying(fieldOf(task, bye));
    if (best) return { bye, pairs: best.pairs, criteria: best.cost };
  }
  return undefined;
}

/** What `pairRound` answers, as the search by hand does; undefined where it finds no legal pairing. */
function answered(event: NkEvent, options: RoundOptions): Best | undefined {
  const result = pairRound(event, options);
  if (!result.ok) {
    expect(result).toHaveProperty('obstacle');
    return undefined;
  }
  const { boards, bye, criteria } = result.value;
  return {
    bye: bye?.player,
    pairs: boards
      .filter(({ why }) => why.path !== 'forced')
      .map(({ black, white }): [number, number] => [
        Math.min(black.player, white.player),
        Math.max(black.player, white.player),
      ])
      .sort(([a], [b]) => a - b),
    criteria: criteria.map(({ value }) => value),
  };
}

describe('N5: of all legal pairings of a small field', () => {
  test(`the one answered is the best, criterion by criterion, in ${INSTANCES.length} instances`, () => {
    const seen = { paired: 0, impossible: 0, title: 0, floats: 0, moved: 0, repeats: 0, byes: 0 };
    for (const seed of INSTANCES) {
      const { event, options } = smallEvent(chanceOf(seed), 10);
      const best = exhaustive(event, options);
      const answer = answered(event, options);
      if (!best || best.pairs.length === 0) {
        seen.impossible++;
        // Nobody left to pair is either: everyone fixed, or nobody there.
        expect(answer?.pairs ?? []).toEqual([]);
        continue;
      }
      expect({ seed, ...answer }).toEqual({ seed, ...best });
      const [title = 0, repeats = 0, gaps = 0, , , pattern = 0] = best.criteria;
      seen.paired++;
      if (title > 0) seen.title++;
      if (repeats > 0) seen.repeats++;
      if (gaps > 0) seen.floats++;
      if (pattern > 0) seen.moved++;
      if (best.bye !== undefined) seen.byes++;
    }
    // The instances reach what they are meant to reach.
    expect(Math.min(...Object.values(seen))).toBeGreaterThanOrEqual(4);
  });

  test('the one answered is the best too where most of a group have met and it is open who floats', () => {
    let paired = 0;
    for (const seed of CROWDED) {
      const { event, options } = crowdedEvent(chanceOf(seed), 10);
      const best = exhaustive(event, options);
      expect({ seed, ...answered(event, options) }).toEqual({ seed, ...best });
      if (best) paired++;
    }
    expect(paired).toBeGreaterThan(CROWDED.length / 2);
  });
});
