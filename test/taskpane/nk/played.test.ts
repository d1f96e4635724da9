/** @jest-environment ./test/support/page-environment.js */
import { jest } from '@jest/globals';
import { nkEvents, nkJobs } from '../../../taskpane/nk/jobs';
import { excelDesk } from '../../drivers/excel-desk';
import { playWeekend } from '../../drivers/nk-weekend';
import { testInTurn } from '../../support/in-full';
import { oneOf } from '../../support/sampled';
import { isFull } from '../../support/tier';

jest.setTimeout(120_000);

/**
 * In each run one system is played at length: see kgs/played.test.ts and kuksu/played.test.ts. The first three rounds of a weekend have
 * all of a director's habits in them.
 */
testInTurn(0, 3).each(oneOf(['en', 'nl'] as const))(
  'A weekend of 38 players goes as a director runs it (%s)',
  async (language) => {
    const desk = await excelDesk(language, { jobs: nkJobs, events: [nkEvents] });
    await playWeekend(desk, isFull ? 7 : 3);
  },
);
