import { useCallback, useEffect, useState } from 'preact/hooks';
import { partMissing } from '../../start/newest-build';
import type { Job, JobView } from '../operation/job';

interface Loading {
  readonly view?: JobView;
  readonly failed?: boolean;
}

/** The job's view as soon as it is there; where it could not be fetched it can be asked for again. */
export function useJobView(job: Job): Loading & { readonly again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({});
  useEffect(() => {
    let left = false;
    const set = (state: Loading): void => {
      if (!left) setLoading(state);
    };
    job.load().then(
      (view) => {
        set({ view });
      },
      () => {
        set({ failed: true });
        window.dispatchEvent(new Event(partMissing));
      },
    );
    return () => {
      left = true;
    };
  }, [job, attempt]);
  const again = useCallback(() => {
    setLoading({});
    setAttempt((before) => before + 1);
  }, []);
  return { ...loading, again };
}
