/** @jest-environment ./test/support/environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel-workbook';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { events } from '../../../taskpane/systems';
import { createSlices } from '../../../taskpane/operation/slices';
import { lookAtEvents } from '../../../taskpane/views/home/use-events';
import type { ExcelPage } from '../../workbench/host/excel';
import { jobsThatWrite, openList } from '../excel/jobs-that-write';
import { planOf, write } from '../excel/operations';

jest.setTimeout(120_000);

let excel: ExcelPage;

afterEach(() => {
  jest.restoreAllMocks();
  excel.close();
});

test('a year is read and goes on after a tournament was removed, whose cells are empty then', async () => {
  const [job] = jobsThatWrite['kgs-remove'];
  if (!job) throw new Error('No such job.');
  excel = await openList(job);
  const plan = await job.plan(excel);
  const asked = await excelWorkbook.write(plan);
  if (!asked.ok || asked.value.kind !== 'filled') throw new Error(JSON.stringify(asked));
  const removed = await excelWorkbook.write(plan, asked.value.cells);
  expect(removed).toMatchObject({ ok: true, value: { kind: 'written' } });

  const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
  const seen = await lookAtEvents(excelWorkbook, events, slices);
  expect(seen).toMatchObject({ kind: 'events', events: [{ system: 'KGS', missing: [] }] });
  const options = { ...addTournament.initial, name: 'Autumn', rounds: '8' };
  await write(await planOf(addTournament, options, { results: 'List' }));
  const year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
  const area = { sheetId: year, row: 0, column: 0, rows: 1, columns: 4 };
  expect(excel.grid.read(area)[0]?.map(({ text }) => text)).toContain('Autumn');
});
