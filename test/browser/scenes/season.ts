import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BrowserDesk } from '../../drivers/browser-desk';
import { Director } from '../../drivers/director';
import type { Scene } from './scene';

const report = path.join(__dirname, '../../corpus/aga-report/aga-report-example.txt');

/** A season of AGA qualifiers without any yet, and a report of the AGA, read and written again. */
export const season: Scene = {
  name: 'an AGA season and a report',
  walk: async ({ language, open }, draw) => {
    const driver = new Director(new BrowserDesk(await open(), language));
    const { t } = driver;
    const { pane } = driver.desk;
    await driver.job(t('aga-season'));
    await driver.desk.field(t('agaSeasonName')).fill('2026');
    await driver.preview();
    await draw(driver, 'aga-season', 1);
    await driver.write();
    await draw(driver, 'aga-season-written', 1);
    await driver.view('viewRun');
    await pane.locator('.event').waitFor();
    await draw(driver, 'aga-season-home', 1);
    await driver.job(t('aga-import'));
    await driver.desk.field(t('agaImportText')).fill(readFileSync(report, 'utf8'));
    await driver.preview();
    await draw(driver, 'aga-import', 1);
    await driver.write();
    await draw(driver, 'aga-import-written', 1);
    await driver.job(t('aga-report'));
    // The lists that were just read are taken without being asked for.
    await driver.desk.pane.locator('.step.list[data-state="done"]').nth(1).waitFor();
    await driver.askForPreview();
    await driver.desk.button(t('agaReportCopy')).waitFor();
    await draw(driver, 'aga-report', 1);
  },
};
