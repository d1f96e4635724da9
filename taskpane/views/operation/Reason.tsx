import type { VNode } from 'preact';
import { ruled } from '../../../language';
import type { AnyMessage } from '../../../src';
import { useWording } from '../wording';

interface ReasonProps {
  readonly title: string;
  /** What led to a figure. */
  readonly why: { readonly steps: readonly AnyMessage[] };
}

/** A figure of a preview, and the steps that led to it. */
export function Reason({ title, why }: ReasonProps): VNode {
  const { say } = useWording();
  return (
    <section>
      <p>{title}</p>
      <ul class="findings">
        {why.steps.map((step, i) => (
          <li key={i}>{say(ruled(step))}</li>
        ))}
      </ul>
    </section>
  );
}
