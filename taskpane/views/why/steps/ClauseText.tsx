import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { clauseTexts } from '../../../reference/clauses';
import { Icon } from '../../controls/Icon';
import { useWording } from '../../wording';

/** The button beside a clause that opens what it says. */
export function SaysButton({
  clause,
  isOpen,
  onPress,
}: {
  readonly clause: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}): VNode {
  const { t } = useWording();
  const name = t('whySays', { clause });
  return (
    <button
      type="button"
      class="says"
      aria-expanded={isOpen}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <Icon name="open" />
    </button>
  );
}

/** What a clause says: in English, as the rules are. */
export function ClauseText({ clause }: { readonly clause: string }): VNode {
  const { t } = useWording();
  const [said, setSaid] = useState<string | null>('');
  useEffect(() => {
    let left = false;
    clauseTexts().then(
      ({ [clause]: text = null }) => {
        if (!left) setSaid(text);
      },
      () => {
        if (!left) setSaid(null);
      },
    );
    return () => {
      left = true;
    };
  }, [clause]);
  if (said === null) return <p class="clause-says">{t('whySaysFailed')}</p>;
  return (
    <p class="clause-says" lang="en">
      {said}
    </p>
  );
}
