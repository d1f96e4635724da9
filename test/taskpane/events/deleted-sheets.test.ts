/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { newSeason } from '../../../taskpane/aga/new-season';
import { createExcelWorkbook } from '../../../taskpane/excel/excel-workbook';
import { askFacts } from '../../../taskpane/excel/requests/facts';
import { createSlices } from '../../../taskpane/operation/slices';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { events } from '../../../taskpane/systems';
import type { WorkbookService } from '../../../taskpane/workbook/workbook';
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

/** Excel keeps the names of a deleted sheet, which the workbench deletes with it. */
test('a name that Excel keeps without its cells is neither read nor an event', async () => {
  excel = await openWorkbook([{ name: 'Entries', cells: {} }]);
  const collection = (items: readonly object[]) => ({ load: () => undefined, items });
  const context = {
    workbook: {
      worksheets: {
        ...collection([{ id: '1', name: 'Entries', visibility: 'Visible' }]),
        getActiveWorksheet: () => ({ load: () => undefined, name: 'Entries' }),
      },
      tables: collection([]),
      names: collection([
        { name: 'SOF_Event_1', formula: '=#REF!$A$1:$E$17' },
        { name: 'AGA_Section_1', formula: '=#REF!' },
        { name: 'Prices', formula: '=Entries!$A$1:$A$4' },
      ]),
      application: { load: () => undefined, decimalSeparator: '.' },
    },
  } as unknown as Excel.RequestContext;
  const facts = askFacts(context)();
  expect(facts).toMatchObject({
    names: ['SOF_Event_1', 'AGA_Section_1', 'Prices'],
    gone: ['SOF_Event_1', 'AGA_Section_1'],
  });
  const asked: unknown[] = [];
  const workbook = {
    read: (_: unknown, { also }: { also: (of: typeof facts) => readonly unknown[] }) => {
      asked.push(...also(facts));
      return Promise.resolve({ ok: true, value: { facts, tables: [], also: [] } });
    },
  } as unknown as WorkbookService;
  const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
  expect(await lookAtEvents(workbook, events, slices)).toMatchObject({
    kind: 'events',
    events: [],
  });
  expect(asked).toEqual([]);
});
