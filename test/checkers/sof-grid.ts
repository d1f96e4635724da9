import {
  sofAward,
  sofFormer,
  sofPlace,
  sofPlaces,
  sofResults,
  sofSession,
  sofStratum,
} from '../../src';
import { halfUpExact } from '../../src/core/numbers';
import { basicAward } from '../../src/sof/award';
import { firstAwards, formerHalfTables, halfTables, tables as everyTables } from './sof-fields';
import { Tally, valueOf, type Comparison } from './grid';
import {
  awardHundredths,
  formerHundredths,
  placeHundredths,
  sessionHundredths,
  stratumHundredths,
  tiedHundredths,
  type SofEvent,
} from './sof-exact';

const inPoints = (hundredths: bigint): number => Number(hundredths) / 100;

/** S5: what the formulas call the events of the slides. */
const ratings = [
  { rating: 'Sectional', R: 10 },
  { rating: 'Regional', R: 14 },
];
const limits = [
  { restrictions: 0, tenthsP: 10 },
  { restrictions: 1, tenthsP: 8 },
  { restrictions: 2, tenthsP: 7 },
];
const scalings = ratings.flatMap(({ rating, R }) =>
  limits.map(({ restrictions, tenthsP }) => ({ rating, R, restrictions, tenthsP })),
);
const kinds = [
  { event: '', kind: undefined },
  { event: 'Flight A', kind: 'Flight A' },
  { event: 'Bracketed Swiss', kind: 'Bracketed Swiss' },
] as const;
const events = scalings.flatMap(({ rating, R, restrictions, tenthsP }) =>
  kinds.flatMap(({ event, kind }) =>
    [1, 2, 3, 4].map((sessions) => ({
      options: { rating, restrictions, event, sessions },
      exact: { R, tenthsP, kind, sessions } satisfies SofEvent,
    })),
  ),
);

/** Tables 1-60 x averages 0-10,000 in steps of 10. */
function everyField(visit: (tally: Tally, average: number, tables: number) => void): Comparison {
  const tally = new Tally();
  for (const tables of everyTables) {
    for (let average = 0; average <= 10_000; average += 10) visit(tally, average, tables);
  }
  return tally;
}

/** S1-S7, S11. */
function awards(): Comparison {
  return everyField((tally, average, tables) => {
    const plain = valueOf(sofAward(average, tables));
    tally.compare(plain, inPoints(awardHundredths(average, tables)), average, tables);
    for (const { options, exact } of events) {
      const award = valueOf(sofAward(average, tables, options));
      const expected = inPoints(awardHundredths(average, tables, exact));
      tally.compare(award, expected, average, tables, options);
    }
  });
}

/** S1-S4, S11: the basic award of every whole average, and the quick rounding against its definition. */
function points(): Comparison {
  const tally = new Tally();
  for (const tables of everyTables) {
    for (let average = 0; average <= 10_000; average++) {
      const award = valueOf(sofAward(average, tables));
      tally.compare(award, inPoints(awardHundredths(average, tables)), average, tables);
      tally.compare(award, halfUpExact(basicAward(average, tables).award, 2), average, tables);
    }
  }
  return tally;
}

/** S3: halves of tables and hundredths of an average, up to and beyond the caps. */
function fractions(): Comparison {
  const tally = new Tally();
  for (const halves of halfTables) {
    for (let index = 0; index <= 500; index++) {
      const average = (index * 2_207 + halves * 13) / 100;
      const tables = halves / 2;
      const award = valueOf(sofAward(average, tables));
      tally.compare(award, inPoints(awardHundredths(average, tables)), average, tables);
    }
  }
  return tally;
}

/** S12. */
function sessions(): Comparison {
  const own = events.filter(({ options }) => options.sessions === 1);
  return everyField((tally, average, tables) => {
    for (const { options, exact } of own) {
      const award = valueOf(sofSession(average, tables, options));
      const expected = inPoints(sessionHundredths(average, tables, exact));
      tally.compare(award, expected, average, tables, options);
    }
  });
}

/** S8: for every field some strata of it, weaker and stronger. */
function strata(): Comparison {
  const own = events.filter(({ options }) => options.event === '');
  return everyField((tally, average, tables) => {
    for (const step of [1, 2, 3, 4]) {
      const stratum = {
        average: (average * step + 370 * tables) % 10_010,
        tables: 1 + ((average / 10 + tables * step) % tables),
      };
      const { options, exact } = own[(average / 10 + tables + step) % own.length] ?? {};
      if (!exact) throw new Error('there are no events');
      const award = sofStratum(average, tables, stratum.average, stratum.tables, options);
      const expected = inPoints(stratumHundredths({ average, tables }, stratum, exact));
      tally.compare(valueOf(award), expected, average, tables, stratum, options);
    }
  });
}

/** S10, S11: places 1-40 under every award from 0.01 to 93.75, the largest there is. */
function places(): Comparison {
  const tally = new Tally();
  for (const hundredths of firstAwards) {
    const first = hundredths / 100;
    for (const count of [1, 2, 3, 4, 8]) {
      const list = valueOf(sofPlaces(first, 40, count)) ?? [];
      for (let place = 1; place <= 40; place++) {
        const expected = inPoints(placeHundredths(hundredths, place, count));
        tally.compare(valueOf(sofPlace(first, place, count)), expected, first, place, count);
        tally.compare(list[place - 1], expected, first, place, count);
      }
    }
  }
  return tally;
}

/** S13: every way in which eight entries can be level, paid in full and down to every depth. */
function ties(): Comparison {
  const tally = new Tally();
  const divisions = waysToDivide(8);
  for (let hundredths = 1; hundredths <= 9375; hundredths += 173) {
    const first = hundredths / 100;
    for (let count = 1; count <= 3; count++) {
      for (const groups of divisions) {
        const scores = groups.flatMap((tied, index) => new Array<number>(tied).fill(-index));
        for (const depth of [undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
          const exact = tiedHundredths(hundredths, groups, count, depth).map(inPoints);
          const paid = valueOf(sofResults(first, scores, { sessions: count, depth })) ?? [];
          tally.compare(paid.join(), exact.join(), first, count, groups, depth);
        }
      }
    }
  }
  return tally;
}

/** Every list of whole numbers from 1 that adds up to this one. */
function waysToDivide(total: number): number[][] {
  if (total === 0) return [[]];
  return Array.from({ length: total }, (_, index) => index + 1).flatMap((first) =>
    waysToDivide(total - first).map((rest) => [first, ...rest]),
  );
}

/** S14: halves of tables up to 500, with all factors. */
function former(): Comparison {
  const tally = new Tally();
  const strengths = [
    { limit: 100, tenthsM: 5 },
    { limit: 750, tenthsM: 7 },
    { limit: 'Unlimited', tenthsM: 10 },
  ];
  const games = [
    { type: 'Pairs', hundredthsT: 100 },
    { type: 'Board-a-match', hundredthsT: 110 },
    { type: 'Individual', hundredthsT: 75 },
  ];
  for (const halves of formerHalfTables) {
    const tables = halves / 2;
    for (let count = 1; count <= 4; count++) {
      for (const { R, rating, tenthsP, restrictions } of scalings) {
        for (const { limit, tenthsM } of strengths) {
          for (const { type, hundredthsT } of games) {
            const options = { rating, limit, restrictions, type };
            const award = valueOf(sofFormer(tables, count, options));
            const event = { R, sessions: count, tenthsP, tenthsM, hundredthsT };
            const expected = inPoints(formerHundredths(tables, event));
            tally.compare(award, expected, tables, count, options);
          }
        }
      }
    }
  }
  return tally;
}

/** The comparisons by name. */
export const grid = { awards, points, fractions, sessions, strata, places, ties, former };
