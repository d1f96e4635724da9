import type { Game, GameResult, NkEvent, Player, Round, Settings } from '../../../src';
import fc from 'fast-check';
import { inEventFor } from '../../../src/nk/event/check';

const RESULTS: Record<string, GameResult | null> = {
  B: 'black',
  W: 'white',
  D: 'draw',
  L: 'bothLost',
  b: 'blackByForfeit',
  w: 'whiteByForfeit',
  '?': null,
};

/**
 * A round in short: "1-2B" is a game won by 1 with black (W white, D draw, L both lost, b and w by forfeit, ? open),
 * "3+" the bye, "4-" an absence, "4=" one worth half a point, "4" one worth what the settings say.
 */
export function round(text: string): Round {
  const games: Round['games'][number][] = [];
  const byes: number[] = [];
  const absences: NonNullable<Round['absences']>[number][] = [];
  for (const part of text.split(' ')) {
    const [, black, white, letter = ''] = /^(\d+)-(\d+)([BWDLbw?])$/.exec(part) ?? [];
    const [, single, sign] = /^(\d+)([-+=]?)$/.exec(part) ?? [];
    if (black) games.push({ black: +black, white: Number(white), result: RESULTS[letter] ?? null });
    else if (single && sign === '+') byes.push(+single);
    else if (single && sign === '') absences.push({ player: +single });
    else if (single) absences.push({ player: +single, points: sign === '=' ? 0.5 : 0 });
    else throw new Error(`"${part}" is no part of a round`);
  }
  return { games, byes, absences };
}

/** Players 1, 2, 3 ... of the groups named in their order, each weaker than the one before. */
export function field(
  groups: readonly number[],
  more: Record<number, Partial<Player>> = {},
): Player[] {
  return groups.map((group, index) => ({
    number: index + 1,
    strength: 2500 - 10 * index,
    group,
    ...more[index + 1],
  }));
}

/** An event of such players and rounds. */
export function event(
  players: readonly Player[],
  rounds: readonly string[] = [],
  settings: Partial<Settings> = {},
): NkEvent {
  return { players, rounds: rounds.map(round), settings };
}

const RESULTS_OF_ANY_EVENT: readonly GameResult[] = [
  'black',
  'white',
  'draw',
  'bothLost',
  'blackByForfeit',
  'whiteByForfeit',
];

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
);
const player = fc.record(
  {
    strength: fc.integer({ min: -3, max: 3 }),
    group: fc.integer({ min: 0, max: 4 }),
    name: fc.oneof(fc.constantFrom('Jansen Jan', 'de Vries Anna', '3d', '12'), word),
    grade: fc.constantFrom('6d', '12k', '1p', '?', ''),
    country: fc.oneof(fc.constantFrom('NL', 'BE'), word),
    club: fc.oneof(fc.constantFrom('Leid', 'Den Haag', '020', '1k'), word),
    enters: fc.integer({ min: 1, max: 3 }),
    withdrawnAfter: fc.integer({ min: 2, max: 4 }),
  },
  { requiredKeys: ['strength', 'group'] },
);
const turn = fc.record({
  order: fc.array(fc.nat({ max: 999 }), { minLength: 12, maxLength: 12 }),
  results: fc.array(fc.constantFrom(...RESULTS_OF_ANY_EVENT), { minLength: 6, maxLength: 6 }),
  left: fc.constantFrom('game', 'bye', 'absence', 'half'),
});

/** Any event that holds together, however it was paired; its players are numbered with gaps. */
export const anyEvent: fc.Arbitrary<NkEvent> = fc
  .record({
    players: fc.array(player, { minLength: 1, maxLength: 12 }),
    turns: fc.array(turn, { maxLength: 5 }),
  })
  .map(({ players, turns }) => {
    const numbered = players.map((each, index): Player => ({ ...each, number: 3 * index + 1 }));
    const rounds = turns.map(({ order, results, left }, index) => {
      const there = numbered
        .filter((each) => inEventFor(each, index + 1))
        .map(({ number }, at) => ({ number, key: order[at] ?? 0 }))
        .sort((a, b) => a.key - b.key || a.number - b.number)
        .map(({ number }) => number);
      return roundOf(there, results, left);
    });
    return { players: numbered, rounds };
  });

function roundOf(there: number[], results: readonly GameResult[], left: string): Round {
  const free = left === 'game' ? there.length % 2 : Math.min(2 - (there.length % 2), there.length);
  const games: Game[] = [];
  for (let index = free; index + 1 < there.length; index += 2) {
    games.push({
      black: there[index] ?? NaN,
      white: there[index + 1] ?? NaN,
      result: results[games.length] ?? null,
    });
  }
  const out = there.slice(0, free);
  if (left === 'bye' || left === 'game') return { games, byes: out };
  const points = left === 'half' ? 0.5 : 0;
  return { games, absences: out.map((each) => ({ player: each, points })) };
}
