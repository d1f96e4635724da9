/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { languages, say } from '../../../language';
import { dayNamed, dayOf, shownDay } from '../../../taskpane/columns/kinds';

test.each([
  ['5 juni 2026', '2026-06-05'],
  ['5 June 2026', '2026-06-05'],
  ['June 5, 2026', '2026-06-05'],
  ['June 5th 2026', '2026-06-05'],
  ['zaterdag 7 maart 2026', '2026-03-07'],
  ['Saturday, 7 March 2026', '2026-03-07'],
  ['1 mei 2026', '2026-05-01'],
  ['31-dec-2026', '2026-12-31'],
  ['7mrt2026', '2026-03-07'],
  ['3 okt. 2026', '2026-10-03'],
  ['3 Sept 2026', '2026-09-03'],
  ['29 februari 2028', '2028-02-29'],
  [' 5  JUNI  2026 ', '2026-06-05'],
])('%s is a day', (typed, day) => {
  expect(dayNamed(typed)).toBe(day);
});

test.each([
  ...['29 februari 2026', '31 juni 2026', '0 juni 2026', '5 juni', 'juni 2026', '5 jumi 2026'],
  ...['2026-06-05', '5-6-2026', 'ju 5, 2026', '', 'begin juni 2026', '5 juni 26', '5 de 2026'],
])('%s is none, or none with a name of a month', (typed) => {
  expect(dayNamed(typed)).toBeUndefined();
});

test('every day is read as it is shown, in every language', () => {
  for (let serial = 46_000; serial < 46_400; serial += 13) {
    for (const tongue of [languages.en, languages.nl]) {
      expect(dayNamed(say(tongue, shownDay(serial)))).toBe(dayOf(serial));
    }
  }
});
