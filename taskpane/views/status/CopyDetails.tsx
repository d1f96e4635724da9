import type { VNode } from 'preact';
import { details } from '../../details/details';
import { HelpLink } from '../HelpLink';
import { useWording } from '../wording';
import { CopyButton } from './CopyButton';

/** Copies the details for support, and leads to what may help without it. */
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
      <p>
        <HelpLink topic={{ kind: 'trouble', id: 'no-answer' }}>{t('helpTrouble')}</HelpLink>
        {' · '}
        <HelpLink topic={{ kind: 'page', id: 'support' }}>{t('helpSupport')}</HelpLink>
      </p>
    </div>
  );
}
