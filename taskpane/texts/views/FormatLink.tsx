import type { VNode } from 'preact';
import { helpAddress, type FormatId } from '../../reference/help';
import { useWording } from '../../views/wording';

/** Leads to what the help says of a format and of the programs that read it. */
export function FormatLink({ format }: { readonly format: FormatId }): VNode {
  const { t, language } = useWording();
  const page = helpAddress({ kind: 'format', id: format }, language);
  return (
    <p class="quiet">
      <a href={page} target="_blank" rel="noopener">
        {t('formatKnown')}
      </a>
    </p>
  );
}
