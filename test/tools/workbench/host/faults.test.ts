import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { hostCodes } from '../../../../tools/workbench/host';
import type { OfficePage } from './office-page';
import { createWorkbench, failure, turn, type Workbench } from './support';

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

const writeThree = (options: Excel.RunOptions = {}): Promise<void> =>
  page.Excel.run(options, async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    for (const [i, address] of ['A1', 'A2', 'A3'].entries()) sheet.getRange(address).values = [[i]];
    await context.sync();
  });

const column = (): unknown[] =>
  workbench.grid
    .read({ sheetId: 'sheet1', row: 0, column: 0, rows: 3, columns: 1 })
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
    for (let k = 0; k < 3; k++)
      workbench.grid.write({ sheetId: 'sheet1', row: k, column: 0 }, null);
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

describe('A colleague who is quicker', () => {
  const cell = { sheetId: 'sheet1', row: 0, column: 0 };

  test('comes just before the request that is named, and before no other', async () => {
    const seen: unknown[] = [];
    workbench.host.faults.before(2, () => {
      workbench.grid.write(cell, 'theirs');
    });
    for (let k = 1; k <= 3; k++) {
      const range = await page.Excel.run(async (context) => {
        const asked = context.workbook.worksheets.getItem('Sheet1').getRange('A1').load('values');
        await context.sync();
        return asked;
      });
      seen.push(range.values[0]?.[0]);
      if (k === 1) expect(workbench.host.faults.waiting).toBe(true);
    }
    expect(seen).toEqual([0, 'theirs', 'theirs']);
    expect(workbench.host.faults.waiting).toBe(false);
  });

  test('may use Excel, and is not counted or refused; the request waits for the work', async () => {
    const { faults } = workbench.host;
    faults.failRequest(2, hostCodes.AccessDenied);
    faults.before(1, writeThree);
    await page.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Sheet1').getRange('A2').values = [['ours']];
      await context.sync();
    });
    expect(column()).toEqual([0, 'ours', 2]);
    expect((await failure(writeThree())).code).toBe('AccessDenied');
  });

  test('several may come before several requests', async () => {
    const order: string[] = [];
    workbench.host.faults.before(2, () => void order.push('second'));
    workbench.host.faults.before(1, () => void order.push('first'));
    await writeThree();
    await writeThree();
    expect(order).toEqual(['first', 'second']);
  });
});

describe('Answers', () => {
  const empty = (): void => {
    for (let k = 0; k < 3; k++)
      workbench.grid.write({ sheetId: 'sheet1', row: k, column: 0 }, null);
  };

  test('that are lost leave the work done and look like a lost session', async () => {
    empty();
    workbench.host.faults.loseAnswer(1, 2);
    expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
    expect(column()).toEqual([0, 1, 2]);
    empty();
    expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
    expect(column()).toEqual([0, 1, 2]);
    empty();
    await writeThree();
  });

  test('that are lost for ever end with a host that does nothing more until it is told otherwise', async () => {
    workbench.host.faults.loseAnswer(1, Infinity);
    empty();
    expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
    expect(column()).toEqual([0, 1, 2]);
    empty();
    for (let k = 0; k < 3; k++) {
      expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
    }
    expect(column()).toEqual([null, null, null]);
    workbench.host.faults.clear();
    await writeThree();
  });

  test.each([
    ['after the work is done', true, [0, 1, 2]],
    ['without the work', false, [null, null, null]],
  ])('may never come, %s; later requests are answered', async (_, processed, cells) => {
    empty();
    workbench.host.faults.neverAnswer(1, processed);
    let answered = false;
    void writeThree().then(() => {
      answered = true;
    });
    for (let k = 0; k < 5; k++) await turn();
    expect(answered).toBe(false);
    expect(column()).toEqual(cells);
    await writeThree();
    expect(column()).toEqual([0, 1, 2]);
    expect(answered).toBe(false);
  });
});

describe('A run that is to be one undo step', () => {
  const grouped = { mergeUndoGroup: true };
  const codes = ['UndoNotSupported', 'GeneralException', 'InvalidArgument'] as const;

  test.each(codes)('is refused by %s at its first change, or after some', async (code) => {
    const { faults } = workbench.host;
    for (const changes of [0, 2]) {
      for (let k = 0; k < 3; k++)
        workbench.grid.write({ sheetId: 'sheet1', row: k, column: 0 }, null);
      faults.groupRefused(code, changes);
      expect((await failure(writeThree(grouped))).code).toBe(code);
      expect(column()).toEqual([0, 1, 2].map((value) => (value < changes ? value : null)));
    }
    await writeThree();
    faults.clear();
    await writeThree(grouped);
  });

  test('may read', async () => {
    workbench.host.faults.groupRefused('UndoNotSupported');
    const sheets = await page.Excel.run(grouped, async (context) => {
      const asked = context.workbook.worksheets.load('items/name');
      await context.sync();
      return asked;
    });
    expect(sheets.items).toHaveLength(1);
  });
});

describe('Plain errors', () => {
  test('say nothing but GeneralException, until told otherwise', async () => {
    const { faults } = workbench.host;
    const missing = (): Promise<unknown> =>
      page.Excel.run(async (context) => {
        context.workbook.worksheets.getItem('None').load('name');
        await context.sync();
      });
    faults.plainErrors();
    faults.clear();
    const error = await failure(missing());
    expect([error.code, error.message]).toEqual(['GeneralException', '']);
    faults.plainErrors(false);
    expect((await failure(missing())).code).toBe('ItemNotFound');
  });
});

describe('While a cell is being edited', () => {
  test('plain requests are refused, those that wait go on when it ends, in their order', async () => {
    const { faults } = workbench.host;
    faults.cellEdit(true);
    expect((await failure(writeThree())).code).toBe('InvalidOperationInCellEditMode');
    const done: number[] = [];
    const waiting = [1, 2].map((n) =>
      writeThree({ delayForCellEdit: true }).then(() => done.push(n)),
    );
    for (let k = 0; k < 5; k++) await turn();
    expect(done).toEqual([]);
    faults.cellEdit(false);
    await Promise.all(waiting);
    expect(done).toEqual([1, 2]);
    await writeThree();
  });
});
