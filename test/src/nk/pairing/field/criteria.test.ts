import { expect, test } from '@jest/globals';
import type { FloatPreference } from '../../../../../src';
import { wholeFactor, type CRITERIA } from '../../../../../src/nk/pairing/field/criteria';
import type { PairingField } from '../../../../../src/nk/pairing/field/field';

type Code = (typeof CRITERIA)[number]['code'];

test.each<[Code, FloatPreference, FloatPreference, number]>([
  ['floatDown', 'middle', 'top', 4],
  ['floatDown', 'top', 'middle', 1],
  ['floatUp', 'top', 'middle', 4],
  ['floatUp', 'middle', 'bottom', 1],
  ['gaps', 'middle', 'middle', 1],
  ['pattern', 'middle', 'middle', 1],
])('N6: costs of %s with floaters down %s and up %s are whole at %i times', (...row) => {
  const [code, floatDown, floatUp, times] = row;
  const field = { settings: { floatDown, floatUp } } as PairingField;
  expect(wholeFactor(field, code)).toBe(times);
});
