import type { VNode } from 'preact';
import { useWording } from '../wording';
import { Folded } from './Folded';

/** What the sources of a system leave open, and what was decided for it. */
export function OpenPoints({ points }: { readonly points: readonly string[] }): VNode {
  const { t } = useWording();
  return (
    <Folded summary={t('openPoints')}>
      <ul class="findings">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Folded>
  );
}
