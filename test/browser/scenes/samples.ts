import { BrowserDesk } from '../../drivers/browser-desk';
import { Director } from '../../drivers/director';
import type { Scene } from './scene';

/** A championship in play, and the jobs of bridge and AGA go, from the sample data of an empty workbook to what is written. */
export const samples: Scene = {
  name: 'events from sample data',
  walk: async ({ language, open }, draw) => {
    const nk = new Director(new BrowserDesk(await open(), language));
    await nk.view('viewRun');
    await nk.desk.pane.locator('.more > summary').click();
    await nk.desk.pane.locator('.more .go', { hasText: nk.t('runNKPlayed') }).click();
    await nk.desk.pane
      .getByRole('heading', { level: 1, name: nk.t('runNext', { round: 4, rounds: 7 }) })
      .waitFor();
    await draw(nk, 'home-in-play', 1);
    for (const [start, name, share] of [
      ['runSOF', 'sof-event', 'sof-share'],
      ['runAGA', 'aga-section', 'aga-share'],
    ] as const) {
      const driver = new Director(new BrowserDesk(await open(), language));
      const { t } = driver;
      await driver.view('viewRun');
      await driver.desk.pane.locator('.more > summary').click();
      await driver.desk.pane
        .locator('.more .go', { has: driver.desk.open.page.getByText(t(start), { exact: true }) })
        .click();
      await driver.desk.pane.locator('.understood, .heads').first().waitFor();
      await draw(driver, `${name}-form`, 1);
      await driver.preview();
      await draw(driver, name, 1);
      await driver.write();
      await draw(driver, `${name}-written`, 1);
      await driver.view('viewRun');
      await driver.desk.pane.locator('.event').waitFor();
      await draw(driver, `${name}-home`, 1);
      await driver.job(t(share));
      await driver.desk.button(t('shareCopyText')).waitFor();
      await draw(driver, `${name}-share`, 1);
    }
  },
};
