import axe from 'axe-core';

/** Rules that measure what only a browser paints: its tests run them. */
const painted = ['color-contrast', 'label-content-name-mismatch'];
const rules = Object.fromEntries(painted.map((rule) => [rule, { enabled: false }]));

/** What axe finds in the document of jsdom: each broken rule with the elements that break it. */
export async function foundByAxe(): Promise<(readonly [rule: string, elements: string[]])[]> {
  const { violations } = await axe.run(document, { rules });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
