import { describe, jest } from '@jest/globals';
import { KgsDirector } from '../drivers/kgs';
import { september } from '../taskpane/kgs/support/sample-year';
import { testInTurn } from '../support/in-full';
import { oneOf } from '../support/sampled';
import { freshWorkbenches } from './support/fresh-workbench';
import { Looker, walks } from './support/looker';

const workbenches = freshWorkbenches();
jest.setTimeout(300_000);

/** In each run the views of one system are looked at: see kuksu-views.test.ts and nk-views.test.ts. */
const walk = testInTurn(2, 3);

describe.each(oneOf(walks))('$name', ({ search, language }) => {
  walk('axe finds nothing in any view, and no view is wider than the pane', async () => {
    const kgs = new KgsDirector(await workbenches.desk(search, language));
    const { t } = kgs;
    const looker = await Looker.of(kgs.desk);

    await kgs.job(t('kgsAddTournament'));
    await kgs.desk.pane.getByText(t('kgsNoYear')).waitFor();
    await looker.look('add, no year');
    await kgs.job(t('kgsNewYear'));
    await looker.look('new year');
    await kgs.desk.pane.getByRole('radio', { name: t('kgsRuleRow') }).check();
    await kgs.desk.field(t('kgsRowPoints')).fill('8 5 3 2 1');
    await kgs.preview();
    await looker.look('new year, previewed');
    await kgs.write();
    await looker.look('new year, written');
    const results = await kgs.sheet.add();
    await kgs.pasteResults(results, september);
    await kgs.job(t('kgsAddTournament'));
    await kgs.useSelection();
    await kgs.describe(september);
    await looker.look('add');
    await kgs.preview();
    await kgs.desk.pane.getByText(t('kgsPreviewWhy')).click();
    await looker.look('add, previewed and explained');
  });
});
