import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { egdNameOf, plainLetters, shownName } from '../../../src/exchange';

const file = path.join(__dirname, '..', '..', 'corpus', 'names', 'names-egd.csv');
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/"/g, '')));

test('the corpus has thirteen names', () => {
  expect(lines).toHaveLength(13);
});

test.each(lines)('%s (%s) is %s, certain: %s', (shown = '', country = '', egd = '', certain) => {
  expect(egdNameOf(shown, country)).toEqual({ egd, certain: certain === 'yes' });
});

test.each(lines.filter(([, , , certain]) => certain === 'yes'))(
  '%s comes back in plain letters',
  (shown = '', country = '', egd = '') => {
    const [before = '', behind] = plainLetters(shown).split(', ');
    expect(shownName(egd)).toBe(behind === undefined ? before : `${behind} ${before}`);
    expect(egdNameOf(shownName(egd), country).egd).toBe(egd);
  },
);

test('particles of a name with a comma stand where the country has them', () => {
  expect(egdNameOf('van den Berg, Jan', 'NL')).toEqual({ egd: 'Berg Jan_van_den', certain: true });
  expect(egdNameOf('da Silva, Rosa', 'FR')).toEqual({ egd: 'da_Silva Rosa', certain: true });
});

test('letters without a plain one are lost, and nothing breaks a line of a table', () => {
  expect(egdNameOf('Ann 안').egd).toBe('? Ann');
  expect(egdNameOf('Ann B;C|D').egd).toBe('D Ann_B_C');
  expect(egdNameOf(' \u00a0').egd).toBe('');
});
