import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What a job shows, below its heading, which takes the focus when the job has come. */
export function JobMain({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ComponentChildren;
}): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <main class="operation">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p class="quiet">{lead}</p>
      {children}
    </main>
  );
}
