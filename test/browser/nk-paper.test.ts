import { expect, jest } from '@jest/globals';
import type { Language } from '../../language';
import { testInTurn } from '../support/in-full';
import { checkStandings, type Line } from '../checkers/nk/check-final';
import { booksOf } from './nk-books';
import { invented, NkDirector } from './nk-driver';
import { pictureOf } from './nk-pictures';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

const searches = { en: '?blanks=zero', nl: '?blanks=null&locale=nl-NL' } as const;
/** Results as they are typed in a hurry. */
const signs = {
  en: { black: 'B+R', white: 'W+3.5', draw: '=' },
  nl: { black: 'Z+R', white: 'W+3,5', draw: 'jigo' },
} as const;

/** The lines of the standings, by number. */
async function wallOf(nk: NkDirector, sheet: string): Promise<Line[]> {
  const { t } = nk;
  const [header = [], ...rows] = await nk.values(`'${sheet}'!A4:Z60`);
  const column = (name: string): number => header.indexOf(name);
  const { players } = await booksOf(nk, 0);
  const lowest = Math.max(...players.map(({ group }) => group));
  return rows.flatMap((cells) => {
    const player = players.find(({ name }) => name === cells[column(t('nkName'))]);
    if (!player) return [];
    const number = (name: string): number => Number(cells[column(name)]);
    const group = String(cells[column(t('nkGroupColumn'))]);
    const tableScore = number(t('nkScore'));
    return [
      {
        ...{ line: number(t('nkLine')), place: number(t('nkPlace')), player: player.number },
        group: group === t('nkTopGroup') ? 0 : Number(/\d+/.exec(group)?.[0]),
        ...{ score: tableScore - lowest, tableScore },
        ...{ sos: number(t('nkSos')), sodos: number(t('nkSodos')) },
      },
    ];
  });
}

/** The first round of a weekend with all its paper: wall sheets, slips, standings that are replaced. */
async function paper(language: Language): Promise<void> {
  const nk = new NkDirector(await workbenches.open(searches[language]), language);
  const { t } = nk;
  const players = t('nkSheetPlayers');
  const sheetNames = (): Promise<string[]> =>
    nk.open.page.evaluate(() => window.workbench.grid.sheets().map(({ name }) => name));
  const playerAt = async (row: number): Promise<{ number: number; name: string }> => {
    const [[number, name] = []] = await nk.values(`${players}!A${row}:B${row}`);
    return { number: Number(number), name: String(name) };
  };
  const paired = async (round: number, decide?: () => Promise<void>): Promise<void> => {
    await nk.job(t('nkPairRound'));
    await nk.awaits(round, 7);
    await decide?.();
    await nk.preview();
    await nk.writeAs(nk.round(round));
  };
  const meet = async (round: number, a: number, b: number): Promise<boolean> =>
    (await nk.lines(nk.round(round))).some(
      ({ black, white }) => [black, white].includes(a) && [black, white].includes(b),
    );
  const results = (round: number): Promise<void> =>
    nk.results(nk.round(round), ({ black, white, favourite }) =>
      (black + white) % 9 === 0 ? signs[language].draw : signs[language][favourite],
    );

  // Of the strongest group the first and the ninth would meet: they are kept apart for good.
  await nk.newEvent('Entries', invented(38));
  const [first, ninth] = [await playerAt(5), await playerAt(13)];
  await nk.put(`${players}!N5`, ninth.name);

  await paired(1);
  expect(await meet(1, first.number, ninth.number)).toBe(false);
  await pictureOf(nk, nk.round(1));

  // The wall sheets are made and taken back.
  const wall = (['nkByBoardSheet', 'nkByNameSheet', 'nkSlipsSheet'] as const).map((key) =>
    t(key, { round: 1 }),
  );
  await nk.job(t('nkWall'));
  await nk.openForm();
  await nk.field(t('nkSlips')).check();
  await nk.preview();
  await nk.writeAs(t('nkWallTitle', { round: 1 }));
  expect(await sheetNames()).toEqual(expect.arrayContaining(wall));
  for (const sheet of wall) await pictureOf(nk, sheet);
  const byName = await nk.values(`'${wall[1] ?? ''}'!A5:D42`);
  expect(byName.map(([name]) => name)).toHaveLength(38);
  await nk.button(t('undo')).click();
  await nk.status.getByText(t('undoneTitle', { title: t('nkWallTitle', { round: 1 }) })).waitFor();
  expect((await sheetNames()).filter((name) => wall.includes(name))).toEqual([]);
  await results(1);

  // A correction is replaced on the sheet of the standings, and can be taken back.
  const after = (round: number): string => t('nkStandingsAfter', { round });
  await nk.job(t('nkStandings'));
  await nk.preview();
  await nk.writeAs(after(1));
  const before = await nk.values(`'${after(1)}'!A5:J42`);
  const [game] = await nk.lines(nk.round(1));
  const isBlack = game?.result === signs[language].black;
  await nk.put(`'${nk.round(1)}'!F${game?.row ?? 0}`, signs[language][isBlack ? 'white' : 'black']);
  await nk.job(t('nkStandings'));
  await nk.preview();
  await nk.button(t('write')).click();
  await nk.button(t('overwrite')).click();
  await nk.status.getByText(t('writtenTitle', { title: after(1) })).waitFor();
  const replaced = await nk.values(`'${after(1)}'!A5:J42`);
  expect(replaced).not.toEqual(before);
  expect((await sheetNames()).filter((name) => name.startsWith(after(1)))).toEqual([after(1)]);
  expect(checkStandings(await booksOf(nk, 1), await wallOf(nk, after(1)), undefined)).toEqual([]);
  await nk.button(t('undo')).click();
  await nk.status.getByText(t('undoneTitle', { title: after(1) })).waitFor();
  expect(await nk.values(`'${after(1)}'!A5:J42`)).toEqual(before);
}

testInTurn(2, 4)('The paper of a round of 38 players is made, replaced and taken back', () =>
  paper('en'),
);

testInTurn(3, 4)('The paper of a round of 38 players is made the same way in Dutch', () =>
  paper('nl'),
);
