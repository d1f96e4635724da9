import { describe, expect, test } from '@jest/globals';
import { rules as en } from '../../../src/language/en/rules';
import { rules as nl } from '../../../src/language/nl/rules';
import { ruleNaming, ruleSentence, type RulesInWords } from '../../../src/language/rules';
import type { Vocabulary } from '../../../src/core/message';
import { existing } from '../../../src/core/result';
import { refusals, sampleValues, sentences } from '../said/vocabularies';
import { countedAsMany, counts } from './never';

const vocabularies = [refusals, ...sentences];
const vocabulary: Vocabulary = Object.assign({}, ...vocabularies) as Vocabulary;
const codes = Object.keys(vocabulary);
const languages: Readonly<Record<'en' | 'nl', RulesInWords>> = { en, nl };

/** How often the values of a message change, so that each of their samples is said. */
const samplings = [0, 1, 2, 3, 4, 5];

test('no code stands for two messages', () => {
  const all = vocabularies.flatMap((each) => Object.keys(each));
  expect(all).toHaveLength(codes.length);
});

test.each(['en', 'nl'] as const)('%s has words for these codes and no others', (language) => {
  const said = [languages[language].refusals, languages[language].sentences];
  expect(said.flatMap((each) => Object.keys(each)).sort()).toEqual([...codes].sort());
});

/** The message of a code with each of its samples. */
const messagesOf = (code: string) =>
  samplings.map((sample) => ({ code, values: sampleValues(vocabulary[code], sample) }));

/** What is said of a code with each of its samples. */
function saidIn(language: keyof typeof languages, code: string): readonly string[] {
  return messagesOf(code).map((message) =>
    ruleSentence(languages[language], { ...message, at: { argument: 'x', found: 0 } }),
  );
}

/** What a message is said as, whatever its place. */
function templateIn(language: keyof typeof languages, code: string, values: object): string {
  return ruleNaming(languages[language], { code, values }, undefined, 5);
}

describe.each(['en', 'nl'] as const)('what the rules refuse and warn of in %s', (language) => {
  test.each(codes)('%s is said with every sample', (code) => {
    for (const said of saidIn(language, code)) {
      expect(said).not.toMatch(/undefined|NaN|\[object|[{}]| {2}|\.\.|^$/);
    }
  });

  test.each(codes)('%s mentions every value', (code) => {
    const read = new Set<string | symbol>();
    for (const { values } of messagesOf(code)) {
      const watched = new Proxy(values, {
        get: (all, name) => {
          read.add(name);
          return all[String(name)];
        },
      });
      templateIn(language, code, watched);
    }
    expect([...read].sort()).toEqual(Object.keys(existing(vocabulary[code])).sort());
  });

  const templates = Object.entries({
    ...languages[language].refusals,
    ...languages[language].sentences,
  }).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

  test('1 is one of a thing, and no other number is', () => {
    const choices = templates.flatMap(([code, template]) =>
      [...template.matchAll(/\{(\w+)\?([^|}]*)\|([^}]*)\}/g)].map(
        ([, name = '', one = '', many = '']) => ({ code, name, one, many }),
      ),
    );
    expect(choices.length).toBeGreaterThan(5);
    for (const { code, name, one, many } of choices) {
      for (const count of counts) {
        const values = { ...sampleValues(vocabulary[code]), [name]: count };
        const word = count === 1 ? one : many;
        expect(templateIn(language, code, values)).toMatch(
          new RegExp(`(^|[^\\p{L}])${word}($|[^\\p{L}])`, 'u'),
        );
      }
    }
  });

  test('what may be one is not counted as many', () => {
    // Limits of the rules, all above one.
    const limits = ['tableOfPlaces most', 'leagueTooLarge most'];
    const found = templates.flatMap(([code, template]) =>
      countedAsMany(template, language).map((name) => `${code} ${name}`),
    );
    expect(found.filter((each) => !limits.includes(each))).toEqual([]);
  });
});

/** Every five words in a row; figures are no words. */
function fives(text: string): readonly string[] {
  const words = text.split(/\s+/);
  return words
    .slice(4)
    .map((_, at) => words.slice(at, at + 5))
    .filter((five) => five.every((word) => /\p{L}/u.test(word)))
    .map((five) => five.join(' '));
}

test.each(codes)('%s says nothing of English in Dutch', (code) => {
  const inEnglish = new Set(saidIn('en', code).flatMap(fives));
  expect(saidIn('nl', code).flatMap(fives)).toEqual(
    saidIn('nl', code)
      .flatMap(fives)
      .filter((each) => !inEnglish.has(each)),
  );
});
