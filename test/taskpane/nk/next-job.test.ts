/** @jest-environment ./test/support/page-environment.js */
import { expect, jest, test } from '@jest/globals';
import { nkEvents, nkJobs } from '../../../taskpane/nk/jobs';
import { excelDesk } from '../../drivers/excel-desk';
import { invented, NkDirector } from '../../drivers/nk';

jest.setTimeout(120_000);

test('The job that follows the first write of an event bears the event’s own name', async () => {
  const desk = await excelDesk('en', { jobs: nkJobs, events: [nkEvents] });
  const nk = new NkDirector(desk);
  const { t } = nk;
  await nk.enter('Entries', invented(4));
  await nk.job(t('nkNewEvent'));
  expect(desk.texts('.title p')).toEqual([t('headingNK')]);
  await nk.useSelection();
  await nk.openForm();
  await desk.type(t('nkEgdEvent'), 'Championship of Leiden');
  await nk.preview();
  await nk.writeAs(t('nkSheetPlayers'));
  await desk.press(t('nkPairRound'), '.rows');
  await nk.opened(t('nkPairRound'));
  expect(desk.texts('.title p')).toEqual(['Championship of Leiden, 4 players']);
});
