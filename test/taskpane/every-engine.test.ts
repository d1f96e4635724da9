/** @jest-environment ./test/support/page-environment.js */
import { beforeAll, describe, jest, test } from '@jest/globals';
import { kuksuEvents, kuksuJobs } from '../../taskpane/kuksu/jobs';
import { nkEvents, nkJobs } from '../../taskpane/nk/jobs';
import { walks } from '../drivers/every-engine';
import { excelDesk } from '../drivers/excel-desk';
import type { JsdomDesk } from '../drivers/jsdom-desk';

jest.setTimeout(120_000);

describe('What WebKit and Firefox are asked, without a browser', () => {
  let desk: JsdomDesk;

  beforeAll(async () => {
    desk = await excelDesk('en', {
      jobs: [...nkJobs, ...kuksuJobs],
      events: [nkEvents, kuksuEvents],
    });
  });

  test.each(walks)('%s', (_title, walk) => walk(desk));
});
