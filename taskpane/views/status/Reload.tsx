import type { VNode } from 'preact';
import { useWording } from '../wording';

interface ReloadProps {
  readonly writing: boolean;
  /** Where nothing else can be done, the button is the filled one and says so. */
  readonly isOnlyWay?: boolean;
}

/** Loads the pane again. During a write it does nothing: that would leave half of it. */
export function Reload({ writing, isOnlyWay = false }: ReloadProps): VNode {
  const { t } = useWording();
  return (
    <p class="row">
      <button
        type="button"
        class={isOnlyWay ? 'primary' : undefined}
        aria-disabled={writing}
        onClick={() => {
          if (!writing) window.location.reload();
        }}
      >
        {isOnlyWay ? t('again') : t('reload')}
      </button>
    </p>
  );
}
