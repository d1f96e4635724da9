import type { Page } from 'playwright-core';

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
