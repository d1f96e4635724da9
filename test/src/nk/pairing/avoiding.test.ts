import { describe, expect, test } from '@jest/globals';
import { pairRound, type NkEvent, type PairedRound, type RoundOptions } from '../../../../src';
import { sampled } from '../../../support/sampled';
import { value } from '../../results';
import { event, field } from '../events';

const paired = (given: NkEvent, options: RoundOptions = {}): PairedRound =>
  value(pairRound(given, options));
const pairsOf = ({ boards }: PairedRound): string[] =>
  boards
    .map(({ black, white }) => [black.player, white.player].sort((a, b) => a - b).join('-'))
    .sort();
const worth = ({ criteria }: PairedRound): number[] => criteria.map(({ value: sum }) => sum);

/** Six who are level in SOS. 2 and 5 may not meet: two pairings are equally far from the fold. */
const six = event(field([0, 0, 0, 0, 0, 0]), ['1-4D 2-5D 3-6D']);

describe('Pairs to avoid', () => {
  test('give way to the stored numbers only', () => {
    const open = paired(six);
    expect(pairsOf(open)).toEqual(['1-5', '2-6', '3-4'].sort());
    for (const avoid of [
      [[1, 5]],
      [[4, 3]],
      [
        [6, 2],
        [3, 4],
      ],
    ] as const) {
      const other = paired(six, { avoid });
      expect(worth(other)).toEqual(worth(open));
      expect(pairsOf(other)).not.toEqual(pairsOf(open));
      for (const [a, b] of avoid) {
        expect(pairsOf(other)).not.toContain(`${Math.min(a, b)}-${Math.max(a, b)}`);
      }
    }
  });

  test('are made where every pairing that is as good has as many of them', () => {
    const all = pairsOf(paired(six)).map((pair) => pair.split('-').map(Number) as [number, number]);
    const other = pairsOf(paired(six, { avoid: [all[0] ?? [1, 5]] }));
    const others = other.map((pair) => pair.split('-').map(Number) as [number, number]);
    const both = [all[0] ?? [1, 5], ...others];
    expect(pairsOf(paired(six, { avoid: both })).length).toBe(3);
    expect(worth(paired(six, { avoid: both }))).toEqual(worth(paired(six)));
  });

  test('are as few as can be where not all can be kept apart', () => {
    const one = ['1-5', '2-6', '3-4'];
    const other = ['1-6', '2-4', '3-5'];
    const kept = (...avoid: readonly (readonly [number, number])[]): unknown => {
      const made = pairsOf(paired(six, { avoid }));
      expect([one, other]).toContainEqual(made);
      return made;
    };
    // As many either way: the round stays as it is.
    expect(kept([1, 5], [2, 4])).toEqual(one);
    expect(kept([1, 6], [2, 4])).toEqual(one);
    expect(kept([1, 5], [2, 6], [2, 4], [3, 5])).toEqual(one);
    // One of them is fewer than two, whichever is tried first.
    expect(kept([1, 5], [2, 6], [2, 4])).toEqual(other);
    expect(kept([2, 4], [3, 4], [2, 6])).toEqual(other);
    expect(kept([1, 5], [2, 6], [3, 4], [1, 6])).toEqual(other);
  });

  test('are the reason why the opponent of the fold is another', () => {
    const why = (avoid: RoundOptions['avoid'] = []): unknown[] =>
      paired(six, { avoid }).boards.map((board) => [
        ...[board.why.expected, board.why.expectedNot],
      ]);
    expect(why()).toEqual([
      [6, 'neededElsewhere'],
      [5, 'met'],
      [undefined, undefined],
    ]);
    expect(why([[3, 4]])).toEqual([
      [undefined, undefined],
      [5, 'met'],
      [4, 'keptApart'],
    ]);
    // What was not in the way is no reason.
    expect(why([[1, 5]])).toEqual([
      [undefined, undefined],
      [5, 'met'],
      [4, 'neededElsewhere'],
    ]);
  });

  test('are not forbidden pairs, which keep their reason', () => {
    const boards = paired(six, { forbidden: [[3, 4]], avoid: [[1, 5]] }).boards;
    expect(boards.map(({ why }) => why.expectedNot)).toEqual([undefined, 'met', 'forbidden']);
  });

  test('stay apart from what the director says: a fixed pair is made', () => {
    const options = { forced: [{ players: [3, 4] }], avoid: [[3, 4]] } as const;
    expect(pairsOf(paired(six, options))).toContain('3-4');
  });

  test('unknown players are refused by the row of the list', () => {
    const result = pairRound(six, {
      avoid: [
        [1, 2],
        [1, 99],
      ],
    });
    expect(result.ok ? undefined : result.failure).toMatchObject({
      code: 'playerUnknown',
      at: { argument: 'avoid', row: 2 },
    });
  });

  test('never cost anything by the clauses, in any round', () => {
    const seeds = Array.from({ length: 400 }, (_, i) => i + 1);
    for (const seed of sampled(seeds, 3)) {
      let state = seed;
      const random = (below: number): number => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * below);
      };
      const players = field(Array.from({ length: 13 + random(8) }, (_, i) => Math.floor(i / 8)));
      const clubs = new Map(players.map(({ number }) => [number, random(3)]));
      const avoid = players.flatMap(({ number: a }) =>
        players.flatMap(({ number: b }) =>
          a < b && clubs.get(a) === clubs.get(b) ? [[a, b] as const] : [],
        ),
      );
      let given: NkEvent = { players, rounds: [] };
      for (let round = 1; round <= 3; round++) {
        const best = paired(given);
        const apart = paired(given, { avoid });
        const clashes = (of: PairedRound): number =>
          of.boards.filter(
            ({ black, white }) => clubs.get(black.player) === clubs.get(white.player),
          ).length;
        expect({ seed, round, worth: worth(apart), bye: apart.bye?.player }).toEqual({
          ...{ seed, round, worth: worth(best), bye: best.bye?.player },
        });
        expect(clashes(apart)).toBeLessThanOrEqual(clashes(best));
        const games = best.boards.map(({ black, white }) => ({
          ...{ black: black.player, white: white.player },
          result: (['black', 'white', 'draw'] as const)[random(3)] ?? 'draw',
        }));
        const byes = best.bye ? [best.bye.player] : [];
        given = { players, rounds: [...given.rounds, { games, byes }] };
      }
    }
  });
});
