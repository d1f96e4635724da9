/** @jest-environment ./test/support/environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel-workbook';
import type { ExcelPage } from '../../workbench/host/excel';
import { jobsThatWrite, openList } from '../excel/jobs-that-write';
import { oneOf } from '../../support/sampled';
import { type } from '../excel/workbook';

jest.setTimeout(120_000);

let excel: ExcelPage;

afterEach(() => {
  jest.restoreAllMocks();
  excel.close();
});

const changes = [...jobsThatWrite['kgs-edit'], ...jobsThatWrite['kgs-move']];

test.each(oneOf(changes.map((job) => [job.what, job] as const)))(
  'what the preview shows beside its change is replaced without a question: %s',
  async (_, job) => {
    excel = await openList(job);
    const plan = await job.plan(excel);
    const outcome = await excelWorkbook.write(plan);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'written' } });
  },
);

test('what somebody typed there after the preview is not', async () => {
  const [job] = jobsThatWrite['kgs-edit'];
  if (!job) throw new Error('No such job.');
  excel = await openList(job);
  const plan = await job.plan(excel);
  type(excel, 'Year', 'B1', 'Typed meanwhile');
  const outcome = await excelWorkbook.write(plan);
  expect(outcome).toMatchObject({ ok: true, value: { kind: 'changed' } });
});
