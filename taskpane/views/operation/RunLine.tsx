import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { RunState } from '../../operation/operation-state';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { AskedHeading, type Asked } from '../controls/AskedHeading';
import { CopyDetails } from '../status/CopyDetails';
import { Findings } from './Findings';
import { useWording, type Wording } from '../wording';

/** Progress is announced in this many parts, so that a screen reader can keep up. */
const parts = 4;

export interface RunLineProps {
  readonly state: RunState<unknown>;
  readonly onStop: () => void;
  readonly onShow: (place: Place) => void;
  readonly asked: Asked;
}

/** What goes on, or why there is no preview. */
export function RunLine({ state, onStop, onShow, asked }: RunLineProps): VNode {
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
      {state.step === 'refused' && (
        <Refusals refusals={state.refusals} onShow={onShow} asked={asked} />
      )}
    </>
  );
}

/** What has to be fixed, then what has to be answered: a question is no error. */
function Refusals({
  refusals,
  onShow,
  asked,
}: Pick<RunLineProps, 'onShow' | 'asked'> & { readonly refusals: readonly Finding[] }): VNode {
  const { t } = useWording();
  const problems = refusals.filter(({ asks }) => !asks);
  const questions = refusals.filter(({ asks }) => asks);
  return (
    <>
      {problems.length > 0 && (
        <section class="refused">
          <AskedHeading text={t('refusedTitle')} asked={asked} />
          <Findings findings={problems} onShow={onShow} />
        </section>
      )}
      {questions.length > 0 && (
        <section class="refused questions">
          {problems.length > 0 ? (
            <h2>{t('askedTitle')}</h2>
          ) : (
            <AskedHeading text={t('askedTitle')} asked={asked} />
          )}
          <Findings findings={questions} onShow={onShow} />
        </section>
      )}
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
