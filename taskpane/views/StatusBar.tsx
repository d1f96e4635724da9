import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { InsertionControl, InsertionState } from './use-insertion';
import { useWording, type Wording } from './wording';

/** What the last command did, always in sight, with its undo. */
export function StatusBar({ insertion }: { readonly insertion: InsertionControl }): VNode {
  const words = useWording();
  const line = useRef<HTMLParagraphElement>(null);
  const { state } = insertion;
  return (
    <footer class="status" data-kind={state.step}>
      <p ref={line} role="status" tabIndex={-1}>
        {sentenceFor(words, state)}
      </p>
      {'receipt' in state && (
        <button
          type="button"
          onClick={() => {
            // The button is about to go: the focus stays where its outcome will be told.
            line.current?.focus();
            insertion.undo();
          }}
        >
          {words.t('undo')}
        </button>
      )}
    </footer>
  );
}

function sentenceFor({ t, problem }: Wording, state: InsertionState): string {
  switch (state.step) {
    case 'idle':
    case 'asking':
      return '';
    case 'waiting':
      return t('waiting');
    case 'kept':
      return t('kept');
    case 'problem':
      return problem(state.problem);
    case 'undone':
      return t('undone', { address: state.address });
    case 'inserted': {
      const { address } = state.receipt.place;
      return state.topLeftOf === undefined
        ? t('insertedInto', { address })
        : t('insertedTopLeft', { address, selection: state.topLeftOf });
    }
  }
}
