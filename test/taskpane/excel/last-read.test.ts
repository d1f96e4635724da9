/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { LastRead } from '../../../taskpane/excel/why/references';
import type { ReadReference, Wanted } from '../../../taskpane/excel/workbook/why';

const area = (rows: number) => ({ row: 0, column: 0, rows, columns: 1 });
const wanted = (rows: number): readonly Wanted[] => [
  { kind: 'area', sheet: undefined, area: area(rows) },
];
const cells = (rows: number): readonly ReadReference[] => [
  {
    kind: 'cells',
    ...{ sheetId: '1', sheet: 'A', area: area(rows), row: 0, column: 0 },
    held: Array.from({ length: rows }, (_, row) => [row]),
  },
];

/** How often Excel was asked for lists of these lengths, one after the other. */
async function asked(last: LastRead, ...lengths: readonly number[]): Promise<number> {
  let count = 0;
  for (const rows of lengths) {
    await last.read('1', wanted(rows), () => {
      count += 1;
      return Promise.resolve(cells(rows));
    });
  }
  return count;
}

test('a long list is asked for once, another one and a short one each time', async () => {
  const last = new LastRead();
  last.listen();
  expect(await asked(last, 2_000, 2_000, 2_000)).toBe(1);
  expect(await asked(last, 3_000, 2_000, 2_000)).toBe(2);
  expect(await asked(last, 500, 500)).toBe(2);
});

test('the same cells of another sheet are another list', async () => {
  const last = new LastRead();
  last.listen();
  const ask = () => Promise.resolve(cells(2_000));
  const first = await last.read('1', wanted(2_000), ask);
  expect(await last.read('1', wanted(2_000), ask)).toBe(first);
  expect(await last.read('2', wanted(2_000), ask)).not.toBe(first);
});

test('nothing is remembered before Excel tells of changes, after that has ended, and after a change', async () => {
  const last = new LastRead();
  expect(await asked(last, 2_000, 2_000)).toBe(2);
  const end = last.listen();
  expect(await asked(last, 2_000, 2_000)).toBe(1);
  last.forget();
  expect(await asked(last, 2_000, 2_000)).toBe(1);
  end();
  expect(await asked(last, 2_000, 2_000)).toBe(2);
});

test('what was being read when something changed is not kept', async () => {
  const last = new LastRead();
  last.listen();
  await last.read('1', wanted(2_000), () => {
    last.forget();
    return Promise.resolve(cells(2_000));
  });
  expect(await asked(last, 2_000)).toBe(1);
});
