import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';

interface FoldedProps {
  readonly summary: ComponentChildren;
  readonly openAtFirst?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A part that opens with a click. What is inside is drawn once it is open: hundreds of sheets would take their time. */
export function Folded({
  summary,
  openAtFirst = false,
  class: look,
  children,
}: FoldedProps): VNode {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details
      class={look}
      open={openAtFirst}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {open && children}
    </details>
  );
}
