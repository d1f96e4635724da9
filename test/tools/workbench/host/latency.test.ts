import { afterEach, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage | undefined;
afterEach(() => {
  excel?.close();
});

interface Wait {
  readonly wait: number;
  /** What A1 held when the wait began. */
  readonly a1: unknown;
}

/** The waits a host asks for while A1 is written, none of which is waited for. */
async function waitsWith(latency: number): Promise<readonly Wait[]> {
  const waits: Wait[] = [];
  const a1 = { sheetId: 'sheet1', row: 0, column: 0, rows: 1, columns: 1 };
  const opened = await openExcel(undefined, {
    latency: () => latency,
    later: (task, wait = 0) => {
      waits.push({ wait, a1: excel?.grid.read(a1)[0]?.[0]?.value ?? null });
      setTimeout(task, 0);
    },
  });
  excel = opened;
  await opened.run((context) => {
    sheet1(context).getRange('A1').values = [[1]];
  });
  return waits.filter(({ wait }) => wait > 0);
}

test('half of the latency passes before a request is processed, half before its answer', async () => {
  const waits = await waitsWith(200);
  expect(new Set(waits.map(({ wait }) => wait))).toEqual(new Set([100]));
  const processed = waits.findIndex(({ a1 }) => a1 === 1);
  expect(processed).toBeGreaterThan(0);
});

test('without latency nothing waits', async () => {
  expect(await waitsWith(0)).toEqual([]);
});
