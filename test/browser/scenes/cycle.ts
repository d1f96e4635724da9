import { KuksuDirector } from '../kuksu-driver';
import { invented } from '../nk-driver';
import type { Scene } from './scene';

/** A first cycle of Kuksu leagues, whose numbers leave a question. */
export const cycle: Scene = {
  name: 'a Kuksu cycle',
  walk: async ({ language, open }, draw) => {
    const kuksu = new KuksuDirector(await open(), language);
    const { t } = kuksu;
    const players = invented(33).map(([name, rating]) => [name, rating] as const);
    const registrations = await kuksu.enter([[t('kuksuName'), t('kuksuRating')], ...players]);
    await kuksu.job(t('kuksuGroup'));
    await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
    await kuksu.withoutLastCycle();
    await kuksu.askForPreview();
    await kuksu.pane.locator('.question').first().waitFor();
    await draw(kuksu, 'state-questions', 1);
    await kuksu.pane.locator('.question input[type="radio"]').first().click();
    await kuksu.button(t('write')).waitFor();
    await draw(kuksu, 'kuksu-group', 1);
    await kuksu.job(t('kuksuRank'));
    await draw(kuksu, 'kuksu-rank', 1);
  },
};
