import { describe, expect, test } from '@jest/globals';
import {
  basisOf,
  explainRound,
  pairRound,
  readSaid,
  roundsOf,
  saidLine,
  type ExplainedRound,
  type NkEvent,
  type PairedRound,
  type Round,
  type RoundOptions,
} from '../../../../src';
import { runs } from '../../../support/sampled';
import { event, field, round } from '../events';
import { championship, chanceOf, pairedRound, smallEvent } from './events';

/** A round explained from what its sheet keeps: the results it was paired on, and what was said for it. */
function fromSheet(given: NkEvent, written: Round, said?: RoundOptions): ExplainedRound {
  const rounds = roundsOf(
    basisOf({ ...given, rounds: [...given.rounds, written] }, given.rounds.length + 1),
  );
  const kept = said && readSaid(saidLine(said));
  const explained = explainRound({ ...given, rounds: rounds ?? [] }, written, kept?.said);
  if (!explained.ok) throw new Error(JSON.stringify(explained.failure));
  return explained.value;
}

/** Everything of a board but its number, which a player may keep. */
const boardsIn = ({ boards }: ExplainedRound | PairedRound): readonly object[] =>
  boards.map((each) => ('board' in each ? each.board : each));
const pathsAndSeats = (boards: readonly object[]): readonly object[] =>
  (boards as PairedRound['boards']).map(({ black, white, why: { path }, colours }) => ({
    ...{ black, white, path, colours },
  }));

describe('a round is explained as it was paired', () => {
  const count = runs(60, 2_000);

  test(`in ${count} small events with whatever was said`, () => {
    let paired = 0;
    for (let seed = 1; paired < count; seed++) {
      const { event: given, options } = smallEvent(chanceOf(seed), 12);
      const answer = pairRound(given, options);
      if (!answer.ok) continue;
      paired++;
      const written = pairedRound(answer.value);
      const explained = fromSheet(given, written, options);
      expect({ seed, boards: boardsIn(explained) }).toEqual({ seed, boards: answer.value.boards });
      expect(explained.boards.filter(({ exchanged, breach }) => exchanged || breach)).toEqual([]);
      expect(explained.byes.map(({ player }) => player)).toEqual(written.byes);
      const { bye } = answer.value;
      if (bye?.by !== 'order') continue;
      const before = explained.byes[0]?.order.slice(0, bye.passedOver.length) ?? [];
      expect(before.map(({ number }) => number)).toEqual(bye.passedOver);
    }
  });

  test('in the rounds of championships, also when nothing that was said is known', () => {
    for (let seed = 1; seed <= runs(2, 60); seed++) {
      const chance = chanceOf(seed);
      const course = {
        players: 16 + chance(runs(17, 65)),
        rounds: 7,
        absent: 40,
        drawn: 30,
        forfeited: 20,
      };
      const rounds: { readonly given: NkEvent; readonly paired: PairedRound }[] = [];
      championship(chance, course, (given, options) => {
        const pairs = Array.from(
          { length: 3 },
          () => [1 + chance(course.players), 1 + chance(course.players)] as const,
        );
        const forbidden = pairs.filter(([a, b]) => a !== b);
        const answer = pairRound(given, { ...options, forbidden });
        if (!answer.ok) return undefined;
        rounds.push({ given, paired: answer.value });
        return pairedRound(answer.value);
      });
      expect(rounds.length).toBeGreaterThan(3);
      for (const { given, paired } of rounds) {
        const explained = fromSheet(given, pairedRound(paired));
        expect({ seed, boards: pathsAndSeats(boardsIn(explained)) }).toEqual({
          seed,
          boards: pathsAndSeats(paired.boards),
        });
      }
    }
  });
});

const four = field([0, 0, 1, 1]);
const played = event(four, ['1-2B 3-4B'], { groupSize: 2 });

describe('a round that was changed by hand', () => {
  test('keeps its colours, and says that they were exchanged', () => {
    const [asGiven, other] = ['1-3? 4-2?', '3-1? 4-2?'].map(
      (text) => fromSheet(played, round(text)).boards[0],
    );
    expect([asGiven?.exchanged, other?.exchanged]).toEqual([false, true]);
    expect(other?.board.black.player).toBe(3);
    expect(asGiven?.had).toEqual([
      { black: 1, white: 0 },
      { black: 1, white: 0 },
    ]);
  });

  test('names pairs that the rules could not make', () => {
    const again = fromSheet(played, round('1-2? 3-4?'));
    expect(again.boards.map(({ breach }) => breach)).toEqual(['repeat', 'repeat']);
    const allowed = fromSheet(played, round('1-2? 3-4?'), { mayRepeat: [[2, 1]] });
    expect(allowed.boards.map(({ breach }) => breach)).toEqual([undefined, 'repeat']);
    const forbidden = fromSheet(played, round('1-3? 2-4?'), { forbidden: [[4, 2]] });
    expect(forbidden.boards.map(({ breach }) => breach)).toEqual([undefined, 'forbidden']);
  });

  test('is no fixed pair where the fixed players no longer meet', () => {
    const forced = [{ players: [1, 2], black: 2, board: 1 }] as const;
    const [kept] = fromSheet(played, round('2-1? 3-4?'), { forced }).boards;
    expect(kept?.board).toMatchObject({ colours: 'director', why: { path: 'forced' } });
    const [changed] = fromSheet(played, round('1-3? 2-4?'), { forced }).boards;
    expect(changed?.board.why.path).toBe('float');
  });

  test('has the bye of whoever stands there, with the order of N10', () => {
    const three = event(field([0, 0, 0]), [], { groupSize: 3 });
    const places = ['1-2? 3+', '1-3? 2+', '2-3? 1+'].map((text) => {
      const [bye] = fromSheet(three, round(text)).byes;
      return [bye?.player, bye?.place, bye?.order.map(({ number }) => number)];
    });
    expect(places).toEqual([
      [3, 1, [3, 2, 1]],
      [2, 2, [3, 2, 1]],
      [1, 3, [3, 2, 1]],
    ]);
  });

  test('counts the games with each colour that both have had, Black first', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4W', '1-3D 2-4B']);
    const [one, four] = [
      { black: 2, white: 0 },
      { black: 0, white: 2 },
    ];
    const even = { black: 1, white: 1 };
    const had = (text: string): unknown =>
      fromSheet(given, round(text)).boards.map((each) => each.had);
    expect(had('1-4? 3-2?')).toEqual([
      [one, four],
      [even, even],
    ]);
    expect(had('2-3? 4-1?')).toEqual([
      [even, even],
      [four, one],
    ]);
  });

  test('may say nothing of byes and absences', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4W']);
    const { games } = round('1-4? 2-3?');
    expect(explainRound(given, { games })).toEqual(explainRound(given, round('1-4? 2-3?')));
  });

  test('has the numbers of its boards, or those of their order', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4W']);
    const written = round('1-4? 2-3?');
    const numbers = (of: Round): number[] =>
      fromSheet(given, of).boards.map(({ board }) => board.number);
    expect(numbers(written)).toEqual([1, 2]);
    const games = written.games.map((game, index) => ({ ...game, board: 7 - index }));
    expect(numbers({ ...written, games })).toEqual([7, 6]);
  });

  test('takes what was said as far as it fits what is written', () => {
    const given = event(field([0, 0, 0, 0, 0, 0]), ['1-2B 3-4W 5-6D']);
    const written = round('1-4? 3-2? 5- 6-');
    const explained = (said: RoundOptions): unknown[][] => {
      const result = explainRound(given, written, said);
      if (!result.ok) throw new Error(JSON.stringify(result.failure));
      return result.value.boards.map(({ board, breach }) => [
        board.why.path,
        board.colours,
        breach,
      ]);
    };
    const plain = explained({});
    expect(plain.map((each) => each[0])).toEqual(['fold', 'fold']);
    // Fixed pairs that share one player, or a place, with what is written.
    for (const players of [
      [2, 4],
      [4, 3],
      [1, 2],
      [1, 3],
      [5, 6],
      [1, 5],
    ] as const) {
      expect(explained({ forced: [{ players }] })).toEqual(plain);
    }
    for (const players of [
      [1, 4],
      [4, 1],
    ] as const) {
      expect(explained({ forced: [{ players, black: 4 }] })[0]).toEqual([
        ...['forced', 'director', undefined],
      ]);
      const [[, colours] = []] = explained({ forced: [{ players }] });
      expect(colours).not.toBe('director');
      // Who is fixed may be forbidden too: the director has the last word.
      expect(explained({ forced: [{ players }], forbidden: [[1, 4]] })[0]?.[0]).toBe('forced');
    }
    expect(explained({ forbidden: [[4, 1]] })[0]).toMatchObject([
      'fold',
      expect.anything(),
      'forbidden',
    ]);
    const strangers = [
      [1, 99],
      [99, 1],
      [98, 99],
      [1, 1],
      [5, 1],
    ] as const;
    expect(explained({ forbidden: strangers, mayRepeat: strangers })).toEqual(plain);
  });

  test('is refused where it names others than the players of the event', () => {
    const refused = explainRound(played, round('1-9? 2-3? 4+'));
    expect(refused.ok ? undefined : refused.failure.code).toBe('playerUnknown');
    const twice = explainRound(played, round('1-2? 3-4?'), {
      forced: [{ players: [1, 2] }, { players: [2, 1] }],
    });
    expect(twice.ok ? undefined : twice.failure.code).toBe('playerNotFree');
  });
});
