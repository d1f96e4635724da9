import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyStep } from '../../../../src/explain';
import { ruled } from '../../../../language';
import { Folded } from '../../controls/Folded';
import { HelpLink } from '../../HelpLink';
import { useWording } from '../../wording';
import { ClauseText, SaysButton } from './ClauseText';
import { WithRows, type Rows } from './Rows';
import { stepInWords } from './step-in-words';
import { sentenceWithRows } from './step-rows';

/** More steps than this fold in the middle. */
const MOST_STEPS = 15;

/** The steps in their order; the last one comes to the value. `before` are those to compare with. */
export function Steps({
  steps,
  rows,
  before,
}: {
  readonly steps: readonly AnyStep[];
  /** Where the rows of the lists stand; of a formula that is nowhere yet they are numbers only. */
  readonly rows?: Rows | undefined;
  readonly before?: readonly AnyStep[] | undefined;
}): VNode {
  const { t, say } = useWording();
  const told = (step: AnyStep): string => say(ruled(step));
  const known = before && new Set(before.map(told));
  const line = (step: AnyStep, index: number): VNode => (
    <StepLine
      key={index}
      step={step}
      sentence={rows ? sentenceWithRows(step, told) : told(step)}
      rows={rows}
      isNew={known?.has(told(step)) === false}
    />
  );
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
  rows,
  isNew,
}: {
  readonly step: AnyStep;
  readonly sentence: string;
  readonly rows: Rows | undefined;
  readonly isNew: boolean;
}): VNode {
  const { t } = useWording();
  const { what, value, arithmetic } = stepInWords(sentence);
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div class="heads">
        <span>
          <Clause clause={clause} />
          <SaysButton
            clause={clause}
            isOpen={isOpen}
            onPress={() => {
              setOpen(!isOpen);
            }}
          />{' '}
          <Sentence text={what} rows={rows} />{' '}
          {isNew && <span class="chip look">{t('whyChanged')}</span>}
        </span>{' '}
        <span class="number">{value}</span>
      </div>
      {arithmetic !== '' && (
        <p class="maths">
          <Sentence text={arithmetic} rows={rows} />
        </p>
      )}
      {isOpen && <ClauseText clause={clause} />}
    </li>
  );
}

function Sentence({
  text,
  rows,
}: {
  readonly text: string;
  readonly rows: Rows | undefined;
}): VNode {
  return rows ? <WithRows sentence={text} rows={rows} /> : <>{text}</>;
}

/** The clause of a step, as a link to its text. */
export function Clause({ clause }: { readonly clause: string }): VNode {
  const { t } = useWording();
  return (
    <HelpLink
      class="chip clause"
      topic={{ kind: 'clause', id: clause }}
      name={t('whyRule', { first: clause })}
    >
      {clause}
    </HelpLink>
  );
}
