import type { ComponentChildren, VNode } from 'preact';

/** The heading of a column of figures stands above them, on their side. */
export function NumberHeading({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <th scope="col" class="number">
      {children}
    </th>
  );
}
