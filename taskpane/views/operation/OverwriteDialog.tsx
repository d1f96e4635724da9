import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { placeName } from '../../plan/address';
import type { FilledCell } from '../../workbook/workbook';
import { shownContent } from '../controls/shown-content';
import { useWording } from '../wording';

/** Cells named; the others are counted. */
const mostNamed = 8;

export interface OverwriteDialogProps {
  readonly cells: readonly FilledCell[];
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Asks before filled cells are overwritten, naming them. Esc and the first button keep everything. */
export function OverwriteDialog({ cells, onAgree, onDecline }: OverwriteDialogProps): VNode {
  const { t } = useWording();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const named = cells.slice(0, mostNamed);
  const more = cells.length - named.length;
  return (
    <dialog
      ref={dialog}
      class="question"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onDecline();
      }}
    >
      <h2 id={id}>{t('overwriteTitle')}</h2>
      <p>{cells.length === 1 ? t('overwriteOne') : t('overwriteMany', { count: cells.length })}</p>
      <ul>
        {named.map(({ place, content }) => (
          <li key={placeName(place)}>
            {t('overwriteCell', { address: placeName(place), content: shownContent(content) })}
          </li>
        ))}
        {more > 0 && <li>{t('overwriteMore', { count: more })}</li>}
      </ul>
      <button type="button" onClick={onDecline}>
        {t('cancel')}
      </button>
      <button type="button" onClick={onAgree}>
        {t('overwrite')}
      </button>
    </dialog>
  );
}
