import type { MutableRef } from 'preact/hooks';
import { useRef } from 'preact/hooks';
import { shownPreview, type PreviewState, type RunState } from '../../../operation/operation-state';
import { useSlow } from '../bar/use-slow';

interface ShownRun<Detail> {
  readonly isRunning: boolean;
  readonly isSlow: boolean;
  /** While the pane looks again by itself, what was refused before stays: nothing jumps. */
  readonly seen: RunState<Detail>;
  readonly shown: PreviewState<Detail> | undefined;
  /** There has been nothing to look at yet: what goes on has the view for itself. */
  readonly isBare: boolean;
  /** A heading says what goes on, in the place of what comes of it. */
  readonly isHeaded: boolean;
}

/**
 * What a job shows of its run.
 *
 * @param askedFor whether the user asked for what goes on
 */
export function useShownRun<Detail>(
  run: RunState<Detail>,
  opens: boolean,
  askedFor: MutableRef<boolean>,
): ShownRun<Detail> {
  const isRunning = run.step === 'reading' || run.step === 'computing';
  const isSlow = useSlow(isRunning);
  const before = useRef(run);
  if (!isRunning) before.current = run;
  const isQuiet = isRunning && !askedFor.current && before.current.step === 'refused';
  const seen = isQuiet ? before.current : run;
  const shown = shownPreview(seen);
  const isRefused = seen.step === 'refused';
  const hasEnded = useRef(false);
  if (shown || isRefused) hasEnded.current = true;
  return {
    ...{ isRunning, isSlow, seen, shown },
    isBare: opens && !hasEnded.current && isRunning,
    isHeaded: isSlow && !shown && !isRefused,
  };
}
