import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../src/language/core';
import { explainAgaResults, explainKgsAnnual, explainKgsResults, type AnyStep } from '../../src';
import { all, LONGEST } from './support/long-names';

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
