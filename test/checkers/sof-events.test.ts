import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { awardEvent, tablesOf, type SofEvent } from '../../src';
import { value } from '../src/results';
import { runs } from '../support/sampled';
import {
  checkedAverage,
  checkedField,
  checkedFirst,
  checkedTables,
  type CheckedEntry,
  type CheckedEvent,
} from './sof-event';

const often = { numRuns: runs(12, 1000) };

/** Scores tie often, and holdings are near the caps and the 1250 of S1. */
const entryOf = (perEntry: 2 | 4, strata: readonly ('A' | 'B' | 'C')[]) =>
  fc.record({
    stratum: fc.constantFrom(...strata),
    score: fc.integer({ min: -20, max: 60 }).map((score) => score / 2),
    holdings: fc.oneof(
      { arbitrary: fc.array(held, { minLength: perEntry, maxLength: perEntry }), weight: 9 },
      { arbitrary: fc.constant([]), weight: 1 },
    ),
  });

const held = fc.oneof(
  fc.integer({ min: 1, max: 400_000 }).map((hundredths) => hundredths / 100),
  fc.integer({ min: 1, max: 25_000 }),
);

const event = fc
  .record({
    perEntry: fc.constantFrom(2 as const, 4 as const),
    strata: fc.constantFrom<readonly ('A' | 'B' | 'C')[]>(
      ['A'],
      ['A', 'B'],
      ['A', 'B', 'C'],
      ['B', 'C'],
    ),
    sessions: fc.integer({ min: 1, max: 5 }),
    regional: fc.boolean(),
    restrictions: fc.integer({ min: 0, max: 3 }),
  })
  .chain(({ strata, ...terms }) =>
    fc.record({
      terms: fc.constant({ ...terms, isStratified: strata.length > 1 }),
      entries: fc.array(entryOf(terms.perEntry, strata), {
        minLength: 2,
        maxLength: runs(50, 130),
      }),
      depth: fc.double({ min: 0, max: 1, noNaN: true }),
      isOpen: fc.boolean(),
    }),
  )
  .map(({ terms, entries, depth, isOpen }): CheckedEvent => {
    const of = (field: 'A' | 'B' | 'C'): number =>
      Math.max(1, Math.ceil(depth * entries.filter(({ stratum }) => stratum >= field).length));
    return { ...terms, entries, depths: isOpen ? {} : { A: of('A'), B: of('B'), C: of('C') } };
  });

/** Whether each field that is averaged has anybody with masterpoints. */
function hasAverages({ entries, isStratified }: CheckedEvent): boolean {
  const fields: ((each: CheckedEntry) => boolean)[] = isStratified
    ? [
        () => true,
        ({ stratum }) => stratum === 'A',
        ({ stratum }) => stratum >= 'B',
        ({ stratum }) => stratum >= 'C',
      ]
    : [() => true];
  return fields.every((counts) => {
    const counted = entries.filter(counts);
    return counted.length === 0 || counted.some(({ holdings }) => holdings.length > 0);
  });
}

function awarded(checked: CheckedEvent): SofEvent.EventAwards {
  const unit = checked.perEntry === 2 ? 'pairs' : 'teams';
  const tables = tablesOf(unit, [checked.entries.length]).counted;
  return value(
    awardEvent(
      checked.entries.map(({ stratum, score, holdings }) => ({
        stratum,
        scores: { A: score, B: score, C: score },
        holdings,
      })),
      {
        unit,
        isStratified: checked.isStratified,
        sessions: checked.sessions,
        rating: checked.regional ? 'Regional' : 'Sectional',
        restrictions: checked.restrictions,
        event: '',
        tables,
        depths: checked.depths,
        limit: 'Unlimited',
        playersPerEntry: [],
        comparisons: [tables],
      },
    ),
  );
}

describe('The awards of random events', () => {
  test('S8, S9: first places are those of the independent computation', () => {
    fc.assert(
      fc.property(event, (checked) => {
        fc.pre(hasAverages(checked));
        const { fields, alone } = awarded(checked);
        for (const { stratum, average, tables, first } of fields) {
          const ranked = checked.entries.filter((each) => each.stratum >= stratum);
          const expected = checkedAverage(ranked, checked.perEntry);
          expect(average.value).toBeCloseTo(expected, 6);
          expect(tables).toBe(checkedTables(checked, ranked.length));
          const strongest = checked.entries.filter((each) => each.stratum === 'A');
          const own = checkedFirst(expected, tables, checked);
          const top =
            stratum === 'A' && checked.isStratified && strongest.length > 0
              ? 1.1 *
                checkedFirst(
                  checkedAverage(strongest, checked.perEntry),
                  checkedTables(checked, strongest.length),
                  checked,
                )
              : 0;
          expect(Math.abs(first.value - Math.max(own, top))).toBeLessThan(0.005 + 1e-6);
        }
        const hasAlone =
          checked.isStratified && checked.entries.some((each) => each.stratum === 'A');
        expect(alone !== undefined).toBe(hasAlone);
      }),
      often,
    );
  });

  test('S10, S13: every entry has one award, the largest it earned, in the higher stratum of equals', () => {
    fc.assert(
      fc.property(event, (checked) => {
        fc.pre(hasAverages(checked));
        const { fields, entries } = awarded(checked);
        const byField = fields.map(({ stratum, first }) => ({
          stratum,
          earned: checkedField(stratum, Math.round(first.value * 100), checked),
        }));
        for (const [row, entry] of entries.entries()) {
          let best: { award: number; paidIn: string | undefined } = { award: 0, paidIn: undefined };
          for (const { stratum, earned } of byField) {
            const award = earned[row];
            const found = entry.byField[stratum]?.award;
            expect(found === undefined ? undefined : Math.round(found * 100)).toBe(award);
            if (award !== undefined && award > best.award) best = { award, paidIn: stratum };
          }
          expect([Math.round(entry.award * 100), entry.paidIn]).toEqual([best.award, best.paidIn]);
        }
      }),
      often,
    );
  });

  test('no field pays more than its places, and none against the scores', () => {
    fc.assert(
      fc.property(event, (checked) => {
        fc.pre(hasAverages(checked));
        const { fields, entries } = awarded(checked);
        for (const { stratum, places } of fields) {
          const paid = entries.flatMap(({ byField }, row) => {
            const found = byField[stratum];
            return found ? [{ ...found, score: checked.entries[row]?.score ?? 0 }] : [];
          });
          const sum = paid.reduce((total, { award }) => total + award, 0);
          const most = places.reduce((total, award) => total + award, 0);
          // Half up may give each of the tied half a hundredth.
          const tied = paid.filter(({ from, to }) => to > from).length;
          expect(sum).toBeLessThanOrEqual(most + 0.005 * tied + 1e-6);
          const inOrder = [...paid].sort((a, b) => b.score - a.score);
          for (const [i, { award }] of inOrder.entries()) {
            expect(award).toBeLessThanOrEqual(inOrder[i - 1]?.award ?? Infinity);
          }
        }
      }),
      often,
    );
  });
});
