import { expect } from '@jest/globals';
import type { Desk } from './desk';
import { Director } from './director';
import { KuksuDirector } from './kuksu';
import { checkedLeagues } from './kuksu-checked';
import { invented, NkDirector } from './nk';

/**
 * What is done in each kind of browser. WebKit and Firefox play it in the full tier alone; in jsdom every run plays it, so that
 * a pane that changes does not leave it behind.
 */
export const walks: readonly (readonly [title: string, walk: (desk: Desk) => Promise<void>])[] = [
  ['SOF.AWARD is inserted, and taken back', (desk) => insertAndTakeBack(desk, 'SOF.AWARD')],
  ['AGA.SLOPE is inserted, and taken back', (desk) => insertAndTakeBack(desk, 'AGA.SLOPE')],
  ['a championship is made', makeChampionship],
  ['a Kuksu cycle is grouped', groupCycle],
];

async function insertAndTakeBack(desk: Desk, id: string): Promise<void> {
  const director = new Director(desk);
  const { sheet, t } = director;
  const cell = `${await sheet.add()}!M20`;
  await director.view('viewFunctions');
  await desk.press(id, '.rows');
  await desk.press(/./, '.examples');
  await sheet.select(cell);
  await desk.press(t('cardInsertInto', { address: 'M20' }));
  await desk.offers(t('undo'));
  await sheet.calculated();
  const formula = await sheet.run(
    (each) => window.workbench.read(each)[0]?.[0]?.formula ?? '',
    cell,
  );
  expect(formula).toContain(`=${id}(`);
  await desk.press(t('undo'));
  await sheet.until((each) => window.workbench.read(each)[0]?.[0]?.value === null, cell);
}

async function makeChampionship(desk: Desk): Promise<void> {
  const nk = new NkDirector(desk);
  const entries = invented(12);
  await nk.newEvent('Entries', entries);
  const written = new Set((await nk.sheet.values(`${nk.t('nkSheetPlayers')}!A1:H30`)).flat());
  expect(entries.filter(([player]) => !written.has(player))).toEqual([]);
}

async function groupCycle(desk: Desk): Promise<void> {
  const kuksu = new KuksuDirector(desk);
  const { t } = kuksu;
  const entries = invented(20).map(([name, rating]) => ({ name, rating, pin: null, last: null }));
  const signedUp = await kuksu.enter([
    [t('kuksuName'), t('kuksuRating')],
    ...entries.map(({ name, rating }) => [name, rating]),
  ]);
  await kuksu.job(t('kuksu-group'));
  await kuksu.useList('kuksuRegistrations', `${signedUp}!A1`);
  await kuksu.withoutLastCycle();
  await kuksu.preview();
  await kuksu.write();
  for (const [league, players] of checkedLeagues(entries)) {
    const seats = `${t('kuksuLeagueSheet', { league })}!B5:B${4 + players.length}`;
    expect((await kuksu.sheet.values(seats)).flat()).toEqual(players.map(({ name }) => name));
  }
}
