import type { VNode } from 'preact';
import type { FunctionReference } from '../../reference/types';
import type { Explanation } from '../../why/explanation';
import { CellHead } from './CellHead';
import { PartView } from './PartView';

/** What leads to the figure in a cell. */
export function Explained({
  explanation,
  reference,
}: {
  readonly explanation: Explanation;
  readonly reference: readonly FunctionReference[];
}): VNode {
  const { cell, parts } = explanation;
  return (
    <>
      <CellHead cell={cell} />
      {parts.map((part) => (
        <PartView key={`${part.call.from} ${part.call.id}`} part={part} reference={reference} />
      ))}
    </>
  );
}
