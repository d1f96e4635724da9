import type { ComponentChildren, Ref, VNode } from 'preact';

/** What a job shows; its title stands in the frame above it. */
export function JobMain({
  lead,
  main,
  children,
}: {
  /** What it makes of what; gone once there is something to look at. */
  readonly lead?: string | undefined;
  readonly main?: Ref<HTMLElement>;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <main ref={main ?? null} class="operation">
      {lead !== undefined && <p class="quiet">{lead}</p>}
      {children}
    </main>
  );
}
