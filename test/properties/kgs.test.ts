import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type AnnualLine,
  type CalculatorCells,
  kgsAnnual,
  kgsCheck,
  kgsFactor,
  kgsPlayers,
  kgsPoints,
  kgsResults,
  kgsTable,
} from '../../src';
import { value } from '../src/results';
import { often } from '../support/sampled';
import { arranged, shuffled } from './support/spoilt';

const hours = fc.integer({ min: 1, max: 6000 }).map((minutes) => minutes / 60);
const rounds = fc.integer({ min: 1, max: 100 });
const F = fc.integer({ min: 1, max: 2000 });
const field = fc
  .integer({ min: 1, max: 200 })
  .chain((players) => fc.integer({ min: 1, max: players }).map((place) => ({ players, place })));

describe('the KGS factor', () => {
  test('K1: is proportional to rounds and board factor', () => {
    fc.assert(
      fc.property(hours, rounds, (time, count) => {
        const unit = value(kgsFactor(time, 9, 1));
        expect(value(kgsFactor(time, 9, count))).toBe(unit * count);
        expect(value(kgsFactor(time, 13, count))).toBe(unit * count * 2);
        expect(value(kgsFactor(time, 19, count))).toBe(unit * count * 4);
      }),
      often,
    );
  });

  test('K1: its time part is the smallest whole number whose cube holds the minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (minutes) => {
        const n = value(kgsFactor(minutes / 60, 9, 1));
        expect(60 * n ** 3).toBeGreaterThanOrEqual(minutes);
        expect(60 * (n - 1) ** 3).toBeLessThan(minutes);
      }),
      often,
    );
  });
});

describe('KGS points', () => {
  test('K4: never rise with the place, and at least halve', () => {
    fc.assert(
      fc.property(F, field, (factor, { players, place }) => {
        const points = value(kgsPoints(factor, players, place));
        const below = value(kgsPoints(factor, players, Math.min(place + 1, players)));
        expect(below).toBe(place === players ? points : Math.floor(points / 2));
      }),
      often,
    );
  });

  test('K4: are linear in F and in the players, but for the fraction cut off', () => {
    fc.assert(
      fc.property(F, field, fc.integer({ min: 1, max: 20 }), (factor, { players, place }, k) => {
        const points = value(kgsPoints(factor, players, place));
        const moreFactor = value(kgsPoints(k * factor, players, place));
        const morePlayers = value(kgsPoints(factor, k * players, place));
        expect(moreFactor).toBe(morePlayers);
        expect(moreFactor).toBeGreaterThanOrEqual(k * points);
        expect(moreFactor).toBeLessThan(k * (points + 1));
      }),
      often,
    );
  });

  test('K4: a row of points pays the same in every field', () => {
    const row = fc.array(fc.nat(50), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(row, F, field, (points, factor, { players, place }) => {
        fc.pre(points.some((each) => each > 0));
        const expected = value(kgsPoints(factor, players, place, [points]));
        expect(expected).toBe(points[place - 1] ?? 0);
        expect(value(kgsPoints(0, 0, place, [points]))).toBe(expected);
      }),
      often,
    );
  });

  test('K4: the reconstruction, written out as a table, pays the same', () => {
    const table = Array.from({ length: 40 }, (_, index) => {
      const players = index + 1;
      const row = Array.from({ length: players }, (__, place) =>
        value(kgsPoints(60, players, place + 1)),
      );
      return [players, ...row];
    });
    for (let players = 1; players <= 40; players++) {
      for (let place = 1; place <= players; place++) {
        expect(value(kgsPoints(0, players, place, table))).toBe(
          value(kgsPoints(60, players, place)),
        );
      }
    }
  });
});

describe('KGS players', () => {
  const entrant = fc.record({
    played: fc.nat(12),
    scheduled: fc.integer({ min: 1, max: 12 }),
    removed: fc.boolean(),
  });

  test('K3: the order of the entrants does not matter', () => {
    fc.assert(
      fc.property(fc.array(entrant), fc.array(entrant), (some, others) => {
        const together = value(kgsPlayers([...some, ...others]));
        expect(value(kgsPlayers([...others, ...some]))).toBe(together);
        expect(value(kgsPlayers(some)) + value(kgsPlayers(others))).toBe(together);
      }),
      often,
    );
  });
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Divisible by every size that a group of 16 players can have, so that its shares are whole numbers of this part. */
const PARTS = 720_720;

/** A share, which is a fraction of a point, as a whole number of parts. */
function inParts(share: number): number {
  const parts = Math.round(share * PARTS);
  expect(Math.abs(share - parts / PARTS)).toBeLessThan(1e-12);
  return parts;
}

type Standing = readonly [wins: number, sos: number, sodos: number];
const standing = fc.tuple(fc.nat(5), fc.nat(3), fc.nat(2));
const standings = fc.array(standing, { minLength: 1, maxLength: 16 });
const row = fc.array(fc.nat(12), { minLength: 1, maxLength: 8 });

const shares = (list: readonly Standing[], points: readonly number[], F = 0): readonly number[] =>
  value(
    kgsResults(
      F,
      list.length,
      list.map(([wins]) => wins),
      list.map(([, sos]) => sos),
      list.map(([, , sodos]) => sodos),
      F === 0 ? [points] : undefined,
    ),
  );

describe('KGS results', () => {
  test('K5: groups of equal wins keep the sum of their places\u2019 points exactly', () => {
    fc.assert(
      fc.property(standings, row, (list, points) => {
        fc.pre(points.some((each) => each > 0));
        const paid = shares(list, points);
        for (const wins of new Set(list.map(([each]) => each))) {
          const better = list.filter(([each]) => each > wins).length;
          const group = paid.filter((_, index) => list[index]?.[0] === wins);
          const spanned = sumOf(points.slice(better, better + group.length));
          expect(sumOf(group.map(inParts))).toBe(spanned * PARTS);
        }
      }),
      often,
    );
  });

  test('K5: where places are never paid more than those above, more wins are never paid less', () => {
    const falling = row.map((points) => [...points].sort((a, b) => b - a));
    fc.assert(
      fc.property(standings, falling, (list, points) => {
        fc.pre(points.some((each) => each > 0));
        const paid = shares(list, points);
        const players = list.map(([wins], index) => ({ wins, share: paid[index] ?? NaN }));
        const paidLess = players.filter(({ wins, share }) =>
          players.some((other) => other.wins < wins && other.share > share),
        );
        expect(paidLess).toEqual([]);
      }),
      often,
    );
  });

  test('K5: within a group nobody is a point or more away, nor behind a worse SOS and SODOS', () => {
    fc.assert(
      fc.property(standings, row, (list, points) => {
        fc.pre(points.some((each) => each > 0));
        const paid = shares(list, points);
        for (const [a, [wins, sos, sodos]] of list.entries()) {
          for (const [b, [otherWins, otherSos, otherSodos]] of list.entries()) {
            if (wins !== otherWins) continue;
            const [one = NaN, other = NaN] = [paid[a], paid[b]];
            expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
            const level = sos === otherSos && sodos === otherSodos;
            if (level) expect(one).toBe(other);
            else if (sos > otherSos || (sos === otherSos && sodos > otherSodos)) {
              expect(one).toBeGreaterThanOrEqual(other);
            }
          }
        }
      }),
      often,
    );
  });

  test('K5: the order of rows does not matter', () => {
    fc.assert(
      fc.property(shuffled(standings), row, ({ rows, order }, points) => {
        fc.pre(points.some((each) => each > 0));
        expect(shares(arranged(rows, order), points)).toEqual(
          arranged(shares(rows, points), order),
        );
      }),
      often,
    );
  });

  test('K3: rows that do not count get 0, and the others what they get without them', () => {
    const marked = fc.array(fc.tuple(standing, fc.boolean()), { minLength: 1, maxLength: 16 });
    fc.assert(
      fc.property(marked, fc.integer({ min: 1, max: 2000 }), (list, F) => {
        const counting = list.filter(([, counts]) => counts).map(([each]) => each);
        fc.pre(counting.length > 0);
        const column = (index: 0 | 1 | 2): number[] => list.map(([each]) => each[index]);
        const paid = value(
          kgsResults(
            F,
            counting.length,
            column(0),
            column(1),
            column(2),
            undefined,
            list.map(([, counts]) => counts),
          ),
        );
        expect(paid.filter((_, row) => list[row]?.[1])).toEqual(shares(counting, [], F));
        expect(paid.filter((_, row) => !list[row]?.[1]).every((each) => each === 0)).toBe(true);
      }),
      often,
    );
  });

  test('K4, K9: without ties everyone gets the points of his place', () => {
    const F = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(F, fc.integer({ min: 1, max: 30 }), (factor, players) => {
        const list = Array.from({ length: players }, (_, index): Standing => [99 - index, 0, 0]);
        expect(shares(list, [], factor)).toEqual(
          list.map((_, index) => value(kgsPoints(factor, players, index + 1))),
        );
      }),
      often,
    );
  });
});

describe('the KGS sheet', () => {
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  const sameAsPoints = (F: number, maxPlayers: number, calculator?: CalculatorCells): void => {
    const fields = upTo(maxPlayers).map((players) => ({
      players,
      points: upTo(players).map((place) => value(kgsPoints(F, players, place, calculator))),
    }));
    const isPaid = (place: number): boolean =>
      fields.some(({ points }) => (points[place - 1] ?? 0) > 0);
    const places = Math.max(0, ...upTo(maxPlayers).filter(isPaid));
    expect(value(kgsTable(F, { maxPlayers, calculator }))).toEqual({
      places,
      rows: fields.map(({ players, points }) => ({
        players,
        points: upTo(places).map((place) => points[place - 1] ?? null),
      })),
    });
  };

  test('K4: TABLE equals POINTS cell by cell, with as many columns as are paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 24 }), (F, most) => {
        sameAsPoints(F, most);
      }),
      often,
    );
  });

  test('K4: TABLE equals POINTS cell by cell with a row of points of one\u2019s own, too', () => {
    fc.assert(
      fc.property(row, fc.integer({ min: 1, max: 12 }), (points, most) => {
        fc.pre(points.some((each) => each > 0));
        sameAsPoints(0, most, [points]);
      }),
      often,
    );
  });

  test('K4: TABLE equals POINTS cell by cell with a calculator of one\u2019s own, too', () => {
    const rows = fc.array(row, { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(rows, (fields) => {
        const calculator = fields.map((points, index) => [index + 1, ...points]);
        sameAsPoints(0, fields.length, calculator);
      }),
      often,
    );
  });
});

describe('the KGS annual table', () => {
  const line = fc.record({
    account: fc.constantFrom('Aya', 'Zen', 'MoGo', 'CzechBot'),
    event: fc.constantFrom('May', 'June', 'July'),
    points: fc.nat(24).map((thirds) => thirds / 3),
  });
  const lines = fc.array(line, { maxLength: 20 });
  const aliases = [{ account: 'CzechBot', event: '', engine: 'MoGo' }];

  test('K7: keeps the sum of all points', () => {
    fc.assert(
      fc.property(lines, (year) => {
        expect(sumOf(value(kgsAnnual(year, aliases)).map(({ total }) => total))).toBeCloseTo(
          sumOf(year.map(({ points }) => points)),
          9,
        );
      }),
      often,
    );
  });

  test('K7: the order of lines changes neither totals nor places', () => {
    const facts = (year: AnnualLine[]): unknown =>
      value(kgsAnnual(year, aliases))
        .map(({ place, engine, total, events }) => [engine, place, total, events])
        .sort();
    fc.assert(
      fc.property(lines, (year) => {
        expect(facts([...year].reverse())).toEqual(facts(year));
      }),
      often,
    );
  });

  test('K7: a place is one more than the engines with a larger total', () => {
    fc.assert(
      fc.property(lines, (year) => {
        const table = value(kgsAnnual(year));
        for (const { place, total } of table) {
          expect(place).toBe(1 + table.filter((each) => each.total > total + 1e-6).length);
        }
      }),
      often,
    );
  });
});

/** Results of a tournament in which everyone played every round, by pairing neighbours after a rotation. */
const played = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 9 }))
  .chain(([half, rounds]) =>
    fc
      .array(fc.array(fc.constantFrom(0, 0.5, 1), { minLength: half, maxLength: half }), {
        minLength: rounds,
        maxLength: rounds,
      })
      .map((results) => ({ players: 2 * half, results })),
  );

describe('the KGS check', () => {
  test('K8: never warns of a tournament in which everyone played every round', () => {
    fc.assert(
      fc.property(played, ({ players, results }) => {
        const games: [a: number, b: number, won: number][] = [];
        for (const [round, outcomes] of results.entries()) {
          for (const [board, won] of outcomes.entries()) {
            const at = (seat: number): number => (seat + round) % players;
            games.push([at(2 * board), at(2 * board + 1), won]);
          }
        }
        const zeros = (): number[] => new Array<number>(players).fill(0);
        const [wins, sos, sodos] = [zeros(), zeros(), zeros()];
        const add = (column: number[], index: number, more: number): void => {
          column[index] = (column[index] ?? 0) + more;
        };
        for (const [a, b, won] of games) {
          add(wins, a, won);
          add(wins, b, 1 - won);
        }
        for (const [a, b, won] of games) {
          add(sos, a, wins[b] ?? 0);
          add(sos, b, wins[a] ?? 0);
          add(sodos, a, won * (wins[b] ?? 0));
          add(sodos, b, (1 - won) * (wins[a] ?? 0));
        }
        expect(value(kgsCheck(wins, sos, sodos, results.length))).toEqual([]);
        // One typing slip in any column is seen.
        const slip = (column: number[]): number[] => [(column[0] ?? 0) + 1, ...column.slice(1)];
        for (const wrong of [
          kgsCheck(slip(wins), sos, sodos, results.length),
          kgsCheck(wins, slip(sos), sodos, results.length),
          kgsCheck(wins, sos, slip(sodos), results.length),
        ]) {
          expect(value(wrong)).not.toEqual([]);
        }
      }),
      often,
    );
  });
});
