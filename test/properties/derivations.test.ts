import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as core from '../../src';
import { type AnyStep, explainAgaResults, explainKgsAnnual, explainKgsResults } from '../../src';
import { law, options, real, whole } from './support/derivations';
import { sentence } from '../../src/language/core';
import { all, LONGEST } from './support/spoilt';

const average = real(0, 12_000);
const tables = real(0.1, 80);
const scale = {
  sessions: whole(1, 6),
  rating: fc.constantFrom('Regional', 'sectional', 'National'),
  restrictions: whole(0, 3),
};
const event = fc.constantFrom('', 'Flight A', 'bracketed swiss', 'Knockout');
describe('SOF derivations', () => {
  test('S1-S7: awards', () => {
    law(
      fc
        .tuple(average, tables, fc.option(options({ ...scale, event }), { nil: undefined }))
        .map((all) => ({ plain: core.sofAward(...all), why: core.explainSofAward(...all) })),
    );
  });

  test('S8: strata', () => {
    law(
      fc
        .tuple(average, tables, average, tables, options(scale))
        .map((all) => ({ plain: core.sofStratum(...all), why: core.explainSofStratum(...all) })),
    );
  });

  test('S12: sessions', () => {
    const { rating, restrictions } = scale;
    law(
      fc
        .tuple(average, tables, options({ rating, restrictions, event }))
        .map((all) => ({ plain: core.sofSession(...all), why: core.explainSofSession(...all) })),
    );
  });

  test('S10, S11: places', () => {
    law(
      fc
        .tuple(real(0.01, 100), whole(1, 40), whole(1, 6))
        .map((all) => ({ plain: core.sofPlace(...all), why: core.explainSofPlace(...all) })),
    );
    law(
      fc
        .tuple(real(0.01, 100), whole(1, 12), whole(1, 6))
        .map((all) => ({ plain: core.sofPlaces(...all), why: core.explainSofPlaces(...all) })),
    );
  });

  test('S13: results', () => {
    const scores = fc.array(whole(-2, 6), { maxLength: 16 });
    law(
      fc
        .tuple(real(0.01, 100), scores, options({ sessions: whole(1, 4), depth: whole(1, 8) }))
        .map((all) => ({ plain: core.sofResults(...all), why: core.explainSofResults(...all) })),
    );
  });

  test('S14: the former system', () => {
    const { rating, restrictions } = scale;
    const limit = fc.constantFrom<(number | string)[]>(100, 750, 'Unlimited', 300, 'none');
    const type = fc.constantFrom('Pairs', 'bam', 'Individual', 'Teams');
    law(
      fc
        .tuple(real(0.1, 200), whole(1, 4), options({ rating, restrictions, limit, type }))
        .map((all) => ({ plain: core.sofFormer(...all), why: core.explainSofFormer(...all) })),
    );
  });
});

const rating = real(1.1, 10.8);
const players = whole(5, 80);
const asSheet = fc.boolean();

describe('AGA derivations', () => {
  test('A1, A2: categories', () => {
    const field = fc.tuple(rating, players);
    law(field.map((all) => ({ plain: core.agaExact(...all), why: core.explainAgaExact(...all) })));
    law(
      field.map((all) => ({
        plain: core.agaCategory(...all),
        why: core.explainAgaCategory(...all),
      })),
    );
  });

  test('A4: slopes', () => {
    law(rating.map((avg) => ({ plain: core.agaSlope(avg), why: core.explainAgaSlope(avg) })));
  });

  test('A3-A8: points', () => {
    law(
      fc
        .tuple(rating, players, whole(1, 40), options({ tied: whole(1, 20), asSheet }))
        .map((all) => ({ plain: core.agaPoints(...all), why: core.explainAgaPoints(...all) })),
    );
  });

  test('A3-A6: tables', () => {
    law(
      fc
        .tuple(rating, whole(5, 20), options({ places: whole(1, 10), asSheet }))
        .map((all) => ({ plain: core.agaTable(...all), why: core.explainAgaTable(...all) })),
    );
  });

  test('A8: results', () => {
    // Mostly final places as they are printed: ties repeat the best place of theirs.
    const places = fc
      .array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 })
      .map((ties) =>
        ties.flatMap((tied, index) =>
          new Array<number>(tied).fill(
            1 + ties.slice(0, index).reduce((sum, each) => sum + each, 0),
          ),
        ),
      );
    law(
      fc
        .tuple(
          rating,
          players,
          fc.oneof(places, fc.array(whole(1, 9), { maxLength: 4 })),
          options({ asSheet }),
        )
        .map((all) => ({ plain: core.agaResults(...all), why: core.explainAgaResults(...all) })),
    );
  });
});

const points = fc.nat(12);
const calculator = fc.oneof(
  fc.constant(undefined),
  fc.array(points, { minLength: 1, maxLength: 8 }).map((row) => [row]),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 12 })
    .chain((fields) =>
      fc.tuple(
        ...fields.map((field) => fc.array(points, { maxLength: 6 }).map((row) => [field, ...row])),
      ),
    ),
);

describe('KGS derivations', () => {
  test('K1: factors', () => {
    law(
      fc
        .tuple(real(0.1, 100), fc.constantFrom(19, 13, 9, 10), whole(1, 20))
        .map((all) => ({ plain: core.kgsFactor(...all), why: core.explainKgsFactor(...all) })),
    );
  });

  test('K4: points', () => {
    law(
      fc
        .tuple(whole(1, 400), whole(1, 12), whole(1, 12), calculator)
        .map((all) => ({ plain: core.kgsPoints(...all), why: core.explainKgsPoints(...all) })),
    );
  });

  test('K5: results', () => {
    const standing = fc.tuple(fc.nat(4), fc.nat(3), fc.nat(2));
    const standings = fc.array(standing, { maxLength: 14 });
    const marks = fc.array(fc.boolean(), { minLength: 14, maxLength: 14 });
    const drawn = fc.tuple(
      whole(1, 400),
      whole(8, 14),
      standings,
      calculator,
      fc.option(marks, { nil: undefined }),
    );
    law(
      drawn.map(([F, count, list, own, counts]) => {
        const all = [
          F,
          count,
          list.map(([wins]) => wins),
          list.map(([, sos]) => sos),
          list.map(([, , sodos]) => sodos),
          own,
          counts?.slice(0, list.length),
        ] as const;
        return { plain: core.kgsResults(...all), why: core.explainKgsResults(...all) };
      }),
    );
  });

  test('K7: annual tables', () => {
    const name = fc.constantFrom('Zen', 'zen ', 'Many Faces', 'a: 1 = 2', 1973, '', null);
    const lines = fc.array(
      fc.record({
        account: name,
        event: fc.constantFrom('July', 'August', 'x = 1', null),
        points: real(0, 8),
      }),
      { maxLength: 20 },
    );
    const aliases = fc.array(
      fc.record({
        account: fc.constantFrom('Zen', 'Many Faces', ''),
        event: fc.constantFrom('July', ''),
        engine: fc.constantFrom('Engine', 'zen', ''),
      }),
      { maxLength: 3 },
    );
    law(
      fc
        .tuple(lines, aliases)
        .map((all) => ({ plain: core.kgsAnnual(...all), why: core.explainKgsAnnual(...all) })),
    );
  });
});

describe.each(['en', 'nl'] as const)('what a derivation says in %s', (language) => {
  // Twelve terms are shown, of more the first three and the last.
  test.each([2, 12, 13, 500])('has at most 300 characters, with %d rows or terms', (count) => {
    const points = all(20, (at) => 1_000_000 - at);
    const level = all(count, () => 999_999.25);
    const scored = all(count, (at) => ({
      account: 'Zen',
      event: `event ${at}`,
      points: 999_999.333_333_333 - at / 3,
    }));
    const derived = [
      explainKgsResults(null, 1000, level, level, level, [points]),
      explainKgsResults(
        100_000,
        1000,
        level,
        all(count, (at) => count - at),
        level,
      ),
      explainKgsAnnual(scored),
      explainAgaResults(
        10.7,
        10_000,
        all(count, () => 1),
      ),
    ];
    // Rows that share points share their steps.
    const steps = new Set<AnyStep>();
    for (const each of derived) {
      if (each.ok) for (const row of each.value) for (const step of row.steps) steps.add(step);
    }
    const said = [...steps].map((step) => sentence(step, language));
    expect(derived.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(said.filter((each) => each.length > LONGEST)).toEqual([]);
  });
});
