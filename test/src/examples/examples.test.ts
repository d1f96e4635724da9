import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { systems } from '../../../systems';
import { examplesOf, outcomesOf, programOf, root } from './examples';

const files = systems
  .flatMap(({ id }) => {
    const folder = `src/${id}/library`;
    return readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`);
  })
  .concat('language/library/en.ts', 'language/library/nl.ts');

/** Functions of the files that are no part of a door. */
const inside = ['pairingAnswer', 'rankingAnswer', 'pagesAnswer'];

const documented = files.map((file) => ({ file, ...examplesOf(file) }));
const shown = documented.flatMap(({ file, shown: all }) =>
  all.map((each) => ({ file, title: each.name, each })),
);

test('every function of a door has an example', () => {
  expect(shown.length).toBeGreaterThan(80);
  const missing = documented.flatMap((each) => each.missing);
  expect(missing.filter((name) => !inside.includes(name))).toEqual([]);
});

describe.each(shown)('$file: the example of $title', ({ each }) => {
  test('comes to what it says', () => {
    const outcomes = outcomesOf(each);
    expect(outcomes.length).toBeGreaterThan(0);
    for (const { line, value, said } of outcomes) expect([line, value]).toEqual([line, said]);
  });
});

test.each(['README.md', 'docs/library.md'])('the code of %s comes to what it says', (page) => {
  const outcomes = outcomesOf(programOf(page));
  expect(outcomes.length).toBeGreaterThan(0);
  for (const { line, value, said } of outcomes) expect([line, value]).toEqual([line, said]);
});
