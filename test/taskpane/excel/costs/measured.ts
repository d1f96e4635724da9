import { afterAll, afterEach, expect, jest } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ExcelPage } from '../../../tools/workbench/host/excel';
import { openMeasured, steps, type JobCosts, type Step } from '../job-costs';
import { sheetCells } from '../planning';
import { won } from '../workbook';

/** The most requests of a step, of whatever size the workbook is. */
const ceilings: Readonly<Record<Step, number>> = {
  open: 3,
  point: 3,
  preview: 4,
  'open with preview': 4,
  'after changes': 1,
  write: 3,
  'look again': 0,
  undo: 2,
};

let excel: ExcelPage | undefined;
const lines: string[] = [];

/** Each test of the file leaves its workbook sound, and the costs of its jobs stand in `build/requests` afterwards. */
export function measuring(file: string): void {
  jest.setTimeout(600_000);
  afterEach(close);
  afterAll(() => {
    if (lines.length === 0) return;
    mkdirSync('build/requests', { recursive: true });
    writeFileSync(`build/requests/${file}.md`, `${lines.join('\n')}\n`);
  });
}

function close(): void {
  expect(excel?.problems ?? []).toEqual([]);
  excel?.close();
  excel = undefined;
}

function tell(job: string, costs: JobCosts): void {
  for (const step of steps) {
    const cost = costs[step];
    if (!cost) continue;
    const kilobytes = (cost.bytes / 1000).toFixed(1);
    lines.push(`| ${job} | ${step} | ${cost.requests} | ${kilobytes} | ${cost.actions} |`);
  }
}

const requestsOf = (costs: JobCosts, of: readonly Step[]): object =>
  Object.fromEntries(of.map((step) => [step, costs[step]?.requests]));

/**
 * The costs of the larger workbook stay below the ceilings, and the smaller one takes as many requests. `more` allows a
 * step of the larger one so many.
 */
export function expectConstant(
  job: string,
  small: JobCosts,
  large: JobCosts,
  more: Readonly<Partial<Record<Step, number>>> = {},
): void {
  tell(job, large);
  const allowed = { ...ceilings, ...more };
  const over = steps.filter((step) => (large[step]?.requests ?? 0) > allowed[step]);
  expect(over.map((step) => [step, large[step]?.requests])).toEqual([]);
  const same = steps.filter((step) => more[step] === undefined);
  expect(requestsOf(small, same)).toEqual(requestsOf(large, same));
}

/** Opens a workbook with one list; the one that was open before is closed. */
export async function openWith(
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
): ReturnType<typeof openMeasured> {
  close();
  const opened = await openMeasured([{ name, cells: sheetCells(rows) }]);
  excel = opened.excel;
  return opened;
}

/** Every board of a round gets a result. */
export function results(round: number, boards: number): void {
  if (excel) won(excel, round, boards);
}
