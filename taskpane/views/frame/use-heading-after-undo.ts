import { useEffect } from 'preact/hooks';
import type { WriterState } from '../../operation/writer-state';
import { isFocusLost } from '../use-focus-kept';

/** What an undo leads to is headed by the title of the view: there the keyboard goes on, once Home has looked again, too. */
export function useHeadingAfterUndo(state: WriterState, seen: unknown): void {
  useEffect(() => {
    if (state.step !== 'undone' || !isFocusLost()) return;
    document.querySelector<HTMLElement>('#pane h1[tabindex]')?.focus();
  }, [state, seen]);
}
