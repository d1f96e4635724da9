/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { draft, hasDraft, keepDraft } from '../../../taskpane/excel/drafts';
import type { ExcelPage } from '../../workbench/host/excel';
import { openWorkbook, withExcel } from './workbook';

jest.setTimeout(120_000);

let excel: ExcelPage;
beforeEach(async () => {
  excel = await openWorkbook([{ name: 'Entries', cells: { A1: 'Name' } }]);
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

test('A draft is kept with the workbook until it is dropped', async () => {
  expect(await hasDraft()).toEqual({ ok: true, value: false });
  await keepDraft('nk-pair', '{"round":2}');
  expect(await draft('nk-pair')).toEqual({ ok: true, value: '{"round":2}' });
  expect(await hasDraft()).toEqual({ ok: true, value: true });
  await keepDraft('nk-pair', undefined);
  expect(await hasDraft()).toEqual({ ok: true, value: false });
});

test('A colleague’s draft and other settings are not one’s own', async () => {
  await withExcel(excel, ({ settings }) => {
    settings.add('tsx.draft.nk-pair', JSON.stringify({ pane: 'another', text: '{}' }));
    settings.add('tsx.draft.kuksu', 'no draft');
    settings.add('other', 'value');
  });
  expect(await hasDraft()).toEqual({ ok: true, value: false });
  expect(await draft('nk-pair')).toEqual({ ok: true, value: undefined });
});
