import { july, listOf, september } from '../../taskpane/kgs/support/sample-year';
import { BrowserDesk } from '../../drivers/browser-desk';
import { KgsDirector } from '../../drivers/kgs';
import type { Draw, Scene } from './scene';

/** A year of KGS: made, a tournament added, and a cell in its way. */
export const year: Scene = {
  name: 'a year of KGS',
  walk: async ({ language, open }, draw) => {
    const kgs = new KgsDirector(new BrowserDesk(await open(), language));
    const { t } = kgs;
    await kgs.job(t('kgs-year'));
    await draw(kgs, 'kgs-year', 1);
    await kgs.newYear([8, 5, 3, 2, 1]);
    const results = await kgs.sheet.add();
    await kgs.sheet.paste(`${results}!A1`, listOf(july));
    await kgs.desk.open.select(`${results}!A2`);
    await kgs.job(t('kgs-tournament'));
    await kgs.useSelection();
    await kgs.describe(july);
    await draw(kgs, 'kgs-form', 1);
    await kgs.preview();
    await draw(kgs, 'kgs-add', 1);
    // Somebody has typed where the year goes.
    await kgs.desk.open.select(`${t('kgsSheetYear')}!B1`);
    await kgs.desk.open.type('New Year');
    await kgs.sheet.paste(`${t('kgsSheetYear')}!B2`, [[14], [9], [9], [1]]);
    await kgs.job(t('kgs-tournament'));
    await kgs.openForm();
    await kgs.desk.field(t('kgsTournament')).selectOption({ label: 'New Year' });
    await kgs.preview();
    await kgs.desk.button(t('write')).click();
    await kgs.desk.pane.getByRole('dialog').waitFor();
    await draw(kgs, 'state-overwrite', 1);
  },
};

/** What can still be done with the tournaments of a year: points alone, edited, moved, removed. */
export const yearChanges: Scene = {
  name: 'changes of a KGS year',
  walk: async ({ language, open }, draw) => {
    const kgs = new KgsDirector(new BrowserDesk(await open(), language));
    await kgs.newYear([8, 5, 3, 2, 1]);
    const results = await kgs.sheet.add();
    for (const tournament of [july, september]) await kgs.add(results, tournament);
    await pointsAlone(kgs, draw);
    await edited(kgs, draw);
    await moved(kgs, draw);
    await removed(kgs, draw);
    await kgs.view('viewRun');
    await kgs.desk.pane.locator('.event').waitFor();
    await draw(kgs, 'kgs-home', 1);
  },
};

async function pointsAlone(kgs: KgsDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = kgs;
  const announced = await kgs.sheet.add();
  await kgs.sheet.paste(`${announced}!A1`, [
    [t('kgsAccount'), t('kgsPoints')],
    ['Zen19S', 8],
    ['AyaBot', 3.5],
    ['CrazyStone', 3.5],
  ]);
  await kgs.desk.open.select(`${announced}!A2`);
  await kgs.job(t('kgs-points'));
  await draw(kgs, 'kgs-points-start', 1);
  await kgs.useSelectionFor(t('kgsPointsList'));
  await kgs.desk.type(t('kgsTournamentName'), 'May 2012');
  await kgs.desk.type(t('kgsDate'), '2012-05-13');
  await kgs.preview();
  await draw(kgs, 'kgs-points', 1);
  await kgs.write();
  await draw(kgs, 'kgs-points-written', 1);
}

async function edited(kgs: KgsDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = kgs;
  await kgs.job(t('kgs-edit'));
  await draw(kgs, 'kgs-edit-start', 1);
  await kgs.desk.field(t('kgsTournament')).selectOption({ label: 'July 2012' });
  await draw(kgs, 'kgs-edit-form', 1);
  await kgs.desk.type(t('kgsTournamentName'), 'Summer 2012');
  await kgs.desk.type(t('kgsDate'), '2012-07-08');
  await kgs.desk.type(t('kgsOwnPoints'), '10 6 4 2');
  await kgs.preview();
  await draw(kgs, 'kgs-edit', 1);
  await kgs.write();
}

async function moved(kgs: KgsDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = kgs;
  await kgs.job(t('kgs-move'));
  await kgs.desk.field(t('kgsTournament')).selectOption({ label: 'May 2012' });
  await draw(kgs, 'kgs-move-form', 1);
  await kgs.preview();
  await draw(kgs, 'kgs-move', 1);
  await kgs.write();
}

async function removed(kgs: KgsDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = kgs;
  await kgs.job(t('kgs-remove'));
  await kgs.desk.field(t('kgsTournament')).selectOption({ label: 'May 2012' });
  await kgs.preview();
  await draw(kgs, 'kgs-remove', 1);
  await kgs.desk.button(t('write')).click();
  await kgs.desk.button(t('undo')).waitFor();
  await draw(kgs, 'kgs-remove-written', 1);
}
