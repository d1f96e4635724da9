import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import '../support/all-texts';
import { languages } from '../../src/language';
import { dist, readReference, readMetadata } from './support/bundle';

const reference = readReference();

test('the pane\u2019s reference lists every function of the metadata with its description', () => {
  const listed = reference.map(({ id, description }) => ({ id, description }));
  const described = readMetadata().functions.map(({ id, description }) => ({ id, description }));
  expect(listed).toEqual(described);
});

test('every system has its sentence in the pane, in both languages', () => {
  for (const system of new Set(reference.map((each) => each.system))) {
    for (const texts of [languages.en, languages.nl]) {
      expect(Object.keys(texts)).toContain(`system${system}`);
    }
  }
});

test.each(reference)(
  '$id names clauses that the rules of its system have',
  ({ system, clauses }) => {
    const rules = readFileSync(
      path.join(dist, '..', 'src', system.toLowerCase(), 'rules.md'),
      'utf8',
    );
    for (const clause of clauses) expect(rules).toMatch(new RegExp(`^\\| ${clause} \\|`, 'm'));
  },
);
