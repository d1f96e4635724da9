import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { Prefix } from '../../../systems';
import { systemName } from '../system-words';
import { useWording } from '../wording';

/** One system, or all of them: radio buttons drawn as one control. */
export function SystemChoice({
  systems,
  system,
  onSystem,
}: {
  readonly systems: readonly Prefix[];
  readonly system: Prefix | undefined;
  readonly onSystem: (system: Prefix | undefined) => void;
}): VNode {
  const { t } = useWording();
  const group = useId();
  return (
    <fieldset class="segments">
      <legend class="for-readers">{t('findSystem')}</legend>
      {[undefined, ...systems].map((each) => (
        <label key={each ?? ''}>
          <input
            type="radio"
            name={group}
            checked={each === system}
            onChange={() => {
              onSystem(each);
            }}
          />
          {each === undefined ? t('findAll') : systemName(each)}
        </label>
      ))}
    </fieldset>
  );
}
