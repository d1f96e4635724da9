/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { areaName } from '../../../taskpane/sheets/address';
import type { Plan } from '../../../taskpane/sheets/plan';
import {
  hostCodes,
  type OfficeHostOptions,
  requirementSetsOf,
} from '../../../tools/workbench/host';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { planOf, text } from '../sheets/plans';
import { named, receiptOf } from './fault-runs';
import { everything, openWorkbook, type, withExcel } from './workbook';

jest.setTimeout(60_000);

let excel: ExcelPage;
let before: unknown;

async function open(options: Partial<OfficeHostOptions> = {}): Promise<void> {
  const cells = { A1: 'Name', B1: 'Rating', A2: 'Ann', B2: 2100, A3: 'Bob', B3: 1900 };
  excel = await openWorkbook([{ name: 'List', cells }], options);
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('List').tables.add('A1:B3', true).name = 'Entrants';
  });
  before = everything(excel);
}

beforeEach(() => open());

afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

/** Two columns beside the table. */
const plan = (): Plan => {
  const sheetId = excel.grid.sheets()[0]?.id ?? '';
  const column = (at: string, ...cells: readonly string[]) => {
    return { sheetId, sheet: 'List', at, cells: cells.map((each) => [text(each)]) };
  };
  return planOf({
    title: 'Ratings',
    blocks: [column('C1', 'Club', 'Leid'), column('D1', 'PIN', '90000011', '90000022')],
    beside: ['Entrants'],
  });
};

const write = async () => receiptOf(await excelWorkbook.write(plan()));
const undo = async (receipt: Awaited<ReturnType<typeof write>>): Promise<string> =>
  named(await excelWorkbook.undoWriting(receipt));

const table = (): string | undefined => {
  const area = excel.grid.tables.all()[0]?.area;
  return area && areaName(area);
};
const resize = (to: string): Promise<void> =>
  withExcel(excel, ({ tables }) => {
    tables.getItem('Entrants').resize(to);
  });

describe('A table that has taken in what was written beside it', () => {
  test('is as large as before once that is undone, for no request more', async () => {
    const requests = jest.spyOn(excel.host.faults, 'nextRequest');
    const receipt = await write();
    expect([table(), requests.mock.calls.length]).toEqual(['A1:D3', 3]);
    expect(await undo(receipt)).toBe('undone');
    expect([table(), requests.mock.calls.length]).toEqual(['A1:B3', 3 + 2]);
    expect(everything(excel)).toEqual(before);
  });

  test('is made smaller by a pane that was opened since, too', async () => {
    await write();
    const last = await excelWorkbook.lastWriting();
    if (!last.ok || !last.value) throw new Error('Nothing was kept.');
    expect(await undo(last.value.receipt)).toBe('undone');
    expect(table()).toBe('A1:B3');
  });

  test.each(['A1:F3', 'A1:C3', 'A1:D5', 'A1:B3'])(
    'stays as it is where somebody has made it %s since',
    async (theirs) => {
      const receipt = await write();
      await resize(theirs);
      expect(await undo(receipt)).toBe('undone');
      expect(table()).toBe(theirs);
    },
  );

  test('stays gone where somebody has made cells of it since', async () => {
    const receipt = await write();
    excel.grid.tables.remove(excel.grid.tables.all()[0]?.id ?? '');
    expect(await undo(receipt)).toBe('undone');
    expect(table()).toBeUndefined();
  });

  test('keeps beside it what somebody has typed into it since', async () => {
    const receipt = await write();
    type(excel, 'List', 'C3', 'Adam');
    expect(await undo(receipt)).toBe('undone');
    expect([table(), excel.grid.tables.all().length]).toEqual(['A1:B3', 1]);
    expect(everything(excel)).not.toEqual(before);
  });

  test.each([1, 2, 3])(
    'is as large as before where Excel’s answer to request %d of the write is lost',
    async (k) => {
      excel.host.faults.loseAnswer(k);
      const outcome = await excelWorkbook.write(plan());
      excel.host.faults.clear();
      if (named(outcome) === 'written') await undo(receiptOf(outcome));
      expect(table()).toBe('A1:B3');
      expect(everything(excel)).toEqual(before);
    },
  );

  test('is taken back from a write that failed, unless somebody typed into what it took in', async () => {
    for (const typed of [undefined, 'Mine']) {
      const { faults } = excel.host;
      faults.loseAnswer(2);
      faults.before(3, () => {
        if (typed !== undefined) type(excel, 'List', 'C2', typed);
      });
      expect(named(await excelWorkbook.write(plan()))).not.toBe('written');
      faults.clear();
      expect(table()).toBe(typed === undefined ? 'A1:B3' : 'A1:D3');
    }
  });

  test('is as large as the write made it where its undo fails', async () => {
    const receipt = await write();
    const written = everything(excel);
    excel.host.faults.failRequest(2, hostCodes.AccessDenied);
    expect(await undo(receipt)).not.toBe('undone');
    excel.host.faults.clear();
    expect(everything(excel)).toEqual(written);
    expect(await undo(receipt)).toBe('undone');
    expect(everything(excel)).toEqual(before);
  });
});

test('An Excel that cannot make a table smaller leaves it as large as it is', async () => {
  excel.close();
  await open({ requirementSets: requirementSetsOf('1.9') });
  expect(await undo(await write())).toBe('undone');
  expect(table()).toBe('A1:D3');
});
