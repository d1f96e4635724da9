import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { version } from '../../details/details';
import { isUpdated, keepVersion } from '../../details/new-version';
import type { HelpPage } from '../../reference/help';
import { HelpLink } from '../HelpLink';
import { useWording } from '../wording';
import type { View } from './Tabs';

/** What Help opens below each view. */
const pages = {
  run: 'index',
  functions: 'functions',
  why: 'guide.why',
} as const satisfies Record<View, HelpPage>;

/** Which version this is, and pages of the help. What is new stands there from an update until somebody has opened it. */
export function Foot({ view }: { readonly view: View }): VNode {
  const { t } = useWording();
  const [updated] = useState(isUpdated);
  return (
    <div class="foot">
      <span>{t('version', { version })}</span>
      {updated && (
        <HelpLink topic={{ kind: 'page', id: 'new' }} onClick={keepVersion}>
          {t('helpNew')}
        </HelpLink>
      )}
      <HelpLink topic={{ kind: 'page', id: pages[view] }}>{t('helpPages')}</HelpLink>
      <HelpLink topic={{ kind: 'page', id: 'privacy' }}>{t('helpPrivacy')}</HelpLink>
    </div>
  );
}
