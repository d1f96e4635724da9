import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { RunState } from '../../../operation/operation-state';
import { useAnnounce } from '../../controls/use-announce';
import { CopyDetails } from '../../status/CopyDetails';
import { useWording, type Wording } from '../../wording';

/** Progress is told in this many parts. */
const parts = 4;
/** Milliseconds between two parts that are announced. */
const pause = 5000;

export interface RunLineProps {
  readonly state: RunState<unknown>;
  /** Only what takes its time is told. */
  readonly isSlow: boolean;
  /** What is said where nothing goes on. */
  readonly note?: string;
}

/** What goes on, or why there is nothing to go on with. */
export function RunLine({ state, isSlow, note = '' }: RunLineProps): VNode {
  const words = useWording();
  const announce = useAnnounce();
  const isRunning = state.step === 'reading' || state.step === 'computing';
  const sentence = isRunning && !isSlow ? '' : sentenceFor(words, state);
  const toldAt = useRef(-pause);
  useEffect(() => {
    if (sentence === '') return;
    const isPart = state.step === 'computing' && state.done * parts >= 1;
    if (isPart && Date.now() - toldAt.current < pause) return;
    toldAt.current = Date.now();
    announce(sentence);
  }, [sentence, announce]);
  /** The first one comes with what it belongs to. */
  const noted = useRef(note);
  useEffect(() => {
    if (noted.current !== '' && note !== '') announce(note);
    noted.current = note;
  }, [note, announce]);
  return (
    <>
      <p class="run" data-kind={state.step}>
        {sentence || note}
      </p>
      {state.step === 'computing' && isSlow && (
        <progress value={state.done} max={1} aria-label={words.t('computing')} />
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
