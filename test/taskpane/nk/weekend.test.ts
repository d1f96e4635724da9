/** @jest-environment ./test/support/page-environment.js */
import { expect, jest, test } from '@jest/globals';
import { nkEvents, nkJobs } from '../../../taskpane/nk/jobs';
import { excelDesk } from '../../drivers/excel-desk';
import { invented, NkDirector } from '../../drivers/nk';

jest.setTimeout(120_000);

/** First: what the pane hears of Excel it hears of the workbook that was opened first. */
test('Undo on the sheet leaves the pane knowing where the event stands', async () => {
  // On the web a new sheet can be undone.
  const desk = await excelDesk('en', { jobs: nkJobs, events: [nkEvents] }, { undo: 'web' });
  const nk = new NkDirector(desk);
  const { t } = nk;
  const round = nk.round(1);
  /** A write is one or more steps, as the Excel at hand has them. */
  const until = async (wanted: boolean, step: () => boolean): Promise<void> => {
    const isThere = async (): Promise<boolean> => (await nk.sheet.names()).includes(round);
    for (let left = 12; left > 0 && (await isThere()) !== wanted; left--) await nk.sheet.run(step);
    expect(await isThere()).toBe(wanted);
  };
  await nk.newEvent('Entries', invented(8));
  await nk.pair(1);

  // The round that was written goes: it is the next one again. And it comes back.
  await until(false, () => window.workbench.grid.undo());
  await nk.view('viewRun');
  await desk.says(t('runNext', { round: 1, rounds: 7 }));
  await until(true, () => window.workbench.grid.redo());
  await desk.says(t('runMissing', { round: 1, count: 4 }));

  // What is said of a cell goes as soon as the cell is right again, with nothing pressed in the pane.
  await nk.results(round);
  await nk.sheet.put(`'${round}'!F5`, 'Black, I think');
  await nk.job(t('nk-pair'));
  await desk.says('“Black, I think” isn’t a result.');
  await nk.sheet.run(() => window.workbench.grid.undo());
  await desk.offers(t('write'));
  expect(desk.texts('section.refused')).toEqual([]);
});

test('The job that follows the first write of an event bears the event’s own name', async () => {
  const desk = await excelDesk('en', { jobs: nkJobs, events: [nkEvents] });
  const nk = new NkDirector(desk);
  const { t } = nk;
  await nk.enter('Entries', invented(4));
  await nk.job(t('nk-new'));
  expect(desk.texts('.title p')).toEqual([t('headingNK')]);
  await nk.useSelection();
  await nk.openForm();
  await desk.type(t('nkEgdEvent'), 'Championship of Leiden');
  await nk.preview();
  await nk.writeAs(t('nkSheetPlayers'));
  await desk.press(t('nk-pair'), '.rows');
  await nk.opened(t('nk-pair'));
  await desk.says('Championship of Leiden, 4 players');
  expect(desk.texts('.title p')).toEqual(['Championship of Leiden, 4 players']);
});
