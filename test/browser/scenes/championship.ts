import { BrowserDesk } from '../../drivers/browser-desk';
import { invented, NkDirector } from '../../drivers/nk';
import type { Scene } from './scene';

/** A championship from nothing to a round that lacks results. */
export const championship: Scene = {
  name: 'a championship',
  walk: async ({ language, open }, draw) => {
    const nk = new NkDirector(new BrowserDesk(await open(), language));
    const { t } = nk;
    await nk.view('viewRun');
    await draw(nk, 'home-empty', 0);
    await nk.enter('Entries', invented(18));
    await nk.sheet.put('Entries!A1', 'Level of play');
    await nk.job(t('nk-new'));
    await draw(nk, 'job-empty', 1);
    await nk.desk.list(t('nkEntries')).getByRole('radio').first().click();
    await nk.desk.pane.locator('[aria-invalid="true"]').waitFor();
    await draw(nk, 'job-columns', 1);
    await nk.sheet.put('Entries!A1', 'Name');
    await nk.useSelection();
    await nk.desk.pane.locator('.understood, .heads').first().waitFor();
    await draw(nk, 'job-list', 1);
    await nk.desk.type(t('nkEgdEvent'), 'NK 2026');
    await nk.preview();
    await draw(nk, 'nk-groups', 1);
    await nk.writeAs(t('nkSheetPlayers'));
    await draw(nk, 'state-written', 1);
    await nk.view('viewRun');
    await nk.desk.pane.locator('.event').waitFor();
    await draw(nk, 'home-event', 1);
    await nk.job(t('nk-pair'));
    await nk.desk.button(t('write')).waitFor();
    await draw(nk, 'nk-pair', 1);
    await nk.writeAs(nk.round(1));
    await nk.view('viewRun');
    await nk.desk.pane.locator('.event .findings, .event li').first().waitFor();
    await draw(nk, 'home-results', 1);
    await nk.view('viewWhy');
    await nk.desk.open.select(`'${nk.round(1)}'!A5`);
    await nk.desk.pane.locator('.why-steps').first().waitFor();
    await draw(nk, 'why-board', 0);
    await nk.results(nk.round(1));
    await nk.sheet.put(`'${nk.round(1)}'!F6`, 'black?');
    await nk.sheet.put(`'${nk.round(1)}'!F8`, '2-0');
    await nk.job(t('nk-pair'));
    await nk.desk.pane.locator('section.refused').first().waitFor();
    await draw(nk, 'state-refused', 1);
  },
};
