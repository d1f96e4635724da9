import { expect } from '@jest/globals';
import type { Frame } from 'playwright-core';
import { isTaken } from '../../support/sampled';
import type { BrowserDesk } from '../../drivers/browser-desk';
import { foundByAxe, makeTall, overflowing, setPaneSize } from './axe';

/** The widths of a pane in Excel: one that was drawn wider, and the narrowest. */
const widths = [450, 320];

/** The two walks through the views of a system. */
export const walks = [
  { name: 'In English, light and in high contrast', search: '?theme=light', language: 'en' },
  { name: 'In Dutch, dark', search: '?theme=dark&locale=nl-NL', language: 'nl' },
] as const;

/**
 * Looks at a view in every width, and in English in high contrast too: axe finds nothing, and only what is meant to scrolls sideways.
 * `npm test` looks at each view in one of the widths, and has axe look at one in five.
 */
export class Looker {
  private shown = 0;

  private constructor(
    private readonly desk: BrowserDesk,
    private readonly frame: Frame,
  ) {}

  static async of(desk: BrowserDesk): Promise<Looker> {
    await makeTall(desk.open.page, 7000);
    return new Looker(desk, await desk.frame());
  }

  async look(view: string): Promise<void> {
    this.shown += 1;
    for (const width of widths.filter((_, at) => isTaken(this.shown + at, 2))) {
      await setPaneSize(this.desk.open.page, width);
      const wide = await overflowing(this.frame);
      expect([view, width, wide]).toEqual([view, width, []]);
    }
    if (!isTaken(this.shown, 5)) return;
    expect([view, await foundByAxe(this.frame)]).toEqual([view, []]);
    if (this.desk.language !== 'en') return;
    const { page } = this.desk.open;
    await page.emulateMedia({ forcedColors: 'active' });
    // There colours alone are other ones.
    const found = await foundByAxe(this.frame, { rules: ['color-contrast'] });
    expect([`${view} in high contrast`, found]).toEqual([`${view} in high contrast`, []]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
}
