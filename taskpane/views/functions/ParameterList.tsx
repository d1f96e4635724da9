import type { VNode } from 'preact';
import type { ParameterReference } from '../../reference/types';
import { useWording } from '../wording';

export function ParameterList({
  parameters,
}: {
  readonly parameters: readonly ParameterReference[];
}): VNode {
  const { t } = useWording();
  return (
    <dl>
      {parameters.map(({ name, description, optional }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {optional && <span class="optional"> ({t('optional')})</span>}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
