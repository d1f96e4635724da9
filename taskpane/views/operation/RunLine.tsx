import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { RunState } from '../../operation/operation-state';
import { CopyDetails } from '../status/CopyDetails';
import { useWording, type Wording } from '../wording';

/** Progress is announced in this many parts, so that a screen reader can keep up. */
const parts = 4;

export interface RunLineProps {
  readonly state: RunState<unknown>;
  readonly onStop: () => void;
}

/** What goes on, or why there is nothing to go on with. */
export function RunLine({ state, onStop }: RunLineProps): VNode {
  const words = useWording();
  const { t } = words;
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={line} class="run" role="status" tabIndex={-1} data-kind={state.step}>
        {sentenceFor(words, state)}
      </p>
      {state.step === 'computing' && (
        <p class="row">
          <progress value={state.done} max={1} aria-label={t('computing')} />
          <button
            type="button"
            onClick={() => {
              // The button disappears: the focus moves to the text that says it stopped.
              line.current?.focus();
              onStop();
            }}
          >
            {t('stop')}
          </button>
        </p>
      )}
      {state.step === 'problem' && state.problem.code === 'unexpected' && <CopyDetails />}
    </>
  );
}

function sentenceFor({ t, problem }: Wording, state: RunState<unknown>): string {
  switch (state.step) {
    case 'reading':
      return t(state.calculating === true ? 'readingCalculating' : 'reading');
    case 'computing': {
      const percent = (100 / parts) * Math.floor(state.done * parts);
      return percent === 0 ? t('computing') : t('computingPart', { percent });
    }
    case 'cancelled':
      return t('stopped');
    case 'problem':
      return problem(state.problem);
    default:
      return '';
  }
}
