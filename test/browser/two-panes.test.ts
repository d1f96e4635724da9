import { describe, expect } from '@jest/globals';
import { testInTurn } from '../support/in-full';
import { fixedPoints, july, listOf } from '../taskpane/kgs/support/sample-year';
import { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { KuksuDirector } from '../drivers/kuksu';
import { invented, NkDirector } from '../drivers/nk';
import { freshWorkbenches } from './support/fresh-workbench';
import type { Director } from '../drivers/director';
import type { OpenWorkbench } from './support/workbench';

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
  return panes;
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
      await each.job(each.t('nkNewEvent'));
      await open.select('Entries!A1');
      await each.useSelection();
      await each.preview();
    }
    expect(await race(drivers)).toEqual([nk.t('nkSheetPlayers'), nk.t('nkSheetSettings')]);
    const written = (await nk.sheet.values(`${nk.t('nkSheetPlayers')}!A1:H20`)).flat();
    expect(written.filter((value) => value === invented(1)[0]?.[0])).toHaveLength(1);

    for (const each of drivers) {
      await each.job(each.t('nkPairRound'));
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
      await each.job(each.t('kgsAddTournament'));
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
      await each.job(each.t('kuksuGroup'));
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
