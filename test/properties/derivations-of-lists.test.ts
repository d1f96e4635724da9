import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as core from '../../src';
import {
  checkStep,
  law,
  options,
  real,
  whole,
  type Compared,
  type Row,
} from './support/derivations';
import { runs } from '../support/sampled';

/** The cells of a table as one list, plain and with their steps. */
function cells<T, D>(
  plain: core.Result<T>,
  why: core.Result<D>,
  listOf: (table: T) => readonly unknown[],
  rowsOf: (table: D) => readonly Row[],
): Compared {
  return {
    plain: plain.ok ? core.succeed(listOf(plain.value)) : plain,
    why: why.ok ? core.succeed(rowsOf(why.value)) : why,
  };
}

describe('SOF and AGA averages', () => {
  test('S9: averages', () => {
    const held = fc.oneof(real(0, 9000), fc.constantFrom(0, 0.01, 25_000, 60_000));
    type Entries = readonly [holdings: number[][], sizes: readonly number[] | undefined];
    const perEntry = fc
      .tuple(fc.array(held, { maxLength: 12 }), fc.constantFrom([], [2], [4], [5], [6]))
      .map(([totals, sizes]): Entries => [totals.map((total) => [total]), sizes]);
    const perPlayer = fc
      .array(fc.array(held, { minLength: 4, maxLength: 6 }), { maxLength: 8 })
      .map((rows): Entries => [rows, undefined]);
    law(
      fc
        .oneof(perEntry, perPlayer)
        .map((all) => ({ plain: core.sofAverage(...all), why: core.explainSofAverage(...all) })),
    );
  });

  test('S9: more entries than count', () => {
    const many = fc
      .integer({ min: 55, max: 130 })
      .chain((length) =>
        fc.tuple(
          fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: length, maxLength: length }),
          fc.constantFrom([2], [4], [5]),
        ),
      );
    fc.assert(
      fc.property(many, ([totals, sizes]) => {
        const why = core.explainSofAverage(
          totals.map((total) => [total]),
          sizes,
        );
        if (!why.ok) throw new Error('refused');
        expect(why.value.steps.at(-1)?.value).toBe(why.value.value);
        for (const step of why.value.steps) checkStep(step);
      }),
      { numRuns: runs(8, 200) },
    );
  });

  test('A9: averages', () => {
    const rating = fc.oneof(real(1, 9), real(-30, -1), fc.constant(0));
    law(
      fc
        .array(rating, { maxLength: 16 })
        .map((all) => ({ plain: core.agaAverage(all), why: core.explainAgaAverage(all) })),
    );
  });
});

describe('KGS derivations of lists', () => {
  test('K3: players', () => {
    const entrant = fc.record({
      played: whole(0, 10),
      scheduled: whole(1, 10),
      removed: fc.boolean(),
    });
    law(
      fc
        .tuple(fc.array(entrant, { maxLength: 8 }), fc.option(whole(1, 10), { nil: undefined }))
        .map((all) => ({ plain: core.kgsPlayers(...all), why: core.explainKgsPlayers(...all) })),
    );
  });

  test('K4: tables', () => {
    const own = fc.constantFrom(
      undefined,
      [[8, 5, 3]],
      [
        [2, 9, 6],
        [4, 10, 7, 0],
      ],
    );
    law(
      fc.tuple(real(1, 400), options({ maxPlayers: whole(1, 16), calculator: own })).map((all) =>
        cells(
          core.kgsTable(...all),
          core.explainKgsTable(...all),
          (table) => table.rows.flatMap(({ points }) => points.filter((each) => each !== null)),
          (rows) => rows.flat().filter(({ value }) => value !== null),
        ),
      ),
    );
  });

  test('K8: checks are as many as fail, these first, and warn as the rule does', () => {
    const standing = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.nat(12), fc.nat(9));
    fc.assert(
      fc.property(fc.array(standing, { maxLength: 8 }), whole(1, 7), (list, rounds) => {
        const all = [
          list.map(([wins]) => wins / 2),
          list.map(([, sos]) => sos),
          list.map(([, , sodos]) => sodos),
          rounds,
        ] as const;
        const plain = core.kgsCheck(...all);
        const why = core.explainKgsCheck(...all);
        if (!plain.ok || !why.ok) {
          expect(why).toEqual(plain);
          return;
        }
        const { value, steps } = why.value;
        expect(value).toEqual(plain.value);
        const fails = steps.map((step) => 'fails' in step.values && step.values.fails);
        expect(fails.filter((each) => each)).toHaveLength(plain.value.length);
        expect(fails.indexOf(false)).toBe(
          plain.value.length === steps.length ? -1 : plain.value.length,
        );
        expect(steps.slice(0, value.length).map((step) => step.value)).toEqual(
          value.map(({ values }) => values.found),
        );
        for (const step of steps) {
          checkStep(step);
        }
      }),
      { numRuns: runs(60, 1000) },
    );
  });
});

describe('NK derivations', () => {
  test('N2: groups and scores', () => {
    const right = fc.constantFrom('', '', '', 'Topgroep', 'groep 1', 'x');
    law(
      fc
        .array(fc.tuple(fc.integer({ min: 1, max: 9 }), right), { maxLength: 20 })
        .chain((list) =>
          fc.tuple(
            fc.constant(list.map(([strength]) => strength)),
            fc.constant(list.map(([, text]) => text)),
            whole(2, 6),
          ),
        )
        .map((all) => ({ plain: core.nkGroups(...all), why: core.explainNkGroups(...all) })),
    );
    law(
      fc
        .tuple(
          whole(0, 9),
          real(0, 9).map((points) => Math.round(2 * points) / 2),
        )
        .map((all) => ({ plain: core.nkScore(...all), why: core.explainNkScore(...all) })),
    );
  });

  test('N3, N4: pairs', () => {
    const n = whole(2, 33);
    law(n.map((each) => ({ plain: core.slidePairs(each), why: core.explainSlidePairs(each) })));
    law(n.map((each) => ({ plain: core.foldPairs(each), why: core.explainFoldPairs(each) })));
  });

  test('N12: rights', () => {
    const points = real(-9, 9).map((each) => Math.round(2 * each) / 2);
    law(points.map((each) => ({ plain: core.nkRights(each), why: core.explainNkRights(each) })));
  });

  test('N15: score tables, cell by cell', () => {
    const without = <T>(table: readonly (readonly T[])[]): T[] =>
      table.slice(1).flatMap((row) => row.slice(1));
    const field = fc.tuple(whole(2, 40), whole(1, 5), whole(2, 9));
    fc.assert(
      fc.property(field, (all) => {
        const plain = core.nkProgress(...all);
        const why = core.explainNkProgress(...all);
        if (!plain.ok || !why.ok) {
          expect(why).toEqual(plain);
          return;
        }
        expect(why.value.map((row) => row.map(({ value }) => value))).toEqual(plain.value);
        for (const { value, steps } of without(why.value)) {
          expect(steps.map((step) => step.value)).toEqual([value]);
          for (const step of steps) checkStep(step);
        }
        const headings = [why.value[0], why.value.map((row) => row[0])].flat();
        expect(headings.flatMap((cell) => cell?.steps)).toEqual([]);
      }),
      { numRuns: runs(10, 300) },
    );
  });
});

describe('Kuksu derivations', () => {
  test('U1, U2, U9: tiers and sizes', () => {
    const players = whole(0, 700);
    law(
      players.map((each) => ({ plain: core.kuksuTiers(each), why: core.explainKuksuTiers(each) })),
    );
    law(
      players.map((each) => ({ plain: core.kuksuSizes(each), why: core.explainKuksuSizes(each) })),
    );
  });

  test('U4, U10: default tiers', () => {
    law(
      fc.tuple(whole(1, 6), whole(0, 10), whole(1, 6), fc.boolean()).map((all) => ({
        plain: core.kuksuDefaultTier(...all),
        why: core.explainKuksuDefaultTier(...all),
      })),
    );
  });

  test('U6: SODOS', () => {
    const table = fc.integer({ min: 1, max: 6 }).chain((size) =>
      fc.array(fc.constantFrom(0, 0.5, 1, null), { minLength: 36, maxLength: 36 }).map((results) =>
        Array.from({ length: size }, (_, row) =>
          Array.from({ length: size }, (__, column) => {
            if (row === column) return '-';
            const game = results[Math.min(row, column) * 6 + Math.max(row, column)] ?? null;
            return game === null || row < column ? game : 1 - game;
          }),
        ),
      ),
    );
    law(table.map((each) => ({ plain: core.kuksuSodos(each), why: core.explainKuksuSodos(each) })));
  });

  test('U6: ranks', () => {
    const row = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2));
    law(
      fc
        .tuple(fc.array(row, { maxLength: 9 }), fc.boolean(), fc.boolean())
        .map(([list, hasTiers, hasRatings]) => {
          const column = (at: number): number[] => list.map((each) => each[at] ?? 0);
          const all = [
            column(0),
            column(1).map((each) => each / 2),
            hasTiers ? column(2) : undefined,
            column(3),
            hasRatings ? column(4).map((each) => 100 * each) : undefined,
          ] as const;
          return { plain: core.kuksuRank(...all), why: core.explainKuksuRank(...all) };
        }),
    );
  });

  test('U9: the snake', () => {
    law(
      fc
        .tuple(fc.array(whole(1, 30), { maxLength: 20 }), whole(1, 5))
        .map((all) => ({ plain: core.kuksuSnake(...all), why: core.explainKuksuSnake(...all) })),
    );
  });
});
