/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readColumns } from '../../../taskpane/columns/read';
import { recognise } from '../../../taskpane/columns/recognition';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { resultFields } from '../../../taskpane/kgs/entrants';
import { newYear } from '../../../taskpane/kgs/new-year';
import { excelWorkbook } from '../../../taskpane/sheet/excel-workbook';
import type { Plan } from '../../../taskpane/sheet/plan';
import type { Where } from '../../../taskpane/sheet/source';
import type { Reading } from '../../../taskpane/sheet/workbook';
import { translator } from '../../../taskpane/text';
import type { ExcelPage } from '../../workbench/host/excel';
import { FaultRuns, named } from '../excel/fault-runs';
import { everything, openWorkbook, withExcel } from '../excel/workbook';
import { listOf, removals } from './support/sample-year';
import { plannable } from './support/steps';

jest.setTimeout(600_000);

let excel: ExcelPage;
const t = translator('en');
const slices = {
  pause: () => Promise.resolve(),
  run: () => Promise.reject(new Error('nothing here is long')),
};

beforeEach(async () => {
  const cells: Record<string, string | number> = {};
  for (const [i, row] of listOf(removals).entries()) {
    for (const [j, cell] of row.entries()) {
      if (cell !== null) cells[`${String.fromCharCode(65 + j)}${i + 1}`] = cell;
    }
  }
  excel = await openWorkbook([{ name: 'Results', cells }]);
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

async function read(wheres: readonly Where[]): Promise<Reading> {
  const reading = await excelWorkbook.read(wheres);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

async function yearPlan(): Promise<Plan> {
  const { facts } = await read([]);
  const options = { year: '2012', rule: 'row', points: '8 5 3 2 1' } as const;
  const input = { lists: {}, also: [], options, facts, sources: [], t };
  return plannable(await newYear.compute(input, slices)).plan;
}

/** From what stands in the workbook, read as the pane reads it. */
async function tournamentPlan(): Promise<Plan> {
  const { facts, tables } = await read([{ kind: 'sheet', sheet: 'Results' }]);
  const [source] = tables;
  if (!source) throw new Error('nothing was read');
  const recognition = recognise(source, resultFields);
  const list = readColumns(source, resultFields, { recognition, hidden: undefined });
  if (!list.ok) throw new Error(JSON.stringify(list.refusals));
  const also = await read(addTournament.also?.(facts) ?? []);
  const computed = await addTournament.compute(
    {
      lists: { results: { ...list, source } },
      also: also.tables,
      options: {
        column: undefined,
        name: 'December',
        rounds: '8',
        board: '',
        hours: '',
        tieBreaks: '',
      },
      facts,
      sources: [source, ...also.tables].map(({ snapshot }) => snapshot),
      t,
    },
    slices,
  );
  return plannable(computed).plan;
}

async function write(plan: Plan): Promise<void> {
  expect(named(await excelWorkbook.write(plan))).toBe('written');
}

const reasons = ['AccessDenied', 'InvalidOrTimedOutSession'] as const;

describe.each([
  ['A new year', () => Promise.resolve(), yearPlan],
  ['A tournament', async () => write(await yearPlan()), tournamentPlan],
] as const)('%s stands whole or not at all', (_, prepare, makePlan) => {
  let runs: FaultRuns;
  let plan: Plan;
  beforeEach(async () => {
    await prepare();
    plan = await makePlan();
    runs = new FaultRuns(excel);
  });

  test('whichever call of its writing fails', async () => {
    expect(await runs.failEveryCall(plan)).toBeGreaterThan(20);
  });

  test('whichever request of its writing is refused', () => runs.refuseEveryRequest(plan, reasons));

  test('whichever call of its undoing fails', () => runs.failEveryCallOfUndo(plan));
});

describe('What was read is read again before the write', () => {
  test.each([
    ['the results', 'Results', 'B3', 9],
    ['Year', 'Year', 'C1', 'Another one'],
    ['the engines', 'Engines', 'A4', 'Zen19S'],
    ['the points of the year', 'Calculator', 'B2', 10],
    ['the own table', 'Calculator', 'O4', 5],
    ['the lines', 'Totals', 'F5', 'somebody'],
  ])('a change in %s stops it', async (_what, sheet, address, content) => {
    await write(await yearPlan());
    const plan = await tournamentPlan();
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem(sheet).getRange(address).values = [[content]];
    });
    const changed = everything(excel);
    expect(named(await excelWorkbook.write(plan))).toBe('changed');
    expect(everything(excel)).toEqual(changed);
  });
});
