import type { MutableRef } from 'preact/hooks';
import { useEffect, useRef } from 'preact/hooks';
import type { WorkbookService } from '../../../workbook/workbook';
import { useLookAgain } from '../use-look-again';

interface PreviewGiven {
  readonly run: {
    readonly preview: () => Promise<void>;
    readonly lookAgain: () => Promise<void>;
  };
  readonly workbook: WorkbookService;
  /** The job opens with its preview computed. */
  readonly opens: boolean;
  /** What was typed before has been taken up. */
  readonly isReady: boolean;
  /** What is refused is on show, also while it is looked at again. */
  readonly isRefused: boolean;
  /** Something is wrong with a list that was pointed at, before any preview. */
  readonly isListRefused: boolean;
  readonly isWritten: boolean;
  readonly isUndone: boolean;
  /** What the form has written by itself, if anything. */
  readonly inBetween: unknown;
  readonly askedFor: MutableRef<boolean>;
}

/** A preview that nobody asked for: as a job opens, after an undo, and after a change where something has to be fixed. */
export function usePreviewByItself(given: PreviewGiven): void {
  const { run, workbook, opens, isReady, isRefused, isWritten, isUndone, inBetween } = given;
  const { isListRefused, askedFor } = given;
  const opened = useRef<unknown>(undefined);
  useEffect(() => {
    // Once for each run, and again for what an undo has brought back.
    if (!opens || !isReady || isWritten) return;
    if (opened.current === run && !isUndone && inBetween === undefined) return;
    opened.current = run;
    // After an offer of the bar the focus waits for what comes of it.
    if (inBetween === undefined) askedFor.current = false;
    void run.preview();
  }, [run, opens, isReady, isUndone, inBetween]);
  useLookAgain(workbook, isRefused || isListRefused, () => {
    askedFor.current = false;
    void (isRefused ? run.preview() : run.lookAgain());
  });
}
