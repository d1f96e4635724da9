import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tagsOf } from '../../../tools/help/reference';
import { systems } from '../../../src/systems';
import { jobs } from '../../../taskpane/systems';

const root = path.resolve(__dirname, '..', '..', '..');
const at = (...parts: string[]): string => path.join(root, ...parts);

describe.each(systems)('$id', ({ id, prefix, functions, jobs, guides }) => {
  test('names its functions in the order of their file', () => {
    expect([...tagsOf([at('functions', `${id}.ts`)]).keys()]).toEqual(functions);
    for (const each of functions) expect(each.startsWith(`${prefix}.`)).toBe(true);
  });

  test('has rules, and a folder in the pane where it has jobs', () => {
    expect(existsSync(at('src', id, 'rules.md'))).toBe(true);
    expect(existsSync(at('taskpane', id))).toBe(jobs.length > 0);
  });

  test('names its guides', () => {
    const found = readdirSync(at('docs')).filter((file) => new RegExp(`^${id}\\.`).test(file));
    expect([...guides].sort()).toEqual(found.sort());
  });
});

test.each(['id', 'prefix', 'clause', 'fallbackManifest'] as const)(
  'no two share their %s',
  (key) => {
    expect(new Set(systems.map((each) => each[key])).size).toBe(systems.length);
  },
);

test('the pane offers the jobs of the systems in their order', () => {
  expect(jobs.map(({ id, system }) => [system, id])).toEqual(
    systems.flatMap(({ prefix, jobs: ids }) => ids.map((id) => [prefix, id])),
  );
});
