/** @jest-environment ./test/support/page-environment.js */
import { functionsOf } from '../support/functions';
import { jest } from '@jest/globals';
import { kgsEvents, kgsJobs } from '../../../taskpane/kgs/jobs';
import { excelDesk } from '../../drivers/excel-desk';
import { KgsDirector } from '../../drivers/kgs';
import { addHeld, expectTotals } from '../../drivers/kgs-checked';
import { testInTurn } from '../../support/in-full';
import { fixedPoints, halves, july, type SampleTournament } from './support/sample-year';

jest.setTimeout(120_000);

testInTurn(2, 3)('A year goes through pane and sheets without a browser, in Dutch', async () => {
  const functions = await functionsOf('kgs');
  const desk = await excelDesk('nl', { jobs: kgsJobs, events: [kgsEvents], functions });
  const kgs = new KgsDirector(desk);
  const year = (...tournaments: readonly SampleTournament[]) => ({
    tournaments,
    aliases: [],
    points: fixedPoints,
  });
  await kgs.newYear(fixedPoints);
  const results = await kgs.sheet.add();
  await addHeld(kgs, results, july, year(july));
  await addHeld(kgs, results, halves, year(july, halves));
  await expectTotals(kgs, year(july, halves));

  await desk.press(kgs.t('undo'));
  await desk.says(kgs.t('undoneTitle', { title: halves.name }));
  await expectTotals(kgs, year(july));
});
