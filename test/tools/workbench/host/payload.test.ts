import { afterEach, expect, test } from '@jest/globals';
import type { OfficeHostOptions } from '../../../../tools/workbench/host';
import { exceeds, webPayloadLimit } from '../../../../tools/workbench/host/payload';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;
afterEach(() => {
  excel.close();
});

const open = async (options: Partial<OfficeHostOptions> = {}): Promise<void> => {
  excel = await openExcel(undefined, options);
};

const text = 'é'.repeat(400);
const write = (cells: number): Promise<string> =>
  excel.code((context) => {
    sheet1(context).getRange(`A1:A${cells}`).values = Array.from({ length: cells }, () => [text]);
  });
const written = (): unknown =>
  excel.grid.read({ sheetId: 'sheet1', row: 0, column: 0, rows: 1, columns: 1 })[0]?.[0]?.value;

test('a request above the limit is refused before anything of it is done', async () => {
  await open({ sizeLimit: 20_000 });
  expect(await write(30)).toBe('RequestPayloadSizeLimitExceeded');
  expect(written()).toBeNull();
});

test('an answer above the limit is refused after everything was done', async () => {
  await open({ sizeLimit: 20_000 });
  await excel.run((context) => {
    sheet1(context).getRange('A1:A20').values = Array.from({ length: 20 }, () => [text]);
  });
  const code = await excel.code((context) => {
    sheet1(context).getRange('B1').values = [['done']];
    sheet1(context).getRange('A1:A40').load('values,formulas,text');
  });
  expect(code).toBe('ResponsePayloadSizeLimitExceeded');
  const b1 = { sheetId: 'sheet1', row: 0, column: 1, rows: 1, columns: 1 };
  expect(excel.grid.read(b1)[0]?.[0]?.value).toBe('done');
});

test('without a limit both go through', async () => {
  await open();
  await excel.run((context) => {
    sheet1(context).getRange('A1:A30').values = Array.from({ length: 30 }, () => [text]);
    sheet1(context).getRange('A1:A30').load('values,formulas,text');
  });
  expect(written()).toBe(text);
});

test('the web has such a limit: 5 MB', async () => {
  await open({ platform: 'web' });
  const long = 'x'.repeat(32_000);
  const rows = 165;
  const batch = (context: Excel.RequestContext): void => {
    sheet1(context).getRange(`A1:A${rows}`).values = Array.from({ length: rows }, () => [long]);
  };
  expect(await excel.code(batch)).toBe('RequestPayloadSizeLimitExceeded');
});

test('what counts is bytes', async () => {
  await open();
  expect(webPayloadLimit).toBe(5_242_880);
  expect([exceeds('é'.repeat(10), 20), exceeds('é'.repeat(10), 19)]).toEqual([false, true]);
  expect([exceeds('e'.repeat(10), 10), exceeds('e'.repeat(10), 9)]).toEqual([false, true]);
});
