import { describe, expect, test } from '@jest/globals';
import { testInTurn } from '../support/in-full';
import { fixedPoints, july, listOf } from '../taskpane/kgs/support/sample-year';
import { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { KuksuDirector } from '../drivers/kuksu';
import { invented, NkDirector } from '../drivers/nk';
import { freshWorkbenches } from './support/fresh-workbench';
import type { Director } from '../drivers/director';
import type { OpenWorkbench } from './support/workbench';
import { oneOf } from '../support/sampled';
import { foundByAxe } from './support/axe';
import { example } from './support/example';
import { until } from '../../tools/browser';

const workbenches = freshWorkbenches();

/** The same workbook as the colleague sees it: everything is shared but the pane. */
function colleagueOf(open: OpenWorkbench): OpenWorkbench {
  const pane = { value: open.page.frameLocator('#colleague iframe') };
  return Object.create(open, { pane }) as OpenWorkbench;
}

async function bothOpen(): Promise<readonly [OpenWorkbench, OpenWorkbench]> {
  const open = await workbenches.open('?panes=2&latency=200');
  const panes = [open, colleagueOf(open)] as const;
  for (const { pane } of panes) await pane.getByRole('main').waitFor();
  await expectTheirOwn(open);
  return panes;
}

/** The second pane is a colleague's: it has a connection and a memory of its own, and writes beside the first. */
async function expectTheirOwn({ page }: OpenWorkbench): Promise<void> {
  const marks = [];
  for (const id of ['pane', 'colleague']) {
    const element = await page.waitForSelector(`#${id} iframe`);
    const frame = await element.contentFrame();
    if (!frame) throw new Error(`${id} has no frame.`);
    marks.push(
      await frame.evaluate(async (name) => {
        const { Excel } = window as unknown as { Excel: typeof globalThis.Excel };
        const known = localStorage.getItem('mark');
        localStorage.setItem('mark', name);
        await Excel.run(async (context) => {
          context.workbook.worksheets.add(`Of ${name}`);
          await context.sync();
        });
        return known;
      }, id),
    );
  }
  expect(marks).toEqual([null, null]);
  const names = await page.evaluate(() => window.workbench.grid.sheets().map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(['Of pane', 'Of colleague']));
}

/**
 * Both press Write at once: one is told that it is written, the other why it is not. Gives the sheets that were made.
 */
async function race(
  drivers: readonly [Director<BrowserDesk>, Director<BrowserDesk>],
): Promise<readonly string[]> {
  const [first] = drivers;
  const before = await first.sheet.names();
  for (const each of drivers) await each.desk.offers(each.t('write'));
  // In one task: between two presses of a mouse the first write could be done, and the second pane know of it.
  await first.desk.open.page.evaluate((name) => {
    const panes = [
      ...document.querySelectorAll<HTMLIFrameElement>('#pane iframe, #colleague iframe'),
    ];
    for (const { contentDocument } of panes) {
      const buttons = [...(contentDocument?.querySelectorAll<HTMLElement>('.bar button') ?? [])];
      buttons.find(({ textContent }) => textContent === name)?.click();
    }
  }, first.t('write'));
  const undo = drivers.map((each) => each.desk.button(each.t('undo')));
  // Who lost has a sentence, and a way to look again.
  const answers = drivers.map((each, at) =>
    Promise.race([
      undo[at]?.waitFor().then(() => 'written'),
      each.desk.pane
        .locator('.status[data-kind=problem]')
        .waitFor()
        .then(() => 'told'),
    ]),
  );
  expect((await Promise.all(answers)).sort()).toEqual(['told', 'written']);
  await first.desk.open.calculated();
  for (const each of drivers) await each.desk.status.filter({ hasText: /./ }).waitFor();
  return (await first.sheet.names()).filter((name) => !before.includes(name));
}

describe('two directors press Write at the same time', () => {
  testInTurn(0, 3)('for a new championship, and for its first round', async () => {
    const [open, theirs] = await bothOpen();
    const drivers = [
      new NkDirector(new BrowserDesk(open, 'en')),
      new NkDirector(new BrowserDesk(theirs, 'en')),
    ] as const;
    const [nk] = drivers;
    await nk.enter('Entries', invented(8));
    for (const each of drivers) {
      await each.job(each.t('nk-new'));
      await open.select('Entries!A1');
      await each.useSelection();
      await each.preview();
    }
    expect(await race(drivers)).toEqual([nk.t('nkSheetPlayers'), nk.t('nkSheetSettings')]);
    const written = (await nk.sheet.values(`${nk.t('nkSheetPlayers')}!A1:H20`)).flat();
    expect(written.filter((value) => value === invented(1)[0]?.[0])).toHaveLength(1);

    for (const each of drivers) {
      await each.job(each.t('nk-pair'));
      await each.preview();
    }
    expect(await race(drivers)).toEqual(['Round 1']);
  });

  testInTurn(1, 3)('for a tournament of the year', async () => {
    const [open, theirs] = await bothOpen();
    const drivers = [
      new KgsDirector(new BrowserDesk(open, 'en')),
      new KgsDirector(new BrowserDesk(theirs, 'en')),
    ] as const;
    const [kgs] = drivers;
    await kgs.newYear(fixedPoints);
    await kgs.sheet.make('Results', listOf(july));
    for (const each of drivers) {
      await each.job(each.t('kgs-tournament'));
      await open.select('Results!A2');
      await each.useSelection();
      await each.describe(july);
      await each.preview();
    }
    expect(await race(drivers)).toEqual([july.name]);
    const year = await kgs.sheet.values(`${kgs.t('kgsSheetYear')}!A1:Z40`);
    expect(year.flat().filter((value) => value === july.name)).toHaveLength(1);
  });

  testInTurn(2, 3)('for the groups of a cycle', async () => {
    const [open, theirs] = await bothOpen();
    const drivers = [
      new KuksuDirector(new BrowserDesk(open, 'en')),
      new KuksuDirector(new BrowserDesk(theirs, 'en')),
    ] as const;
    const [kuksu] = drivers;
    const players = invented(20).map(([name, rating]) => [name, rating]);
    const sheet = await kuksu.enter([['Name', 'Rating'], ...players]);
    for (const each of drivers) {
      await each.job(each.t('kuksu-group'));
      await each.useList('kuksuRegistrations', `${sheet}!A1`);
      await each.withoutLastCycle();
      await each.preview();
    }
    const made = await race(drivers);
    expect(new Set(made).size).toBe(made.length);
    const leagues = made.filter((name) => name.startsWith('League '));
    const seats = await Promise.all(leagues.map((name) => kuksu.sheet.values(`${name}!B5:B30`)));
    const seated = seats.flat(2).filter((name) => players.some(([player]) => player === name));
    expect(seated.sort()).toEqual(players.map(([name]) => name).sort());
  });
});

describe('Where the functions come late', () => {
  testInTurn(0, 2)('formulas that show #NAME? are repaired below the functions', async () => {
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

/** Codes of a plain request and of one that waits; the second only once it has been answered. */
async function requests(open: OpenWorkbench, waits: boolean): Promise<string> {
  const frame = await new BrowserDesk(open, 'en').frame();
  return frame.evaluate(async (delayForCellEdit) => {
    const { Excel } = window as unknown as { Excel: typeof globalThis.Excel };
    try {
      await Excel.run({ delayForCellEdit }, async (context) => {
        context.workbook.load('name');
        await context.sync();
      });
      return 'answered';
    } catch (error) {
      return (error as { code: string }).code;
    }
  }, waits);
}

describe('An open cell editor in the grid', () => {
  test('refuses plain requests and holds those that wait until it closes', async () => {
    const open = await workbenches.shared();
    await open.select('SOF!H44');
    await open.typeOnly('12');
    expect(await requests(open, false)).toBe('InvalidOperationInCellEditMode');
    const held = requests(open, true);
    await until(open.page, () => window.workbench.faults.heldBack === 1);
    await open.page.keyboard.press('Enter', { delay: 60 });
    expect(await held).toBe('answered');
    expect(await requests(open, false)).toBe('answered');
  });
});

describe('An entry that validation refuses', () => {
  test('is shown with the rule’s own text; Retry goes on editing, Cancel gives up', async () => {
    const open = await workbenches.shared();
    const { page } = open;
    await page.evaluate(() => {
      const { grid } = window.workbench;
      const { id: sheetId } = grid.activeSheet();
      grid.validations.set(
        { sheetId, row: 39, column: 7, rows: 1, columns: 1 },
        {
          criterion: { kind: 'list', items: ['black', 'white'], dropDown: true },
          blocks: true,
          message: 'Choose a result from the list.',
          prompt: '',
          remark: '',
        },
      );
    });
    const sheet = await page.evaluate(() => window.workbench.grid.activeSheet().name);
    const address = `${sheet}!H40`;
    const dialog = page.locator('#refused-entry');
    await open.select(address);
    await open.typeOnly('green');
    await page.keyboard.press('Enter', { delay: 60 });
    await dialog.getByText('Choose a result from the list.').waitFor();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    expect(await requests(open, false)).toBe('InvalidOperationInCellEditMode');
    await page.keyboard.press('Enter', { delay: 60 });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await requests(open, false)).toBe('answered');
    expect((await open.cell(address)).value).toBeNull();
  });
});

describe('While a cell is being edited', () => {
  test.each(
    oneOf([
      ['en', ''],
      ['nl', '?locale=nl-NL'],
    ] as const),
  )('the pane says what it waits for, and goes on afterwards (%s)', async (language, search) => {
    const open = await workbenches.shared(search);
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
