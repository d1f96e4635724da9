import { describe, expect, test } from '@jest/globals';
import type { PairedRound, RoundOptions } from '../../../../src';
import { atOnce } from '../../../../src/core/stepwise';
import { avoiding } from '../../../../src/nk/pairing/corrections';
import { unavailable } from '../../../../src/nk/event/messages';

type Two = readonly [black: number, white: number];
interface Made {
  readonly pairs: readonly Two[];
  /** What the clauses value it at. */
  readonly worth?: number;
  readonly bye?: number;
  /** Who floats among the candidates. */
  readonly floats?: number;
  readonly why?: Readonly<Record<string, object>>;
}

/** A round as far as it matters here: the candidate who floats is in group 0, everyone else in group 1. */
function roundOf({ pairs, worth = 7, bye, floats, why = {} }: Made): PairedRound {
  const seat = (player: number): object => ({ player, group: player === floats ? 0 : 1 });
  const boards = pairs.map(([black, white]) => ({
    ...{ black: seat(black), white: seat(white) },
    why: {
      path: [black, white].includes(floats ?? 0) ? 'titleFloat' : 'fold',
      ...why[`${black}-${white}`],
    },
  }));
  const criteria = [{ code: 'gaps', value: worth }];
  return { boards, criteria, ...(bye && { bye: { player: bye } }) } as unknown as PairedRound;
}

const BEST = {
  pairs: [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
} as const;

/** The round that is kept, and the pairs that were left out of each other try. */
function tried(
  best: Made,
  options: RoundOptions,
  other: (forbidden: readonly string[]) => Made | undefined,
): { readonly kept: PairedRound; readonly asked: readonly (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  const kept = atOnce(
    avoiding(roundOf(best), options, function* (given) {
      yield;
      const forbidden = (given.forbidden ?? []).map((pair) => pair.join('-'));
      asked.push(forbidden);
      const made = other(forbidden);
      return made
        ? { ok: true, value: roundOf(made) }
        : unavailable({ argument: 'players', found: 0 }, 'tooFewToPair');
    }),
  );
  return { kept, asked };
}

const pairsOf = ({ boards }: PairedRound): string[] =>
  boards.map(({ black, white }) => `${black.player}-${white.player}`);
const OTHER = [
  [1, 6],
  [2, 5],
  [3, 4],
] as const;
const ANOTHER = [
  [1, 3],
  [2, 4],
  [5, 6],
] as const;

describe('Pairs to avoid are looked for', () => {
  test('not at all where the best round has none of them, or only fixed ones', () => {
    expect(tried(BEST, {}, () => BEST).asked).toEqual([]);
    expect(tried(BEST, { avoid: [[1, 3]] }, () => BEST).asked).toEqual([]);
    const forced = [{ players: [3, 4] }] as const;
    expect(tried(BEST, { forced, avoid: [[4, 3]] }, () => BEST).asked).toEqual([]);
  });

  test('all at once, and then no more where that is as good', () => {
    const { kept, asked } = tried(
      BEST,
      {
        forbidden: [[2, 6]],
        avoid: [
          [2, 1],
          [3, 4],
          [1, 5],
        ],
      },
      (out) => ({ pairs: out.includes('2-1') && out.includes('3-4') ? ANOTHER : BEST.pairs }),
    );
    expect(pairsOf(kept)).toEqual(['1-3', '2-4', '5-6']);
    expect(asked).toEqual([['2-6', '2-1', '3-4', '1-5']]);
  });

  test('one after the other where all at once is worse or impossible', () => {
    for (const together of [{ pairs: ANOTHER, worth: 8 }, undefined]) {
      const { kept, asked } = tried(
        BEST,
        {
          avoid: [
            [1, 2],
            [3, 4],
          ],
        },
        (out) => (out.length > 1 ? together : { pairs: OTHER }),
      );
      expect(pairsOf(kept)).toEqual(['1-6', '2-5', '3-4']);
      expect(asked).toEqual([['1-2', '3-4'], ['1-2'], ['1-2', '3-4']]);
    }
  });

  test('only where the bye and the candidate who floats stay the same', () => {
    const best = { ...BEST, bye: 7, floats: 3 };
    const avoid = [[1, 2]] as const;
    const other = [
      [4, 3],
      [1, 5],
      [6, 2],
    ] as const;
    const keptOf = (more: Partial<Made>): string[] =>
      pairsOf(tried(best, { avoid }, () => ({ ...best, pairs: other, ...more })).kept);
    // Whether the one who floats has Black or White does not matter, nor do the other pairs.
    expect(keptOf({})).toEqual(['4-3', '1-5', '6-2']);
    for (const more of [{ bye: 8 }, { floats: 4 }, { floats: 5 }, { worth: 6 }]) {
      expect(keptOf(more)).toEqual(['1-2', '3-4', '5-6']);
    }
  });

  test('and are the reason only where nothing else was', () => {
    const why = {
      '1-3': { expected: 2, expectedNot: 'forbidden' },
      '2-4': { expected: 1, expectedNot: 'met' },
      '5-6': { expected: 4, expectedNot: 'forbidden' },
    };
    const { kept } = tried(BEST, { forbidden: [[4, 5]], avoid: [[2, 1]] }, () => ({
      pairs: ANOTHER,
      why,
    }));
    expect(kept.boards.map((board) => board.why.expectedNot)).toEqual([
      ...['keptApart', 'met', 'forbidden'],
    ]);
    const untouched = tried({ pairs: ANOTHER, why }, { avoid: [[1, 2]] }, () => BEST).kept;
    expect(untouched.boards.map((board) => board.why.expectedNot)).toEqual([
      ...['forbidden', 'met', 'forbidden'],
    ]);
  });
});
