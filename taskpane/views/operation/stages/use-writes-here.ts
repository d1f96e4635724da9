import type { MutableRef } from 'preact/hooks';
import { useEffect, useRef } from 'preact/hooks';
import type { WriterState } from '../../../operation/writer-state';
import type { WrittenReceipt } from '../../../plan/receipt';
import type { UnfinishedWrite } from '../Unfinished';

interface WritesHere {
  /** Whether Write was pressed in the bar: what the form writes by itself, such as a latecomer, leaves the form standing. */
  readonly pressed: MutableRef<boolean>;
  /** What the bar has written. */
  readonly done: Extract<WriterState, { readonly step: 'written' }> | undefined;
  /** What the form has written by itself. */
  readonly inBetween: WrittenReceipt | undefined;
  readonly isUndone: boolean;
  /** A write that Excel stopped, until it is undone, and while it is being undone. */
  readonly halfway: UnfinishedWrite | undefined;
}

/** The pane has one writer for all jobs: what of its state belongs to the job in sight. Each write ends the preview. */
export function useWritesHere(
  written: WriterState,
  run: { readonly clear: () => void },
): WritesHere {
  const stands = written.step === 'written';
  /** Written before the job was opened. */
  const old = useRef(stands ? written.receipt : undefined);
  const isHere = stands && written.receipt !== old.current;
  const pressed = useRef(false);
  const isUndone = written.step === 'undone';
  if (isUndone) pressed.current = false;
  const halfway = useRef<UnfinishedWrite>();
  if (written.step === 'unfinished') halfway.current = written;
  else if (written.step !== 'working') halfway.current = undefined;
  useEffect(() => {
    if (stands) run.clear();
  }, [stands, run]);
  return {
    ...{ pressed, isUndone, halfway: halfway.current },
    done: isHere && pressed.current ? written : undefined,
    inBetween: isHere && !pressed.current ? written.receipt : undefined,
  };
}
