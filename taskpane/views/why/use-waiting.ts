import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds of waiting for Excel after which what is shown is dimmed, and after which it is said. */
export const waits = { dimmed: 150, said: 700 } as const;

/** How long an answer has been waited for: short, so that it shows. */
export type Waited = 'short' | keyof typeof waits;

export interface ExcelWait {
  readonly waited: Waited;
  /** Counts from the first question that has no answer yet. */
  readonly begin: () => void;
  readonly end: () => void;
}

/** Whether Excel lets the pane wait for long enough to show it. */
export function useWaiting(): ExcelWait {
  const [waited, setWaited] = useState<Waited>('short');
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([]);
  const end = useCallback(() => {
    timers.current.forEach(clearTimeout);
    timers.current = [];
    setWaited('short');
  }, []);
  const begin = useCallback(() => {
    if (timers.current.length > 0) return;
    timers.current = (['dimmed', 'said'] as const).map((stage) =>
      setTimeout(() => {
        setWaited(stage);
      }, waits[stage]),
    );
  }, []);
  useEffect(() => end, [end]);
  return { waited, begin, end };
}
