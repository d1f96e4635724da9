import { describe, expect, test } from '@jest/globals';
import { kuksuTiers, layoutOf } from '../../../../src/kuksu/sizes/layout';
import { kuksuSizes } from '../../../../src/kuksu/sizes/sizes';
import { numbers, readGolden } from '../../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../../results';

const rows = readGolden('kuksu-tier-sizes.csv').rows;

describe('U2: tiers', () => {
  test('the table holds every number of players from 5 to 700', () => {
    expect(rows.map(([players]) => Number(players))).toEqual(
      Array.from({ length: 696 }, (_, index) => index + 5),
    );
  });

  test('rules 7 and 8 agree for every number of players up to 700 that can be divided', () => {
    const answers = rows.map((row) => {
      const [players = NaN, byRule7, byRule8, , , , , , , , , , feasible] = numbers(row);
      const result = kuksuTiers(players);
      return { expected: feasible === 1 ? [byRule7, byRule8] : 'none', result };
    });
    for (const { expected, result } of answers) {
      expect(result.ok ? [result.value, result.value] : 'none').toEqual(expected);
    }
    expect(answers.filter(({ result }) => result.ok)).toHaveLength(696 - 6 * 4);
  });

  test('full tiers, the players left over, and their leagues', () => {
    for (const row of rows) {
      const [players = NaN, , , fullTiers, remainder, bottomLeagues, , , , , , , feasible] =
        numbers(row);
      if (feasible === 0) continue;
      // With nobody left over there is no further tier; the table then counts the last full one.
      expect([players, value(layoutOf(players))]).toEqual([
        players,
        { fullTiers, remainder, bottomLeagues: remainder === 0 ? 0 : bottomLeagues },
      ]);
    }
  });

  test('the largest cycle a formula takes', () => {
    // 10 (2^16 - 1) = 655,350 < 1,000,000 < 1,310,710 = 10 (2^17 - 1)
    expect(value(kuksuTiers(655_350))).toBe(16);
    expect(value(kuksuTiers(1_000_000))).toBe(17);
    expect(refusal(kuksuTiers(1_000_001))).toEqual([
      'players: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test('binary noise makes no other number of players', () => {
    expect(value(kuksuTiers(10.000000000000002))).toBe(1);
    expect(value(kuksuTiers(14.999999999999998))).toBe(2);
  });
});

const functions = [
  ['kuksuTiers', kuksuTiers],
  ['kuksuSizes', kuksuSizes],
] as const;

describe.each(functions)('U3: %s has no answer', (_, of) => {
  const impossible = (left: number, out: string, missing: number): string =>
    `${out} left over, and a league needs 5. Leave out ${left}, or invite ${missing} more. Not in the rules: move the ${missing} lowest of the last full tier (by rating plus award) one tier down.`;

  test.each([
    [11, impossible(1, '1 player is', 4)],
    [32, impossible(2, '2 players are', 3)],
    [73, impossible(3, '3 players are', 2)],
    [314, impossible(4, '4 players are', 1)],
  ])('for %d players, and names the three ways out', (players, needed) => {
    expect(refusal(of(players))).toEqual([`players: ${players}. ${needed}`, 'notAvailable']);
  });

  test.each([
    [4, 1],
    [1, 4],
    [0, 5],
  ])('for %d players: only inviting %d helps', (players, missing) => {
    expect(refusal(of(players))).toEqual([
      `players: ${players}. A league needs 5 players. Invite ${missing} more.`,
      'notAvailable',
    ]);
  });

  test('for 1 to 4 players beyond full tiers, and for no other number up to 700', () => {
    const refused = Array.from({ length: 701 }, (__, players) => players).filter(
      (players) => !of(players).ok,
    );
    expect(refused).toEqual(
      [0, 10, 30, 70, 150, 310, 630]
        .flatMap((full) => [1, 2, 3, 4].map((left) => full + left))
        .concat(0)
        .sort((a, b) => a - b),
    );
  });

  test.each([-1, 5.5, 0.5, 14.99])('%d is no number of players', (players) => {
    expect(refusal(of(players))).toEqual([
      `players: ${players}. Enter a whole number of players.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('players'))('%d players are refused', (players, expected) => {
    expect(refusal(of(players))).toEqual(expected);
  });

  test('the failure holds the players left over as data', () => {
    expect(failure(of(314))).toEqual({
      code: 'remainderWithoutLeague',
      at: { argument: 'players', found: 314 },
      values: { left: 4, missing: 1 },
      kind: 'notAvailable',
    });
  });
});
