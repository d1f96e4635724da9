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

/** Work goes on for so many milliseconds before the pane may breathe: well below what is felt as a stop. */
const sliceLength = 25;

export interface SlicesOptions {
  readonly onProgress: (done: number) => void;
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

  const isTime = (): boolean => now() - started >= sliceLength;
  const rest = async (done: number | undefined): Promise<void> => {
    if (done !== undefined) onProgress(done);
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

/** A task of its own, so that clicks are handled and the page is drawn in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
