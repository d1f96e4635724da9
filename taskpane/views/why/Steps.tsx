import type { VNode } from 'preact';
import type { AnyStep } from '../../../src/explain';
import { ruled } from '../../../language';
import { helpAddress } from '../../reference/help';
import { Folded } from '../controls/Folded';
import { useWording } from '../wording';
import { stepInWords } from './step-in-words';

/** More steps than this fold in the middle. */
const MOST_STEPS = 15;

/** The steps in their order; the last one comes to the value. `before` are those to compare with. */
export function Steps({
  steps,
  before,
}: {
  readonly steps: readonly AnyStep[];
  readonly before?: readonly AnyStep[] | undefined;
}): VNode {
  const { t, say } = useWording();
  const known = before && new Set(before.map((step) => say(ruled(step))));
  const line = (step: AnyStep, index: number): VNode => {
    const sentence = say(ruled(step));
    return (
      <StepLine
        key={index}
        step={step}
        sentence={sentence}
        isNew={known?.has(sentence) === false}
      />
    );
  };
  if (steps.length <= MOST_STEPS) return <ol class="why-steps">{steps.map(line)}</ol>;
  const middle = steps.slice(5, -5);
  return (
    <>
      <ol class="why-steps more">{steps.slice(0, 5).map(line)}</ol>
      <Folded class="middle" summary={t('whyMiddleSteps', { count: middle.length })}>
        <ol class="why-steps more" start={6}>
          {middle.map(line)}
        </ol>
      </Folded>
      <ol class="why-steps" start={steps.length - 4}>
        {steps.slice(-5).map(line)}
      </ol>
    </>
  );
}

function StepLine({
  step: { clause },
  sentence,
  isNew,
}: {
  readonly step: AnyStep;
  readonly sentence: string;
  readonly isNew: boolean;
}): VNode {
  const { t } = useWording();
  const { what, value, arithmetic } = stepInWords(sentence);
  return (
    <li>
      <div class="heads">
        <span>
          <Clause clause={clause} /> {what}{' '}
          {isNew && <span class="chip look">{t('whyChanged')}</span>}
        </span>{' '}
        <span class="number">{value}</span>
      </div>
      {arithmetic !== '' && <p class="maths">{arithmetic}</p>}
    </li>
  );
}

/** The clause of a step, as a link to its text. */
export function Clause({ clause }: { readonly clause: string }): VNode {
  const { t, language } = useWording();
  return (
    <a
      class="chip clause"
      href={helpAddress({ kind: 'clause', id: clause }, language)}
      target="_blank"
      rel="noopener"
      aria-label={t('whyRule', { first: clause })}
    >
      {clause}
    </a>
  );
}
