import type { VNode } from 'preact';
import { version } from '../../details/details';
import { useWording } from '../wording';

/** Which version this is, and its help. */
export function Foot(): VNode {
  const { t } = useWording();
  return (
    <div class="foot">
      <span>{t('version', { version })}</span>
      <a href="help/index.html" target="_blank" rel="noopener">
        {t('helpPages')}
      </a>
    </div>
  );
}
