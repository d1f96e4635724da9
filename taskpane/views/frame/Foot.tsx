import type { VNode } from 'preact';
import { version } from '../../details/details';
import { helpAddress, type HelpPage } from '../../reference/help';
import { useWording } from '../wording';

/** Which version this is, and pages of the help. */
export function Foot(): VNode {
  const { t, language } = useWording();
  const link = (id: HelpPage, text: string): VNode => (
    <a href={helpAddress({ kind: 'page', id }, language)} target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <div class="foot">
      <span>{t('version', { version })}</span>
      {link('index', t('helpPages'))}
      {link('new', t('helpNew'))}
      {link('privacy', t('helpPrivacy'))}
    </div>
  );
}
