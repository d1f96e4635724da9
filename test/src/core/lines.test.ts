import { describe, expect, test } from '@jest/globals';
import { linesOf, oneLine } from '../../../src/core/lines';
import { atOnce } from '../../../src/core/stepwise';

describe('the lines of a text', () => {
  test.each([
    ['a\nb', ['a', 'b']],
    ['a\r\nb\rc\n', ['a', 'b', 'c', '']],
    ['\ufeffa\nb', ['a', 'b']],
    ['a\ufeff', ['a\ufeff']],
    ['', ['']],
  ])('%j', (text, lines) => {
    expect(atOnce(linesOf(text))).toEqual(lines);
  });

  test.each([
    [499, 0],
    [500, 1],
    [999, 1],
    [1000, 2],
  ])('%i ends of lines are read in %i pauses', (ends, pauses) => {
    const work = linesOf('\n'.repeat(ends));
    let found = 0;
    while (!work.next().done) found++;
    expect(found).toBe(pauses);
  });
});

test.each([
  [' a \t\n b ', 'a b'],
  ['a\u0000\u0085b', 'a b'],
  ['\n', ''],
  ['a b', 'a b'],
])('%j in one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
