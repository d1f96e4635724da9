/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { newSeason } from '../../../taskpane/aga/new-season';
import { createExcelWorkbook } from '../../../taskpane/excel/excel-workbook';
import { createSlices } from '../../../taskpane/operation/slices';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { events } from '../../../taskpane/systems';
import { lookAtEvents } from '../../../taskpane/views/home/use-events';
import type { ExcelPage } from '../../workbench/host/excel';
import { planOf, sheetCells, write } from '../excel/operations';
import { openWorkbook, withExcel } from '../excel/workbook';
import { sample, sampleOptions } from '../sof/support/event-list';
import { inWords } from './event-words';

jest.setTimeout(120_000);

let excel: ExcelPage;

afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

/** What Home says of the open workbook; a text where it could not be read. */
async function seen(): Promise<string | readonly object[]> {
  const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
  const found = await lookAtEvents(createExcelWorkbook(), events, slices);
  if (found?.kind === 'problem') return found.problem.code;
  return found?.kind === 'events' ? found.events.map((event) => inWords(event)) : '';
}

async function remove(...sheets: readonly string[]): Promise<void> {
  await withExcel(excel, ({ worksheets }) => {
    for (const sheet of sheets) worksheets.getItem(sheet).delete();
  });
}

test('an event whose sheets were deleted hides no other one, and can be written again', async () => {
  excel = await openWorkbook([{ name: 'Entries', cells: sheetCells(sample) }]);
  const award = () => planOf(awardBridgeEvent, sampleOptions, { entries: 'Entries' });
  await write(await award());
  await write(await planOf(newSeason, newSeason.initial));
  expect(await seen()).toMatchObject([{ name: 'AGA season' }, { name: 'Spring pairs' }]);
  await remove('Spring pairs', 'Spring pairs awards');
  expect(await seen()).toMatchObject([{ name: 'AGA season' }]);
  await write(await award());
  expect(await seen()).toMatchObject([{ name: 'Spring pairs' }, { name: 'AGA season' }]);
});

test('a season one of whose sheets was deleted says what has gone', async () => {
  excel = await openWorkbook([{ name: 'Entries', cells: sheetCells(sample) }]);
  await write(await planOf(newSeason, newSeason.initial));
  await remove('Season totals');
  expect(await seen()).toMatchObject([
    { headline: 'Fix 1 thing first', missing: [expect.stringContaining('AGA_Lines')] },
  ]);
});
