import { describe, expect, test } from '@jest/globals';
import { refusals as english } from '../../language/en/refusals';
import { words as englishWords } from '../../language/en/general/words';
import { kgsWarnings as englishWarnings } from '../../language/en/kgs/formulas';
import { refusals as dutch } from '../../language/nl/refusals';
import { words as dutchWords } from '../../language/nl/general/words';
import { kgsWarnings as dutchWarnings } from '../../language/nl/kgs/formulas';
import { sayIn, sentence } from '../../language/say';
import type { Vocabulary } from '../../src/message';
import { existing } from '../../src/existing';
import { refusals, sampleValues, warnings } from '../src/said/vocabularies';

const vocabulary: Vocabulary = { ...refusals, ...warnings };
const codes = Object.keys(vocabulary);
const languages = {
  en: { catalogue: { ...english, ...englishWarnings }, say: sayIn(englishWords) },
  nl: { catalogue: { ...dutch, ...dutchWarnings }, say: sayIn(dutchWords) },
};

/** What is said of a code with each of its samples. */
function saidIn(language: keyof typeof languages, code: string): readonly string[] {
  const { catalogue, say } = languages[language];
  return [0, 1, 2, 3].map((sample) => {
    const values = sampleValues(vocabulary[code], sample);
    return sentence(catalogue, { code, values }, say);
  });
}

describe.each(['en', 'nl'] as const)('what the rules refuse and warn of in %s', (language) => {
  test.each(codes)('%s is said with every sample', (code) => {
    for (const said of saidIn(language, code)) {
      expect(said).not.toMatch(/undefined|NaN|\[object|[{}]| {2}|\.\.|^$/);
    }
  });

  test.each(codes)('%s mentions every value', (code) => {
    const { catalogue, say } = languages[language];
    const read = new Set<string | symbol>();
    const values = new Proxy(sampleValues(vocabulary[code]), {
      get: (all, name) => {
        read.add(name);
        return all[String(name)];
      },
    });
    sentence(catalogue, { code, values }, say);
    expect([...read].sort()).toEqual(Object.keys(existing(vocabulary[code])).sort());
  });

  test('1 is one of a thing, and no other number is', () => {
    const { catalogue, say } = languages[language];
    for (const code of ['sameRowsNeeded', 'tieBeyondPlayers', 'rightsBeyondGroup'] as const) {
      const [name = ''] = Object.keys(existing(vocabulary[code]));
      const said = [1, 0, 2, 0.5].map((count) =>
        sentence(catalogue, { code, values: { [name]: count } }, say),
      );
      const words = said.map((each) => each.replace(/\d+([.,]\d+)?/g, '#'));
      expect(words[0]).not.toBe(words[1]);
      expect(words.slice(1)).toEqual([words[1], words[1], words[1]]);
    }
  });
});

/** Every five words in a row. */
function fives(text: string): readonly string[] {
  const words = text.split(/\s+/);
  return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '));
}

test.each(codes)('%s says nothing of English in Dutch', (code) => {
  const inEnglish = new Set(saidIn('en', code).flatMap(fives));
  expect(saidIn('nl', code).flatMap(fives)).toEqual(
    saidIn('nl', code)
      .flatMap(fives)
      .filter((each) => !inEnglish.has(each)),
  );
});
