/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { readActiveCell } from '../../../../taskpane/excel/why/active-cell';
import { excelSheet } from '../../../../taskpane/excel/excel';
import { findFigure, readerOf } from '../../../../taskpane/views/why/figures/find-figure';
import type { WorkbookState } from '../../../../workbench/grid/state';
import { hostCodes } from '../../../../workbench/host';
import { restore } from '../../../fixtures/restore';
import type { ExcelPage } from '../../../workbench/host/excel';
import { openWorkbook } from '../../excel/workbook';
import { told } from './support';

jest.setTimeout(120_000);

let excel: ExcelPage | undefined;

afterEach(() => {
  excel?.close();
});

test('while Excel fails a problem is told, and the next look explains the figure', async () => {
  const file = path.join(__dirname, '../../../fixtures/0.1/kuksu.en.json');
  excel = await openWorkbook([{ name: 'A', cells: {} }]);
  const page = excel;
  restore(page.grid, JSON.parse(readFileSync(file, 'utf8')) as WorkbookState);
  const { id = '' } = page.grid.sheets().find(({ name }) => name === 'Leagues') ?? {};
  page.grid.select({ sheetId: id, row: 4, column: 1, rows: 1, columns: 1 });
  const seen = await readActiveCell();
  const reader = seen.kind === 'cell' ? readerOf(seen.cell) : undefined;
  if (seen.kind !== 'cell' || !reader) throw new Error('There is no figure.');
  const { faults } = page.host;
  faults.failRequests(hostCodes.AccessDenied);
  const failed = await findFigure(excelSheet.workbook, reader, seen.cell);
  faults.clear();
  expect(failed.ok).toBe(false);
  const found = await findFigure(excelSheet.workbook, reader, seen.cell);
  expect(found.ok && told(found.value?.figure)).toEqual(['asWritten', 'League A']);
});
