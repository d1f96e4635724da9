/** @jest-environment ./test/support/environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { atOnce } from '../../../../src';
import { readActiveCell } from '../../../../taskpane/excel/why/following';
import { excelSheet } from '../../../../taskpane/excel/excel';
import { nkFigures } from '../../../../taskpane/nk/why/figures';
import { explainFigure } from '../../../../taskpane/nk/why/explain-figure';
import { parseArea } from '../../../../taskpane/sheets/address';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import { readFixture } from '../../../fixtures';
import { restore } from '../../../fixtures/restore';
import type { ExcelPage } from '../../../tools/workbench/host/excel';
import { Meter } from '../../excel/meter';
import { everything, openWorkbook } from '../../excel/workbook';
import { inWords } from './support';

jest.setTimeout(300_000);

let excel: ExcelPage | undefined;

afterEach(() => {
  excel?.close();
});

/** The figure in a cell, read as the pane reads it. */
async function figureAt(
  { grid }: ExcelPage,
  sheet: string,
  cell: string,
): Promise<Figure | undefined> {
  const area = parseArea(cell);
  const { id } = grid.sheets().find(({ name }) => name === sheet) ?? grid.activeSheet();
  if (!area) throw new Error(`${cell} is no cell`);
  grid.select({ sheetId: id, ...area });
  const seen = await readActiveCell();
  if (seen.kind !== 'cell') return undefined;
  const kind = nkFigures.mayBe(seen.cell);
  if (kind === undefined) return undefined;
  const wheres = kind === 'sheet' ? [{ kind, sheet: seen.cell.sheet } as const] : [];
  const read = await excelSheet.workbook.read(wheres, {
    also: (facts) => nkFigures.places(facts, seen.cell),
    recent: true,
  });
  if (!read.ok) throw new Error(read.problem.code);
  const { facts, tables, also } = read.value;
  return atOnce(explainFigure({ cell: seen.cell, facts, tables: also, sheet: tables[0] }));
}

test('a figure of a workbook of version 1.0 takes three requests, the next ones one, and nothing is written', async () => {
  const meter = new Meter();
  excel = await openWorkbook([{ name: 'A', cells: {} }], { watch: meter.watch });
  const page = excel;
  restore(page.grid, readFixture('1.0', 'nk', 'nl'));
  const before = everything(page);
  const told: object[] = [];
  const costs: number[] = [];
  for (const [sheet, cell] of [
    ['Ronde 2', 'C5'],
    ['Ronde 2', 'F5'],
    ['Ronde 1', 'E6'],
    ['Spelers', 'E6'],
  ] as const) {
    const { requests } = await meter.cost(async () => {
      told.push(inWords(await figureAt(page, sheet, cell), 'en'));
    });
    costs.push(requests);
  }
  // One for the cell, one for what the workbook holds, one for the event; a larger event takes a third to be read.
  expect(costs).toEqual([3, 1, 1, 1]);
  expect(told).toMatchObject([
    { title: 'Board 1', about: expect.stringMatching(/, round 2, (Topgroep|Groep)/) },
    { title: 'Result of board 1' },
    { title: 'Board 2', about: expect.stringMatching(/, round 1, (Topgroep|Groep)/) },
    { title: expect.stringMatching(/^Start group of /) },
  ]);
  expect(everything(page)).toEqual(before);
});
