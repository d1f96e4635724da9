import { describe, expect, jest } from '@jest/globals';
import type { Frame } from 'playwright-core';
import { looks } from '../../../tools/pictures';
import { testInTurn } from '../../support/in-full';
import { inTurn } from '../../support/pairwise';
import { isTaken } from '../../support/sampled';
import { foundByAxe, scrolledOrCut, setPaneSize } from '../support/axe';
import { freshWorkbenches } from '../support/fresh-workbench';
import { scenes } from '.';
import type { Draw } from './scene';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

/** The widths of a pane: as Excel opens it, the narrowest, and the first at 200 % zoom. */
const widths = [350, 320, 175];

interface Seen {
  /** Filled buttons that can be seen. */
  readonly filled: number;
  /** What the view says more than once: problems, questions, findings. */
  readonly twice: readonly string[];
}

function see(frame: Frame): Promise<Seen> {
  return frame.evaluate(() => {
    const visible = (css: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(css)].filter((each) => each.checkVisibility());
    const said = visible('.message p, .findings li, .question legend, .status').map((each) =>
      each.innerText.trim(),
    );
    return {
      filled: visible('button.primary').length,
      twice: said.filter((text, at) => text !== '' && said.indexOf(text) < at),
    };
  });
}

/** Whether all of the bar with a job's buttons is within the pane. */
function barIsInView(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => {
    const bar = document.querySelector('.bar');
    if (!bar) return true;
    const { top, bottom } = bar.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Holds every view to the design (section 11 of its tests) and collects what is not as it should be, by view. */
class Judge {
  readonly faults: unknown[] = [];
  private shown = 0;

  constructor(private readonly forced: boolean) {}

  readonly draw: Draw = async (driver, view, filled) => {
    this.shown += 1;
    const { page } = driver.desk.open;
    const frame = await driver.desk.frame();
    const fault = (found: unknown): void => {
      this.faults.push([view, found]);
    };
    await page.setViewportSize({ width: 1280, height: 1000 });
    for (const width of widths) {
      await setPaneSize(driver.desk.open.page, width, 740);
      const found = await frame.evaluate(scrolledOrCut);
      if (found.length > 0) fault({ width, found });
    }
    await setPaneSize(driver.desk.open.page, 350, 300);
    if (!(await barIsInView(frame))) fault('The bar is out of view in a pane 300 px high.');
    await setPaneSize(driver.desk.open.page, 350, 740);
    const seen = await see(frame);
    if (seen.filled !== filled) fault({ filled: seen.filled, expected: filled });
    if (seen.twice.length > 0) fault({ twice: seen.twice });
    if (!isTaken(this.shown, 3)) return;
    if (this.forced) await page.emulateMedia({ forcedColors: 'active' });
    // Where colours are forced, they alone are other ones.
    const found = await foundByAxe(frame, this.forced ? { rules: ['color-contrast'] } : {});
    if (found.length > 0) fault(found);
  };
}

describe.each(inTurn({ scene: scenes, look: looks }, 0))(
  '$scene.name, $look.title',
  ({ scene, look }) => {
    // In turn with the walks of kuksu.test.ts and kgs-year.test.ts, and with check.test.ts.
    testInTurn(0, 3)('every view is as the design has it', async () => {
      const open = async (more?: string): ReturnType<typeof workbenches.open> => {
        const opened = await workbenches.open(
          more === undefined ? look.search : `${look.search}&${more}`,
        );
        await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        return opened;
      };
      const judge = new Judge(look.media !== undefined);
      await scene.walk({ language: look.language, open }, judge.draw);
      expect(judge.faults).toEqual([]);
    });
  },
);
