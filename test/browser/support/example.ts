import type { Locator } from 'playwright-core';
import type { BrowserDesk } from '../../drivers/browser-desk';
import type { Director } from '../../drivers/director';

/** Opens the card of a function with its first example in the fields; its button, once it knows the cell that is selected. */
export async function example(
  driver: Director<BrowserDesk>,
  id: string,
  cell: string,
): Promise<Locator> {
  const { desk, t } = driver;
  await driver.view('viewFunctions');
  await desk.pane.locator(`[data-card="${id}"]`).click();
  await desk.pane.locator('.examples button').first().click();
  const insert = desk.button(t('cardInsertInto', { address: cell }));
  await insert.waitFor();
  return insert;
}
