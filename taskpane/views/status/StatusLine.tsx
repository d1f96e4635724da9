import type { ComponentChildren, VNode } from 'preact';
import type { WaitingState } from '../../workbook/waiting';
import { CopyDetails } from './CopyDetails';
import { useWaiting } from './use-waiting';
import { useWording, type Wording } from '../wording';

export interface StatusLineProps {
  readonly kind: string;
  /** The result of the last command, or that the pane waits for Excel. */
  readonly sentence: string;
  /** Whether a write or an undo is going on: what it began is taken back after waiting was stopped. */
  readonly working?: boolean;
  /** Buttons. */
  readonly children?: ComponentChildren;
}

/** The pane's bottom line, always in sight. It takes the focus when a focused button goes (use-focus-kept.ts). */
export function StatusLine({ kind, sentence, working = false, children }: StatusLineProps): VNode {
  const words = useWording();
  const { state, stop } = useWaiting();
  return (
    <div class="status" data-kind={kind}>
      <p role="status" tabIndex={-1}>
        {waitingSentence(words, state, working) ?? sentence}
      </p>
      {state.long ? (
        <div class="unanswered">
          <button type="button" onClick={stop}>
            {words.t('stopWaiting')}
          </button>
          <CopyDetails />
        </div>
      ) : (
        children
      )}
    </div>
  );
}

function waitingSentence(
  { t }: Wording,
  state: WaitingState,
  working: boolean,
): string | undefined {
  if (state.long && state.for === 'cell') return `${t('notAnswered')} ${t('waitingForCell')}`;
  if (state.long) return t('notAnswered');
  if (state.stopped && working) return t('takingBackLater');
  if (state.for === 'cell') return t('waitingForCell');
  return state.for === 'excel' ? t('waiting') : undefined;
}
