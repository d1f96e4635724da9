import { describe, expect, test } from '@jest/globals';
import { rules as en } from '../../../src/language/en/rules';
import { rules as nl } from '../../../src/language/nl/rules';
import { ruleSentence } from '../../../src/language/rules';
import { agaSteps } from '../../../src/aga/why';
import type { StepKind, StepVocabulary } from '../../../src/core/derivation';
import { kgsSteps } from '../../../src/kgs/why';
import { kuksuSteps } from '../../../src/kuksu/why';
import { rightNamed } from '../../../src/nk/groups';
import { nkSteps } from '../../../src/nk/why';
import { sofSteps } from '../../../src/sof/why';
import { sampleValues } from '../said/vocabularies';

const languages = { en, nl };
const vocabularies: readonly StepVocabulary[] = [sofSteps, agaSteps, kgsSteps, nkSteps, kuksuSteps];
const kinds: readonly (readonly [code: string, kind: StepKind])[] = vocabularies.flatMap(
  (vocabulary) => Object.entries(vocabulary),
);
const codes = [...new Set(kinds.map(([code]) => code))];

test('the samples of a right are the rights that there are', () => {
  const rights = nkSteps.rightEarned.value.samples;
  expect(new Set(rights).size).toBe(3);
  expect(rights.map(rightNamed)).toEqual(rights);
});

test('one code stands for one step; only roundings are the same in two systems', () => {
  const repeated = kinds.map(([code]) => code).filter((code, at, all) => all.indexOf(code) !== at);
  expect(repeated).toEqual(['rounded']);
});

test.each(['en', 'nl'] as const)('%s has words for these steps and no others', (language) => {
  expect(Object.keys(languages[language].steps).sort()).toEqual([...codes].sort());
});

/** How often the values change, so that each of their samples is said. */
const samplings = [0, 1, 2, 3, 4];

/** A step with these samples, and the names of the values that were read of it. */
function watched(code: string, { clauses, values, value }: StepKind, sample: number) {
  const read = new Set<string>();
  const held = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(sampleValues(values, sample)).map(([name, content]) => [
        name,
        { enumerable: true, get: () => (read.add(name), content) },
      ]),
    ),
  );
  const comesTo = value.samples[sample % value.samples.length];
  return { step: { clause: clauses[0], code, values: held, value: comesTo }, read };
}

describe.each(kinds)('the step %s', (code, kind) => {
  test.each(samplings)('is said in both languages, with sample %i', (sample) => {
    for (const rules of Object.values(languages)) {
      const said = ruleSentence(rules, watched(code, kind, sample).step);
      expect(said).not.toMatch(/undefined|NaN|\[object|[{}]| {2}|\.\.|^$/);
    }
  });

  test('applies clauses by their numbers', () => {
    expect(kind.clauses).not.toHaveLength(0);
    for (const clause of kind.clauses) expect(clause).toMatch(/^[SAKNU]\d+$/);
  });

  test('mentions the same values in both languages', () => {
    const [english, dutch] = Object.values(languages).map((rules) =>
      samplings.flatMap((sample) => {
        const { step, read } = watched(code, kind, sample);
        ruleSentence(rules, step);
        return [...read].sort();
      }),
    );
    expect(dutch).toEqual(english);
  });
});
