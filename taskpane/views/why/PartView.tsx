import type { VNode } from 'preact';
import type { FunctionReference } from '../../reference/types';
import type { CallPart } from '../../why/parts';
import { useWording } from '../wording';
import { Arguments } from './Arguments';
import { Steps } from './Steps';

/** One call of ours: its steps and what it was given. */
export function PartView({
  part,
  reference,
}: {
  readonly part: CallPart;
  readonly reference: readonly FunctionReference[];
}): VNode {
  const { t } = useWording();
  const entry = reference.find(({ id }) => id === part.call.id);
  return (
    <>
      {part.steps.length > 0 && (
        <section>
          <h2>{t('whyHow', { steps: part.steps.length })}</h2>
          <Steps steps={part.steps} />
        </section>
      )}
      <section>
        <h2>{t(part.error ? 'whyAllArguments' : 'whyFrom')}</h2>
        <Arguments part={part} parameters={entry?.parameters ?? []} />
      </section>
    </>
  );
}
