import { july, listOf } from '../../taskpane/kgs/support/sample-year';
import { BrowserDesk } from '../../drivers/browser-desk';
import { KgsDirector } from '../../drivers/kgs';
import type { Scene } from './scene';

/** A year of KGS: made, a tournament added, and a cell in its way. */
export const year: Scene = {
  name: 'a year of KGS',
  walk: async ({ language, open }, draw) => {
    const kgs = new KgsDirector(new BrowserDesk(await open(), language));
    const { t } = kgs;
    await kgs.job(t('kgsNewYear'));
    await draw(kgs, 'kgs-year', 1);
    await kgs.newYear([8, 5, 3, 2, 1]);
    const results = await kgs.sheet.add();
    await kgs.sheet.paste(`${results}!A1`, listOf(july));
    await kgs.desk.open.select(`${results}!A2`);
    await kgs.job(t('kgsAddTournament'));
    await kgs.useSelection();
    await kgs.describe(july);
    await draw(kgs, 'kgs-form', 1);
    await kgs.preview();
    await draw(kgs, 'kgs-add', 1);
    // Somebody has typed where the year goes.
    await kgs.desk.open.select(`${t('kgsSheetYear')}!B1`);
    await kgs.desk.open.type('New Year');
    await kgs.sheet.paste(`${t('kgsSheetYear')}!B2`, [[14], [9], [9], [1]]);
    await kgs.job(t('kgsAddTournament'));
    await kgs.openForm();
    await kgs.desk.field(t('kgsTournament')).selectOption({ label: 'New Year' });
    await kgs.preview();
    await kgs.desk.button(t('write')).click();
    await kgs.desk.pane.getByRole('dialog').waitFor();
    await draw(kgs, 'state-overwrite', 1);
  },
};
