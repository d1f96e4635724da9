/**
 * Long work in slices, so that the pane never blocks for more than 50 ms: `await slices.pause(done)` in a loop, or a
 * generator of the rules run by `slices.run`. Both throw Cancelled once the user has cancelled; the operation catches it.
 */
export interface Slices {
  /** Lets the pane breathe if it is time to; `done` from 0 to 1 is shown as progress. */
  pause(done?: number): Promise<void>;
  /** Runs a generator to its end, breathing between its steps; what it yields (0 to 1) is shown as progress. */
  run<T>(work: Generator<number, T, undefined>): Promise<T>;
}

/** Thrown by Slices when the user has cancelled. */
export class Cancelled extends Error {}
