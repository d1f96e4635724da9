import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { existing } from '../../../src/core/existing';
import { en } from '../../../src/language/en/pane';
import type { Part } from '../../../src/language/part';
import { fileOfPart } from '../../../tools/language';
import { tongues } from '../../../src/language/tongues';

const root = path.resolve(__dirname, '..', '..', '..');
const start = 'taskpane/main.tsx';

interface Fetched {
  readonly file: string;
  /** What is there when this file runs: `withTexts` fetches a part with a bundle. */
  readonly parts: readonly string[];
}

/** What a file says, what it imports, and what it fetches later. */
interface Read {
  readonly keys: readonly string[];
  readonly imports: readonly string[];
  readonly fetches: readonly { readonly file: string; readonly part: string | undefined }[];
}

const isKey = (text: string): boolean => Object.hasOwn(en, text);

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
  const fetches: { file: string; part: string | undefined }[] = [];
  const look = (node: ts.Node, part: string | undefined): void => {
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
    let within = part;
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const given = first && ts.isStringLiteral(first) ? first.text : undefined;
      if (ts.isIdentifier(node.expression) && node.expression.text === 'withTexts') within = given;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && given !== undefined) {
        const found = imported(given);
        if (found !== undefined) fetches.push({ file: found, part: within });
      }
    }
    if (ts.isStringLiteralLike(node) && isKey(node.text)) keys.push(node.text);
    ts.forEachChild(node, (child) => {
      look(child, within);
    });
  };
  look(source, undefined);
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
    for (const { file, part } of fetches) {
      const more = part === undefined || parts.includes(part) ? [] : [part];
      waiting.push({ file, parts: [...parts, ...more] });
    }
  }
  return [...seen.values()];
}

describe('The pane says nothing before its texts are there', () => {
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
    expect([...parts].sort()).toEqual(Object.keys(tongues[0].load).sort());
  });

  test.each(tongues.map((each) => [each.tag, each] as const))('%s', (_tag, tongue) => {
    const keysOf = remembered((parts: string) => {
      const keys = new Set(Object.keys(tongue.start));
      for (const part of parts.split(' ').filter((each) => each !== '')) {
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
      return (
        read(file)
          // The words of a job are searched, never said: those that are not there yet find nothing.
          .keys.filter((key) => !there.has(key) && !/^words[A-Z]/.test(key))
          .map((key) => `${file} (${parts.join(', ')}): ${key}`)
      );
    });
    expect(missing).toEqual([]);
  });
});
