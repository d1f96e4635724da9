import type { FunctionReference } from '../../reference/help';
import type { Pane } from '../found-cell';

/** The functions of this pane, with the namespace that its manifest gives them. */
export function paneOf(reference: readonly FunctionReference[], mark: Pane['mark']): Pane {
  const ids = reference.map(({ id }) => id);
  const [first] = reference;
  const namespace =
    first && first.name !== first.id ? first.name.slice(0, -first.id.length - 1) : undefined;
  return { ids, namespace, mark };
}
