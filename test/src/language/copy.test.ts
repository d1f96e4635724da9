import '../../support/all-texts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Language, languages, type TextKey } from '../../../src/language';
import { fileOfPart, saidOfAll, textsOf } from '../../../tools/language';
import { metadataOf } from '../../../tools/build/declared-functions';
import type { FunctionTexts } from '../../../tools/help/reference';
import { systems } from '../../../src/systems';
import {
  development,
  fallbacks,
  sharedRuntime,
  type Variant,
} from '../../../tools/manifest/variants';
import { text } from '../../support/text';
import { counts, decided, golden, never, saidAt } from './never';
import { writtenPages } from '../../../tools/help/pages';
import ts from 'typescript';
import { existing } from '../../../src/core/result';
import type { Part } from '../../../src/language/part';
import { tongues } from '../../../src/language/tongues';

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

  beforeAll(() => {
    const files = systems.map(({ id }) => path.join(root, 'functions', `${id}.ts`));
    const functions = files.flatMap((file) => metadataOf(file).functions);
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

describe('guides', () => {
  const root = path.resolve(__dirname, '..', '..', '..');

  /** Names of Excel, of its Mac, of Microsoft 365 and of the code host, which these pages lead through. */
  const ofOthers = new Set(
    `Home, Add-ins, More Settings, Upload My Add-in, Properties, Sharing, Trust Center, Trust Center Settings, Trusted Add-in Catalogs,
Catalog Url, Add catalog, Show in Menu, OK, Advanced, More Add-ins, Shared folder, Tournament Scoring, Go to Folder, Integrated apps,
Upload custom apps, Office Add-in, Formulas, Calculation Options, Automatic, Report a vulnerability, Security,
Invoegtoepassingen, Meer instellingen, Mijn invoegtoepassing uploaden, Eigenschappen, Vertrouwenscentrum,
Vertrouwde catalogi met invoegtoepassingen, Catalogus-URL, Weergeven in menu, Geavanceerd, Meer invoegtoepassingen, Gedeelde map,
Toernooibeheer, Geïntegreerde apps, Aangepaste apps uploaden, Office-invoegtoepassing, Berekeningsopties, Automatisch, Page Layout, Print Area`
      .split(/,\s+/)
      .concat(
        // What a formula or a text of an example shows, and a word of the rules.
        'tables, row 3: 0. Enter a number above 0.',
        'tables: "abc". Enter a number (not text or TRUE/FALSE).',
        'row 4 of 6 (Erica)',
        'rij 4 van 6 (Erica)',
        'Berg Jan_van_den',
        'weerstandspunten',
        // A category of the store.
        'Productivity',
      ),
  );

  const shown = Object.keys(languages).flatMap((tag) => Object.values(textsOf(tag)));

  /** A text of the pane with anything in place of its values; none where hardly anything else is left of it. */
  const patterns = shown
    .filter((text) => text.replace(/\{[^}]*\}/g, '').length > 4)
    .map((text) => {
      const fixed = text
        .split(/\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${fixed.join('.+')}$`, 'i');
    });

  const isShown = (name: string): boolean =>
    ofOthers.has(name) ||
    patterns.some((pattern) => pattern.test(name)) ||
    // A name that is cut off, or the first sentence of several.
    shown.some(
      (text) => text.startsWith(name.replace(/…$/, '')) || text.endsWith(name.replace(/^… /, '')),
    );

  /** Those that lead somebody through the pane beside the pages of the help. */
  const others = ['docs/excel-checklist.md', 'docs/store.md', 'tools/workbench/README.md'];

  /** Names stand slanted, and in quotes in what is copied from a page as it is. */
  const marked = /(?<![*\w])\*([^*|]+?)\*(?![*\w])/g;
  const quoted = /“([^”]+)”(?=[^`]*```)/g;

  test.each([...writtenPages().map(({ file }) => file), ...others])(
    'what %s says is to be pressed or seen has that name in the pane',
    (file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replace(/\n/g, ' ');
      const copied = file === 'docs/store.md' ? text.matchAll(quoted) : [];
      const named = [...text.matchAll(marked), ...copied].map(([, name = '']) => name);
      expect(named.filter((name) => !isShown(name))).toEqual([]);
      // The first view of the pane has the name of its tab; Home is one of Excel’s.
      expect(text).not.toMatch(/(?<![*\w])Home (?:and|says|names)|beginscherm/);
    },
  );
});

describe('The pane says nothing before its texts are there', () => {
  const root = path.resolve(__dirname, '..', '..', '..');
  const start = 'taskpane/main.tsx';

  interface Fetched {
    readonly file: string;
    /** What is there when this file runs: `withTexts`, `withShared` and `fetching` fetch a part with a bundle. */
    readonly parts: readonly string[];
  }

  /** What a file says, what it imports, and what it fetches later. */
  interface Read {
    readonly keys: readonly string[];
    readonly imports: readonly string[];
    readonly fetches: readonly { readonly file: string; readonly with: readonly string[] }[];
  }

  const isKey = (text: string): boolean => Object.hasOwn(languages.en, text);

  function remembered<T>(work: (from: string) => T): (from: string) => T {
    const known = new Map<string, T>();
    return (from) => {
      if (!known.has(from)) known.set(from, work(from));
      return existing(known.get(from));
    };
  }

  const fileOf = remembered((place) => {
    const names = [`${place}.ts`, `${place}.tsx`, `${place}/index.ts`, `${place}/index.tsx`];
    return { found: names.find((each) => existsSync(path.join(root, each))) };
  });

  const read = remembered((file): Read => {
    const imported = (target: string): string | undefined =>
      target.startsWith('.') ? fileOf(path.join(path.dirname(file), target)).found : undefined;
    const text = readFileSync(path.join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    const keys: string[] = [];
    const imports: string[] = [];
    const fetches: { file: string; with: readonly string[] }[] = [];
    const look = (node: ts.Node, parts: readonly string[]): void => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
        const target = node.moduleSpecifier;
        const isType = ts.isImportDeclaration(node)
          ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
          : node.isTypeOnly;
        const found = target && ts.isStringLiteral(target) ? imported(target.text) : undefined;
        if (found !== undefined && !isType) imports.push(found);
        return;
      }
      // Types name keys without saying them.
      if (ts.isTypeNode(node)) return;
      let within = parts;
      let option: ts.Node | undefined;
      if (ts.isCallExpression(node)) {
        const [first] = node.arguments;
        const given = first && ts.isStringLiteral(first) ? first.text : undefined;
        // The fields of `useFields` name their option first, which may be called like a text.
        const { expression: called } = node;
        if (ts.isIdentifier(called) && /^(text|number|choice|check)$/.test(called.text))
          option = first;
        if (
          ts.isIdentifier(node.expression) &&
          ['withTexts', 'withShared', 'fetching'].includes(node.expression.text)
        )
          within = given === undefined ? [] : [...parts, given];
        if (node.expression.kind === ts.SyntaxKind.ImportKeyword && given !== undefined) {
          const found = imported(given);
          if (found !== undefined) fetches.push({ file: found, with: within });
        }
      }
      if (ts.isStringLiteralLike(node) && isKey(node.text)) keys.push(node.text);
      ts.forEachChild(node, (child) => {
        if (child !== option || !ts.isStringLiteral(child)) look(child, within);
      });
    };
    look(source, []);
    return { keys, imports, fetches };
  });

  /** Every file of the pane, with the parts that are there when it runs. */
  function filesOf(from: Fetched): readonly Fetched[] {
    const seen = new Map<string, Fetched>();
    const waiting = [from];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const id = `${next.file} ${next.parts.join(' ')}`;
      if (seen.has(id) || next.file.startsWith('src/language/')) continue;
      seen.set(id, next);
      const { imports, fetches } = read(next.file);
      const { parts } = next;
      waiting.push(...imports.map((file) => ({ file, parts })));
      for (const { file, with: added } of fetches) {
        waiting.push({ file, parts: [...new Set([...parts, ...added])] });
      }
    }
    return [...seen.values()];
  }

  const files = filesOf({ file: start, parts: [] });

  test('its first script, its views and the jobs of every system were looked at', () => {
    const all = new Set(files.map(({ file }) => file));
    expect([...all]).toEqual(
      expect.arrayContaining([
        start,
        'taskpane/app/home/Home.tsx',
        'taskpane/why/view/Why.tsx',
        'taskpane/nk/sample.ts',
        'taskpane/nk/pair-round.ts',
        'taskpane/nk/where-it-stands.ts',
      ]),
    );
    const parts = new Set(files.flatMap((each) => each.parts));
    const { load, shared } = tongues[0];
    // What stands on sheets comes with the first part.
    const named = Object.keys({ ...load, ...shared }).filter((each) => each !== 'sheets');
    expect([...parts].sort()).toEqual(named.sort());
  });

  test.each(tongues.map((each) => [each.tag, each] as const))('%s', (_tag, tongue) => {
    const keysOf = remembered((parts: string) => {
      const keys = new Set<string>();
      const later = parts === '' ? [] : ['sheets', ...parts.split(' ')];
      for (const part of ['start', ...later]) {
        // oxlint-disable-next-line typescript/no-require-imports -- by name, as the pane fetches it
        const { texts } = require(
          `../../../src/language/${tongue.tag}/${fileOfPart(part)}`,
        ) as Part;
        for (const key of Object.keys(texts ?? {})) keys.add(key);
      }
      return keys;
    });
    const missing = files.flatMap(({ file, parts }) => {
      const there = keysOf(parts.join(' '));
      return read(file)
        .keys.filter((key) => !there.has(key))
        .map((key) => `${file} (${parts.join(', ')}): ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
