import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tokenizer, tokTypes } from 'acorn';
import { steps } from '../../src/language/en/steps';
import { allSaid } from '../src/said/all';
import { dist } from './support/bundle';

/** The texts of a bundle; a name of a property may be that of a figure, and no minifier changes it. */
function textsOf(file: string): string[] {
  const source = readFileSync(path.join(dist, file), 'utf8');
  const texts: string[] = [];
  for (const token of tokenizer(source, { ecmaVersion: 5 })) {
    // Its types leave out the value.
    if (token.type === tokTypes.string) texts.push((token as unknown as { value: string }).value);
  }
  return texts;
}

const wordsOf = (language: 'en' | 'nl'): Set<string> =>
  new Set(
    Object.values(allSaid(language))
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
const englishWords = wordsOf('en');
const dutchWords = [...wordsOf('nl')].filter((word) => !englishWords.has(word));

const codes = Object.keys(steps);

describe.each(readdirSync(dist).filter((file) => /^functions.*\.js$/.test(file)))('%s', (file) => {
  const texts = textsOf(file);

  test('holds no code of a step and no clause', () => {
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => codes.includes(text) || /^[SAKNU]\d+$/.test(text))).toEqual([]);
  });

  test('holds no Dutch word', () => {
    expect(dutchWords.length).toBeGreaterThan(200);
    const words = new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/\p{L}{4,}/gu),
    );
    expect(dutchWords.filter((word) => words.has(word))).toEqual([]);
  });
});
