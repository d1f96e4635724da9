import { atOnce } from '../../../src';
import type { Slices } from '../../../taskpane/operation/slices';

/** Runs the steps of an operation without a break, so that its result is there at once and not promised. */
export const atOnceSlices: Slices = {
  pause: () => Promise.resolve(),
  run: (work) => atOnce(work) as never,
};
