import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { SystemGroup } from '../../reference/groups';
import type { TextKey } from '../../../language';
import { FunctionCard } from './FunctionCard';
import type { InsertionControl } from './use-insertion';
import { useWording } from '../wording';

/** One sentence per system; a new system gets its own here. */
export const systemLines: Readonly<Record<string, TextKey & `system${string}`>> = {
  SOF: 'systemSOF',
  AGA: 'systemAGA',
  KGS: 'systemKGS',
  NK: 'systemNK',
  KUKSU: 'systemKUKSU',
};

export interface FunctionGroupProps {
  readonly group: SystemGroup;
  readonly insertion: InsertionControl | undefined;
  readonly openAll: boolean;
}

export function FunctionGroup({ group, insertion, openAll }: FunctionGroupProps): VNode {
  const { t } = useWording();
  const id = useId();
  const line = systemLines[group.system];
  return (
    <section class="group" aria-labelledby={id}>
      <h2 id={id}>{group.system}</h2>
      {line && <p class="about">{t(line)}</p>}
      {group.functions.map((entry) => (
        <FunctionCard key={entry.id} entry={entry} insertion={insertion} open={openAll} />
      ))}
    </section>
  );
}
