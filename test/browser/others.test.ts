import '../support/all-texts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import path from 'node:path';
import { translator } from '../../src/language';
import { type RunningServer, serveWorkbench } from '../../tools/workbench/serve';
import { serveWebWorkbench } from '../../tools/workbench/serve-web';
import { isFull } from '../support/tier';
import { Director } from '../drivers/director';
import { walks } from '../drivers/every-engine';
import { OtherDesk } from './others/desk';
import { missingForFirefox, startFirefox } from './others/firefox';
import { keys, type Session } from './others/sheets';
import { missingForWebKit, startWebKit } from './others/webkit';
import { firstExamples, readExamples, writeExamples } from './support/first-examples';

/** Excel on Mac shows the pane in WebKit, Excel on the web in any browser; all other tests run in Chromium. */
jest.setTimeout(300_000);

const t = translator('en');
const root = path.resolve(__dirname, '..', '..');
const browsers = [
  {
    name: 'WebKit',
    platform: 'mac',
    missing: missingForWebKit(),
    start: startWebKit,
    serve: () => serveWorkbench(root),
  },
  {
    name: 'Firefox',
    platform: 'web',
    missing: missingForFirefox(),
    start: startFirefox,
    serve: () => serveWebWorkbench(root),
  },
].map((each) => (isFull ? each : { ...each, missing: 'only in npm run test:full' }));

for (const { name, platform, missing, start, serve } of browsers) {
  const place = `in ${name}, with the library for ${platform}`;
  const title = missing === undefined ? place : `${place}: skipped, ${missing}`;
  (missing === undefined ? describe : describe.skip)(title, () => {
    let server: RunningServer;
    let session: Session;
    let desk: OtherDesk;
    let director: Director;

    beforeAll(async () => {
      server = await serve();
      session = await start();
      desk = new OtherDesk(session);
      director = new Director(desk);
      await desk.open(`${server.url}?platform=${platform}`);
    });

    afterAll(async () => {
      await session.close();
      await server.close();
    });

    test('The pane offers the jobs and the functions', async () => {
      for (const begin of ['runKGS', 'runNK', 'runKUKSU'] as const) await desk.says(t(begin));
      await director.view('viewFunctions');
      for (const job of ['kgs-year', 'nk-new', 'kuksu-group'] as const)
        await desk.offers(t(job), '.jobs');
      for (const id of ['SOF.AWARD', 'AGA.SLOPE']) await desk.offers(id, '.rows');
    });

    test('every function calculates its first example', async () => {
      const { placed, expected } = firstExamples();
      const text = JSON.stringify(placed);
      await desk.sheet.run(writeExamples, text);
      await desk.sheet.calculated();
      expect(await desk.sheet.run(readExamples, text)).toEqual(expected);
    });

    test('a KGS year is made by keyboard alone', async () => {
      const before = await desk.sheet.names();
      await director.view('viewFunctions');
      await (
        await desk.pane()
      ).run(() => {
        document.querySelector<HTMLElement>('button')?.focus();
      });
      await desk.tabTo(t('kgs-year'));
      await session.press(keys.Enter);
      await director.opened(t('kgs-year'));
      await desk.tabTo(t('kgsYearName'));
      await session.press('2', '0', '1', '2');
      await desk.tabTo(t('preview'));
      await session.press(keys.Enter);
      await desk.offers(t('write'));
      await desk.tabTo(t('write'));
      await session.press(keys.Enter);
      await desk.offers(t('undo'));
      await desk.sheet.calculated();
      const made = (await desk.sheet.names()).filter((sheet) => !before.includes(sheet));
      expect(made).toContain(t('kgsSheetYear'));
      const totals = await desk.sheet.values(`${t('kgsSheetTotals')}!A1:D3`);
      expect(totals.flat().join()).toContain('2012');
    });

    test.each(walks)('%s', (_title, walk) => walk(desk));

    test('nothing was asked of Excel that the workbench lacks', async () => {
      expect(await desk.problem()).toBe('');
    });
  });
}
