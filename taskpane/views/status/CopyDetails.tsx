import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copyText } from '../../details/copying';
import { details } from '../../details/details';
import { useWording } from '../wording';

/** Copies the details for support; without access to the clipboard it shows them selected. */
export function CopyDetails(): VNode {
  const { t } = useWording();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  const copy = async (): Promise<void> => {
    if (!field.current) return;
    // A hidden field cannot be selected.
    field.current.hidden = false;
    const copied = await copyText(details(), field.current);
    field.current.hidden = copied;
    if (copied) button.current?.focus();
    setOutcome(copied ? 'copied' : 'shown');
  };
  return (
    <div class="copy-details">
      <button ref={button} type="button" onClick={() => void copy()}>
        {t('copyDetails')}
      </button>
      <p role="status">
        {outcome === 'copied' && t('detailsCopied')}
        {outcome === 'shown' && t('detailsShown')}
      </p>
      <textarea
        ref={field}
        readOnly
        hidden={outcome !== 'shown'}
        rows={7}
        aria-label={t('details')}
      />
    </div>
  );
}
