import { describe, expect, test } from '@jest/globals';
import {
  basisOf,
  type NkEvent,
  type PairedRound,
  pairingsOnOtherResults,
  pairRound,
  type Round,
  type RoundOptions,
} from '../../../../src';
import { roundsOf } from '../../../../src/nk/event/said';
import { event, field, round } from '../events';
import { sampled } from '../../../support/sampled';
import { value } from '../../results';

const six = field([0, 0, 0, 0, 0, 0]);

/** The event with every round keeping what it was paired on. */
function kept(given: NkEvent): NkEvent {
  const rounds = given.rounds.map((each, index): Round => {
    return { ...each, basis: basisOf(given, index + 1) };
  });
  return { ...given, rounds };
}

/** The same with one round as corrected, everything kept as it was. */
function corrected(given: NkEvent, number: number, text: string): NkEvent {
  const rounds = given.rounds.map((each, index): Round => {
    return index === number - 1 ? { ...each, ...round(text) } : each;
  });
  return { ...given, rounds };
}

describe('what a round was paired on', () => {
  test('is every earlier result, in order of the numbers', () => {
    const given = event(six, ['3-4W 1-2B 6+ 5-', '5-6b 1-3D 2= 4', '1-2? 3-4L 5-6w'], {
      absencePoints: 0.5,
    });
    expect(basisOf(given, 1)).toBe('');
    expect(basisOf(given, 2)).toBe('1-2B 3-4W 5- 6+');
    expect(basisOf(given, 4)).toBe('1-2B 3-4W 5- 6+ | 1-3D 2= 4= 5-6b | 1-2? 3-4L 5-6w');
  });

  test('can be read back', () => {
    const rounds = ['1-2B 3-4W 5- 6+', '1-3D 5-6b 2= 4=', '1-2? 3-4L 5-6w'];
    expect(roundsOf(basisOf(event(six, rounds), 4))).toEqual(rounds.map(round));
    expect([roundsOf(''), roundsOf(' ')]).toEqual([[], []]);
    expect(roundsOf(' 1-2B  3+ |')).toEqual([
      round('1-2B 3+'),
      { games: [], byes: [], absences: [] },
    ]);
  });

  test.each(['x', 'x3+', '1-2', '1-2X', '1-2B,3-4B', '1+ 2'])('"%s" is none', (text) => {
    expect(roundsOf(text)).toBeUndefined();
  });
});

describe('a correction in an earlier round', () => {
  const given = kept(event(six, ['1-2B 3-4B 5-6B', '1-3B 5-2B 4-6B', '1-5B 3-2B 4-6B']));

  test('is none as long as every result is as it was', () => {
    expect(pairingsOnOtherResults(given)).toEqual([]);
    const [first, ...others] = given.rounds;
    const games = [...(first?.games ?? [])].reverse();
    expect(pairingsOnOtherResults({ ...given, rounds: [{ games }, ...others] })).toEqual([]);
  });

  test('tells only what differs: a bye and an absence that stand are no part of it', () => {
    const withBye = kept(event(six, ['1-2B 3-4B 5+ 6-', '1-3B 5-2B 4-6B']));
    const [stale] = pairingsOnOtherResults(corrected(withBye, 1, '1-2W 3-4B 5+ 6-'));
    const nobody = { byes: [], absences: [] };
    expect(stale?.corrections).toEqual([
      { round: 1, was: { ...round('1-2B'), ...nobody }, is: { ...round('1-2W'), ...nobody } },
    ]);
    const [moved] = pairingsOnOtherResults(corrected(withBye, 1, '1-2B 3-4B 6+ 5-'));
    expect(moved?.corrections).toEqual([{ round: 1, was: round('5+ 6-'), is: round('6+ 5-') }]);
  });

  test('names the later rounds, what was and what is', () => {
    const stale = pairingsOnOtherResults(corrected(given, 2, '1-3B 5-2W 4-6B'));
    expect(stale.map((each) => each.round)).toEqual([3]);
    expect(stale[0]?.corrections).toEqual([{ round: 2, was: round('5-2B'), is: round('5-2W') }]);
  });

  test('of round 1 concerns every round after it', () => {
    const stale = pairingsOnOtherResults(corrected(given, 1, '1-2B 3-4b 5-6B'));
    expect(stale.map((each) => [each.round, each.corrections.map((c) => c.round)])).toEqual([
      [2, [1]],
      [3, [1]],
    ]);
  });

  test('names the boards with a player whose score or SOS was another one', () => {
    // 5-2 turned round: 2, 5 and their opponents so far, 1 and 6, change; 3 and 4 do not.
    const [stale] = pairingsOnOtherResults(corrected(given, 2, '1-3B 5-2W 4-6B'));
    expect(stale?.boards).toEqual([1, 2, 3]);
    const apart = kept(event(six, ['1-2B 3-4B 5-6B', '1-2B 3-4B 5-6B', '1-2B 4-3B 6-5B']));
    const [other] = pairingsOnOtherResults(corrected(apart, 1, '1-2B 4-3B 5-6B'));
    expect(other?.boards).toEqual([2]);
  });

  test('concerns all boards of a round that was paired before the one ahead of it was played', () => {
    const open = event(six, ['1-2B 3-4B 5-6B', '1-3B 5-2B 4-6?', '1-5? 3-2? 4-6?']);
    const [first, second, third] = kept(open).rounds;
    const now = first && { ...first, ...round('1-2B 3-4W 5-6B') };
    const later = second && third ? [second, third] : [];
    const stale = pairingsOnOtherResults({ ...open, rounds: now ? [now] : [] }, later);
    // Before round 2 only 3 and 4 have another score or SOS.
    expect(stale.map((each) => [each.round, each.boards])).toEqual([
      [2, [1, 3]],
      [3, [1, 2, 3]],
    ]);
  });

  test('is told of an event without settings as of one with the usual ones', () => {
    const changed = corrected(given, 1, '1-2W 3-4B 5-6B');
    const { players, rounds } = changed;
    expect(pairingsOnOtherResults({ players, rounds })).toEqual(pairingsOnOtherResults(changed));
    expect(pairingsOnOtherResults({ players, rounds })).toHaveLength(2);
  });

  test('names boards by their numbers', () => {
    const numbered = (each: Round): Round => ({
      ...each,
      games: each.games.map((game, index) => ({ ...game, board: 10 + index })),
    });
    const changed = corrected(given, 1, '1-2W 3-4B 5-6B');
    const stale = pairingsOnOtherResults({ ...changed, rounds: changed.rounds.map(numbered) });
    expect(stale[0]?.boards).toEqual([10, 11]);
  });

  test('can turn a bye into an absence, or add points to one', () => {
    const five = field([0, 0, 0, 0, 0]);
    const paired = kept(event(five, ['1-2B 3-4B 5+', '1-3B 5-2B 4=']));
    const [bye] = pairingsOnOtherResults(corrected(paired, 1, '1-2B 3-4B 5-'));
    expect(bye?.corrections).toEqual([{ round: 1, was: round('5+'), is: round('5-') }]);
    expect(bye?.boards).toEqual([2]);
    const half = { ...paired, settings: { absencePoints: 0.5 as const } };
    expect(pairingsOnOtherResults(half)).toEqual([]);
  });

  test('follows the points of absences that are left to the settings', () => {
    const five = field([0, 0, 0, 0, 0]);
    const paired = kept(event(five, ['1-2B 3-4B 5', '1-3B 5-2B 4']));
    const half = { ...paired, settings: { absencePoints: 0.5 as const } };
    expect(pairingsOnOtherResults(half)).toMatchObject([
      { round: 2, corrections: [{ round: 1, was: { absences: [{ player: 5, points: 0 }] } }] },
    ]);
  });

  test('back to what it was is none', () => {
    const there = corrected(given, 1, '1-2W 3-4B 5-6B');
    expect(pairingsOnOtherResults(corrected(there, 1, '1-2B 3-4B 5-6B'))).toEqual([]);
  });
});

describe('rounds that tell nothing of their basis', () => {
  test('are passed over', () => {
    expect(pairingsOnOtherResults(event(six, ['1-2B 3-4B 5-6B', '1-3B 5-2B 4-6B']))).toEqual([]);
  });

  const given = event(six, ['1-2B 3-4B 5-6B', '1-3B 5-2B 4-6B']);
  const withBasis = (basis: string): NkEvent => {
    const [first, second] = given.rounds;
    return { ...given, rounds: first && second ? [first, { ...second, basis }] : [] };
  };

  test('that nobody can read are named with all their boards', () => {
    expect(pairingsOnOtherResults(withBasis('scribble'))).toEqual([
      { round: 2, corrections: [], boards: [1, 2, 3] },
    ]);
  });

  test('with a basis that does not fit the event are named with all their boards', () => {
    expect(pairingsOnOtherResults(withBasis('1-2B'))).toEqual([
      {
        round: 2,
        corrections: [
          { round: 1, was: { games: [], byes: [], absences: [] }, is: round('3-4B 5-6B') },
        ],
        boards: [1, 2, 3],
      },
    ]);
  });

  test('with a basis of no round at all are named too', () => {
    expect(pairingsOnOtherResults(withBasis(''))).toMatchObject([
      { round: 2, corrections: [{ round: 1, is: round('1-2B 3-4B 5-6B') }], boards: [1, 2, 3] },
    ]);
  });

  test('that name somebody unknown are on other results at that board', () => {
    const [first, second] = kept(given).rounds;
    const games = [...(second?.games.slice(1) ?? []), { black: 1, white: 99, result: null }];
    const rounds = first && second ? [round('1-2W 3-4B 5-6B'), { ...second, games }] : [];
    expect(pairingsOnOtherResults({ ...given, rounds })).toMatchObject([
      { round: 2, boards: [1, 3] },
    ]);
  });

  test('where blanks alone differ are as they were', () => {
    expect(pairingsOnOtherResults(withBasis(' 3-4B  1-2B 5-6B '))).toEqual([]);
  });
});

const paired = (given: NkEvent, options: RoundOptions = {}): PairedRound =>
  value(pairRound(given, options));
const pairsOf = ({ boards }: PairedRound): string[] =>
  boards
    .map(({ black, white }) => [black.player, white.player].sort((a, b) => a - b).join('-'))
    .sort();
const worth = ({ criteria }: PairedRound): number[] => criteria.map(({ value: sum }) => sum);

/** Six who are level in SOS. 2 and 5 may not meet: two pairings are equally far from the fold. */
const sixPlayers = event(field([0, 0, 0, 0, 0, 0]), ['1-4D 2-5D 3-6D']);

describe('Pairs to avoid', () => {
  test('give way to the stored numbers only', () => {
    const open = paired(sixPlayers);
    expect(pairsOf(open)).toEqual(['1-5', '2-6', '3-4'].sort());
    for (const avoid of [
      [[1, 5]],
      [[4, 3]],
      [
        [6, 2],
        [3, 4],
      ],
    ] as const) {
      const other = paired(sixPlayers, { avoid });
      expect(worth(other)).toEqual(worth(open));
      expect(pairsOf(other)).not.toEqual(pairsOf(open));
      for (const [a, b] of avoid) {
        expect(pairsOf(other)).not.toContain(`${Math.min(a, b)}-${Math.max(a, b)}`);
      }
    }
  });

  test('are made where every pairing that is as good has as many of them', () => {
    const all = pairsOf(paired(sixPlayers)).map(
      (pair) => pair.split('-').map(Number) as [number, number],
    );
    const other = pairsOf(paired(sixPlayers, { avoid: [all[0] ?? [1, 5]] }));
    const others = other.map((pair) => pair.split('-').map(Number) as [number, number]);
    const both = [all[0] ?? [1, 5], ...others];
    expect(pairsOf(paired(sixPlayers, { avoid: both })).length).toBe(3);
    expect(worth(paired(sixPlayers, { avoid: both }))).toEqual(worth(paired(sixPlayers)));
  });

  test('are as few as can be where not all can be kept apart', () => {
    const one = ['1-5', '2-6', '3-4'];
    const other = ['1-6', '2-4', '3-5'];
    const kept = (...avoid: readonly (readonly [number, number])[]): unknown => {
      const made = pairsOf(paired(sixPlayers, { avoid }));
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
      paired(sixPlayers, { avoid }).boards.map((board) => [
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
    const boards = paired(sixPlayers, { forbidden: [[3, 4]], avoid: [[1, 5]] }).boards;
    expect(boards.map(({ why }) => why.expectedNot)).toEqual([undefined, 'met', 'forbidden']);
  });

  test('stay apart from what the director says: a fixed pair is made', () => {
    const options = { forced: [{ players: [3, 4] }], avoid: [[3, 4]] } as const;
    expect(pairsOf(paired(sixPlayers, options))).toContain('3-4');
  });

  test('unknown players are refused by the row of the list', () => {
    const result = pairRound(sixPlayers, {
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
