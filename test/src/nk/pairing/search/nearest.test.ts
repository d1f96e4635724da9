import { describe, expect, test } from '@jest/globals';
import { bestPairs } from '../../../../../src/nk/pairing/search/solve';
import { bestByTrying, searchedPairs } from '../../../../../src/nk/pairing/search/exact';
import { fieldOf, type PairingField, type VertexPair } from '../../../../../src/nk/pairing/field';
import { nearestFold } from '../../../../../src/nk/pairing/search/floats';
import { readEvent } from '../../../../../src/nk/event/check';
import { readOptions } from '../../../../../src/nk/pairing/options';
import { stateSteps } from '../../../../../src/nk/standings/state';
import type { PlayerPair } from '../../../../../src';
import { atOnce } from '../../../../../src/core/stepwise';
import { value } from '../../../results';
import { chanceOf, crowdedEvent, instances, type Chance } from '../events';

function inOrder(pairs: readonly VertexPair[]): readonly VertexPair[] {
  return pairs.map(([u, v]): VertexPair => (u < v ? [u, v] : [v, u])).sort(([a], [b]) => a - b);
}

/** One group of so many, of whose pairs so many in 100 may not be. Its order is none of the stored numbers. */
function groupOf(chance: Chance, size: number, barred: number): PairingField {
  const players = Array.from({ length: size }, (_, index) => ({
    number: index + 1,
    strength: 1000 + chance(1000),
    group: 2,
  }));
  const forbidden: PlayerPair[] = [];
  for (const a of players) {
    for (const b of players) {
      if (a.number < b.number && chance(100) < barred) forbidden.push([a.number, b.number]);
    }
  }
  const absences = players.map(({ number }) => ({ player: number }));
  const event = value(readEvent({ players, rounds: [{ games: [], absences }] }));
  const read = value(readOptions(atOnce(stateSteps(event, 1)), { forbidden }));
  return fieldOf(read.present, { members: new Set() }, event.settings, read, false);
}

const everyone = (field: PairingField): readonly number[] =>
  field.players.map((_, vertex) => vertex);

describe('N4: where some of a group may not meet, the pairs nearest to the fold', () => {
  test('are those that a matching finds, in groups of 2 to 16', () => {
    const groups = instances(600);
    let found = 0;
    for (const group of groups) {
      const field = groupOf(
        chanceOf(group),
        2 * (1 + (group % 8)),
        [5, 15, 30, 50, 70][group % 5] ?? 0,
      );
      const [own] = field.groups;
      const pairs = nearestFold(field, own?.members ?? []);
      if (!pairs) continue;
      const searched = atOnce(searchedPairs(field, everyone(field)));
      expect('perfect' in searched ? searched : inOrder(searched)).toEqual(inOrder(pairs));
      found++;
    }
    expect(found).toBeGreaterThan(groups.length / 2);
  });

  test('are left to a matching where trying takes too long, and are the same', () => {
    const groups = instances(20);
    let left = 0;
    for (const group of groups) {
      const field = groupOf(chanceOf(group), 40, 85);
      const searched = atOnce(searchedPairs(field, everyone(field)));
      const best = atOnce(bestPairs(field));
      if (!nearestFold(field, field.groups[0]?.members ?? [])) left++;
      expect('perfect' in best ? best.perfect : inOrder(best)).toEqual(
        'perfect' in searched ? searched.perfect : inOrder(searched),
      );
    }
    expect(left).toBeGreaterThan(0);
  });
});

describe('N5: a few players paired by trying every pairing', () => {
  test('are paired as by a matching, in fields of 6 or 8', () => {
    const fields = instances(1000);
    let paired = 0;
    for (const seed of fields) {
      const { event, options } = crowdedEvent(chanceOf(seed), 8);
      const checked = value(readEvent(event));
      const read = value(readOptions(atOnce(stateSteps(checked, event.rounds.length)), options));
      const field = fieldOf(
        read.present,
        { members: new Set() },
        checked.settings,
        read,
        event.rounds.length === 0,
      );
      const tried = bestByTrying(field, everyone(field));
      const searched = atOnce(searchedPairs(field, everyone(field)));
      if ('perfect' in searched) {
        expect(tried).toBeUndefined();
        continue;
      }
      expect({ seed, pairs: inOrder(tried ?? []) }).toEqual({ seed, pairs: inOrder(searched) });
      paired++;
    }
    expect(paired).toBeGreaterThan(fields.length / 2);
  });
});
