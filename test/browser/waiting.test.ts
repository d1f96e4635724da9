import { describe, expect, test } from '@jest/globals';
import { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { oneOf } from '../support/sampled';
import { foundByAxe } from './support/axe';
import { example } from './support/example';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();

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
