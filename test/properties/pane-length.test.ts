import '../support/all-texts';
import { describe, expect, test } from '@jest/globals';
import { languages, say, sentence, type Sentence, type TextKey } from '../../src/language';
import type { Item, Value } from '../../src/language/texts';
import { anna, bert, longAddress, LONGEST, longNames } from './support/spoilt';

const { en, nl } = languages;
const keys = Object.keys(en) as TextKey[];
const pairs = longNames.map((name) => sentence('nkPairNames', { one: name, two: bert }));
const worded = 'A sentence that the rules have worded. '.repeat(3).trim();

/** What is never cut, at its longest: addresses, and words of our own. */
const ownWords: Readonly<Record<string, Value>> = {
  ...Object.fromEntries(
    ['address', 'anchor', 'before', 'lastAddress', 'merged', 'now', 'selection'].map((name) => [
      name,
      longAddress,
    ]),
  ),
  ...Object.fromEntries(
    ['allowed', 'change', 'how', 'offered', 'what', 'why', 'year', 'formula'].map((name) => [
      name,
      worded,
    ]),
  ),
  places: longNames.map(() => longAddress),
};

const placeholders = (key: TextKey): string[] =>
  [...en[key].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Values that may be lists; the others get the first of the list. */
const lists = ['names', 'sheets', 'titles', 'accounts', 'games', 'boards', 'values'];

function valueOf(name: string, foreign: Value): Value {
  const own = ownWords[name];
  if (own !== undefined) return own;
  return Array.isArray(foreign) && !lists.includes(name) ? (foreign[0] as Item) : foreign;
}

/** The sentence with the same in every place that takes names, texts or numbers. */
function filled(key: TextKey, foreign: Value): Sentence {
  const values = placeholders(key).map((name) => [name, valueOf(name, foreign)] as const);
  return { ...Object.fromEntries(values), code: key };
}

describe.each([
  ['en', en, / and 49\d more/],
  ['nl', nl, / en nog 49\d/],
] as const)('no sentence of the pane in %s is longer than 300 characters', (_, texts, more) => {
  test.each([
    ['a name of 200 characters', anna],
    ['a name without blanks', 'x'.repeat(32_767)],
    ['characters of two places', '\u{1f600}'.repeat(900)],
    ['the largest number', -1.7976931348623157e308],
    ['500 names', longNames],
    ['500 pairs of names', pairs],
  ] as const)('with %s', (_what, foreign: Value) => {
    const wrong = keys.flatMap((key) => {
      const said = say(texts, filled(key, foreign));
      // The way out at the end of a sentence is never what is cut off.
      const end = texts[key].slice(texts[key].lastIndexOf('}') + 1);
      const isList = placeholders(key).some((name) => Array.isArray(valueOf(name, foreign)));
      const right = said.length <= LONGEST && said.endsWith(end) && (!isList || more.test(said));
      return right ? [] : [[key, said]];
    });
    expect(wrong).toEqual([]);
  });

  test('and what is too long all the same is cut at 300', () => {
    for (const text of [worded.repeat(9), '\u{1f600}'.repeat(900)]) {
      const said = say(texts, sentence('nkTakeBackWhat', { what: text }));
      expect(LONGEST - said.length).toBeLessThanOrEqual(1);
      expect(said.length).toBeLessThanOrEqual(LONGEST);
      expect(said.endsWith('…')).toBe(true);
      expect(said).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    }
  });
});

test('a list in a list of values is said within the sentence it stands in', () => {
  const inner: Item = sentence('kgsNamesAt', { names: longNames, address: 'Totals!H2:J2' });
  const said = say(en, sentence('kgsSheetGone', { what: inner }));
  expect(said).toMatch(
    /^The result sheet of 0 Wolf.+ and 49\d more \(Totals!H2:J2\) was deleted\./,
  );
  expect(said.length).toBeLessThanOrEqual(LONGEST);
});
