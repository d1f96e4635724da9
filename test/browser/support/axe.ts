import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { finishAnimations } from './animations';

interface Asked {
  /** Only these rules; without any, all of them. */
  readonly rules?: readonly string[];
  /** Only this part of the page. */
  readonly part?: { include: string[][]; exclude: string[][] };
}

type Broken = readonly [rule: string, elements: readonly string[]];

/** What axe finds in a page as it is drawn now: each broken rule with the elements that break it. */
export async function foundByAxe(page: Frame | Page, asked: Asked = {}): Promise<Broken[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(finishAnimations);
  const { violations } = await page.evaluate(
    ([rules, part]) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        part ?? { include: [['html']] },
        rules.length > 0 ? { runOnly: [...rules] } : {},
      ),
    [asked.rules ?? [], asked.part] as const,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
