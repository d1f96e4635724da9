import { july, listOf } from '../../taskpane/kgs/support/sample-year';
import { KgsYear } from '../kgs-year-driver';
import type { Scene } from './scene';

/** A year of KGS: made, a tournament added, and a cell in its way. */
export const year: Scene = {
  name: 'a year of KGS',
  walk: async ({ language, open }, draw) => {
    const kgs = new KgsYear(await open(), language);
    const { t } = kgs;
    await kgs.job(t('kgsNewYear'));
    await draw(kgs, 'kgs-year', 1);
    await kgs.newYear([8, 5, 3, 2, 1]);
    const results = await kgs.newSheet();
    await kgs.paste(`${results}!A1`, listOf(july));
    await kgs.open.select(`${results}!A2`);
    await kgs.job(t('kgsAddTournament'));
    await kgs.useSelection();
    await kgs.describe(july);
    await draw(kgs, 'kgs-form', 1);
    await kgs.preview();
    await draw(kgs, 'kgs-add', 1);
    // Somebody has typed where the year goes.
    await kgs.open.select(`${t('kgsSheetYear')}!B1`);
    await kgs.open.type('New Year');
    await kgs.paste(`${t('kgsSheetYear')}!B2`, [[14], [9], [9], [1]]);
    await kgs.job(t('kgsAddTournament'));
    await kgs.openForm();
    await kgs.field(t('kgsTournament')).selectOption({ label: 'New Year' });
    await kgs.preview();
    await kgs.button(t('write')).click();
    await kgs.pane.getByRole('dialog').waitFor();
    await draw(kgs, 'state-overwrite', 1);
  },
};
