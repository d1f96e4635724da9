import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as rules from '../../src';
import { value } from '../src/results';
import { arranged, shuffled } from './support/spoilt';
import { often } from '../support/sampled';

const cents = (amount: number): number => Math.round(amount * 100);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

describe('SOF results', () => {
  const first = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
  const scores = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 40 });
  const options = fc.record({
    sessions: fc.integer({ min: 1, max: 6 }),
    depth: fc.option(fc.integer({ min: 1, max: 45 }), { nil: undefined }),
  });

  test('S13: the order of rows does not matter', () => {
    fc.assert(
      fc.property(first, shuffled(scores), options, (award, { rows, order }, event) => {
        expect(value(rules.sofResults(award, arranged(rows, order), event))).toEqual(
          arranged(value(rules.sofResults(award, rows, event)), order),
        );
      }),
      often,
    );
  });

  test('S13: a better score is never paid less, an equal one the same', () => {
    fc.assert(
      fc.property(first, scores, options, (award, list, event) => {
        const awards = value(rules.sofResults(award, list, event));
        const entries = list.map((score, row) => ({ score, award: awards[row] ?? NaN }));
        entries.sort((a, b) => b.score - a.score);
        for (const [index, entry] of entries.entries()) {
          const above = entries[index - 1] ?? entry;
          expect(above.award).toBeGreaterThanOrEqual(entry.award);
          if (above.score === entry.score) expect(above.award).toBe(entry.award);
        }
      }),
      often,
    );
  });

  test('S13: a tie gets what its places are paid, within half a hundredth each', () => {
    fc.assert(
      fc.property(first, scores, options, (award, list, event) => {
        const awards = value(rules.sofResults(award, list, event));
        const paid = Math.min(list.length, event.depth ?? list.length);
        const places = value(rules.sofPlaces(award, paid, event.sessions));
        for (const score of new Set(list)) {
          const better = list.filter((each) => each > score).length;
          const tied = awards.filter((_, row) => list[row] === score);
          const spanned = sumOf(places.slice(better, better + tied.length).map(cents));
          expect(Math.abs(sumOf(tied.map(cents)) - spanned)).toBeLessThanOrEqual(tied.length / 2);
        }
      }),
      often,
    );
  });

  test('S10: PLACES equals PLACE cell by cell, and so do results without ties', () => {
    fc.assert(
      fc.property(
        first,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 6 }),
        (award, depth, sessions) => {
          const places = value(rules.sofPlaces(award, depth, sessions));
          const each = places.map((_, i) => value(rules.sofPlace(award, i + 1, sessions)));
          expect(places).toEqual(each);
          const distinct = places.map((_, index) => -index);
          expect(value(rules.sofResults(award, distinct, { sessions }))).toEqual(each);
        },
      ),
      often,
    );
  });
});

describe('SOF events', () => {
  const average = fc.integer({ min: 0, max: 1_100_000 }).map((hundredths) => hundredths / 100);
  const tables = fc.integer({ min: 1, max: 140 }).map((halves) => halves / 2);
  const event = fc.constantFrom('', 'Flight A', 'Bracketed Swiss');
  const inOrder = fc
    .tuple(average, average)
    .map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));
  const scaled = fc.record({
    rating: fc.constantFrom('Sectional', 'Regional'),
    restrictions: fc.integer({ min: 0, max: 2 }),
  });

  test('S6, S7: more tables never pay less, and no event less than the basic one', () => {
    fc.assert(
      fc.property(average, tables, tables, event, (avg, some, more, kind) => {
        const award = value(rules.sofAward(avg, some, { event: kind }));
        expect(value(rules.sofAward(avg, some + more, { event: kind }))).toBeGreaterThanOrEqual(
          award,
        );
        expect(award).toBeGreaterThanOrEqual(value(rules.sofAward(avg, some)));
      }),
      often,
    );
  });

  test('S7: the drop above 1250 is the only fall in the average', () => {
    fc.assert(
      fc.property(inOrder, tables, event, ([weaker, stronger], count, kind) => {
        fc.pre(stronger <= 1250 || weaker > 1250);
        expect(value(rules.sofAward(weaker, count, { event: kind }))).toBeLessThanOrEqual(
          value(rules.sofAward(stronger, count, { event: kind })),
        );
      }),
      often,
    );
  });

  test('S8: more tables, of the field or of the stratum, never pay a stratum less', () => {
    fc.assert(
      fc.property(average, tables, average, tables, tables, (field, extra, stratum, own, more) => {
        const award = value(rules.sofStratum(field, own + extra + more, stratum, own));
        expect(award).toBeGreaterThanOrEqual(
          value(rules.sofStratum(field, own + extra, stratum, own)),
        );
        expect(award).toBeLessThanOrEqual(
          value(rules.sofStratum(field, own + extra + more, stratum, own + more)),
        );
      }),
      often,
    );
  });

  test('S12: more tables never pay a session less', () => {
    fc.assert(
      fc.property(average, tables, tables, event, scaled, (avg, some, more, kind, options) => {
        const session = { ...options, event: kind };
        expect(value(rules.sofSession(avg, some + more, session))).toBeGreaterThanOrEqual(
          value(rules.sofSession(avg, some, session)),
        );
      }),
      often,
    );
  });

  test('S8: the drop above 1250 is the only fall in the averages of field and stratum', () => {
    fc.assert(
      fc.property(inOrder, inOrder, tables, tables, ([low, high], [weak, strong], extra, own) => {
        fc.pre(high <= 1250 || low > 1250);
        fc.pre(strong <= 1250 || weak > 1250);
        expect(value(rules.sofStratum(low, own + extra, weak, own))).toBeLessThanOrEqual(
          value(rules.sofStratum(high, own + extra, strong, own)),
        );
      }),
      often,
    );
  });

  test('S12: the drop above 1250 is the only fall in the average of a session', () => {
    fc.assert(
      fc.property(inOrder, tables, event, scaled, ([weaker, stronger], count, kind, options) => {
        fc.pre(stronger <= 1250 || weaker > 1250);
        const session = { ...options, event: kind };
        expect(value(rules.sofSession(weaker, count, session))).toBeLessThanOrEqual(
          value(rules.sofSession(stronger, count, session)),
        );
      }),
      often,
    );
  });

  test('S8: a stratum is paid as the field or as a Flight A of its own, whichever is more', () => {
    fc.assert(
      fc.property(average, tables, average, tables, (field, extra, stratum, own) => {
        expect(value(rules.sofStratum(field, own + extra, stratum, own))).toBe(
          Math.max(
            value(rules.sofAward(field, own + extra)),
            value(rules.sofAward(stratum, own, { event: 'Flight A' })),
          ),
        );
      }),
      often,
    );
  });

  test('S12: two first session awards are one one-session award, within a hundredth', () => {
    fc.assert(
      fc.property(average, tables, event, (avg, count, kind) => {
        const session = value(rules.sofSession(avg, count, { event: kind }));
        const one = value(rules.sofAward(avg, count, { event: kind, sessions: 1 }));
        expect(Math.abs(2 * cents(session) - cents(one))).toBeLessThanOrEqual(1);
      }),
      often,
    );
  });

  test('S14: more tables or sessions never pay less in the former system', () => {
    fc.assert(
      fc.property(tables, tables, fc.integer({ min: 1, max: 9 }), (some, more, sessions) => {
        const award = value(rules.sofFormer(some, sessions));
        expect(value(rules.sofFormer(some + more, sessions))).toBeGreaterThanOrEqual(award);
        expect(value(rules.sofFormer(some, sessions + 1))).toBeGreaterThanOrEqual(award);
      }),
      often,
    );
  });
});

describe('SOF averages', () => {
  const holding = fc.integer({ min: 1, max: 1_500_000 }).map((hundredths) => hundredths / 100);
  const pairs = fc.array(fc.tuple(holding, holding), { minLength: 1, maxLength: 150 });

  test('S9: the order of rows does not matter', () => {
    fc.assert(
      fc.property(shuffled(pairs), ({ rows, order }) => {
        expect(value(rules.sofAverage(arranged(rows, order)))).toBe(value(rules.sofAverage(rows)));
      }),
      often,
    );
  });

  test('S9: totals of pairs give the same as a cell per player, and blank rows change nothing', () => {
    fc.assert(
      fc.property(pairs, (rows) => {
        const totals = rows.map(([a, b]) => [a + b]);
        const average = value(rules.sofAverage(rows));
        expect(value(rules.sofAverage(totals))).toBeCloseTo(average, 7);
        expect(value(rules.sofAverage([[0, 0], ...rows, [0, 0]]))).toBe(average);
      }),
      often,
    );
  });

  test('S9: it lies between the weakest and the strongest pair, and at 10,000 at most', () => {
    fc.assert(
      fc.property(pairs, (rows) => {
        const each = rows.map(([a, b]) => Math.min((a + b) / 2, 10_000));
        const average = value(rules.sofAverage(rows));
        expect(average).toBeGreaterThanOrEqual(Math.min(...each) - 1e-9);
        expect(average).toBeLessThanOrEqual(Math.max(...each) + 1e-9);
      }),
      often,
    );
  });
});

describe('AGA lists', () => {
  const average = fc.integer({ min: 110, max: 1080 }).map((hundredths) => hundredths / 100);
  const asSheet = fc.boolean();
  /** The places of a whole field, as groups of tied players fall, with some rows left out. */
  const final = fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 5, maxLength: 30 })
    .map((sizes) => {
      let next = 1;
      return sizes.map((size) => {
        const places = new Array<number>(size).fill(next);
        next += size;
        return places;
      });
    })
    .map((groups) => ([] as number[]).concat(...groups));

  test('A5: TABLE equals POINTS cell by cell', () => {
    const players = fc.integer({ min: 5, max: 80 });
    fc.assert(
      fc.property(average, players, asSheet, (avg, count, zero) => {
        const table = value(rules.agaTable(avg, count, { asSheet: zero }));
        expect(table).toEqual(
          Array.from({ length: count }, (_, index) => ({
            place: index + 1,
            points: value(rules.agaPoints(avg, count, index + 1, { asSheet: zero })),
          })),
        );
      }),
      often,
    );
  });

  test('A8: the order of rows does not matter', () => {
    fc.assert(
      fc.property(average, shuffled(final), (avg, { rows, order }) => {
        expect(value(rules.agaResults(avg, rows.length, arranged(rows, order)))).toEqual(
          arranged(value(rules.agaResults(avg, rows.length, rows)), order),
        );
      }),
      often,
    );
  });

  test('A8: a lower place is never paid more, an equal one the same', () => {
    fc.assert(
      fc.property(average, shuffled(final), asSheet, (avg, { rows, order }, zero) => {
        const places = arranged(rows, order);
        const points = value(rules.agaResults(avg, rows.length, places, { asSheet: zero }));
        const list = places.map((place, row) => ({ place, points: points[row] ?? NaN }));
        list.sort((a, b) => a.place - b.place);
        const wrong = list.filter((each, index) => {
          const above = list[index - 1] ?? each;
          return above.place === each.place
            ? above.points !== each.points
            : !(above.points >= each.points);
        });
        expect(wrong).toEqual([]);
      }),
      often,
    );
  });

  test('A8: every row gets the points of its place and tie', () => {
    fc.assert(
      fc.property(average, final, asSheet, (avg, places, zero) => {
        const options = { asSheet: zero };
        const points = value(rules.agaResults(avg, places.length, places, options));
        expect(points).toEqual(
          places.map((place) => {
            const tied = places.filter((each) => each === place).length;
            return value(rules.agaPoints(avg, places.length, place, { ...options, tied }));
          }),
        );
      }),
      often,
    );
  });

  test('A9: the mean of ratings lies between them, whatever blanks stand among them', () => {
    const rating = fc.oneof(
      fc.integer({ min: 100, max: 1080 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: -3000, max: -100 }).map((hundredths) => hundredths / 100),
    );
    fc.assert(
      fc.property(fc.array(rating, { minLength: 1 }), (ratings) => {
        const mean = value(rules.agaAverage(ratings));
        expect(mean).toBeGreaterThanOrEqual(Math.min(...ratings) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...ratings) + 1e-9);
        expect(value(rules.agaAverage([0, ...ratings, 0]))).toBe(mean);
      }),
      often,
    );
  });
});
