import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { HiddenRows } from '../../../columns/read';
import { useWording } from '../../wording';

/** Whether hidden and filtered rows belong to a list. */
export function HiddenChoice({
  count,
  hidden,
  onHidden,
}: {
  readonly count: number;
  readonly hidden: HiddenRows | undefined;
  readonly onHidden: (hidden: HiddenRows) => void;
}): VNode {
  const { t } = useWording();
  const name = useId();
  const choices = [
    ['use', t('hiddenUse')],
    ['skip', t('hiddenSkip')],
  ] as const;
  return (
    <fieldset class="question" data-open={hidden === undefined}>
      <legend>{t('hiddenQuestion', { count })}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} class="check">
          <input
            type="radio"
            name={name}
            checked={hidden === choice}
            onChange={() => {
              onHidden(choice);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
