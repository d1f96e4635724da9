import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { shownFormula } from '../../plan/notation';
import type { Explanation } from '../../why/explanation';
import { Unknown, type Value } from '../../why/values/cell';
import { Icon } from '../controls/Icon';
import { useWording, type Wording } from '../wording';
import { shownValue, typedValue } from './words';

/** Said above the steps: that they do not come to what the cell shows, and what is not worked out. */
export function Warnings({
  explanation,
  onAgain,
  onGiven,
}: {
  readonly explanation: Explanation;
  readonly onAgain: () => void;
  readonly onGiven: (source: string, value: Value) => void;
}): VNode | null {
  const wording = useWording();
  const { unknown, agrees } = explanation;
  if (unknown) return <NotWorkedOut key={unknown.source} unknown={unknown} onGiven={onGiven} />;
  if (agrees) return null;
  return (
    <section class="message warning">
      <Icon name="problem" />
      <h2>{wording.t('whyDiffersTitle')}</h2>
      <p>{differs(explanation, wording)}</p>
      {explanation.cell.held.value === '#BUSY!' && (
        <div class="buttons">
          <button type="button" onClick={onAgain}>
            {wording.t('whyReadAgain')}
          </button>
        </div>
      )}
    </section>
  );
}

/** Why the cell shows something else: an error of Excel's own has its own words. */
function differs({ cell, result, parts }: Explanation, wording: Wording): string {
  const { t } = wording;
  const now = shownValue(result.value, wording);
  const { held, shown, formula } = cell;
  if (!held.isError) return t('whyDiffers', { now, shown });
  switch (held.value) {
    case '#NAME?':
      return t('whyErrorName', { name: parts[0]?.call.id ?? formula });
    case '#SPILL!':
      return t('whyErrorSpill');
    case '#BUSY!':
      return t('whyErrorBusy');
    default:
      if (formula.includes('#REF!')) return t('whyErrorReference');
      return t('whyErrorOther', { error: shown, now });
  }
}

/** What is not worked out here, with a field for what it gives. */
function NotWorkedOut({
  unknown: { source, why },
  onGiven,
}: {
  readonly unknown: Unknown;
  readonly onGiven: (source: string, value: Value) => void;
}): VNode {
  const { t, mark } = useWording();
  const [text, setText] = useState('');
  const what = shownFormula(source, mark);
  const sentence =
    why === 'otherWorkbook'
      ? 'whyUnknownWorkbook'
      : why === 'noName' || why === 'noSheet' || why === 'noTable'
        ? 'whyUnknownName'
        : 'whyUnknown';
  return (
    <section class="message warning">
      <Icon name="problem" />
      <h2>{t('whyUnknownTitle')}</h2>
      <p>{t(sentence, { what })}</p>
      <form
        class="given"
        onSubmit={(event) => {
          event.preventDefault();
          onGiven(source, typedValue(text, mark));
        }}
      >
        <input
          type="text"
          aria-label={t('whyUnknownValue', { what })}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
        <button type="submit">{t('whyUse')}</button>
      </form>
    </section>
  );
}
