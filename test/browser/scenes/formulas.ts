import { BrowserDesk } from '../../drivers/browser-desk';
import { Director } from '../../drivers/director';
import type { Scene } from './scene';
import { example } from '../support/example';

/** Functions: the search, a card, and what stands behind a value and an error. */
export const formulas: Scene = {
  name: 'formulas',
  walk: async ({ language, open }, draw) => {
    const driver = new Director(new BrowserDesk(await open(), language));
    await driver.view('viewFunctions');
    await driver.desk.pane.getByRole('searchbox').fill(language === 'nl' ? 'punten' : 'tie');
    await draw(driver, 'functions', 0);
    await driver.desk.pane.getByRole('searchbox').fill('');
    await driver.desk.open.select('SOF!H40');
    await driver.desk.pane.locator('[data-card="SOF.AWARD"]').click();
    await driver.desk.button(driver.t('cardInsertInto', { address: 'H40' })).click();
    await draw(driver, 'function-card-empty', 1);
    await example(driver, 'SOF.AWARD', 'H40');
    await draw(driver, 'function-card', 1);
    await driver.desk.button(driver.t('viewWhy')).last().click();
    await driver.desk.pane.locator('.card-page .why-steps, .card-page .steps').first().waitFor();
    await draw(driver, 'function-card-why', 1);
    await driver.desk.pane.locator('[data-argument]').first().fill('-5');
    await driver.desk.pane.locator('[data-argument][aria-invalid="true"]').waitFor();
    await draw(driver, 'function-card-wrong', 1);
    await driver.desk.open.select('SOF!A1');
    await example(driver, 'SOF.AWARD', 'A1');
    await driver.desk.button(driver.t('cardInsertInto', { address: 'A1' })).click();
    await driver.desk.button(driver.t('replace')).waitFor();
    await draw(driver, 'function-card-filled', 0);
    await driver.desk.button(driver.t('cancel')).click();
    await driver.desk.open.select('SOF!H40');
    await example(driver, 'SOF.AWARD', 'H40');
    await driver.desk.button(driver.t('cardInsertInto', { address: 'H40' })).click();
    await driver.desk.button(driver.t('undo')).waitFor();
    await driver.desk.open.calculated();
    await driver.view('viewWhy');
    await driver.desk.open.select('SOF!A1');
    await driver.desk.open.select('SOF!H40');
    await driver.desk.pane.locator('.why-steps').first().waitFor();
    await draw(driver, 'why-cell', 0);
    await driver.desk.open.select('SOF!H42');
    await driver.desk.open.type('-5');
    await driver.desk.open.select('SOF!H43');
    await driver.desk.open.type('=SOF.AWARD(H42,60)');
    await driver.desk.open.select('SOF!A1');
    await driver.desk.open.select('SOF!H43');
    await driver.desk.pane.locator('.value.error').waitFor();
    await draw(driver, 'why-error', 1);
  },
};
