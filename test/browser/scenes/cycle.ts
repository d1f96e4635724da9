import { BrowserDesk } from '../../drivers/browser-desk';
import { KuksuDirector } from '../../drivers/kuksu';
import { invented } from '../../drivers/nk';
import type { Scene } from './scene';

/** The players of league A, by their seeds. */
const tops = Array.from({ length: 10 }, (_, seed) => String(seed));

/** A first cycle of Kuksu leagues, whose numbers leave a question, to its results and what led to them. */
export const cycle: Scene = {
  name: 'a Kuksu cycle',
  walk: async ({ language, open }, draw) => {
    const kuksu = new KuksuDirector(new BrowserDesk(await open(), language));
    const { t } = kuksu;
    const players = invented(33).map(([name, rating]) => [name, rating] as const);
    const registrations = await kuksu.enter([[t('kuksuName'), t('kuksuRating')], ...players]);
    await kuksu.job(t('kuksuGroup'));
    await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
    await kuksu.withoutLastCycle();
    await kuksu.askForPreview();
    await kuksu.desk.pane.locator('.question').first().waitFor();
    await draw(kuksu, 'state-questions', 1);
    await kuksu.desk.pane.locator('.question input[type="radio"]').first().click();
    await kuksu.desk.button(t('write')).waitFor();
    await draw(kuksu, 'kuksu-group', 1);
    await kuksu.write();
    const leagueA = t('kuksuLeagueSheet', { league: 'A' });
    await kuksu.play(leagueA, tops, (row, column) =>
      (Number(row) + 2 * Number(column)) % 5 === 0 ? 0.5 : Number(row) === 2 ? 0 : 1,
    );
    await kuksu.job(t('kuksuRank'));
    await kuksu.desk.button(t('write')).waitFor();
    await draw(kuksu, 'kuksu-rank', 1);
    await kuksu.write();
    await kuksu.view('viewWhy');
    for (const [view, cell] of [
      ['why-leagues', `${t('kuksuLeaguesSheet')}!A16`],
      ['why-seed', `${t('kuksuLeaguesSheet')}!C18`],
      ['why-game', `'${leagueA}'!K8`],
    ] as const) {
      await kuksu.desk.open.select(cell);
      await kuksu.desk.pane.locator('main:not([data-kind="reading"]) .why-steps').first().waitFor();
      await draw(kuksu, view, 0);
    }
  },
};
