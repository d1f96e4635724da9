import { useEffect, useState } from 'preact/hooks';
import type { Stepwise } from '../../../src';
import { Cancelled, createSlices } from '../slices';

export interface MadeInSteps<T> {
  readonly value: T;
  /** Whether it was made before, and something newer is being made. */
  readonly isStale: boolean;
}

/**
 * What is made in steps, once it is there; while something newer is being made, what was made before. `work` stays the
 * same function while the same is wanted.
 */
export function useInSteps<T>(work: () => Stepwise<T>): MadeInSteps<T> | undefined {
  const [made, setMade] = useState<{ readonly value: T; readonly by: () => Stepwise<T> }>();
  useEffect(() => {
    let current = true;
    const slices = createSlices({ cancelled: () => !current, onProgress: () => undefined });
    const make = async (): Promise<void> => {
      try {
        const value = await slices.run(work());
        if (current) setMade({ value, by: work });
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
    };
    void make();
    return () => {
      current = false;
    };
  }, [work]);
  return made && { value: made.value, isStale: made.by !== work };
}
