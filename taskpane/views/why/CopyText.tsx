import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copyText } from '../../details/copying';
import { useWording } from '../wording';

/** Copies the explanation; without access to the clipboard it shows it selected. */
export function CopyText({ text }: { readonly text: string }): VNode {
  const { t } = useWording();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  const copy = async (): Promise<void> => {
    if (!field.current) return;
    // A hidden field cannot be selected.
    field.current.hidden = false;
    const copied = await copyText(text, field.current);
    field.current.hidden = copied;
    if (copied) button.current?.focus();
    setOutcome(copied ? 'copied' : 'shown');
  };
  return (
    <>
      <button ref={button} type="button" class="link" onClick={() => void copy()}>
        {t('whyCopy')}
      </button>
      <span role="status" class="quiet">
        {outcome === 'copied' && t('whyCopied')}
        {outcome === 'shown' && t('whyPressCopy')}
      </span>
      <textarea
        ref={field}
        readOnly
        hidden={outcome !== 'shown'}
        rows={7}
        aria-label={t('whyCopyField')}
      />
    </>
  );
}
