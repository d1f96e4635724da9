import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';

interface FoldedProps {
  readonly summary: ComponentChildren;
  readonly openAtFirst?: boolean;
  readonly children: ComponentChildren;
}

/** A part that opens with a click. What is inside is drawn once it is open: hundreds of leagues would take their time. */
export function Folded({ summary, openAtFirst = false, children }: FoldedProps): VNode {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details
      class="tier"
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
