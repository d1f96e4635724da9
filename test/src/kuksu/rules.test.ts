import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

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
