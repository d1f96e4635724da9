import { PaneDriver } from '../support/pane-driver';
import type { Scene } from './scene';

/** Functions: the search, a card, and what stands behind a value and an error. */
export const formulas: Scene = {
  name: 'formulas',
  walk: async ({ language, open }, draw) => {
    const driver = new PaneDriver(await open(), language);
    await driver.view('viewFunctions');
    await driver.pane.getByRole('searchbox').fill(language === 'nl' ? 'punten' : 'tie');
    await draw(driver, 'functions', 0);
    await driver.pane.getByRole('searchbox').fill('');
    await driver.open.select('SOF!H40');
    await driver.pane.locator('[data-card="SOF.AWARD"]').click();
    await driver.button(driver.t('cardInsertInto', { address: 'H40' })).click();
    await draw(driver, 'function-card-empty', 1);
    await driver.example('SOF.AWARD', 'H40');
    await draw(driver, 'function-card', 1);
    await driver.button(driver.t('viewWhy')).last().click();
    await driver.pane.locator('.card-page .why-steps, .card-page .steps').first().waitFor();
    await draw(driver, 'function-card-why', 1);
    await driver.pane.locator('[data-argument]').first().fill('-5');
    await driver.pane.locator('[data-argument][aria-invalid="true"]').waitFor();
    await draw(driver, 'function-card-wrong', 1);
    await driver.open.select('SOF!A1');
    await driver.example('SOF.AWARD', 'A1');
    await driver.button(driver.t('cardInsertInto', { address: 'A1' })).click();
    await driver.button(driver.t('replace')).waitFor();
    await draw(driver, 'function-card-filled', 0);
    await driver.button(driver.t('cancel')).click();
    await driver.open.select('SOF!H40');
    await driver.example('SOF.AWARD', 'H40');
    await driver.button(driver.t('cardInsertInto', { address: 'H40' })).click();
    await driver.button(driver.t('undo')).waitFor();
    await driver.open.calculated();
    await driver.view('viewWhy');
    await driver.open.select('SOF!A1');
    await driver.open.select('SOF!H40');
    await driver.pane.locator('.why-steps').first().waitFor();
    await draw(driver, 'why-cell', 0);
    await driver.open.select('SOF!H42');
    await driver.open.type('-5');
    await driver.open.select('SOF!H43');
    await driver.open.type('=SOF.AWARD(H42,60)');
    await driver.open.select('SOF!A1');
    await driver.open.select('SOF!H43');
    await driver.pane.locator('.value.error').waitFor();
    await draw(driver, 'why-error', 1);
  },
};
