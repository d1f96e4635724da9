import { describe, expect, test } from '@jest/globals';
import {
  escaped,
  htmlTable,
  pairingsText,
  sharedPlaces,
  standingsText,
  withHalves,
} from '../../../src/exchange';

describe('a round as text', () => {
  const sides = 'Black - White';
  const anna = { name: 'Anna Smit' };
  const jan = { name: 'Jan van den Berg', grade: '4d', score: '2½' };

  test('has a line for each board, and who does not play', () => {
    expect(
      pairingsText({
        ...{ title: 'NK 2026, round 3', sides },
        boards: [
          { number: 1, black: anna, white: jan, group: 'Topgroep' },
          { number: 2, black: { name: 'Piet' }, white: anna, group: 'Topgroep', result: '0-1!' },
          { number: 3, black: { name: 'A' }, white: { name: 'B' }, group: 'Groep 1' },
        ],
        alone: [
          { label: 'Bye', names: ['Bo Bakker'] },
          { label: 'Absent', names: [] },
        ],
      }),
    ).toBe(
      [
        ...['NK 2026, round 3', 'Black - White', 'Topgroep'],
        ...['1. Anna Smit - Jan van den Berg (4d) [2½]', '2. Piet - Anna Smit 0-1!'],
        ...['Groep 1', '3. A - B', 'Bye: Bo Bakker'],
      ].join('\n'),
    );
  });

  test('keeps a name on its line, and writes its signs as they are', () => {
    const boards = [{ number: 1, black: { name: 'A\n9. *B*' }, white: { name: '_C_' } }];
    expect(pairingsText({ title: 'x', sides, boards, alone: [] })).toBe(
      `x\n${sides}\n1. A 9. *B* - _C_`,
    );
  });
});

test('standings have a line for each player', () => {
  const line = { name: 'Jan', score: '3', figures: ['4½', '3½'] };
  expect(
    standingsText('NK', [
      { ...line, place: '1' },
      { ...line, place: '2=', figures: [] },
    ]),
  ).toBe('NK\n1. Jan 3 (4½, 3½)\n2= Jan 3');
});

test('halves and quarters have their signs', () => {
  expect([0, 0.5, 4.5, 0.25, 2.75, -1.5, -0.5, 12].map(withHalves)).toEqual([
    ...['0', '½', '4½', '¼', '2¾', '-1½', '-½', '12'],
  ]);
  expect(withHalves(0.1)).toBe('0.1');
});

test('a table of a page holds its texts letter by letter', () => {
  const hostile = `<script>alert("1")</script> & 'x'`;
  const html = htmlTable({
    ...{ lang: 'nl', caption: hostile, columns: ['Plaats', hostile], heading: 0 },
    rows: [['1', hostile]],
  });
  const safe = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;';
  expect(escaped(hostile)).toBe(safe);
  expect(html).toBe(
    [
      ...['<table lang="nl">', `<caption>${safe}</caption>`, '<thead>'],
      ...[
        `<tr><th scope="col">Plaats</th><th scope="col">${safe}</th></tr>`,
        '</thead>',
        '<tbody>',
      ],
      ...[`<tr><th scope="row">1</th><td>${safe}</td></tr>`, '</tbody>', '</table>'],
    ].join('\n'),
  );
});

test('places that are shared say so', () => {
  expect(sharedPlaces([1, 2, 2, 4, 4, 4, 7])).toEqual(['1', '2=', '2=', '4=', '4=', '4=', '7']);
  expect(sharedPlaces([])).toEqual([]);
});
