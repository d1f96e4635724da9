import '../../support/all-texts';
import { describe, expect, jest, test } from '@jest/globals';
import { languageOf, languages, translator } from '../../../src/language';
import { kuksu } from '../../../src/language/en/kuksu/pane';
import { parts } from '../../../src/language/en/pane';
import { sheets } from '../../../src/language/en/sheets';
import { sof } from '../../../src/language/en/sof/pane';
import { kuksu as dutchKuksu } from '../../../src/language/nl/kuksu/pane';
import { sof as dutchSof } from '../../../src/language/nl/sof/pane';
import { fill, say, sentence } from '../../../src/language/texts';
import { systems } from '../../../src/systems';
import { systemWords } from '../../../taskpane/controls/wording';
import { tongues } from '../../../src/language/tongues';
import { agaSteps } from '../../../src/aga/why';
import { kgsSteps } from '../../../src/kgs/why';
import { kuksuSteps } from '../../../src/kuksu/why';
import { nkSteps } from '../../../src/nk/why';
import { sofSteps } from '../../../src/sof/why';

const mentioned = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort();

const { en, nl } = languages;

describe('The pane speaks English and Dutch', () => {
  const keys = Object.keys(en) as (keyof typeof en)[];

  test('Both languages have the same sentences', () => {
    expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort());
  });

  test('No key stands for sentences of two jobs', () => {
    const all = parts.flatMap((part) => Object.keys(part));
    expect(all).toHaveLength(new Set(all).size);
  });

  test.each(keys)('The sentence %s is written and mentions the same values in both', (key) => {
    expect(en[key].trim()).not.toBe('');
    expect(nl[key].trim()).not.toBe('');
    expect(mentioned(nl[key])).toEqual(mentioned(en[key]));
  });

  test('No Dutch sentence was left in English', () => {
    // The same word in both languages, or nothing but values and signs.
    const alike: (typeof keys)[number][] = [
      'figureNamed',
      'helpPages',
      'helpPrivacy',
      'runNameNK',
      'runNamed',
      'runEngines',
      'kgsAccount',
      'kgsSos',
      'kgsTimeMinutes',
      'kgsWhyHas',
      'kgsWhyIn',
      'kgsWhyPointsOf',
      'kgsSodos',
      'kgsNamesAt',
      'kgsSheetEngines',
      'kgsEngine',
      'nkRating',
      'nkClub',
      'nkTopGroup',
      'nkGroup',
      'nkRoundShort',
      'nkPairNames',
      'nkPairInRound',
      'nkPairOnBoard',
      'nkTwoPairs',
      'nkBoardsOf',
      'nkScore',
      'nkSodos',
      'nkWhiteSign',
      'nkLossOf',
      'kuksuRating',
      'kuksuSodos',
      'kuksuToldAt',
      'kuksuAbsentLine',
      'kuksuWhyOf',
      'kuksuWhyGame',
      'kuksuWhySodos',
      'kuksuWhyThey',
      'kuksuWhyBrought',
      'sofStratum',
      'sofScore',
      'sofOpen',
      'sofCellOf',
      'sofFieldB',
      'sofFieldC',
      'sofWhyEntries',
      'nkWhyStart',
      'nkWhyScore',
      'nkWhySodos',
      'dayAndMonth',
      'dayInFull',
      'nkEventOn',
      'nkOfPlayer',
      'cardPicked',
      'cardEquals',
      'agaKomi',
      'agaLossOf',
      'agaLossPair',
    ];
    expect(keys.filter((key) => en[key] === nl[key]).sort()).toEqual([...alike].sort());
  });

  test('Every sentence about a system is used for that system', () => {
    const lines = keys.filter((key) => key.startsWith('system'));
    expect(systems.map(({ prefix }) => `system${prefix}`)).toEqual(lines);
    expect(systems.map(({ prefix }) => systemWords(prefix)?.line)).toEqual(lines);
  });

  test('A Dutch locale of any country gives Dutch, every other locale English', () => {
    expect(['nl', 'nl-NL', 'nl-BE', 'NL-nl'].map(languageOf)).toEqual(['nl', 'nl', 'nl', 'nl']);
    expect(['en-US', 'de-DE', 'nds', ''].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
  });

  test('Values are put into the sentence of the chosen language', () => {
    expect(translator('en')('selected', { address: 'SOF!B4' })).toBe('Selected: SOF!B4');
    expect(translator('nl')('selected', { address: 'SOF!B4' })).toBe('Geselecteerd: SOF!B4');
  });

  test('A value is taken literally, even where it looks like a placeholder or a replacement pattern', () => {
    expect(fill('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
  });

  test('A sentence inside a sentence is said in the same language', () => {
    const inner = sentence('replace');
    const outer = sentence('cellBlank', { address: 'B7', name: inner });
    expect(say(languages.en, outer)).toBe('“Replace” is missing in B7. Every row needs one.');
    expect(say(languages.nl, outer)).toBe('‘Vervangen’ ontbreekt in B7. Vul dit in elke rij in.');
  });

  test('Values that a sentence does not mention, and objects that are no sentence, do not compile', () => {
    const more = { sheet: 'Year', others: 1 };
    const nested = { sheet: 'Year', others: { first: 1 } };
    const inside = { sheet: { first: 1 } };
    const t = translator('en');
    const tried = [
      () => sentence('sheetUnknown', { sheet: 'Year' }),
      // @ts-expect-error A value too many.
      () => sentence('sheetUnknown', more),
      // @ts-expect-error The same, where something is said at once.
      () => t('sheetUnknown', more),
      // @ts-expect-error An object too many.
      () => t('sheetUnknown', nested),
      // @ts-expect-error An object that says nothing.
      () => t('sheetUnknown', inside),
    ];
    expect(tried[0]?.()).toEqual({ code: 'sheetUnknown', sheet: 'Year' });
  });

  test('Names and quotes are cut at 40 characters, in both languages; addresses never are', () => {
    const long = 'x'.repeat(1000);
    const said = [
      sentence('placeUnknown', { text: long }),
      sentence('sheetUnknown', { sheet: long }),
      sentence('nameTwice', { address: 'B7', before: 'B2', name: long }),
      sentence('namesAlike', { address: 'B7', before: 'B2', one: long, two: long }),
      sentence('nkSaidFixedBlack', { one: long, two: long, black: long }),
    ].flatMap((each) => [say(en, each), say(nl, each)]);
    for (const each of said) {
      expect(each).toContain(`${'x'.repeat(39)}…`);
      expect(each).not.toContain('x'.repeat(40));
    }
    const address = `'${'x'.repeat(31)}'!XFD1048575:XFD1048576`;
    expect(say(en, sentence('listEmpty', { address }))).toContain(`${address} has no filled row`);
  });

  test('Of a list five are named and the others counted; fewer, where they would not fit', () => {
    const people = Array.from({ length: 12_000 }, (_, at) => `P${at}`);
    const absent = (names: readonly string[]): string[] =>
      [en, nl].map((texts) => say(texts, sentence('nkAbsentNames', { names })));
    expect(absent(people.slice(0, 5))).toEqual([
      'Absent: P0, P1, P2, P3, P4.',
      'Afwezig: P0, P1, P2, P3, P4.',
    ]);
    expect(absent(people)).toEqual([
      'Absent: P0, P1, P2, P3, P4 and 11,995 more.',
      'Afwezig: P0, P1, P2, P3, P4 en nog 11.995.',
    ]);
    const users = people.map((name) => `'${name.padEnd(31, 'x')}'!A1`);
    const values = { sheets: users.map((each) => each.slice(1, 32)), count: 12_000, places: users };
    expect(say(en, sentence('undoUsed', values))).toMatch(
      /^Undo deletes .+ and 11,99\d more\. .+\.$/,
    );
  });

  test('None of them is longer than 300 characters, whatever it mentions', () => {
    const long = 'x'.repeat(5000);
    const found = [long, Array<string>(40).fill(long), -1.7976931348623157e308].flatMap((value) =>
      keys.flatMap((code) =>
        [en, nl].flatMap((texts) => {
          const values = Object.fromEntries(mentioned(texts[code]).map((name) => [name, value]));
          const said = say(texts, { code, ...values });
          return said.length > 300 ? [[code, said]] : [];
        }),
      ),
    );
    expect(found).toEqual([]);
    // Nothing is cut that is the same whatever is mentioned.
    const plain = keys.filter((code) => en[code].length > 300 || nl[code].length > 300);
    expect(plain).toEqual([]);
  });

  test('A value that is missing stays visible', () => {
    expect(fill('{address} is empty', {})).toBe('{address} is empty');
  });
});

describe('Texts are fetched in one language', () => {
  /** The languages as a pane knows them that has just begun. */
  async function begun() {
    jest.resetModules();
    return import('../../../src/language');
  }

  const onSheets = Object.keys({ language: '', ...sheets }).sort();

  test('of the other one there is what stands on sheets', async () => {
    const own = await begun();
    expect(Object.keys(own.languages.nl)).toEqual(['language']);
    await own.speak('nl');
    expect(own.languages.nl.runWhat).toBe(nl.runWhat);
    await own.withTexts('kuksu', () => Promise.resolve());
    expect(own.languages.nl).toMatchObject(dutchKuksu);
    expect(Object.keys(own.languages.en).sort()).toEqual(onSheets);
  });

  test('another language has what was asked for in the first', async () => {
    const own = await begun();
    await own.speak('nl');
    await own.withTexts('kuksu', () => Promise.resolve());
    await own.speak('en');
    expect(own.languages.en).toMatchObject({ runWhat: en.runWhat, ...kuksu });
    await own.withTexts('sof', () => Promise.resolve());
    expect(own.languages.en).toMatchObject(sof);
    expect(own.languages.nl).not.toMatchObject(dutchSof);
  });

  test('reasons that stand on sheets are said in both once they are asked for', async () => {
    const own = await begun();
    await own.speak('nl');
    await own.withShared('kuksu-reasons', () => Promise.resolve());
    const told = { rule: { code: 'ahead-byTitle', values: { over: 'Ann' } } } as const;
    expect(own.ruledInAny(told)).toEqual([
      'Ahead of Ann as the former title holder.',
      'Voor Ann als vorige titelhouder.',
    ]);
  });
});

const steps = { sof: sofSteps, aga: agaSteps, kgs: kgsSteps, nk: nkSteps, kuksu: kuksuSteps };

/** Systems whose formulas round: their reasons have a step that belongs to none of them. */
const rounding: readonly string[] = ['sof', 'aga'];

const cases = tongues.flatMap(({ tag, load }) =>
  Object.entries(steps).map(([system, vocabulary]) => {
    const part = load[system as keyof typeof steps];
    return { tag, system, part, codes: Object.keys(vocabulary) };
  }),
);

test.each(cases)('The jobs of $system bring the words of their reasons ($tag)', async (each) => {
  const { rules } = await each.part();
  const needed = rounding.includes(each.system) ? [...each.codes, 'rounded'] : each.codes;
  expect(needed.filter((code) => !(code in rules.steps))).toEqual([]);
});
