import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { followBuild } from '../../start/newest-build';
import { useWording } from '../wording';
import { Reload } from './Reload';

/** Says that the host has a newer build, and loads it when asked to. During a write it waits: that would leave half of it. */
export function NewBuild({ writing }: { readonly writing: boolean }): VNode | null {
  const { t } = useWording();
  const [replaced, setReplaced] = useState(false);
  useEffect(
    () =>
      followBuild(() => {
        setReplaced(true);
      }),
    [],
  );
  if (!replaced) return null;
  return (
    <section class="failure">
      <p role="status">{t('newBuild')}</p>
      <Reload writing={writing} />
    </section>
  );
}
