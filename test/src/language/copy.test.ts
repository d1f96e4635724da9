import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { generateCustomFunctionsMetadata } from 'custom-functions-metadata';
import { languages, type Language, type TextKey } from '../../../src/language';
import { saidOfAll } from '../../../tools/language';
import type { FunctionTexts } from '../../../tools/reference/reference';
import { systems } from '../../../src/systems';
import {
  development,
  fallbacks,
  sharedRuntime,
  type Variant,
} from '../../../tools/manifest/variants';
import { text } from '../../support/text';
import { counts, decided, golden, saidAt } from './golden-copy';
import { never } from './never';

const dutch = saidOfAll('nl', 'functions') as FunctionTexts;

const root = path.join(__dirname, '..', '..', '..');

describe('The pane says what was decided on', () => {
  const isLater = (key: string): boolean => key in golden.later;

  test.each(decided('pane').filter(([key]) => !isLater(key)))(
    '%s in %s, with 0, 1, 2 and a half',
    (key, language, template) => {
      const values = Object.fromEntries(
        [...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 0]),
      );
      for (const count of counts) {
        const given = Object.fromEntries(Object.keys(values).map((name) => [name, count]));
        expect(text(language, key as TextKey, given)).toBe(saidAt(template, count, language));
      }
    },
  );

  test('What it does not say yet is listed with the reason, and nothing else', () => {
    for (const [key, reason] of Object.entries(golden.later)) {
      expect(golden.pane).toHaveProperty(key);
      expect(languages.en).not.toHaveProperty(key);
      expect(reason).toMatch(/\.$/);
    }
  });
});

/** Descriptions of a function and of its arguments. */
type Described = Readonly<
  Record<string, { description: string; parameters: Record<string, string> }>
>;

describe('The function wizard says what was decided on', () => {
  const described: Record<Language, Described> = { en: {}, nl: dutch };

  beforeAll(async () => {
    const files = systems.map(({ id }) => path.join(root, 'functions', `${id}.ts`));
    const { metadataJson } = await generateCustomFunctionsMetadata(files, true);
    const { functions } = JSON.parse(metadataJson) as {
      functions: {
        id: string;
        description: string;
        parameters: { name: string; description: string }[];
      }[];
    };
    described.en = Object.fromEntries(
      functions.map(({ id, description, parameters }) => [
        id,
        {
          description,
          parameters: Object.fromEntries(parameters.map((each) => [each.name, each.description])),
        },
      ]),
    );
  });

  test.each(decided('functions'))('%s in %s', (key, language, decidedText) => {
    const [names = '', argument] = key.split('/');
    const own = names.split(', ').flatMap((name) => {
      const all = Object.entries(described[language]);
      return all.filter(([id]) =>
        name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name,
      );
    });
    expect(own.length).toBeGreaterThan(0);
    const said = own.flatMap(([, each]) =>
      argument === undefined ? [each.description] : (each.parameters[argument] ?? []),
    );
    if (names.endsWith('*')) expect(said).toContain(decidedText);
    else expect(new Set(said)).toEqual(new Set([decidedText]));
  });

  test.each(['en', 'nl'] as const)(
    'in at most 100 characters, in words of today (%s)',
    (language) => {
      const texts = Object.values(described[language]).flatMap(({ description, parameters }) => [
        description,
        ...Object.values(parameters),
      ]);
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter((each) => each.length > 100)).toEqual([]);
      expect(texts.filter((each) => never[language].test(each))).toEqual([]);
    },
  );
});

describe('The manifests say what was decided on', () => {
  const manifest = readFileSync(path.join(root, 'manifest.xml'), 'utf8');
  const shipped = {
    en: (key: string) =>
      new RegExp(`(?:<${key}|id="${key}") DefaultValue="([^"]*)"`).exec(manifest)?.[1],
    nl: (key: string) =>
      new RegExp(
        `(?:<${key}|id="${key}") DefaultValue="[^"]*">\\s*<(?:bt:)?Override Locale="nl-NL" Value="([^"]*)"`,
      ).exec(manifest)?.[1],
  };
  const byLanguage = ({ description }: Variant): Readonly<Record<Language, string>> => ({
    en: description['en-US'] ?? '',
    nl: description['nl-NL'] ?? '',
  });
  const variants: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
    development: byLanguage(development),
    shared: byLanguage(sharedRuntime),
    ...Object.fromEntries(fallbacks.map((each) => [each.mark.toLowerCase(), byLanguage(each)])),
  };

  test.each(decided('manifest'))('%s in %s', (key, language, decidedText) => {
    expect(variants[key]?.[language] ?? shipped[language](key)).toBe(decidedText);
    const isLong = /escription|Tooltip/.test(key) || key in variants;
    expect(decidedText.length).toBeLessThanOrEqual(isLong ? 250 : 125);
  });

  test('in at most 125 characters; descriptions and tooltips in 250, in words of today', () => {
    const texts = [
      ...manifest.matchAll(
        /id="(\w+\.(?:Label|Title|Tooltip|Description))" DefaultValue="([^"]*)"/g,
      ),
      ...manifest.matchAll(/<(DisplayName|Description) DefaultValue="([^"]*)"/g),
    ].map(([, key = '', said = '']) => ({ key, en: said, nl: shipped.nl(key) ?? '' }));
    const others = Object.entries(variants).map(([key, said]) => ({
      key: `${key}.Description`,
      ...said,
    }));
    expect(texts.length).toBeGreaterThan(7);
    for (const { key, en, nl } of [...texts, ...others]) {
      const most = /escription|Tooltip/.test(key) ? 250 : 125;
      for (const [language, said] of [
        ['en', en],
        ['nl', nl],
      ] as const) {
        expect(said).not.toBe('');
        expect([key, said, said.length > most]).toEqual([key, said, false]);
        expect(said).not.toMatch(never[language]);
      }
    }
  });
});
