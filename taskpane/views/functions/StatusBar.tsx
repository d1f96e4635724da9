import type { VNode } from 'preact';
import { StatusLine } from '../status/StatusLine';
import type { InsertionControl, InsertionState } from './use-insertion';
import { useWording, type Wording } from '../wording';

/** What the last insertion came to, with its undo. */
export function StatusBar({ insertion }: { readonly insertion: InsertionControl }): VNode {
  const words = useWording();
  const { state } = insertion;
  return (
    <StatusLine kind={state.step} sentence={sentenceFor(words, state)}>
      {'receipt' in state && (
        <button
          type="button"
          onClick={() => {
            insertion.undo();
          }}
        >
          {words.t('undo')}
        </button>
      )}
    </StatusLine>
  );
}

function sentenceFor({ t, problem }: Wording, state: InsertionState): string {
  switch (state.step) {
    case 'idle':
    case 'asking':
      return '';
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
