import { describe, expect, test } from '@jest/globals';
import { groupCycle } from '../../src';
import { firstViolation } from './kuksu-cycles';

describe('pairs of cycles', () => {
  test('2,000 pairs are grouped as the checker groups them seat by seat', () => {
    expect(firstViolation(1, 2000, groupCycle)).toBeUndefined();
  });
});
