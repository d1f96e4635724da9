import { describe, expect, test } from '@jest/globals';
import { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { foundByAxe } from './support/axe';
import { freshWorkbenches } from './support/fresh-workbench';
import { textLike } from '../support/text';

const workbenches = freshWorkbenches();

/** Waits until a heading has the focus. */
const isAtHeading = (year: KgsDirector<BrowserDesk>, level: 'h1' | 'h2'): Promise<void> =>
  year.desk.pane.locator(`${level}:focus`).waitFor();

describe('A year by keyboard alone', () => {
  test('the focus is never lost, and what was written can be undone after a reload', async () => {
    const open = await workbenches.open();
    const year = new KgsDirector(new BrowserDesk(open, 'en'));
    const { t } = year;
    const key = async (name: string): Promise<void> => {
      await year.desk.tabTo(name);
      await open.page.keyboard.press('Enter');
    };
    const sheets = (): Promise<string[]> =>
      open.page.evaluate(() => window.workbench.grid.sheets().map(({ name }) => name));
    const before = await sheets();

    const frame = await year.desk.frame();
    await frame.evaluate(() => {
      document.querySelector('button')?.focus();
    });
    await key(t('runKGS'));
    await year.opened(t('kgsNewYear'));
    await year.desk.tabTo(t('kgsYearName'));
    await open.page.keyboard.type('2012');
    await key(t('preview'));
    await year.desk.button(t('write')).waitFor();
    await isAtHeading(year, 'h2');
    await key(t('write'));
    await year.desk.button(t('undo')).waitFor();
    await isAtHeading(year, 'h2');
    await year.desk.status.getByText(textLike('en', 'writtenTitle')).waitFor();
    expect((await sheets()).length).toBeGreaterThan(before.length);

    await open.page.locator('#pane-close').click();
    await open.page.locator('#ribbon button').click();
    await year.desk.status.getByText(/^Last written: .*, \d\d:\d\d\.$/).waitFor();
    expect(await foundByAxe(await year.desk.frame())).toEqual([]);
    const again = await year.desk.frame();
    await again.evaluate(() => {
      document.querySelector('button')?.focus();
    });
    await key(t('undo'));
    await year.desk.button(t('undo')).waitFor({ state: 'detached' });
    await isAtHeading(year, 'h1');
    expect(await sheets()).toEqual(before);
  });
});
