import { expect } from '@jest/globals';
import axe from 'axe-core';
import { isTaken } from '../../support/sampled';

/** Rules that measure what only a browser paints: its tests run them. */
const painted = ['color-contrast', 'label-content-name-mismatch'];
const rules = Object.fromEntries(painted.map((rule) => [rule, { enabled: false }]));

/** What axe finds in the document of jsdom: each broken rule with the elements that break it. */
export async function foundByAxe(): Promise<(readonly [rule: string, elements: string[]])[]> {
  const { violations } = await axe.run(document, { rules });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** How often a view of this file was shown to axe. */
let shown = 0;

/** Nothing for axe to find in what the pane shows now. In `npm test` axe looks at every third view of a file. */
export async function axeFindsNothing(): Promise<void> {
  shown += 1;
  if (isTaken(shown, 3)) expect(await foundByAxe()).toEqual([]);
}
