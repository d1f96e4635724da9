import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { hostCodes } from '../../../workbench/host';
import type { OfficePage } from './office-page';
import { createWorkbench, failure, type Workbench } from './support';

let workbench: Workbench;
let page: OfficePage;

beforeAll(async () => {
  workbench = createWorkbench();
  page = await workbench.open('pane');
});
afterAll(() => {
  workbench.close();
});
afterEach(() => {
  workbench.host.faults.clear();
});

const writeThree = (): Promise<void> =>
  page.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    for (const [i, address] of ['A1', 'A2', 'A3'].entries()) sheet.getRange(address).values = [[i]];
    await context.sync();
  });

const column = (): unknown[] =>
  workbench.grid
    .read({ sheetId: 's1', row: 0, column: 0, rows: 3, columns: 1 })
    .map((row) => row[0]?.value);

describe('Faults on demand', () => {
  test.each(Object.entries(hostCodes))(
    'a host that refuses is %s to the add-in',
    async (name, code) => {
      workbench.host.faults.failRequest(1, code);
      expect((await failure(writeThree())).code).toBe(name);
      expect(column()).toEqual([null, null, null]);
    },
  );

  test('the k-th request fails, the ones around it do not', async () => {
    workbench.host.faults.failRequest(2, hostCodes.AccessDenied);
    const outcomes: string[] = [];
    const ask = (): Promise<void> =>
      page.Excel.run(async (context) => {
        context.workbook.getSelectedRange().load('address');
        await context.sync();
      });
    for (let k = 1; k <= 3; k++) {
      await ask().then(
        () => outcomes.push('answered'),
        (error: unknown) => outcomes.push((error as OfficeExtension.Error).code),
      );
    }
    expect(outcomes).toEqual(['answered', 'AccessDenied', 'answered']);
  });

  test('a host told to refuse everything does so until it is told otherwise', async () => {
    workbench.host.faults.failRequests(hostCodes.AccessDenied);
    for (let k = 1; k <= 3; k++) {
      expect((await failure(writeThree())).code).toBe('AccessDenied');
    }
    expect(column()).toEqual([null, null, null]);
    workbench.host.faults.clear();
    await writeThree();
    expect(column()).toEqual([0, 1, 2]);
    for (let k = 0; k < 3; k++) workbench.grid.write({ sheetId: 's1', row: k, column: 0 }, null);
  });

  test('the k-th action fails, and what the batch did before it stays', async () => {
    workbench.host.faults.failAction(3, 'InvalidOperation');
    expect((await failure(writeThree())).code).toBe('InvalidOperation');
    expect(column()).toEqual([0, 1, null]);
    await writeThree();
    expect(column()).toEqual([0, 1, 2]);
  });

  test('a call that makes an object is an action, one that only names it is none', async () => {
    workbench.host.faults.failAction(1, 'GeneralException');
    const add = page.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Sheet1').getRange('A1');
      context.workbook.worksheets.add('New');
      await context.sync();
    });
    expect((await failure(add)).code).toBe('GeneralException');
    expect(workbench.grid.sheets()).toHaveLength(1);
  });
});

describe('Every call of an operation in turn', () => {
  test('the fault says when the operation had no such call any more', async () => {
    const { faults } = workbench.host;
    const outcomes: string[] = [];
    for (let k = 1; k <= 5; k++) {
      faults.failAction(k, 'GeneralException');
      const outcome = await writeThree().then(
        () => 'done',
        () => 'failed',
      );
      outcomes.push(`${outcome}${faults.waiting ? ', still waiting' : ''}`);
      faults.clear();
    }
    expect(outcomes).toEqual([
      'failed',
      'failed',
      'failed',
      'done, still waiting',
      'done, still waiting',
    ]);
    faults.failRequest(2, hostCodes.AccessDenied);
    expect(faults.waiting).toBe(true);
    faults.clear();
    expect(faults.waiting).toBe(false);
  });

  test('a session that is lost stays lost', async () => {
    workbench.host.faults.failRequest(2, hostCodes.InvalidOrTimedOutSession);
    await writeThree();
    for (let k = 0; k < 3; k++) {
      expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
    }
    workbench.host.faults.clear();
    await writeThree();
  });
});
