import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { placeName } from '../../plan/address';
import type { Place } from '../../plan/place';
import type { FilledCell } from '../../workbook/workbook';
import { Icon } from '../controls/Icon';
import { shownContent } from '../controls/shown-content';
import { useWording } from '../wording';

/** Cells named; the others are counted. */
const mostNamed = 5;

export interface OverwriteDialogProps {
  readonly cells: readonly FilledCell[];
  readonly onShow: (place: Place) => void;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Asks before filled cells are overwritten, naming them. The answer that keeps everything has the focus; Esc gives it too. */
export function OverwriteDialog(props: OverwriteDialogProps): VNode {
  const { cells, onShow, onAgree, onDecline } = props;
  const { t } = useWording();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    dialog.current?.showModal();
    keep.current?.focus();
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);
  const named = cells.slice(0, mostNamed);
  const more = cells.length - named.length;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onDecline();
      }}
      onClick={({ target, currentTarget }) => {
        // Beside it lies its backdrop.
        if (target === currentTarget) onDecline();
      }}
    >
      <h2 id={id}>{t('overwriteTitle')}</h2>
      <p class="quiet">
        {cells.length === 1 ? t('overwriteOne') : t('overwriteMany', { count: cells.length })}
      </p>
      <ul class="findings">
        {named.map(({ place, content }) => (
          <li key={placeName(place)}>
            <span>
              {t('overwriteCell', { address: placeName(place), content: shownContent(content) })}
            </span>
            <button
              type="button"
              class="small"
              aria-label={t('showCell', { address: placeName(place) })}
              onClick={() => {
                onShow(place);
              }}
            >
              <Icon name="target" />
            </button>
          </li>
        ))}
        {more > 0 && <li>{t('overwriteMore', { count: more })}</li>}
      </ul>
      <div class="acts">
        <button type="button" onClick={onAgree}>
          {t('overwrite')}
        </button>
        <button ref={keep} type="button" onClick={onDecline}>
          {t('cancel')}
        </button>
      </div>
    </dialog>
  );
}
