import { expect, jest } from '@jest/globals';
import type { Frame } from 'playwright-core';
import { testInTurn } from '../support/in-full';
import { oneOf } from '../support/sampled';
import { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { invented, NkDirector } from '../drivers/nk';
import { foundByAxe, setPaneSize } from './support/axe';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();
jest.setTimeout(300_000);

/** Home stays this short, so that it is seen whole in most panes. */
const mostHeight = 850;

const walks = [
  { look: 'light', search: '?theme=light', language: 'en' },
  { look: 'dark', search: '?theme=dark&locale=nl-NL', language: 'nl' },
] as const;

interface Measured {
  /** Wider than the pane by so many pixels, and so many pixels high in all. */
  readonly wide: number;
  readonly height: number;
  readonly filled: readonly string[];
  /** Filled buttons that reach below the pane. */
  readonly below: readonly string[];
}

/** What the view measures as it is drawn. */
function measure(frame: Frame): Promise<Measured> {
  return frame.evaluate(() => {
    const main = document.querySelector('main');
    const root = document.documentElement;
    const pane = document.getElementById('pane');
    if (!main || !pane) throw new Error('no view');
    const filled = [...document.querySelectorAll<HTMLElement>('button.primary')];
    const bottom = main.getBoundingClientRect().bottom;
    return {
      wide: Math.max(root.scrollWidth - root.clientWidth, main.scrollWidth - main.clientWidth),
      height: pane.clientHeight - main.clientHeight + main.scrollHeight,
      filled: filled.map((button) => button.innerText.trim()),
      below: filled
        .filter((button) => button.getBoundingClientRect().bottom > bottom)
        .map((button) => button.innerText.trim()),
    };
  });
}

/** From 300 pixels of height on, top and bottom stay and the view scrolls; below that nothing is pinned. */
async function checkPinning(nk: NkDirector<BrowserDesk>): Promise<void> {
  const frame = await nk.desk.frame();
  const look = (): Promise<unknown> =>
    frame.evaluate(() => {
      const main = document.querySelector('main');
      const foot = document.querySelector('.foot');
      if (!main || !foot) throw new Error('no view');
      return {
        viewScrolls: main.scrollHeight > main.clientHeight,
        footIsInView: foot.getBoundingClientRect().bottom <= innerHeight,
        pageScrolls: document.documentElement.scrollHeight > innerHeight,
      };
    });
  await setPaneSize(nk.desk.open.page, 350, 300);
  expect(await look()).toEqual({ viewScrolls: true, footIsInView: true, pageScrolls: false });
  await setPaneSize(nk.desk.open.page, 350, 299);
  expect(await look()).toEqual({ viewScrolls: false, footIsInView: false, pageScrolls: true });
}

/** In the runs that look at the views of the KGS (kgs-year.test.ts). */
testInTurn(5, 6).each(oneOf(walks))(
  'Home is short, in $look, and its next step is in view',
  async ({ search, language }) => {
    const nk = new NkDirector(new BrowserDesk(await workbenches.open(search), language));
    const { t } = nk;
    await nk.desk.open.page.setViewportSize({ width: 1280, height: 1200 });
    const check = async (view: string, filled: readonly string[]): Promise<void> => {
      const frame = await nk.desk.frame();
      for (const width of [320, 350]) {
        await setPaneSize(nk.desk.open.page, width, 480);
        const low = await measure(frame);
        expect([view, width, low.wide]).toEqual([view, width, 0]);
        expect([view, low.filled]).toEqual([view, filled]);
        if (width === 350) {
          expect([view, low.below]).toEqual([view, []]);
          expect(low.height).toBeLessThanOrEqual(mostHeight);
        }
      }
      expect(await foundByAxe(frame)).toEqual([]);
    };
    const home = async (headline: string): Promise<void> => {
      await nk.view('viewRun');
      await nk.desk.pane.getByRole('heading', { level: 1, name: headline }).waitFor();
    };

    await home(t('runWhat'));
    await check('empty', []);
    await nk.newEvent('Entries', invented(12));
    await home(t('runNext', { round: 1, rounds: 7 }));
    await check('round-1', [t('runPairRound', { round: 1 })]);
    await checkPinning(nk);
    await nk.desk.button(t('runPairRound', { round: 1 })).click();
    await nk.opened(t('nk-pair'));
    await nk.preview();
    await nk.writeAs(nk.round(1));
    await home(t('runMissing', { round: 1, count: 6 }));
    await check('results', [t('runGoBoard', { board: 1 })]);

    // What is typed shows once the pane is entered.
    await nk.results(nk.round(1));
    await nk.desk.pane.getByRole('heading', { level: 1 }).click();
    await home(t('runNext', { round: 2, rounds: 7 }));
    await check('round-2', [t('runPairRound', { round: 2 })]);

    // Another event of the workbook is a row.
    const kgs = new KgsDirector(nk.desk);
    await kgs.newYear([8, 5, 3, 2, 1]);
    await home(t('runTournamentFirst'));
    await nk.desk.pane.getByText(t('runNext', { round: 2, rounds: 7 })).waitFor();
    await check('two-events', [t('kgs-tournament')]);

    await nk.view('viewFunctions');
    await nk.desk.pane.getByRole('searchbox').waitFor();
    const frame = await nk.desk.frame();
    for (const width of [320, 350]) {
      await setPaneSize(nk.desk.open.page, width, 740);
      expect((await measure(frame)).wide).toBe(0);
    }
    expect(nk.desk.open.complaints).toEqual([]);
  },
);
