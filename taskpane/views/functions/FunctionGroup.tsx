import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { SystemGroup } from '../../reference/groups';
import type { FunctionReference } from '../../reference/types';
import { Row } from '../controls/Row';
import { systemWords } from '../system-words';
import { useWording } from '../wording';
import { Marked, type SearchedFor } from './Marked';

export interface FunctionGroupProps {
  readonly group: SystemGroup;
  readonly searched: SearchedFor;
  readonly onCard: (entry: FunctionReference) => void;
}

/** The functions of a system: a row for each, which opens its card. */
export function FunctionGroup({ group, searched, onCard }: FunctionGroupProps): VNode {
  const { say } = useWording();
  const id = useId();
  const words = systemWords(group.system);
  return (
    <section class="group" aria-labelledby={id}>
      <h2 id={id}>{words ? say({ code: words.functions }) : group.system}</h2>
      {words && searched.query.trim() === '' && <p class="about">{say({ code: words.line })}</p>}
      <ul class="rows">
        {group.functions.map((entry) => (
          <Row
            key={entry.id}
            title={<code>{entry.name}</code>}
            line={<Marked text={entry.description} searched={searched} />}
            card={entry.id}
            onPress={() => {
              onCard(entry);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
