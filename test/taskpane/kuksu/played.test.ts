/** @jest-environment ./test/support/page-environment.js */
import { functionsOf } from '../support/functions';
import { expect, jest } from '@jest/globals';
import { kuksuEvents, kuksuJobs } from '../../../taskpane/kuksu/jobs';
import type { Entry } from '../../checkers/kuksu-cycle';
import { excelDesk } from '../../drivers/excel-desk';
import { KuksuDirector } from '../../drivers/kuksu';
import { checkedLeagues, expectRanked, playLeagues } from '../../drivers/kuksu-checked';
import { invented } from '../../drivers/nk';
import { testInTurn } from '../../support/in-full';

jest.setTimeout(120_000);

testInTurn(1, 3)('A first cycle goes through pane and sheets without a browser', async () => {
  const entries = invented(20).map(([name, rating]): Entry => ({
    name,
    rating,
    pin: null,
    last: null,
  }));
  const shareOf = (row: string, column: string) => (row.length > column.length ? 0.5 : 1);
  const functions = await functionsOf('kuksu');
  const desk = await excelDesk('en', { jobs: kuksuJobs, events: [kuksuEvents], functions });
  const kuksu = new KuksuDirector(desk);
  const { t } = kuksu;

  const sheet = await kuksu.enter([
    [t('kuksuName'), t('kuksuRating')],
    ...entries.map(({ name, rating }) => [name, rating]),
  ]);
  await kuksu.job(t('kuksu-group'));
  await kuksu.useList('kuksuRegistrations', `${sheet}!B3`);
  await kuksu.withoutLastCycle();
  await kuksu.preview();
  await kuksu.write();
  const seeds = [...checkedLeagues(entries).values()].flat();
  const written = await kuksu.sheet.values(`${t('kuksuLeaguesSheet')}!B5:D24`);
  expect(written).toEqual(seeds.map(({ league, seed, name }) => [league, seed, name]));

  await playLeagues(kuksu, entries, shareOf);
  await kuksu.job(t('kuksu-rank'));
  await kuksu.preview();
  await kuksu.write();
  await expectRanked(kuksu, t('kuksuResultsSheet'), { entries, shareOf });
});
