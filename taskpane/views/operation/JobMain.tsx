import type { ComponentChildren, VNode } from 'preact';

/** What a job shows; its title stands in the frame above it. */
export function JobMain({
  lead,
  children,
}: {
  readonly lead: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <main class="operation">
      <p class="quiet">{lead}</p>
      {children}
    </main>
  );
}
