import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { shareOf } from '../../../operation/slices';
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
  /** The view has a heading that says what goes on: here stands only how far it is. */
  readonly isHeaded?: boolean;
  /** What is said where nothing goes on. */
  readonly note?: string;
}

/** What goes on, or why there is nothing to go on with. */
export function RunLine({ state, isSlow, isHeaded = false, note = '' }: RunLineProps): VNode {
  const words = useWording();
  const announce = useAnnounce();
  const isRunning = state.step === 'reading' || state.step === 'computing';
  const sentence = isRunning && !isSlow ? '' : sentenceFor(words, state);
  const toldAt = useRef(-pause);
  useEffect(() => {
    if (sentence === '') return;
    const isPart = isUnderWay(state);
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
        {(isHeaded && isRunning && !isUnderWay(state) ? '' : sentence) || note}
      </p>
      {state.step === 'computing' && isSlow && (
        <progress value={shareOf(state.done)} max={1} aria-label={words.t('computing')} />
      )}
      {state.step === 'problem' && state.problem.code === 'unexpected' && <CopyDetails />}
    </>
  );
}

/** Whether some of the work is done. */
function isUnderWay(state: RunState<unknown>): boolean {
  return (
    state.step === 'computing' &&
    (typeof state.done === 'object' || Math.floor(state.done * parts) > 0)
  );
}

function sentenceFor({ t, problem }: Wording, state: RunState<unknown>): string {
  switch (state.step) {
    case 'reading':
      return t(state.calculating === true ? 'readingCalculating' : 'reading');
    case 'computing': {
      if (typeof state.done === 'object') return t('computingGroup', state.done);
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
