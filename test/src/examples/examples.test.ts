import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { systems } from '../../../systems';
import { functionsOf, outcomesOf, programOf, root } from './examples';

const files = systems
  .flatMap(({ id }) => {
    const folder = `src/${id}/library`;
    return readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`);
  })
  .concat('language/library/en.ts', 'language/library/nl.ts');

/** Functions of the files that are no part of a door. */
const inside = ['pairingAnswer', 'rankingAnswer', 'pagesAnswer'];

const documented = files.flatMap((file) =>
  functionsOf(file)
    .filter(({ name }) => !inside.includes(name))
    .map((each) => ({ file, title: each.name, each })),
);

test('every function of a door has a sentence, its parameters, what it returns, and an example', () => {
  expect(documented.length).toBeGreaterThan(80);
  expect(documented.flatMap(({ each }) => each.missing)).toEqual([]);
});

describe.each(documented)('$file: the example of $title', ({ each }) => {
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
