import { describe, expect, test } from '@jest/globals';
import { pairRound, type NkEvent, type RoundOptions, type Settings } from '../../../../src';
import { bestPairs } from '../../../../src/nk/pairing/search/solve';
import { searchedPairs } from '../../../../src/nk/pairing/search/exact';
import { pairRoundSteps } from '../../../../src/nk/pairing/pair';
import {
  fieldOf,
  type PairingField,
  titleGroup,
  type VertexPair,
} from '../../../../src/nk/pairing/field';
import { readEvent } from '../../../../src/nk/event/check';
import { readOptions } from '../../../../src/nk/pairing/options';
import { stateSteps } from '../../../../src/nk/standings/state';
import { atOnce } from '../../../../src/core/stepwise';
import { value } from '../../results';
import {
  chanceOf,
  championship,
  crowdedEvent,
  instances,
  pairedRound,
  type Chance,
} from './events';
import { sampled } from '../../../support/sampled';

const PREFERENCES = ['top', 'middle', 'bottom'] as const;

/** The field of the next round as `pairRound` sees it, with the bye that it gives. */
function fieldNext(event: NkEvent, options: RoundOptions, bye: number | undefined): PairingField {
  const checked = value(readEvent(event));
  const read = value(readOptions(atOnce(stateSteps(checked, event.rounds.length)), options));
  const players = read.present.filter(({ number }) => number !== bye);
  const round = event.rounds.length + 1;
  const title = titleGroup(players, round, checked.settings, (a, b) => !a.met.has(b.number));
  return fieldOf(players, title, checked.settings, read, round === 1);
}

const everyone = (field: PairingField): readonly number[] =>
  field.players.map((_, vertex) => vertex);

function inOrder(pairs: readonly VertexPair[]): readonly VertexPair[] {
  return pairs.map(([u, v]): VertexPair => (u < v ? [u, v] : [v, u])).sort(([a], [b]) => a - b);
}

/** Groups of one size, with most pairs in them forbidden, and few, some or most of the others. */
function smallGroups(
  chance: Chance,
  count: number,
  size: number,
): { readonly event: NkEvent; readonly options: RoundOptions } {
  const groupOf = (number: number): number => 2 + Math.floor((number - 1) / size);
  const players = Array.from({ length: count }, (_, index) => {
    return { number: index + 1, group: groupOf(index + 1), strength: 1000 + chance(1000) };
  });
  const apart = [10, 30, 80][chance(3)] ?? 0;
  const forbidden: [number, number][] = [];
  for (let a = 1; a <= count; a++) {
    for (let b = a + 1; b <= count; b++) {
      if (chance(100) < (groupOf(a) === groupOf(b) ? 70 : apart)) forbidden.push([a, b]);
    }
  }
  const settings = {
    floatDown: PREFERENCES[chance(3)] ?? 'top',
    floatUp: PREFERENCES[chance(3)] ?? 'bottom',
  };
  return { event: { players, rounds: [], settings }, options: { forbidden } };
}

/** Plays a championship, and compares every round's pairs by structure with one search of the whole field. */
function compareRounds(chance: Chance, players: number, settings: Partial<Settings>): number {
  let compared = 0;
  const course = {
    players,
    rounds: 7,
    absent: 70 * chance(2),
    drawn: 60 * chance(2),
    forfeited: 30 * chance(2),
    settings,
  };
  championship(chance, course, (event, options) => {
    const result = pairRound(event, options);
    if (!result.ok) return undefined;
    const field = fieldNext(event, options, result.value.bye?.player);
    const structured = atOnce(bestPairs(field));
    const whole = atOnce(searchedPairs(field, everyone(field)));
    if ('perfect' in structured || 'perfect' in whole) throw new Error('It had been paired.');
    expect(inOrder(structured)).toEqual(inOrder(whole));
    compared++;
    return pairedRound(result.value);
  });
  return compared;
}

describe('N5: the pairs found by the structure of the field', () => {
  test('are those of one search of the whole field, where most have met', () => {
    const fields = instances(400);
    let compared = 0;
    for (const seed of fields) {
      const { event, options } = crowdedEvent(chanceOf(seed), 40);
      const field = fieldNext(event, options, undefined);
      const whole = atOnce(searchedPairs(field, everyone(field)));
      const structured = atOnce(bestPairs(field));
      expect('perfect' in structured).toBe('perfect' in whole);
      if ('perfect' in structured || 'perfect' in whole) continue;
      expect({ seed, pairs: inOrder(structured) }).toEqual({ seed, pairs: inOrder(whole) });
      compared++;
    }
    expect(compared).toBeGreaterThan(fields.length / 2);
  });

  test('are those of one search of the whole field, where nobody may meet within a middle group', () => {
    const sizes = [3, 16, 3, 2];
    const players = sizes.flatMap((size, group) =>
      Array.from({ length: size }, (_, index) => ({ group: group + 2, strength: 2000 - index })),
    );
    const numbered = players.map((player, index) => ({ ...player, number: index + 1 }));
    const middle = numbered.filter(({ group }) => group === 3).map(({ number }) => number);
    const forbidden = middle.flatMap((a) =>
      middle.filter((b) => b > a + 4).map((b): [number, number] => [a, b]),
    );
    const all = middle.flatMap((a) => middle.map((b): [number, number] => [a, b]));
    for (const pairs of [forbidden, all.filter(([a, b]) => a < b)]) {
      const field = fieldNext({ players: numbered, rounds: [] }, { forbidden: pairs }, undefined);
      const whole = atOnce(searchedPairs(field, everyone(field)));
      const structured = atOnce(bestPairs(field));
      expect('perfect' in structured).toBe('perfect' in whole);
      if ('perfect' in structured || 'perfect' in whole) continue;
      expect(inOrder(structured)).toEqual(inOrder(whole));
    }
  });

  test('are those of one search of the whole field, where searches of small groups meet', () => {
    const fields = instances(200);
    let compared = 0;
    for (const seed of fields) {
      const { event, options } = smallGroups(chanceOf(seed), 40, [4, 6, 5][seed % 3] ?? 4);
      const field = fieldNext(event, options, undefined);
      const whole = atOnce(searchedPairs(field, everyone(field)));
      const structured = atOnce(bestPairs(field));
      expect('perfect' in structured).toBe('perfect' in whole);
      if ('perfect' in structured || 'perfect' in whole) continue;
      expect({ seed, pairs: inOrder(structured) }).toEqual({ seed, pairs: inOrder(whole) });
      compared++;
    }
    expect(compared).toBeGreaterThan(fields.length / 2);
  });

  test('are those of one search of the whole field, in championships of 12 to 64 players', () => {
    const events = Array.from({ length: 20 }, (_, event) => event);
    let compared = 0;
    for (const event of sampled(events, 8)) {
      const chance = chanceOf(64 + event);
      const players = [12, 17, 24, 32, 33, 40, 48, 64][event % 8] ?? 0;
      const settings =
        event % 2 === 0
          ? {}
          : {
              groupSize: [4, 6, 8, 10, 16][chance(5)] ?? 16,
              floatDown: PREFERENCES[chance(3)] ?? 'top',
              floatUp: PREFERENCES[chance(3)] ?? 'bottom',
            };
      compared += compareRounds(chance, players, settings);
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('a search in steps', () => {
  test('finds the same, in so many steps that each is short, and can be dropped', () => {
    const { event, options } = smallGroups(chanceOf(11), 160, 4);
    const work = pairRoundSteps(event, options);
    let steps = 0;
    let step = work.next();
    for (; step.done !== true; step = work.next()) steps++;
    expect(step.value).toEqual(pairRound(event, options));
    // Far more than there are blocks of groups: the matching of the whole field is cut too.
    expect(steps).toBeGreaterThan(120);

    const dropped = pairRoundSteps(event, options);
    for (let count = 0; count < steps / 2; count++) dropped.next();
    expect(dropped.return({ ok: true } as never).done).toBe(true);
    expect(pairRound(event, options)).toEqual(step.value);
  });
});
