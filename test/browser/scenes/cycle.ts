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
    await kuksu.job(t('kuksu-group'));
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
    await kuksu.job(t('kuksu-rank'));
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

/** A Kuksu cycle with a draft while the title match is not decided, leagues and standings to announce, and a player who stops. */
export const cycleInPlay: Scene = {
  name: 'a Kuksu cycle in play',
  walk: async ({ language, open }, draw) => {
    const kuksu = new KuksuDirector(new BrowserDesk(await open(), language));
    const { t } = kuksu;
    const players = invented(20).map(([name, rating]): [string, number] => [name, rating]);
    const winner = players[0]?.[0] ?? '';
    const last = players
      .slice(0, 18)
      .map(([name], at) => [name, at < 10 ? 'A' : 'B1', 1 + (at % 10)]);
    const holder = 'Hilde Houder';
    const registrations = await kuksu.enter([[t('kuksuName'), t('kuksuRating')], ...players]);
    const results = await kuksu.enter([
      [t('kuksuName'), t('kuksuLeague'), t('kuksuPlace')],
      ...last,
    ]);
    await kuksu.job(t('kuksu-group'));
    await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
    await kuksu.useList('kuksuLastCycle', `${results}!A1`);
    await kuksu.askForPreview();
    const { pane } = kuksu.desk;
    await pane.getByRole('radio', { name: t('kuksuNotDecided') }).check();
    await kuksu.desk.field(t('kuksuHolder')).fill(holder);
    await kuksu.desk.button(t('write')).waitFor();
    await draw(kuksu, 'kuksu-draft', 1);
    await kuksu.write();
    await draw(kuksu, 'kuksu-draft-written', 1);

    await kuksu.job(t('kuksu-group'));
    await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
    await kuksu.useList('kuksuLastCycle', `${results}!A1`);
    await kuksu.askForPreview();
    await pane.getByRole('radio', { name: t('kuksuChallengerNamed', { name: winner }) }).check();
    await kuksu.desk.field(t('kuksuHolder')).fill(holder);
    await kuksu.desk.button(t('write')).waitFor();
    await pane.locator('details.share > summary').click();
    await pane.locator('details.share').scrollIntoViewIfNeeded();
    await draw(kuksu, 'kuksu-share', 1);
    await kuksu.write();
    await draw(kuksu, 'kuksu-written', 1);

    for (const [league, size] of [
      ['A', 10],
      ['B1', 5],
      ['B2', 5],
    ] as const) {
      const seeds = Array.from({ length: size }, (_, seed) => String(seed));
      await kuksu.play(t('kuksuLeagueSheet', { league }), seeds, (row, column) =>
        (Number(row) + 2 * Number(column)) % 5 === 0 ? 0.5 : Number(row) === 2 ? 0 : 1,
      );
    }
    await kuksu.job(t('kuksu-replace'));
    await draw(kuksu, 'kuksu-replace-form', 1);
    const seat = kuksu.desk.field(t('kuksuReplaceLeaves'));
    await seat.selectOption({ index: 3 });
    await kuksu.desk.field(t('kuksuReplaceName')).fill('Nadia Nieuw');
    await kuksu.desk.field(t('kuksuRating')).fill('2015');
    await kuksu.preview();
    await draw(kuksu, 'kuksu-replace', 1);
    await kuksu.desk.button(t('write')).click();
    await kuksu.desk.button(t('undo')).waitFor();

    await kuksu.job(t('kuksu-rank'));
    await kuksu.desk.button(t('write')).waitFor();
    await pane.locator('details.share > summary').click();
    await pane.locator('details.share').scrollIntoViewIfNeeded();
    await draw(kuksu, 'kuksu-standings', 1);
  },
};
