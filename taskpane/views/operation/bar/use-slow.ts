import { useEffect, useState } from 'preact/hooks';

/** Nothing is shown of what takes less than so many milliseconds. */
const patience = 400;

/** Whether something has been going on for a while. */
export function useSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(setSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isRunning && isSlow;
}
