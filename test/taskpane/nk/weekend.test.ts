/** @jest-environment ./test/support/page-environment.js */
import { jest } from '@jest/globals';
import { nkEvents, nkJobs } from '../../../taskpane/nk/jobs';
import { excelDesk } from '../../drivers/excel-desk';
import { playWeekend } from '../../drivers/nk-weekend';
import { testInFull } from '../../support/in-full';

jest.setTimeout(120_000);

testInFull('A weekend goes through the pane and the sheets without a browser', async () => {
  const desk = await excelDesk('en', { jobs: nkJobs, events: [nkEvents] });
  await playWeekend(desk);
});
