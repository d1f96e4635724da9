import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { type Platform, platforms } from '../../tools/workbench/host';
import { testInFull, testInTurn } from '../support/in-full';
import { oneOf } from '../support/sampled';
import { KuksuDirector } from '../drivers/kuksu';
import { checkedLeagues } from '../drivers/kuksu-checked';
import { invented, NkDirector } from '../drivers/nk';
import { firstExamples, readExamples, writeExamples } from './support/first-examples';
import { Bench, type OpenWorkbench } from './support/workbench';
import { text as paneText } from '../support/text';
import { example } from './support/example';
import { until } from '../../tools/browser';

/**
 * Excel on the web and on Mac load other libraries of Microsoft's and speak other protocols than Excel on Windows, in
 * which all other tests run. Here the add-in does there, untouched, what it is for.
 */
jest.setTimeout(120_000);

/** What Office.context.platform says. */
const names: Readonly<Record<Platform, string>> = { win: 'PC', web: 'OfficeOnline', mac: 'Mac' };

let bench: Bench;

beforeAll(async () => {
  bench = await Bench.start();
});

afterAll(async () => {
  await bench.stop();
});

const others = platforms.filter((each) => each !== 'win');

describe.each(others)('on %s', (platform) => {
  /** Each run makes one job on each of them, of another system. */
  const jobTest = (system: number): typeof test => testInTurn(system + others.indexOf(platform), 3);

  /** Each run goes by keyboard on one of them. */
  const keyboardTest = testInTurn(others.indexOf(platform), others.length);

  let open: OpenWorkbench;

  beforeAll(async () => {
    open = await bench.workbench(`?platform=${platform}`);
    // Excel on Mac gives no reasons (office-js-docs #417, 2016-09-06).
    if (platform === 'mac') {
      await open.page.evaluate(() => {
        window.workbench.faults.plainErrors();
      });
    }
  });

  afterAll(async () => {
    await open.page.context().close();
  });

  test('Microsoft’s library for it runs', async () => {
    const pane = await new BrowserDesk(open, 'en').frame();
    expect(await pane.evaluate(() => Office.context.platform)).toBe(names[platform]);
    const reachesAround = await pane.evaluate(() => {
      try {
        return window.parent.document.title !== '';
      } catch {
        return false;
      }
    });
    expect(reachesAround).toBe(platform === 'mac');
  });

  test('every function calculates its first example', async () => {
    const { placed, expected } = firstExamples();
    const text = JSON.stringify(placed);
    await open.page.evaluate(writeExamples, text);
    await open.calculated();
    expect(await open.page.evaluate(readExamples, text)).toEqual(expected);
  });

  /** The Insert button on the card of a function, with an example in its fields and this cell selected. */
  async function insertButton(id: string, address: string): Promise<Locator> {
    await open.select(address);
    return example(new NkDirector(new BrowserDesk(open, 'en')), id, address.split('!')[1] ?? '');
  }

  test.each(
    oneOf([
      ['SOF', 'SOF.AWARD', 'KGS!M20'],
      ['AGA', 'AGA.SLOPE', 'KGS!N20'],
    ]),
  )('inserts a function of %s, and undoes it', async (_system, id, address) => {
    await (await insertButton(id, address)).click();
    const undo = open.pane.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await open.calculated();
    const inserted = await open.cell(address);
    expect(inserted.formula).toContain(`=${id}(`);
    expect(typeof inserted.value).toBe('number');
    await undo.click();
    await until(open.page, (cell) => window.workbench.read(cell)[0]?.[0]?.value === null, address);
  });

  test('says why nothing is inserted where Excel refuses', async () => {
    const accessDenied = 7000;
    const button = await insertButton('SOF.AWARD', 'KGS!M20');
    await open.page.evaluate((code) => {
      window.workbench.faults.failRequests(code);
    }, accessDenied);
    try {
      await button.click();
      const status = open.pane.getByRole('contentinfo');
      await status.getByText(paneText('en', 'accessDenied')).waitFor();
      expect((await open.cell('KGS!M20')).value).toBeNull();
    } finally {
      await open.page.evaluate(() => {
        window.workbench.faults.clear();
      });
    }
  });

  keyboardTest(
    'the keyboard goes on from a heading and from a card, and Esc answers a question',
    async () => {
      const nk = new NkDirector(new BrowserDesk(open, 'en'));
      const pane = await nk.desk.frame();
      await nk.job(nk.t('kgs-year'));
      await nk.desk.tabTo(nk.t('kgsYearName'));
      await nk.view('viewFunctions');
      await pane.locator('input[type=search]').focus();
      await nk.desk.tabTo('SOF.AWARD');
      await nk.desk.tabTo('SOF.PLACE');
      // A cell that is filled, so that the pane asks.
      const button = await insertButton('SOF.AWARD', 'KGS!B8');
      await button.click();
      await pane.locator('.question:focus').waitFor();
      await open.page.keyboard.press('Escape');
      await pane.locator('.question').waitFor({ state: 'detached' });
      expect(await open.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      expect((await open.cell('KGS!B8')).value).toBe(14);
    },
  );

  jobTest(0)('a KGS year is made', async () => {
    const kgs = new KgsDirector(new BrowserDesk(open, 'en'));
    const before = await kgs.sheet.names();
    await kgs.newYear([10, 6, 3]);
    const made = (await kgs.sheet.names()).filter((name) => !before.includes(name));
    const names = [
      'kgsSheetYear',
      'kgsSheetCalculator',
      'kgsSheetEngines',
      'kgsSheetTotals',
      'kgsSheetTable',
    ] as const;
    expect(made).toEqual(names.map((name) => kgs.t(name)));
  });

  jobTest(1)('a championship is made, and taken back', async () => {
    const nk = new NkDirector(new BrowserDesk(open, 'en'));
    const players = nk.t('nkSheetPlayers');
    const entries = invented(12);
    await nk.newEvent('Entries', entries);
    const written = new Set((await nk.sheet.values(`${players}!A1:H30`)).flat());
    expect(entries.filter(([name]) => !written.has(name))).toEqual([]);
    await nk.desk.button(nk.t('undo')).click();
    await until(
      open.page,
      (name) => window.workbench.grid.sheets().every((sheet) => sheet.name !== name),
      players,
    );
  });

  jobTest(2)('a Kuksu cycle is grouped', async () => {
    const kuksu = new KuksuDirector(new BrowserDesk(open, 'en'));
    const entries = invented(20).map(([name, rating]) => ({ name, rating, pin: null, last: null }));
    const sheet = await kuksu.enter([
      ['Name', 'Rating'],
      ...entries.map(({ name, rating }) => [name, rating]),
    ]);
    await kuksu.job(kuksu.t('kuksu-group'));
    await kuksu.useList('kuksuRegistrations', `${sheet}!A1`);
    await kuksu.withoutLastCycle();
    await kuksu.preview();
    await kuksu.write();
    for (const [league, players] of checkedLeagues(entries)) {
      const seats = await kuksu.sheet.values(`League ${league}!B5:B${4 + players.length}`);
      expect(seats.flat()).toEqual(players.map(({ name }) => name));
    }
  });

  test('nobody complained, no policy was broken, no other machine was asked', async () => {
    expect(open.complaints).toEqual([]);
    expect(await open.problem()).toBe('');
    expect(open.foreignRequests).toEqual([]);
  });

  test('a broken policy would be seen', async () => {
    const pane = await new BrowserDesk(open, 'en').frame();
    const complained = open.page.waitForEvent('console', (said) => said.text().includes('img-src'));
    await pane.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'https://example.org/x.png';
      document.body.append(image);
    });
    await complained;
    expect(open.complaints.join()).toContain('img-src');
  });
});

/** Only a browser can tell whether the formulas go on where the pane gives up. */
testInFull('a browser too old for the pane says so, and still calculates', async () => {
  const open = await bench.workbench('', () => {
    Reflect.deleteProperty(Promise, 'allSettled');
  });
  await open.pane.getByText('browser is too old for the pane; formulas still work').waitFor();
  expect(await open.cell('SOF!G20')).toMatchObject({ value: 25.16 });
  await open.page.context().close();
});
