import { describe, expect, test } from '@jest/globals';
import { languageOf, languages, translator } from '../../taskpane/text';
import { enByJob } from '../../taskpane/text/en';
import { nlByJob } from '../../taskpane/text/nl';
import { fill, say, sentence } from '../../taskpane/text/texts';
import { systemLines } from '../../taskpane/views/FunctionGroup';

const mentioned = (sentence: string): string[] => sentence.match(/\{\w+\}/g)?.sort() ?? [];

describe('The pane speaks English and Dutch', () => {
  const { en, nl } = languages;
  const keys = Object.keys(en) as (keyof typeof en)[];

  test('Both languages have the same sentences', () => {
    expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort());
  });

  test('No key stands for sentences of two jobs', () => {
    for (const byJob of [enByJob, nlByJob]) {
      const all = Object.values(byJob).flatMap((job) => Object.keys(job));
      expect(all).toHaveLength(new Set(all).size);
    }
  });

  test.each(keys)('The sentence %s is written and mentions the same values in both', (key) => {
    expect(en[key].trim()).not.toBe('');
    expect(nl[key].trim()).not.toBe('');
    expect(mentioned(nl[key])).toEqual(mentioned(en[key]));
  });

  test('No Dutch sentence was left in English', () => {
    // The same word in both languages, or nothing but values and signs.
    const alike: (typeof keys)[number][] = [
      'kgsAccount',
      'kgsSos',
      'kgsSodos',
      'kgsSheetEngines',
      'kgsEngine',
      'kuksuRating',
      'kuksuSodos',
      'kuksuToldAt',
      'kuksuTold',
      'kuksuAbsentLine',
      'nkRating',
      'nkClub',
      'nkTopGroup',
      'nkGroup',
      'nkRoundShort',
      'nkInWords',
      'nkLine',
      'nkScore',
      'nkSodos',
      'nkLossOf',
    ];
    expect(keys.filter((key) => en[key] === nl[key])).toEqual(alike);
  });

  test('Every sentence about a system is used for that system', () => {
    const lines = keys.filter((key) => key.startsWith('system'));
    expect(Object.entries(systemLines).map(([system]) => `system${system}`)).toEqual(lines);
    expect(Object.values(systemLines)).toEqual(lines);
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
    expect(say(languages.en, outer)).toBe('B7 is empty; every row needs a value for Replace.');
    expect(say(languages.nl, outer)).toBe(
      'B7 is leeg; elke rij heeft een waarde voor Vervangen nodig.',
    );
  });

  test('What stands in quotes is cut at 40 characters, in both languages; addresses never are', () => {
    const long = 'x'.repeat(1000);
    for (const [key, values] of [
      ['placeUnknown', { text: long }],
      ['sheetUnknown', { sheet: long }],
      ['nameTwice', { address: 'B7', before: 'B2', name: long }],
      ['namesAlike', { address: 'B7', before: 'B2', one: long, two: long }],
    ] as const) {
      for (const language of [en, nl]) {
        const said = fill(language[key], values);
        expect(said).toContain(`${'x'.repeat(39)}…`);
        expect(said.length).toBeLessThanOrEqual(300);
      }
    }
    expect(fill('{address} is empty', { address: long })).toBe(`${long} is empty`);
  });

  test('A value that is missing stays visible', () => {
    expect(fill('{address} is empty', {})).toBe('{address} is empty');
  });
});
