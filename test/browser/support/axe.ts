import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

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

/** What is wider than its box in the pane. */
export async function overflowing(pane: Frame): Promise<string[]> {
  await pane.evaluate(finishAnimations);
  return pane.evaluate(widerThanTheirBoxes);
}

/**
 * The elements of the pane whose content is wider than their box, as short texts; runs in the pane's page. Elements that
 * scroll sideways on purpose (tables, fields) and text for screen readers do not count.
 */
function widerThanTheirBoxes(): string[] {
  // Cells of a preview are cut as Excel cuts them; the lines of the bracket lie between its columns. Samples of a column and the
  // line of context may be cut in sight: readers have all of them.
  const cut =
    'input, textarea, select, option, .for-readers, .cells td, .cells th, .stage, .matches, .matches > li, .recognised .sample, .title p';
  return [...document.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth)
    .filter((element) => !element.matches(cut))
    .filter((element) => !['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    .map(({ tagName, className, scrollWidth, clientWidth, textContent }) => {
      const text = textContent.trim().slice(0, 40);
      return `${tagName.toLowerCase()}.${className}: ${scrollWidth} > ${clientWidth}: ${text}`;
    });
}

/**
 * What a reader would have to scroll for, or could not read: the page or its view wider than the pane, boxes that cut their
 * text, and words broken in the cells of a table; runs in the pane's page. Tables scroll by themselves; samples and the line of context may be cut.
 */
export function scrolledOrCut(): string[] {
  const mayBeCut = 'input, textarea, select, .for-readers, .recognised .sample, .title p';
  const views = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, .bar')]
    .filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => `${each.tagName.toLowerCase()} scrolls: ${widestIn(each)}`);
  const cut = [...document.querySelectorAll<HTMLElement>('main *, footer *')]
    .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth)
    .filter((each) => ['hidden', 'clip'].includes(getComputedStyle(each).overflowX))
    .filter((each) => !each.matches(mayBeCut))
    .map(
      (each) => `${each.tagName.toLowerCase()}.${each.className}: ${each.innerText.slice(0, 40)}`,
    );
  const broken = [
    ...document.querySelectorAll<HTMLElement>('.cells td:not(.number) > bdi, .player-card th'),
  ]
    .filter((each) => linesOf(each) > each.innerText.split(/\s+/).length)
    .map((each) => `a cell breaks the words of ${each.innerText.slice(0, 40)}`);
  const outOfView = [...document.querySelectorAll<HTMLElement>('.cells :is(th, td).number')]
    .filter((each) => each.matches('.strong, .in-view') && isBeyond(each))
    .map((each) => `${each.innerText} is out of the view of its table`);
  return [...views, ...cut, ...broken, ...outOfView];

  function isBeyond(cell: HTMLElement): boolean {
    const right = cell.closest('.cells')?.getBoundingClientRect().right ?? Infinity;
    return cell.getBoundingClientRect().right > right + 0.5;
  }

  function linesOf(element: HTMLElement): number {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }

  /** What reaches beyond the right edge of a view and holds nothing that does. */
  function widestIn(view: HTMLElement): string {
    const { right } = view.getBoundingClientRect();
    const beyond = [...view.querySelectorAll<HTMLElement>('*')].filter(
      (each) => each.getBoundingClientRect().right > right + 0.5,
    );
    const inner = beyond.filter(
      (each) => !beyond.some((other) => other !== each && each.contains(other)),
    );
    return inner
      .slice(0, 4)
      .map((each) => `${each.tagName.toLowerCase()}.${each.className} "${each.innerText}"`)
      .join(', ');
  }
}

/**
 * Makes the pane tall enough to show a whole view: axe cannot judge text that is scrolled out of sight. The grid stays low:
 * to draw thousands of its rows at each change would take two thirds of the time.
 */
export async function makeTall(page: Page, height: number): Promise<void> {
  await page.addStyleTag({ content: '#grid { max-height: 600px }' });
  await page.setViewportSize({ width: 1280, height });
}

/** Gives the pane a width in pixels, as somebody drags its edge, and its frame a height where one is given. */
export async function setPaneSize(page: Page, width: number, height?: number): Promise<void> {
  await page.evaluate(
    (size) => {
      document.getElementById('pane')?.style.setProperty('width', `${String(size.width)}px`);
      if (size.height === undefined) return;
      const iframe = document.querySelector<HTMLElement>('#pane iframe');
      iframe?.style.setProperty('flex', 'none');
      iframe?.style.setProperty('height', `${String(size.height)}px`);
    },
    { width, height },
  );
}

/** Runs in a page: a colour on its way is another one, and an arrow is wider than its box while it turns. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
