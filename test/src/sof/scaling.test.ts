import { describe, expect, test } from '@jest/globals';
import { significant } from '../../../src';
import { BASIC_SCALE, ratingNamed, scaleOf, scaling } from '../../../src/sof/scaling';

describe('S5: what the basic award is multiplied by', () => {
  test.each([
    ['Regional', 2, 0, 1],
    ['Sectional', 2, 0, 10 / 14],
    ['Regional', 1, 0, 2 / 3],
    ['Regional', 3, 0, 4 / 3],
    ['Regional', 4, 0, 5 / 3],
    ['Regional', 2, 1, 0.8],
    ['Regional', 2, 2, 0.7],
    ['Regional', 2, 3, 0.7],
    ['Sectional', 1, 2, 1 / 3], // 10/14 x 2/3 x 0.7
  ] as const)(
    '%s, %d sessions, %d restrictions: x %d',
    (rating, sessions, restrictions, factor) => {
      expect(significant(scaling(scaleOf(rating, sessions, restrictions)))).toBe(
        significant(factor),
      );
    },
  );

  test('the event the basic award is made for is an unrestricted two-session regional', () => {
    expect(scaleOf('Regional', 2, 0)).toEqual(BASIC_SCALE);
    expect(scaling(BASIC_SCALE)).toBe(1);
  });
});

describe('S5: ratings by name', () => {
  test.each([
    ['Regional', 'Regional'],
    ['regional', 'Regional'],
    ['REGIONAL', 'Regional'],
    ['Sectional', 'Sectional'],
    ['sEcTiOnAl', 'Sectional'],
    [' Regional', 'Regional'],
    ['\u00a0Sectional\u2003', 'Sectional'],
  ])('%s is %s', (text, rating) => {
    expect(ratingNamed(text)).toBe(rating);
  });

  test.each([
    '',
    'National',
    'Regionals',
    'Re gional',
    'Region',
    'sect\u0130onal',
    'Re\u0261ional',
  ])('"%s" names none', (text) => {
    expect(ratingNamed(text)).toBeUndefined();
  });
});
