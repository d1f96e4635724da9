import { test } from '@jest/globals';
import { isTaken } from './sampled';
import { isFull } from './tier';

/** A test that takes too long for every run: in `npm run test:full` only. */
export const testInFull: typeof test = isFull ? test : (test.skip as typeof test);

/**
 * Tests of one thing in several systems or languages: of so many of them, in whatever files, each run takes the one that the
 * seed says, and `npm run test:full` all. `which` counts from 0.
 */
export const testInTurn = (which: number, of: number): typeof test =>
  isTaken(which, of) ? test : (test.skip as typeof test);
