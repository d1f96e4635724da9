import { useCallback, useEffect, useState } from 'preact/hooks';
import { partMissing } from '../../start/newest-build';

export interface Loading<T> {
  readonly loaded?: T;
  readonly failed?: boolean;
  /** Asks for it once more. */
  readonly again: () => void;
}

/** A part of the pane as soon as it is there. `load` stays the same function while the same part is wanted. */
export function useLoaded<T>(load: () => Promise<T>): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Loading<T>, 'again'>>({});
  useEffect(() => {
    let left = false;
    const set = (next: Omit<Loading<T>, 'again'>): void => {
      if (!left) setState(next);
    };
    load().then(
      (loaded) => {
        set({ loaded });
      },
      () => {
        set({ failed: true });
        window.dispatchEvent(new Event(partMissing));
      },
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);
  const again = useCallback(() => {
    setState({});
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, again };
}
