import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentence } from '../../../src/language/core';
import { kindOf, type Result } from '../../../src';
import { kuksuDefaultTier, kuksuSizes, kuksuSnake, kuksuTiers } from '../../../src/kuksu/sizes';
import { kuksuRank } from '../../../src/kuksu/rank';
import { kuksuSodos } from '../../../src/kuksu/crosstable';
import { often } from '../../support/sampled';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { looseKey, normalisedName, shownName } from '../../../src/kuksu/lists';

describe('whatever the arguments', () => {
  const number = fc.oneof(
    fc.double(),
    fc.integer({ min: -3, max: 30 }),
    fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 1e300, 5e-324, 1e6, 1_000_001, 2 ** 53),
  );
  const column = fc.array(number, { maxLength: 4 });
  const optional = fc.option(column, { nil: undefined });
  const cell = fc.oneof(number, fc.string(), fc.boolean(), fc.constant(null));
  const results: [string, fc.Arbitrary<Result<unknown>>][] = [
    ['kuksuTiers', number.map(kuksuTiers)],
    [
      'kuksuDefaultTier',
      fc.tuple(number, number, number, fc.boolean()).map((args) => kuksuDefaultTier(...args)),
    ],
    ['kuksuSodos', fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }).map(kuksuSodos)],
    [
      'kuksuRank',
      fc.tuple(column, column, optional, optional, optional).map((args) => kuksuRank(...args)),
    ],
    ['kuksuSnake', fc.tuple(column, number).map((args) => kuksuSnake(...args))],
    ['kuksuSizes', fc.integer({ min: -10, max: 3000 }).map(kuksuSizes)],
  ];

  test.each(results)('%s gives numbers or one whole sentence', (_, each) => {
    fc.assert(
      fc.property(each, (result) => {
        if (result.ok) {
          const given = JSON.stringify(result.value);
          expect(given).not.toMatch(/null|-/);
        } else {
          expect(sentence(result.failure)).toMatch(/^\w+[^:]*: .+\. .+\.$/s);
          expect(sentence(result.failure)).not.toMatch(/undefined|\[object|\(NaN/);
          expect(['value', 'notAvailable']).toContain(kindOf(result.failure));
        }
      }),
      often,
    );
  });
});

const rules = readFileSync(
  path.resolve(__dirname, '..', '..', '..', 'src', 'kuksu', 'rules.md'),
  'utf8',
);
const found = (pattern: RegExp): string[] => [...rules.matchAll(pattern)].map(([, id = '']) => id);

describe('kuksu/rules.md', () => {
  test('lists every clause once, and each is carried out', () => {
    const clauses = found(/^\| (U\d+) \|/gm);
    expect(clauses.sort()).toEqual(
      ['U1', 'U2', 'U3', 'U4', 'U5', 'U6', 'U7', 'U8', 'U9', 'U10', 'U11'].sort(),
    );
  });
});

const normalised = normalisedName;
const loose = (name: string): string => looseKey(normalisedName(name));

/** Scripts in which players are registered. */
const scripts: [string, number, number][] = [
  ['Latin', 0x41, 0x24f],
  ['Greek', 0x386, 0x3ce],
  ['Cyrillic', 0x400, 0x481],
  ['Cyrillic of other languages', 0x48a, 0x52f],
  ['Vietnamese and other marked Latin letters', 0x1e00, 0x1eff],
  ['hiragana', 0x3041, 0x3096],
  ['katakana', 0x30a1, 0x30f4],
  ['Hangul', 0xac00, 0xd7a3],
];
const lettersOf = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).filter(
    (letter) => /\p{L}/u.test(letter),
  );

const isTorn = (letter: string): boolean =>
  normalised(letter) !== normalised(letter.normalize('NFD'));
const hasOtherSmall = (letter: string): boolean =>
  normalised(letter) !== normalised(letter.toLowerCase());

describe('U11: the normalised name', () => {
  test('of every script, composed and decomposed letters are one, and small and capital ones', () => {
    const split = scripts.map(([script, first, last]) => {
      const letters = lettersOf(first, last);
      return [
        script,
        letters.length > 50,
        letters.filter((each) => isTorn(each) || hasOtherSmall(each)),
      ];
    });
    expect(split).toEqual(scripts.map(([script]) => [script, true, []]));
  });

  test('full-width letters are the plain ones', () => {
    expect(normalised('ＧＯ２０')).toBe('go20');
  });

  test('the marks of a letter may stand in any order', () => {
    expect(normalised('Vie\u0323\u0302t')).toBe(normalised('Vie\u0302\u0323t'));
    expect(normalised('Vi\u1ec7t')).toBe(normalised('Vie\u0323\u0302t'));
  });

  test('a sigma at the end of a word is a sigma', () => {
    expect(normalised('ΝΊΚΟΣ')).toBe(normalised('νίκος'));
  });

  test('blanks around a name do not count, those within it count once, whatever their kind', () => {
    for (const name of [
      'Jan de Vries ',
      ' Jan  de Vries',
      'Jan\u00a0de\u3000Vries',
      'Jan de\tVries',
    ]) {
      expect(normalised(name)).toBe('jan de vries');
    }
  });

  test('characters that nobody sees do not count', () => {
    expect(normalised('Zo\u00ade\u200b')).toBe('zoe');
    expect(normalised('\ufeffZoe')).toBe('zoe');
    expect(normalised('\u200b \u00a0')).toBe('');
  });

  test('nor do they where a name is shown, whatever its script', () => {
    expect(shownName('\u674e\u200b')).toBe('\u674e');
    expect(shownName(' Zo\u200be\u0308 ')).toBe('Zo\u00eb');
  });

  test('accents and separators do count', () => {
    expect(normalised('Zoë')).not.toBe(normalised('Zoe'));
    expect(normalised('jan_piet')).not.toBe(normalised('janpiet'));
  });

  test('names of objects are names', () => {
    expect([normalised('__proto__'), loose('__proto__')]).toEqual(['__proto__', 'proto']);
    expect([normalised('Constructor'), loose('constructor')]).toEqual([
      'constructor',
      'constructor',
    ]);
  });
});

describe('U11: what near misses share', () => {
  test.each([
    ['Zoë', 'Zoe'],
    ['Zoe\u0308', 'ZOE'],
    ['José García', 'jose garcia'],
    ['Jan-Piet', 'Jan Piet'],
    ['jan_piet', 'janpiet'],
    ['O\u2019Neil', "O'Neil"],
    ['Søren', 'Soren'],
    ['Łukasz', 'Lukasz'],
    ['Straße', 'Strasse'],
    ['Ægir', 'AEgir'],
    ['Œuvre', 'oeuvre'],
    ['Þór', 'Thor'],
    ['Đức', 'Duc'],
    ['İpek', 'ıpek'],
    ['Алёна', 'Алена'],
    ['ガンジ', 'カンシ'],
  ])('%s and %s', (one, other) => {
    expect(loose(one)).toBe(loose(other));
  });

  test.each([
    ['Zoe', 'Zoey'],
    ['player1', 'player10'],
    ['김', '이'],
    ['...', '---'],
  ])('not %s and %s', (one, other) => {
    expect(loose(one)).not.toBe(loose(other));
  });

  test('a name of separators alone is like itself', () => {
    expect(loose('-_-')).toBe('-_-');
    expect(loose('\u2019 \u2019')).toBe('\u2019 \u2019');
  });
});
