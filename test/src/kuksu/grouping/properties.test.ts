import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placementsOf, type KuksuCycle } from '../../../../src';
import { pairOf, type Pair } from '../../../checkers/kuksu-cycles';
import { groupCycle } from '../cycles';
import { often, runs } from '../../../support/sampled';

/** A pair of cycles whose number of players is possible, or has been made so. */
const pair = fc.integer({ min: 1, max: 2 ** 31 }).map(pairOf);

function answerTo(
  { registrations, lastCycle, titleMatch, respelt }: Pair,
  more: readonly KuksuCycle.Registration[] = registrations,
): KuksuCycle.CycleAnswer {
  const sameNames = respelt.map(([registered, last]) => ({ registered, last, same: true }));
  const options = { titleMatch, sameNames, remainder: { way: 'moveDown' } } as const;
  return groupCycle(more, lastCycle, options);
}
function tiersOf(answer: KuksuCycle.CycleAnswer): Map<string, number> | undefined {
  if (!answer.ok) return undefined;
  return new Map(placementsOf(answer.value).map(({ name, tier }) => [name, tier]));
}
const withoutRows = ({ leagues, fills, tiers }: KuksuCycle.Grouping): string =>
  JSON.stringify({ leagues, fills, tiers }, (key, value: unknown) => (key === 'row' ? 0 : value));

describe('properties of a grouping', () => {
  test('U7, U9: the order of the rows does not matter', () => {
    fc.assert(
      fc.property(pair, (given) => {
        const answer = answerTo(given);
        const turned = answerTo({
          ...given,
          registrations: [...given.registrations].reverse(),
          lastCycle: [...given.lastCycle].reverse(),
        });
        expect(turned.ok).toBe(answer.ok);
        if (answer.ok && turned.ok)
          expect(withoutRows(turned.value)).toBe(withoutRows(answer.value));
      }),
      often,
    );
  });

  test('U7: a higher rating never yields a lower tier, all else equal', () => {
    fc.assert(
      fc.property(pair, fc.nat(), fc.integer({ min: 1, max: 900 }), (given, at, more) => {
        const before = tiersOf(answerTo(given));
        const row = at % given.registrations.length;
        const chosen = given.registrations[row];
        const raised = given.registrations.map((each) => {
          return each === chosen ? { ...each, rating: each.rating + more } : each;
        });
        const after = tiersOf(answerTo(given, raised));
        fc.pre(before !== undefined && after !== undefined && chosen !== undefined);
        expect(after.get(chosen.name)).toBeLessThanOrEqual(before.get(chosen.name) ?? NaN);
      }),
      often,
    );
  });

  test('U7: of two newcomers the one with the higher rating never plays lower', () => {
    fc.assert(
      fc.property(pair, (given) => {
        const answer = answerTo(given);
        fc.pre(answer.ok);
        const newcomers = placementsOf(answer.value)
          .filter(({ last, how }) => last === undefined && how.by !== 'pin')
          .sort((a, b) => b.rating - a.rating);
        newcomers.forEach(({ tier, rating }, index) => {
          const next = newcomers[index + 1];
          if (next && next.rating < rating) expect(next.tier).toBeGreaterThanOrEqual(tier);
        });
      }),
      often,
    );
  });

  test('U2, U7: newcomers below everyone change nobody\u2019s tier, not even where their number opens a new one', () => {
    fc.assert(
      fc.property(pair, fc.integer({ min: 1, max: 60 }), (given, count) => {
        const { registrations, lastCycle, titleMatch, respelt } = given;
        const sameNames = respelt.map(([registered, last]) => ({ registered, last, same: true }));
        const options = { titleMatch, sameNames };
        const low = Array.from({ length: count }, (_, index) => ({
          name: `Low ${index}`,
          rating: 90 - index,
        }));
        const before = tiersOf(groupCycle(registrations, lastCycle, options));
        const after = tiersOf(groupCycle([...registrations, ...low], lastCycle, options));
        fc.pre(before !== undefined && after !== undefined);
        expect([...before].filter(([name, tier]) => after.get(name) !== tier)).toEqual([]);
      }),
      often,
    );
  });

  test('U11: nothing of what is put in is changed', () => {
    fc.assert(
      fc.property(pair, (given) => {
        const before = JSON.stringify(given);
        answerTo(given);
        expect(JSON.stringify(given)).toBe(before);
      }),
      { numRuns: runs(8, 100) },
    );
  });
});

describe('whatever the cells', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('A', 'B2', 'x', 'X ', 1, 2, 0, -0, '__proto__', 1e6, '\u0000', 'é', 'e\u0301'),
  );
  const registration = fc.record({ name: cell, rating: cell, pin: cell, timedOut: fc.boolean() });
  const result = fc.record({ name: cell, league: cell, place: cell, disqualified: fc.boolean() });

  test('U11: a grouping, or at least one failure or question', () => {
    fc.assert(
      fc.property(
        fc.array(registration, { maxLength: 12 }),
        fc.array(result, { maxLength: 6 }),
        (list, last) => {
          const answer = groupCycle(list, last, { titleMatch: { lost: 'holder' } });
          if (answer.ok) expect(placementsOf(answer.value)).toHaveLength(list.length);
          else expect(answer.failures.length + answer.questions.length).toBeGreaterThan(0);
        },
      ),
      often,
    );
  });
});
