import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Occupied } from '../../../workbook/service';
import { shownContent } from '../../controls/shown-content';
import { useWording } from '../../wording';

export interface ReplaceQuestionProps {
  readonly occupied: Occupied;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before a filled cell is overwritten. The question itself takes the focus, not a button:
 * pressing Enter twice on Insert must not replace anything.
 */
export function ReplaceQuestion({ occupied, onReplace, onCancel }: ReplaceQuestionProps): VNode {
  const { t } = useWording();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [occupied]);
  const { place, content } = occupied;
  return (
    <div
      ref={box}
      class="question"
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p id={id}>{t('occupied', { address: place.address, content: shownContent(content) })}</p>
      <button type="button" onClick={onReplace}>
        {t('replace')}
      </button>
      <button type="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}
