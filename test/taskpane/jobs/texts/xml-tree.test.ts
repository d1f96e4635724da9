/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../../src';
import { cutRuns, xmlTree } from '../../../../taskpane/nk/texts/xml-tree';
import { randomFrom, runs } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';
import { provideDomParser } from '../../support/dom-parser';

beforeAll(provideDomParser);

const corpus = path.join(__dirname, '../../../corpus/opengotha/opengotha-example.xml');
const example = readFileSync(corpus, 'utf8');

const whole = (text: string) => atOnce(xmlTree(text, Infinity));
const inParts = (text: string, longest = 60) => atOnce(xmlTree(text, longest));
const partsOf = (text: string, longest = 60) => atOnce(cutRuns(text, longest));

const games = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<Game table="${at}" white='a>b'/>\n`).join('');

describe('a file that is parsed in parts', () => {
  test('has the tree of the whole', () => {
    expect(partsOf(example, 600).runs.length).toBeGreaterThan(2);
    expect(inParts(example, 600)).toEqual(whole(example));
  });

  test('and its parts are no longer than they may be, with one element more', () => {
    const { runs: parts, rest } = partsOf(`<Games>${games(40)}</Games>`, 200);
    expect(parts.length).toBeGreaterThan(3);
    expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThan(200 + 40);
    expect(rest.length).toBeLessThan(400);
  });

  test.each([
    ['a comment', '<!-- <a/><a/> -->'],
    ['CDATA', '<![CDATA[<a/>]]>'],
    ['an instruction', '<?go <a/>?>'],
    ['a namespace', '<a xmlns="b"/>'],
  ])('is left whole with %s', (_, piece) => {
    const text = `<Games>${games(40)}${piece}</Games>`;
    expect(partsOf(text).runs).toEqual([]);
    expect(inParts(text)).toEqual(whole(text));
  });

  test.each([
    ['in a part', `<Games>${games(20)}<Game table=1/>\n${games(20)}</Games>`, 21],
    ['between parts', `<Games>\n${games(20)}<b>\n${games(20)}</Games>`, 43],
    ['in both', `<Games>${games(20)}<Game a="1" a="2"/>\n${games(20)}<b></Games>`, 21],
    ['behind the end', `<Games>${games(20)}</Games>\n${games(20)}`, 22],
  ])('names the line of what is wrong %s', (_, text, line) => {
    expect(partsOf(text).runs.length).toBeGreaterThan(1);
    expect(inParts(text)).toEqual({ ok: false, why: 'form', line });
  });

  test.each([
    ['an element alone', `<Game name="${'x'.repeat(200)}"/>`],
    ['elements beside one another', games(20)],
    ['a sign of elements in an attribute', `<Games><a b="${games(20)}"/></Games>`],
    ['text that ends like an element', `<Games><b>${games(9)}text/>${games(9)}</b></Games>`],
    ['an element whose text ends like one', `<Games>${games(9)}<b>text/>${games(9)}</b></Games>`],
    ['the name of the mark', `<run>${games(20)}<run_/></run>`],
  ])('agrees on %s', (_, text) => {
    expect(inParts(text)).toEqual(whole(text));
  });
});

test('Parts and the whole agree on random texts, right or wrong', () => {
  const next = randomFrom(sampleSeed);
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  const pieces = [
    ...['<a/>', '<b c="1"/>', "<b c='/>'/>", '<a/>\n', '<d e=">"/> ', '<f >', '</f>', '<f></f>'],
    ...[
      'text',
      '/>',
      '>',
      '<',
      '"',
      "'",
      '&amp;',
      '&x;',
      '\n',
      '<g h="1" h="2"/>',
      '<Ä/>',
      '<run/>',
    ],
  ];
  let cut = 0;
  for (let run = runs(100, 40_000); run > 0; run--) {
    const bad = Math.floor(next() * 3);
    const some = Array.from({ length: 12 }, () => pick(pieces.slice(0, next() < 0.9 ? 5 : 8)));
    for (let slip = 0; slip < bad; slip++) {
      some.splice(Math.floor(next() * some.length), 0, pick(pieces));
    }
    const text = `<root>${some.join('')}</root>`;
    const parts = inParts(text, 10);
    const one = whole(text);
    if (partsOf(text, 10).runs.length > 0) cut++;
    // Where several things are wrong, the parts may name another line.
    if (!parts.ok && !one.ok) continue;
    expect({ text, parts }).toEqual({ text, parts: one });
  }
  expect(cut).toBeGreaterThan(runs(100, 40_000) / 2);
});
