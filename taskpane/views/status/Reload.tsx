import type { VNode } from 'preact';
import { useWording } from '../wording';

/** Loads the pane again. During a write it does nothing: that would leave half of it. */
export function Reload({ writing }: { readonly writing: boolean }): VNode {
  const { t } = useWording();
  return (
    <p class="row">
      <button
        type="button"
        aria-disabled={writing}
        onClick={() => {
          if (!writing) window.location.reload();
        }}
      >
        {t('reload')}
      </button>
    </p>
  );
}
