import type { VNode } from 'preact';

/** Takes the place of what will be there soon. */
export function Bones(): VNode {
  return (
    <div class="bones" data-kind="bones">
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
