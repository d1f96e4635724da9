import { describe, expect, jest } from '@jest/globals';
import { BrowserDesk } from '../drivers/browser-desk';
import { type Entry, invented, NkDirector } from '../drivers/nk';
import { freshWorkbenches } from './support/fresh-workbench';
import { Looker, walks } from './support/looker';
import { testInFull } from '../support/in-full';
import { oneOf } from '../support/sampled';
import type { Language } from '../../src/language';
import { checkStandings } from '../checkers/nk/check-final';
import { booksOf, wallOf } from '../drivers/nk-books';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

/** Twenty entrants with all that an entry list can say. */
function entries(t: NkDirector['t']): Entry[] {
  return invented(20).map((entry, i): Entry => {
    const [name, rating, , , club, country, grade] = entry;
    if (i === 5) return [name, rating, 'Topgroep', '', club, country, grade];
    if (i === 8) return [name, rating, '', t('nkGroup', { group: 1 }), club, country, grade];
    if (i === 11) {
      return [
        'Maximiliaan-Alexander van Oosterwijk-Bruynestein',
        rating,
        '',
        '',
        club,
        country,
        '',
      ];
    }
    return entry;
  });
}

describe.each(oneOf(walks))('$name', ({ search, language }) => {
  // Every run of scenes.test.ts that draws an event of the NK looks at most of them.
  testInFull('axe finds nothing in any view, and no view is wider than the pane', async () => {
    const nk = new NkDirector(new BrowserDesk(await workbenches.open(search), language));
    const { t } = nk;
    const looker = await Looker.of(nk.desk);
    const look = (view: string): Promise<void> => looker.look(view);

    await nk.job(t('nk-pair'));
    await nk.refused();
    await look('no-event');
    await nk.job(t('nk-title'));
    await nk.desk.pane.getByText(t('nkNoEvent')).waitFor();
    await look('title-no-event');

    await nk.enter('List', entries(t));
    await nk.job(t('nk-new'));
    await look('new');
    await nk.sheet.put('List!B4', 'strong');
    await nk.useSelection();
    await nk.refused();
    await look('new-refused');
    await nk.sheet.put('List!B4', 2350);
    // What was refused is looked at again by itself, and the form folds before what comes of it.
    await nk.desk.offers(t('write'));
    await nk.openForm();
    await nk.desk.field(t('nkGroupSize')).fill('8');
    await nk.desk.field(t('nkRounds')).fill('4');
    await nk.desk.pane.getByText(t('nkMoreSettings')).click();
    await nk.preview();
    await look('new-groups');
    await nk.writeAs(t('nkSheetPlayers'));
    await look('new-written');
    // The knock-out starts in round 3 of 4.
    await nk.sheet.put(await nk.settingCell('nkTitleFrom'), 3);

    await nk.job(t('nk-pair'));
    await nk.awaits(1, 4);
    await look('pair');
    await nk.desk.pane.getByText(t('nkAbsentees', { count: 0 })).click();
    await nk.desk.pane.getByText(t('nkDecide')).click();
    await nk.desk.field('Frits Appelboom').check();
    await look('pair-open');
    await nk.preview();
    await nk.desk.pane.getByText(t('nkWholeField')).click();
    await nk.desk.boards.locator('summary').first().click();
    await look('pair-why');
    // One pair is fixed, one forbidden, one has its colours swapped, and the bye is given.
    await nk.desk.boards.locator('summary').nth(1).click();
    await nk.desk.boards
      .nth(0)
      .getByRole('button', { name: t('nkFix'), exact: true })
      .click();
    await nk.desk.boards.nth(0).getByText(t('nkFixed'), { exact: true }).waitFor();
    await nk.desk.boards
      .nth(1)
      .getByRole('button', { name: t('nkSwapColours') })
      .click();
    await nk.desk.boards.nth(1).getByText(t('nkFixed'), { exact: true }).waitFor();
    await nk.desk.boards.locator('summary').nth(4).click();
    await nk.desk.boards
      .nth(4)
      .getByRole('button', { name: t('nkForbid'), exact: true })
      .click();
    await nk.desk.pane
      .getByText(t('nkSaidForbidden', { one: '', two: '' }).split(' ')[0] ?? '')
      .waitFor();
    await nk.desk.button(t('nkKeepBye')).click();
    await nk.desk.button(t('nkByeToRules')).waitFor();
    await look('pair-decided');
    await nk.writeAs(nk.round(1));
    await nk.refused();
    await look('pair-no-results');
    await nk.results(nk.round(1));
    await nk.sheet.put(`${nk.round(1)}!F6`, 'perhaps');
    await nk.refused();
    await look('pair-wrong-result');
    await nk.results(nk.round(1));
    await nk.preview();
    await look('pair-floats');
    await nk.writeAs(nk.round(2));
    await nk.job(t('nk-title'));
    await nk.desk.pane.locator('.card').first().waitFor();
    await look('title-candidates');
    await nk.job(t('nk-pair'));
    await nk.results(nk.round(2));
    const other = { black: t('nkWhiteWins'), white: t('nkBlackWins') };
    const [, , , , last] = await nk.lines(nk.round(1));
    await nk.results(nk.round(1), ({ black, favourite }) =>
      black === last?.black ? other[favourite] : undefined,
    );
    await nk.preview();
    await look('pair-corrected');
    await nk.job(t('nk-rights'));
    await nk.refused();
    await look('rights-too-early');
    await nk.job(t('nk-title'));
    await nk.desk.pane.locator('.bracket').waitFor();
    await look('title-to-pair');

    for (const round of [3, 4]) {
      await nk.job(t('nk-pair'));
      await nk.awaits(round, 4);
      await nk.preview();
      await nk.writeAs(nk.round(round));
      if (round === 3) await nk.results(nk.round(round));
    }
    await nk.job(t('nk-title'));
    await nk.desk.pane.locator('.bracket').waitFor();
    await look('title-bracket');
    await nk.results(nk.round(4));
    await nk.desk.button(t('nkLookAgain')).click();
    await nk.desk.pane.getByText(t('nkRoundsPlayed', { played: 4, rounds: 4 })).waitFor();
    await look('title-played');
    await nk.job(t('nk-standings'));
    await nk.preview();
    await look('standings');
    await nk.writeAs(t('nkStandingsAfter', { round: 4 }));
    await nk.job(t('nk-rights'));
    await nk.preview();
    await look('rights');
    await nk.job(t('nk-export'));
    const table = await nk.desk.made(t('nkEgdTable'));
    await nk.desk.pane.getByText(t('nkEgdHeader')).click();
    await look('export');

    await nk.job(t('nk-import'));
    await nk.refused();
    await look('import-refused');

    const reader = new NkDirector(new BrowserDesk(await workbenches.open(search), language));
    const lookAgain = await Looker.of(reader.desk);
    await reader.job(t('nk-import'));
    await lookAgain.look('import-empty');
    await reader.desk.field(t('nkImportText')).fill(table);
    await reader.preview();
    await lookAgain.look('import-preview');

    // Two who have met: nothing can be paired until that is allowed.
    const two = new NkDirector(new BrowserDesk(await workbenches.open(search), language));
    const lookAtTwo = await Looker.of(two.desk);
    await two.newEvent('Two', invented(2));
    await two.job(t('nk-pair'));
    await two.awaits(1, 7);
    await two.preview();
    await two.writeAs(two.round(1));
    await two.results(two.round(1));
    await two.refused();
    await lookAtTwo.look('impossible');
    await two.desk.button(t('nkAllowThis')).click();
    await two.desk.boards.locator('.badge').first().waitFor();
    await lookAtTwo.look('repeat');
  });
});

jest.setTimeout(600_000);

const searches = { en: '?blanks=zero', nl: '?blanks=null&locale=nl-NL' } as const;
/** Results as they are typed in a hurry. */
const signs = {
  en: { black: 'B+R', white: 'W+3.5', draw: '=' },
  nl: { black: 'Z+R', white: 'W+3,5', draw: 'jigo' },
} as const;

/** The first round of a weekend with all its paper: wall sheets, slips, standings that are replaced. */
async function paper(language: Language): Promise<void> {
  const nk = new NkDirector(new BrowserDesk(await workbenches.open(searches[language]), language));
  const { t } = nk;
  const results = (round: number): Promise<void> =>
    nk.results(nk.round(round), ({ black, white, favourite }) =>
      (black + white) % 9 === 0 ? signs[language].draw : signs[language][favourite],
    );

  await nk.newEvent('Entries', invented(38));
  await nk.pair(1);

  // The wall sheets are made and taken back.
  const wall = (['nkByBoardSheet', 'nkByNameSheet', 'nkSlipsSheet'] as const).map((key) =>
    t(key, { round: 1 }),
  );
  await nk.job(t('nk-wall'));
  await nk.openForm();
  await nk.desk.field(t('nkSlips')).check();
  await nk.preview();
  await nk.writeAs(t('nkWallTitle', { round: 1 }));
  expect(await nk.sheet.names()).toEqual(expect.arrayContaining(wall));
  const byName = await nk.sheet.values(`'${wall[1] ?? ''}'!A5:D42`);
  expect(byName.map(([name]) => name)).toHaveLength(38);
  await nk.desk.button(t('undo')).click();
  await nk.desk.status
    .getByText(t('undoneTitle', { title: t('nkWallTitle', { round: 1 }) }))
    .waitFor();
  expect((await nk.sheet.names()).filter((name) => wall.includes(name))).toEqual([]);
  await results(1);

  // A correction is replaced on the sheet of the standings, and can be taken back.
  const after = (round: number): string => t('nkStandingsAfter', { round });
  await nk.job(t('nk-standings'));
  await nk.preview();
  await nk.writeAs(after(1));
  const before = await nk.sheet.values(`'${after(1)}'!A5:J42`);
  const [game] = await nk.lines(nk.round(1));
  const isBlack = game?.result === signs[language].black;
  await nk.sheet.put(
    `'${nk.round(1)}'!F${game?.row ?? 0}`,
    signs[language][isBlack ? 'white' : 'black'],
  );
  await nk.job(t('nk-standings'));
  await nk.preview();
  await nk.desk.button(t('write')).click();
  await nk.desk.status.getByText(t('writtenTitle', { title: after(1) })).waitFor();
  const replaced = await nk.sheet.values(`'${after(1)}'!A5:J42`);
  expect(replaced).not.toEqual(before);
  expect((await nk.sheet.names()).filter((name) => name.startsWith(after(1)))).toEqual([after(1)]);
  expect(checkStandings(await booksOf(nk, 1), await wallOf(nk, 1), undefined)).toEqual([]);
  await nk.desk.button(t('undo')).click();
  await nk.desk.status.getByText(t('undoneTitle', { title: after(1) })).waitFor();
  expect(await nk.sheet.values(`'${after(1)}'!A5:J42`)).toEqual(before);
}

/** Without a browser: test/taskpane/nk/views.test.tsx and standings.test.ts. */
testInFull.each(['en', 'nl'] as const)(
  'The paper of a round of 38 players is made, replaced and taken back (%s)',
  (language) => paper(language),
);
