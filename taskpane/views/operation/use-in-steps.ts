import { useEffect, useState } from 'preact/hooks';
import type { Stepwise } from '../../../src';
import { Cancelled, createSlices } from '../../operation/slices';

/**
 * What is made in steps, once it is there; while something newer is being made, what was made before. `work` stays the
 * same function while the same is wanted.
 */
export function useInSteps<T>(work: () => Stepwise<T>): T | undefined {
  const [made, setMade] = useState<{ readonly value: T }>();
  useEffect(() => {
    let current = true;
    const slices = createSlices({ cancelled: () => !current, onProgress: () => undefined });
    const make = async (): Promise<void> => {
      try {
        const value = await slices.run(work());
        if (current) setMade({ value });
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
    };
    void make();
    return () => {
      current = false;
    };
  }, [work]);
  return made?.value;
}
