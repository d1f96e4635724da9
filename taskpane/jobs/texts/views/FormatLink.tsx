import type { VNode } from 'preact';
import type { FormatId } from '../../../reference/help';
import { HelpLink, useWording } from '../../../controls/wording';

/** Leads to what the help says of a format and of the programs that read it. */
export function FormatLink({ format }: { readonly format: FormatId }): VNode {
  const { t } = useWording();
  return (
    <p class="quiet">
      <HelpLink topic={{ kind: 'format', id: format }}>{t('formatKnown')}</HelpLink>
    </p>
  );
}
