import type { VNode } from 'preact';
import { CopyButton } from '../status/CopyButton';
import { useWording } from '../wording';

export interface KeptLinksProps {
  readonly held: boolean;
  /** What is selected while it is held, to go back to. */
  readonly selection: string;
  /** The explanation as text. */
  readonly text: () => string;
  readonly onHold: (held: boolean) => void;
  readonly onBack: () => void;
}

/** Hold, back to the cell, and copy. */
export function KeptLinks({ held, selection, text, onHold, onBack }: KeptLinksProps): VNode {
  const { t } = useWording();
  return (
    <p class="links">
      <button
        type="button"
        class="link"
        aria-pressed={held}
        onClick={() => {
          onHold(!held);
        }}
      >
        {t(held ? 'whyFollow' : 'whyHold')}
      </button>
      {held && (
        <button type="button" class="link" onClick={onBack}>
          {t('whyBack', { address: selection })}
        </button>
      )}
      <CopyButton
        text={text}
        class="link"
        label={t('whyCopy')}
        copied={t('copied')}
        shown={t('pressCopy')}
        field={t('whyCopyField')}
      />
    </p>
  );
}
