import '../support/all-texts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import path from 'node:path';
import { translator } from '../../language';
import { serveWorkbench, type RunningServer } from '../../workbench/server/serve';
import { serveWebWorkbench } from '../../workbench/server/web';
import { isFull } from '../support/tier';
import { checkedLeagues } from '../drivers/kuksu-checked';
import { invented } from '../drivers/nk';
import { missingForFirefox, startFirefox } from './others/firefox';
import { OtherPane } from './others/pane';
import { keys, type Session } from './others/session';
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
    let pane: OtherPane;

    beforeAll(async () => {
      server = await serve();
      session = await start();
      pane = new OtherPane(session);
      await pane.open(`${server.url}?platform=${platform}`);
    });

    afterAll(async () => {
      await session.close();
      await server.close();
    });

    test('The pane offers the jobs and the functions', async () => {
      for (const start of ['runKGS', 'runNK', 'runKUKSU'] as const) await pane.says(t(start));
      await pane.press(t('viewFunctions'));
      for (const job of ['kgsNewYear', 'nkNewEvent', 'kuksuGroup'] as const)
        await pane.says(t(job));
      await pane.says('SOF.AWARD');
      await pane.says('AGA.SLOPE');
    });

    test('every function calculates its first example', async () => {
      const { placed, expected } = firstExamples();
      const text = JSON.stringify(placed);
      await (await pane.page()).run(writeExamples, text);
      await pane.calculated();
      expect(await (await pane.page()).run(readExamples, text)).toEqual(expected);
    });

    test.each([
      ['SOF.AWARD', 'KGS!M20'],
      ['AGA.SLOPE', 'KGS!N20'],
    ])('%s is inserted, and taken back', async (id, address) => {
      await pane.select(address);
      await pane.press(id);
      await pane.press(t('cardTry'));
      await pane.press(t('cardInsertInto', { address: address.split('!')[1] ?? '' }));
      await pane.says(t('undo'));
      await pane.calculated();
      expect(await pane.formula(address)).toContain(`=${id}(`);
      await pane.press(t('undo'));
      await (
        await pane.page()
      ).until((cell) => window.workbench.read(cell)[0]?.[0]?.value === null, address);
      await pane.press(t('backToFunctions'));
    });

    test('a KGS year is made by keyboard alone', async () => {
      const before = await pane.sheets();
      await pane.press(t('viewFunctions'));
      await (
        await pane.pane()
      ).run(() => {
        document.querySelector<HTMLElement>('button')?.focus();
      });
      await pane.tabTo(t('kgsNewYear'));
      await session.press(keys.Enter);
      await session.until(() => document.activeElement?.tagName === 'H1');
      await pane.tabTo(t('kgsYearName'));
      await session.press('2', '0', '1', '2');
      await pane.tabTo(t('preview'));
      await session.press(keys.Enter);
      await pane.says(t('write'));
      await pane.tabTo(t('write'));
      await session.press(keys.Enter);
      await pane.says(t('undo'));
      await pane.calculated();
      const made = (await pane.sheets()).filter((sheet) => !before.includes(sheet));
      expect(made).toContain(t('kgsSheetYear'));
      expect((await pane.values(`${t('kgsSheetTotals')}!A1:D3`)).flat().join()).toContain('2012');
      await pane.press(t('backToFunctions'));
    });

    test('a championship is made', async () => {
      const entries = invented(12);
      const headings = [t('nkName'), t('nkRating'), t('nkRight'), t('nkStartGroup'), t('nkClub')];
      await pane.fill('Entries', [headings, ...entries.map((entry) => entry.slice(0, 5))]);
      await pane.press(t('nkNewEvent'));
      await pane.useSelectionFor(t('useSelectionFor', { list: t('nkEntries') }), 'Entries!A1');
      await pane.press(t('preview'));
      await pane.press(t('write'));
      await pane.says(t('undo'));
      await pane.calculated();
      const written = new Set((await pane.values(`${t('nkSheetPlayers')}!A1:H30`)).flat());
      expect(entries.filter(([player]) => !written.has(player))).toEqual([]);
      await pane.press(t('backToFunctions'));
    });

    test('a Kuksu cycle is grouped', async () => {
      const entries = invented(20).map(([player, rating]) => ({
        name: player,
        rating,
        pin: null,
        last: null,
      }));
      await pane.fill('Signed up', [
        ['Name', 'Rating'],
        ...entries.map((entry) => [entry.name, entry.rating]),
      ]);
      await pane.press(t('kuksuGroup'));
      const button = t('useSelectionFor', { list: t('kuksuRegistrations') });
      await pane.useSelectionFor(button, "'Signed up'!A1");
      await (
        await pane.pane()
      ).run(() => {
        document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      });
      await pane.press(t('preview'));
      await pane.press(t('write'));
      await pane.says(t('undo'));
      await pane.calculated();
      for (const [league, players] of checkedLeagues(entries)) {
        const seats = await pane.values(`League ${league}!B5:B${4 + players.length}`);
        expect(seats.flat()).toEqual(players.map((player) => player.name));
      }
    });

    test('nothing was asked of Excel that the workbench lacks', async () => {
      expect(await pane.problem()).toBe('');
    });
  });
}
