import type { VNode } from 'preact';
import type { FormatId } from '../../reference/help';
import { FormatLink } from './FormatLink';

interface LossListProps {
  readonly title: string;
  readonly losses: readonly string[];
  readonly format: FormatId;
}

/** What a text does not hold. */
export function LossList({ title, losses, format }: LossListProps): VNode {
  return (
    <section class="warnings">
      <h2>{title}</h2>
      <ul class="findings">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <FormatLink format={format} />
    </section>
  );
}
