import { BrowserDesk } from '../../drivers/browser-desk';
import { invented, NkDirector } from '../../drivers/nk';
import type { Draw, Scene } from './scene';

/** Of a short championship: settings, somebody late, decisions, paper, texts, the title and what follows the last round. */
export const weekend: Scene = {
  name: 'a weekend',
  walk: async ({ language, open }, draw) => {
    const nk = new NkDirector(new BrowserDesk(await open(), language));
    await started(nk, draw);
    await somebodyLate(nk, draw);
    await decided(nk, draw);
    await onPaper(nk, draw);
    await inTexts(nk, draw);
    await playedToTheEnd(nk, draw);
    await afterwards(nk, draw);
  },
};

const rounds = 5;

async function started(nk: NkDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = nk;
  await nk.enter('Entries', invented(17));
  await nk.job(t('nk-new'));
  await nk.useSelection();
  await nk.desk.field(t('nkGroupSize')).fill('8');
  await nk.desk.field(t('nkRounds')).fill(String(rounds));
  await nk.desk.pane.getByText(t('nkMoreSettings')).click();
  await nk.desk.pane.getByText(t('nkHalfPoints')).scrollIntoViewIfNeeded();
  await draw(nk, 'nk-settings', 1);
  await nk.preview();
  await nk.writeAs(t('nkSheetPlayers'));
  await nk.sheet.put(await nk.settingCell('nkTitleFrom'), 2);
}

/** A row among the players with a name and a grade: a number, a rating and a group are missing. */
async function somebodyLate(nk: NkDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = nk;
  const players = t('nkSheetPlayers');
  await nk.desk.open.page.evaluate((name) => {
    const { grid } = window.workbench;
    const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
    grid.lines.insert(sheetId, { dimension: 'rows', first: 20, count: 1 });
  }, players);
  const [header = []] = await nk.sheet.values(`${players}!A4:Z4`);
  const put = (heading: 'nkName' | 'nkGrade', text: string): Promise<void> =>
    nk.sheet.put(`${players}!${String.fromCharCode(65 + header.indexOf(t(heading)))}21`, text);
  await put('nkName', 'Late Comer');
  await put('nkGrade', '3d');
  await nk.job(t('nk-pair'));
  const offer = nk.desk.pane.locator('.bar button', { hasText: '18' });
  await offer.waitFor();
  await draw(nk, 'nk-late', 1);
  await offer.click();
  await nk.awaits(1, rounds);
}

async function decided(nk: NkDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = nk;
  await nk.desk.pane.getByText(t('nkAbsentees', { count: 0 }), { exact: true }).click();
  await nk.desk.pane.getByText(t('nkDecide')).click();
  await draw(nk, 'nk-decide', 1);
  await nk.preview();
  const board = nk.desk.boards.nth(4);
  await board.locator('summary').click();
  await board.scrollIntoViewIfNeeded();
  await draw(nk, 'nk-why-pair', 1);
  await board.getByRole('button', { name: t('nkExchangeBoards') }).click();
  await draw(nk, 'nk-exchange', 1);
  await nk.writeAs(nk.round(1));
}

async function onPaper(nk: NkDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = nk;
  await nk.job(t('nk-wall'));
  await nk.openForm();
  await nk.desk.field(t('nkSlips')).check();
  await nk.preview();
  await draw(nk, 'nk-wall', 1);
  await nk.writeAs(t('nkWallTitle', { round: 1 }));
  await draw(nk, 'nk-wall-written', 1);
  await nk.results(nk.round(1));
}

async function inTexts(nk: NkDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = nk;
  await nk.job(t('nk-standings'));
  await nk.preview();
  await draw(nk, 'nk-standings', 1);
  await nk.writeAs(t('nkStandingsAfter', { round: 1 }));
  await nk.job(t('nk-card'));
  await nk.desk.field(t('nkPlayerOne')).selectOption({ index: 4 });
  await nk.desk.pane.locator('.player-card').waitFor();
  await draw(nk, 'nk-card', 1);
  await nk.job(t('nk-share'));
  await nk.desk.field(t('shareText')).waitFor();
  await draw(nk, 'nk-share-text', 1);
  await nk.desk.field(t('nkShareWhat')).selectOption({ label: t('nkShareOfStandings') });
  await nk.desk.button(t('shareCopyHtml')).click();
  await nk.desk.pane.getByText(t('shareCopied')).first().waitFor();
  await draw(nk, 'nk-share-html', 1);
}

/** A last round that leaves two candidates, who play for the title. */
async function playedToTheEnd(nk: NkDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = nk;
  for (let round = 2; round <= rounds; round++) {
    await nk.job(t('nk-pair'));
    await nk.awaits(round, rounds);
    await nk.preview();
    await nk.writeAs(nk.round(round));
    if (round < rounds) await nk.results(nk.round(round));
  }
  await nk.job(t('nk-title'));
  await nk.desk.pane.locator('.bracket').waitFor();
  await draw(nk, 'nk-title', 0);
  const other = { black: t('nkWhiteWins'), white: t('nkBlackWins') };
  await nk.results(nk.round(rounds), ({ favourite }) => other[favourite]);
  await nk.view('viewRun');
  await nk.desk.pane.locator('.event').waitFor();
  await draw(nk, 'home-play-off', 1);
  await nk.job(t('nk-pair'));
  await draw(nk, 'nk-play-off', 1);
}

async function afterwards(nk: NkDirector<BrowserDesk>, draw: Draw): Promise<void> {
  const { t } = nk;
  await nk.job(t('nk-rights'));
  await nk.preview();
  await draw(nk, 'nk-rights', 1);
  await nk.job(t('nk-export'));
  await nk.desk.field(t('nkEgdTable')).waitFor();
  await draw(nk, 'nk-export', 1);
  await nk.desk.pane.getByText(t('nkEgdNames'), { exact: true }).click();
  await nk.desk.pane.locator('.egd-names input').nth(4).scrollIntoViewIfNeeded();
  await draw(nk, 'nk-export-names', 1);
}
