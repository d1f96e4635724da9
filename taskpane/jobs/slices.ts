import type { Progress, Stepwise } from '../../src';

/**
 * Long work in slices, so that the pane never blocks for more than 50 ms: `await slices.pause(done)` in a loop, or a
 * generator of the rules run by `slices.run`. Both throw Cancelled once the user has cancelled; the operation catches it.
 */
export interface Slices {
  /** Lets the pane breathe if it is time to; `done` is shown as progress. */
  pause(done?: Progress): Promise<void>;
  /** Runs work to its end, breathing between its steps; what it yields, if anything, is shown as progress. */
  run<T>(work: Stepwise<T>): Promise<T>;
}

/** Thrown by Slices when the user has cancelled. */
export class Cancelled extends Error {}

/** Milliseconds of work before the pane may breathe. With the next step it stays below 50. */
const sliceLength = 12;

/** The least growth of progress to show: each time redraws the pane. */
const progressStep = 0.05;

export interface SlicesOptions {
  readonly onProgress: (done: Progress) => void;
  readonly cancelled: () => boolean;
  readonly now?: () => number;
  /** Lets events and drawing happen. */
  readonly breathe?: () => Promise<void>;
}

export function createSlices(options: SlicesOptions): Slices {
  const { onProgress, cancelled } = options;
  const now = options.now ?? (() => performance.now());
  const breathe = options.breathe ?? nextTask;
  let started = now();
  let shown = 0;

  const isTime = (): boolean => now() - started >= sliceLength;
  const rest = async (done: Progress | undefined): Promise<void> => {
    if (done !== undefined && Math.abs(shareOf(done) - shown) >= progressStep) {
      shown = shareOf(done);
      onProgress(done);
    }
    await breathe();
    if (cancelled()) throw new Cancelled();
    started = now();
  };
  return {
    async pause(done) {
      if (isTime()) await rest(done);
    },
    async run(work) {
      for (;;) {
        const step = work.next();
        if (step.done === true) return step.value;
        if (isTime()) await rest(step.value);
      }
    },
  };
}

/** Progress from 0 to 1. */
export function shareOf(done: Progress): number {
  return typeof done === 'number' ? done : done.group / done.groups;
}

/**
 * A task of its own, so that clicks are handled and the page is drawn in between. A timer would do, but browsers make
 * those that follow one another wait 4 ms.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve, 0);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
