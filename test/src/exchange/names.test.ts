import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { egdNameOf, plainLetters, shownName } from '../../../src/exchange';
import { egdNameIn } from '../../../src/exchange/names';

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

test.each([
  ['Jan', '', 'Jan', false],
  ['van den Berg', 'NL', 'Berg van_den', false],
  ['van', 'NL', 'van', false],
  ['Jan van den Berg', ' nl ', 'Berg Jan_van_den', true],
  ['Jan van den Berg', 'BE', 'Berg Jan_van_den', false],
  ['Rosa da Silva', 'FR', 'da_Silva Rosa', true],
  ['Ana Eva Cruz', 'FR', 'Cruz Ana_Eva', false],
  ['da Silva', 'FR', 'Silva da', false],
  ['van den Berg, Jan', 'BE', 'Berg Jan_van_den', false],
  ['van den, Jan', 'NL', 'van_den Jan', true],
  ['Berg, Jan', 'DE', 'Berg Jan', true],
  [', Jan', '', 'Jan', false],
  ['Berg,', '', 'Berg', false],
  ['Berg, Jan, jr', 'FR', 'Berg Jan_jr', true],
  ['Anna  B__Smit', 'FR', 'Smit Anna_B', false],
])('%j (%s) is %j, certain: %s', (shown, country, egd, certain) => {
  expect(egdNameOf(shown, country)).toEqual({ egd, certain });
});

test.each([
  ['Smit', 'Smit'],
  ['Smit Anna', 'Smit Anna'],
  ['Smit Anna Eva', 'Smit Anna_Eva'],
  ['van den Berg Jan', 'van_den_Berg Jan'],
  ['van den Berg Jan Piet', 'van_den_Berg Jan_Piet'],
  ['van den de', 'van den_de'],
  ['van den Berg', 'van_den Berg'],
])('the words %j of a table are the name %j', (words, egd) => {
  expect(egdNameIn(words.split(' '))).toBe(egd);
});
