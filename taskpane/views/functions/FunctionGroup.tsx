import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { SystemGroup } from '../../reference/groups';
import { FunctionCard } from './FunctionCard';
import type { InsertionControl } from './use-insertion';
import { systemWords } from '../system-words';
import { useWording } from '../wording';

export interface FunctionGroupProps {
  readonly group: SystemGroup;
  readonly insertion: InsertionControl | undefined;
  readonly openAll: boolean;
}

export function FunctionGroup({ group, insertion, openAll }: FunctionGroupProps): VNode {
  const { say } = useWording();
  const id = useId();
  const words = systemWords(group.system);
  return (
    <section class="group" aria-labelledby={id}>
      <h2 id={id}>{words ? say({ code: words.functions }) : group.system}</h2>
      {words && <p class="about">{say({ code: words.line })}</p>}
      {group.functions.map((entry) => (
        <FunctionCard key={entry.id} entry={entry} insertion={insertion} open={openAll} />
      ))}
    </section>
  );
}
