import type { MutableRef } from 'preact/hooks';
import { useEffect, useRef } from 'preact/hooks';
import type { WorkbookService } from '../../../workbook/workbook';
import { useLookAgain } from '../use-look-again';

interface PreviewGiven {
  readonly run: { readonly preview: () => Promise<void> };
  readonly workbook: WorkbookService;
  /** The job opens with its preview computed. */
  readonly opens: boolean;
  /** What was typed before has been taken up. */
  readonly isReady: boolean;
  readonly isRefused: boolean;
  readonly isWritten: boolean;
  readonly isUndone: boolean;
  /** What the form has written by itself, if anything. */
  readonly inBetween: unknown;
  readonly askedFor: MutableRef<boolean>;
}

/** A preview that nobody asked for: as a job opens, after an undo, and after a change where something has to be fixed. */
export function usePreviewByItself(given: PreviewGiven): void {
  const { run, workbook, opens, isReady, isRefused, isWritten, isUndone, inBetween } = given;
  const { askedFor } = given;
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
  useLookAgain(workbook, isRefused, () => {
    askedFor.current = false;
    void run.preview();
  });
}
