import type { VNode } from 'preact';
import type { CellAt } from '../../why/values/cell';
import { useWording } from '../wording';
import { addressFrom } from './words';

/** A cell that can be gone to. */
export function CellLink({
  at,
  sheetId,
  onGo,
}: {
  readonly at: CellAt;
  /** The sheet of the cell explained. */
  readonly sheetId: string;
  readonly onGo: (at: CellAt) => void;
}): VNode {
  const { t } = useWording();
  const address = addressFrom(sheetId, at);
  return (
    <button
      type="button"
      class="link"
      aria-label={t('whyGoTo', { address })}
      onClick={() => {
        onGo(at);
      }}
    >
      {address}
    </button>
  );
}
