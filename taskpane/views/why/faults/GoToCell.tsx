import type { VNode } from 'preact';
import { useWording } from '../../wording';

/** The button below a problem that selects its cell. */
export function GoToCell({
  address,
  onGo,
}: {
  readonly address: string;
  readonly onGo: () => void;
}): VNode {
  const { t } = useWording();
  return (
    <div class="buttons">
      <button type="button" class="primary" onClick={onGo}>
        {t('whyGoTo', { address })}
      </button>
    </div>
  );
}
