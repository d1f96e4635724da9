import { expect, jest } from '@jest/globals';
import type { Language } from '../../src/language';
import { testInTurn } from '../support/in-full';
import { checkStandings } from '../checkers/nk/check-final';
import { booksOf, wallOf } from '../drivers/nk-books';
import { BrowserDesk } from '../drivers/browser-desk';
import { invented, NkDirector } from '../drivers/nk';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();
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
  await nk.job(t('nkWall'));
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
  await nk.job(t('nkStandings'));
  await nk.preview();
  await nk.writeAs(after(1));
  const before = await nk.sheet.values(`'${after(1)}'!A5:J42`);
  const [game] = await nk.lines(nk.round(1));
  const isBlack = game?.result === signs[language].black;
  await nk.sheet.put(
    `'${nk.round(1)}'!F${game?.row ?? 0}`,
    signs[language][isBlack ? 'white' : 'black'],
  );
  await nk.job(t('nkStandings'));
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

testInTurn(2, 4)('The paper of a round of 38 players is made, replaced and taken back', () =>
  paper('en'),
);

testInTurn(3, 4)('The paper of a round of 38 players is made the same way in Dutch', () =>
  paper('nl'),
);
