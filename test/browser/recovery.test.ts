import { describe, expect, test } from '@jest/globals';
import { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { foundByAxe } from './support/axe';
import { freshWorkbenches } from './support/fresh-workbench';
import { oneOf } from '../support/sampled';
import { textLike } from '../support/text';
import { example } from './support/example';

const workbenches = freshWorkbenches();

/** The tag of what has the focus in the pane. */
async function focusedTag(year: KgsDirector<BrowserDesk>): Promise<string> {
  const frame = await year.desk.frame();
  return frame.evaluate(() => document.activeElement?.tagName ?? 'none');
}

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
    expect(await focusedTag(year)).toBe('H2');
    await key(t('write'));
    await year.desk.button(t('undo')).waitFor();
    expect(await focusedTag(year)).toBe('H2');
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
    expect(await focusedTag(year)).toBe('H1');
    expect(await sheets()).toEqual(before);
  });
});

describe('While a cell is being edited', () => {
  test.each(
    oneOf([
      ['en', ''],
      ['nl', '?locale=nl-NL'],
    ] as const),
  )('the pane says what it waits for, and goes on afterwards (%s)', async (language, search) => {
    const open = await workbenches.open(search);
    const year = new KgsDirector(new BrowserDesk(open, language));
    const { t } = year;
    await open.select('KGS!B20');
    const insert = await example(year, 'SOF.AWARD', 'B20');
    await open.page.clock.install();
    await open.page.evaluate(() => {
      window.workbench.faults.cellEdit(true);
    });
    await insert.click();
    await open.page.clock.fastForward(1000);
    await year.desk.status.getByText(t('waitingForCell'), { exact: true }).waitFor();
    await open.page.clock.fastForward(30_000);
    await year.desk.status.getByText(t('notAnswered')).waitFor();
    expect(await foundByAxe(await year.desk.frame())).toEqual([]);
    await year.desk.button(t('stopWaiting')).click();
    await year.desk.status.getByText(t('stoppedWaiting')).waitFor();
    await open.page.evaluate(() => {
      window.workbench.faults.cellEdit(false);
    });
    await insert.click();
    await year.desk.button(t('undo')).waitFor();
    expect((await open.cell('KGS!B20')).formula).toBe('=SOF.AWARD(1250,60)');
  });
});

describe('Where the functions come late', () => {
  test('formulas that show #NAME? are repaired below the functions', async () => {
    const open = await workbenches.open('?functions=late');
    const year = new KgsDirector(new BrowserDesk(open, 'en'));
    expect((await open.cell('SOF!G20')).value).toMatchObject({ error: '#NAME?' });
    await year.view('viewFunctions');
    const said = year.desk.pane.locator('.repair [role="status"]');
    const done = said.getByText(/^Repaired \d+ formulas on \d+ sheets\.$/);
    // The functions load after some seconds; until then the formulas still show #NAME?.
    for (let tries = 0; tries < 20 && !(await done.isVisible()); tries++) {
      await year.desk.button(year.t('repair')).click();
      await said.and(year.desk.pane.locator('[data-kind="done"]')).waitFor();
      await open.page.waitForTimeout(500);
    }
    await done.waitFor();
    await open.calculated();
    expect((await open.cell('SOF!G20')).value).toBe(25.16);
    expect(await foundByAxe(await year.desk.frame())).toEqual([]);
  });
});
