import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { numbers, readGolden } from '../golden/read';

/** Words, which a test of their own reads. */
const wordsOnly = ['event-headings.csv'];

const files = readdirSync(path.resolve(__dirname, '..', 'golden')).filter((name) =>
  name.endsWith('.csv'),
);

describe('golden tables', () => {
  test.each(files)('%s says where its numbers come from', (name) => {
    expect(readGolden(name).provenance.join(' ')).toMatch(/Source|Printed nowhere/);
  });

  test.each(files.filter((name) => !wordsOnly.includes(name)))(
    '%s holds nothing but numbers below its header, colours and grades apart',
    (name) => {
      const { header, rows } = readGolden(name);
      const isNumber = header.map((title) => !/_(colour|grade)$/.test(title));
      expect(rows.length).toBeGreaterThan(0);
      expect(() =>
        rows.map((row) => numbers(row.filter((_, column) => isNumber[column]))),
      ).not.toThrow();
    },
  );
});
