import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Problem } from '../../workbook/problems';
import { useAnnounce } from '../controls/use-announce';
import { useWording } from '../wording';

/** Why something small did not happen, and the way out. */
export function Hindrance({ problem: of }: { readonly problem: Problem }): VNode {
  const { problem } = useWording();
  const announce = useAnnounce();
  const sentence = problem(of);
  useEffect(() => {
    announce(sentence);
  }, [of, sentence, announce]);
  return (
    <div class="status hindrance" data-kind="problem">
      <p>{sentence}</p>
    </div>
  );
}
