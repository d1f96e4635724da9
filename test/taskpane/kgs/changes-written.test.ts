/** @jest-environment ./test/support/environment.js */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { addPoints } from '../../../taskpane/kgs/add-points';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { moveTournament } from '../../../taskpane/kgs/changes/move';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { newYear } from '../../../taskpane/kgs/year/plan';
import { events } from '../../../taskpane/systems';
import { createSlices } from '../../../taskpane/jobs/slices';
import { lookAtEvents, type EventsSeen } from '../../../taskpane/app/home/use-events';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { Meter, rest } from '../excel/meter';
import { planOf, sheetCells, write } from '../excel/operations';
import { openWorkbook, type } from '../excel/workbook';
import { listOf, removals } from './support/sample-year';

jest.setTimeout(120_000);

// One year for all of them, in their order: a year takes long to write.
let excel: ExcelPage;
const meter = new Meter();
let typed = 0;

beforeAll(async () => {
  const sheets = [
    { name: 'List', cells: sheetCells(listOf(removals)) },
    { name: 'Announced', cells: { A1: 'Account', B1: 'Points', A2: 'AyaBot', B2: 3 } },
  ];
  excel = await openWorkbook(sheets, { watch: meter.watch });
  await write(await planOf(newYear, { year: '2012', rule: 'row', points: '8 5 3 2 1' }));
  await add('December');
});

afterAll(() => {
  excel.close();
});

async function add(name: string): Promise<void> {
  const options = { ...addTournament.initial, name, rounds: '8' };
  await write(await planOf(addTournament, options, { results: 'List' }));
}

async function look(): Promise<EventsSeen | undefined> {
  const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
  return lookAtEvents(excelWorkbook, events, slices);
}

/** What a look takes after somebody has typed. */
async function requestsOfLook(): Promise<number> {
  type(excel, 'Announced', 'D1', (typed += 1));
  await rest();
  return (await meter.cost(look)).requests;
}

test('what the preview shows beside its change is replaced without a question', async () => {
  await write(await planOf(editTournament, { column: 1, name: 'Autumn' }));
  await write(await planOf(moveTournament, { column: 1, date: '2012-12', place: 'date' }));
});

test('what somebody typed there after the preview is not', async () => {
  const plan = await planOf(editTournament, { column: 1, name: 'Winter' });
  type(excel, 'Year', 'B1', 'Typed meanwhile');
  expect(await excelWorkbook.write(plan)).toMatchObject({ value: { kind: 'changed' } });
});

test('a formula of somebody among what a removal clears is asked about, and it alone', async () => {
  type(excel, 'Year', 'B3', '=4+4');
  const asked = await excelWorkbook.write(await planOf(removeTournament, { column: 1 }));
  if (!asked.ok || asked.value.kind !== 'filled') throw new Error(JSON.stringify(asked));
  expect(asked.value.cells).toMatchObject([{ content: { formula: '=4+4' } }]);
  type(excel, 'Year', 'B3', null);
});

test('a year is read and goes on after a tournament was removed, whose cells are empty then', async () => {
  await look();
  expect(await requestsOfLook()).toBe(1);
  await write(await planOf(removeTournament, { column: 1 }));

  expect(await look()).toMatchObject({ kind: 'events', events: [{ system: 'KGS', missing: [] }] });
  expect(await requestsOfLook()).toBe(1);
  const points = { ...addPoints.initial, name: 'Spring' };
  await write(await planOf(addPoints, points, { points: 'Announced' }));
  const year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
  const area = { sheetId: year, row: 0, column: 0, rows: 1, columns: 4 };
  expect(excel.grid.read(area)[0]?.map(({ text }) => text)).toContain('Spring');
  await write(await planOf(removeTournament, { column: 1 }));
});
