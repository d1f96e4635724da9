/** @jest-environment ./test/support/environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { standings } from '../../../taskpane/nk/standings';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { named, receiptOf } from './fault-runs';
import { jobsThatWrite, openList } from './jobs-that-write';
import { planOf, write } from './operations';
import { everything, type } from './workbook';

jest.setTimeout(60_000);

let excel: ExcelPage;

afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

/** Values of a column of a sheet. */
function down(name: string, column: number, from: number, rows: number): readonly unknown[] {
  const sheetId = excel.grid.sheets().find((each) => each.name === name)?.id ?? '';
  const area = { sheetId, row: from - 1, column, rows, columns: 1 };
  return excel.grid.read(area).map(([cell]) => cell?.value);
}

const startScores = (): readonly unknown[] => down('Players', 5, 5, 17);
const of = (score: number): readonly number[] => Array.from({ length: 16 }, () => score);

async function opening() {
  const job = jobsThatWrite['nk-pair'].find(({ what }) => what.includes('lowest'));
  if (!job) throw new Error('There is no such job.');
  excel = await openList(job);
  return { plan: await job.plan(excel) };
}

test('A late entry who opens a new lowest group lifts everybody else’s start score and scores', async () => {
  const { plan } = await opening();
  const before = everything(excel);
  expect(startScores().slice(0, 16)).toEqual(of(0));
  const receipt = receiptOf(await excelWorkbook.write(plan));
  expect(startScores()).toEqual([...of(1), 0]);
  expect(named(await excelWorkbook.undoWriting(receipt))).toBe('undone');
  expect(everything(excel)).toEqual(before);
  await write(plan);
  await write(await planOf(pairRound, nothingSaid));
  for (let row = 5; row <= 12; row++) type(excel, 'Round 1', `F${row}`, '1-0');
  await write(await planOf(standings, standings.initial));
  const { name = '' } = excel.grid.sheets().find((each) => each.name.startsWith('Standings')) ?? {};
  const column = (title: string): readonly unknown[] => {
    const titles = Array.from({ length: 12 }, (_, each) => down(name, each, 4, 1)[0]);
    return down(name, titles.indexOf(title), 5, 17);
  };
  // 1 to start with for all but the late entry, who has the bye; the lower number wins.
  expect(column('Score')).toEqual([...of(2).slice(8), ...of(1).slice(7)]);
  expect(column('SOS')).toEqual([...of(1).slice(8), ...of(2).slice(8), 0]);
});

test('The sheets count who is on them: a latecomer, a line typed below a round, a bye', async () => {
  const { plan } = await opening();
  const second = (name: string): unknown => down(name, 0, 2, 1)[0];
  expect(second('Players')).toBe('NK, 16 players');
  await write(plan);
  expect(second('Players')).toBe('NK, 17 players');
  await write(await planOf(pairRound, nothingSaid));
  expect(second('Round 1')).toBe('NK, 17 players, 8 boards');
  type(excel, 'Round 1', 'F13', 'afwezig ½');
  expect(second('Round 1')).toBe('NK, 16 players, 8 boards');
  type(excel, 'Round 1', 'B14', 18);
  type(excel, 'Round 1', 'D14', 19);
  expect(second('Round 1')).toBe('NK, 18 players, 9 boards');
});

test('A start score that somebody typed is asked about first', async () => {
  const { plan } = await opening();
  type(excel, 'Players', 'F7', '=0+0');
  const outcome = await excelWorkbook.write(plan);
  expect(named(outcome)).not.toBe('written');
});
