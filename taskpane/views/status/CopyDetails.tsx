import type { VNode } from 'preact';
import { details } from '../../details/details';
import { useWording } from '../wording';
import { CopyButton } from './CopyButton';

/** Copies the details for support. */
export function CopyDetails(): VNode {
  const { t } = useWording();
  return (
    <div class="copy-details">
      <CopyButton
        text={details}
        label={t('copyDetails')}
        copied={t('detailsCopied')}
        shown={t('detailsShown')}
        field={t('details')}
      />
    </div>
  );
}
