import { invented, NkDirector } from '../nk-driver';
import type { Scene } from './scene';

/** A championship from nothing to a round that lacks results. */
export const championship: Scene = {
  name: 'a championship',
  walk: async ({ language, open }, draw) => {
    const nk = new NkDirector(await open(), language);
    const { t } = nk;
    await nk.view('viewRun');
    await draw(nk, 'home-empty', 0);
    await nk.enter('Entries', invented(18));
    await nk.put('Entries!B1', 'Level of play');
    await nk.job(t('nkNewEvent'));
    await draw(nk, 'job-empty', 1);
    await nk.list(t('nkEntries')).getByRole('radio').first().click();
    await nk.pane.locator('[aria-invalid="true"]').waitFor();
    await draw(nk, 'job-columns', 1);
    await nk.put('Entries!B1', 'Rating');
    await nk.useSelection();
    await nk.pane.locator('.recognised').waitFor();
    await draw(nk, 'job-list', 1);
    await nk.preview();
    await draw(nk, 'nk-groups', 1);
    await nk.writeAs(t('nkSheetPlayers'));
    await draw(nk, 'state-written', 1);
    await nk.view('viewRun');
    await nk.pane.locator('.event').waitFor();
    await draw(nk, 'home-event', 1);
    await nk.job(t('nkPairRound'));
    await nk.button(t('write')).waitFor();
    await draw(nk, 'nk-pair', 1);
    await nk.writeAs(nk.round(1));
    await nk.view('viewRun');
    await nk.pane.locator('.event .findings, .event li').first().waitFor();
    await draw(nk, 'home-results', 1);
    await nk.view('viewWhy');
    await nk.open.select(`'${nk.round(1)}'!A5`);
    await nk.pane.locator('.why-steps').first().waitFor();
    await draw(nk, 'why-board', 0);
    await nk.results(nk.round(1));
    await nk.put(`'${nk.round(1)}'!F6`, 'black?');
    await nk.put(`'${nk.round(1)}'!F8`, '2-0');
    await nk.job(t('nkPairRound'));
    await nk.pane.locator('section.refused').first().waitFor();
    await draw(nk, 'state-refused', 1);
  },
};
