import '../support/all-texts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { systems } from '../../src/systems';
import { cdn, fileIn, type RunningServer, serve } from '../../tools/workbench/serve';
import { BrowserDesk } from '../drivers/browser-desk';
import { Director } from '../drivers/director';
import { KgsDirector } from '../drivers/kgs';
import { KuksuDirector } from '../drivers/kuksu';
import { invented, NkDirector } from '../drivers/nk';
import { oneOf } from '../support/sampled';
import { browserOfWorker } from './support/browsers';
import { answerMicrosoft, OpenWorkbench, reportBrokenPolicies } from './support/workbench';
import { dist } from '../built/support/bundle';

/** The published site: what is built, from a folder of a host that only hands out files. */
jest.setTimeout(300_000);

const folder = '/club/scoring/';
let host: RunningServer;
let browser: Browser;

beforeAll(async () => {
  host = await serve(
    (path) => (path.startsWith(folder) ? fileIn(dist, path.slice(folder.length)) : undefined),
    0,
  );
  browser = await browserOfWorker();
});

afterAll(async () => {
  await browser.close();
  await host.close();
});

test.each(oneOf(['en', 'nl'] as const))(
  'a job of each system runs in it (%s), with no dead link, no complaint, and nothing from others than Microsoft',
  async (language) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript(reportBrokenPolicies);
    const page = await context.newPage();
    const fromMicrosoft = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith(cdn)) fromMicrosoft.add(request.url().slice(cdn.length));
    });
    await answerMicrosoft(page);
    const site = new URL(folder, host.url).href;
    const open = new OpenWorkbench(page, [site, cdn]);
    await open.open(`try/index.html${language === 'nl' ? '?locale=nl-NL' : ''}`);
    expect((await open.cell('SOF!G20')).value).toBe(25.16);
    const save = { en: 'Save as .xlsx', nl: 'Opslaan als .xlsx' }[language];
    await page.getByRole('button', { name: save, exact: true }).waitFor();
    const ribbon = { en: 'Tournament', nl: 'Toernooi' }[language];
    await page.getByRole('button', { name: ribbon, exact: true }).waitFor();

    const desk = new BrowserDesk(open, language);
    const pane = await desk.frame();
    expect(await pane.evaluate(() => document.documentElement.lang)).toBe(language);
    const links = new Set<string>();
    const done = async (system: string): Promise<void> => {
      for (const frame of page.frames()) {
        const found = await frame.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
        );
        for (const each of found) links.add(each);
      }
      expect([system, open.complaints, await open.problem()]).toEqual([system, [], '']);
    };

    const sof = new Director(desk);
    const { t } = sof;
    await sof.view('viewRun');
    await desk.pane.locator('.more > summary').click();
    const sample = page.getByText(t('runSOF'), { exact: true });
    await desk.pane.locator('.more .go', { has: sample }).click();
    await desk.appears(':is(.understood, .heads)');
    await sof.preview();
    await done('sof');
    await sof.write();
    await sof.job(t('aga-season'));
    await desk.type(t('agaSeasonName'), '2026');
    await sof.preview();
    await sof.write();
    await done('aga');
    await new KgsDirector(desk).newYear([]);
    await done('kgs');
    await new NkDirector(desk).newEvent('Entries', invented(8));
    await done('nk');
    const kuksu = new KuksuDirector(desk);
    const players = invented(10).map(([name, rating]) => [name, rating] as const);
    const list = await kuksu.enter([[t('kuksuName'), t('kuksuRating')], ...players]);
    await kuksu.job(t('kuksu-group'));
    await kuksu.useList('kuksuRegistrations', `${list}!A1`);
    await kuksu.withoutLastCycle();
    await kuksu.preview();
    await kuksu.write();
    await done('kuksu');
    await kuksu.view('viewRun');
    await desk.appears('.event');
    await done('home');
    const written = await kuksu.sheet.names();
    expect(written.length).toBeGreaterThan(3 * systems.length);

    expect(open.foreignRequests).toEqual([]);
    expect([...fromMicrosoft].sort()).toEqual(expect.arrayContaining(['office.js']));
    const own = [...links].filter((link) => link.startsWith(site));
    expect(own.some((link) => link.includes('/help/'))).toBe(true);
    for (const link of own) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
    await context.close();
  },
);
