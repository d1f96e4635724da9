import fc from 'fast-check';
import type { Game, GameResult, NkEvent, Player, Round } from '../../../src';
import { inEventFor } from '../../../src/nk/event/check';

const RESULTS: readonly GameResult[] = [
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
  results: fc.array(fc.constantFrom(...RESULTS), { minLength: 6, maxLength: 6 }),
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
