import { describe, test } from '@jest/globals';
import { isFull } from './tier';

/** A test or a group of tests that only `npm run test:full` has the time for; skipped elsewhere. */
export const testInFull = isFull ? test : test.skip;
export const describeInFull = isFull ? describe : describe.skip;

/** A size for a test: the whole one in `npm run test:full`, a smaller one elsewhere. */
export function sizeOf(inFull: number, elsewhere: number): number {
  return isFull ? inFull : elsewhere;
}
