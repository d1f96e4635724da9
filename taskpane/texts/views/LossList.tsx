import type { VNode } from 'preact';

interface LossListProps {
  readonly title: string;
  readonly losses: readonly string[];
}

/** What a text does not hold. */
export function LossList({ title, losses }: LossListProps): VNode {
  return (
    <section class="warnings">
      <h2>{title}</h2>
      <ul class="findings">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </section>
  );
}
