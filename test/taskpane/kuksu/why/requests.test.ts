/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readActiveCell } from '../../../../taskpane/excel/why/following';
import { excelWhy } from '../../../../taskpane/excel/why/excel-why';
import { createExcelWorkbook } from '../../../../taskpane/excel/excel';
import { parseArea } from '../../../../taskpane/sheets/address';
import { findFigure, readerOf } from '../../../../taskpane/why/view/figures/find-figure';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import { isFigureActive } from '../../../../taskpane/why/view/use-explanation';
import type { SheetService, WorkbookService } from '../../../../taskpane/excel/workbook/workbook';
import { oneOf } from '../../../support/sampled';
import { readFixture } from '../../../fixtures';
import { restore } from '../../../fixtures/restore';
import type { ExcelPage } from '../../../tools/workbench/host/excel';
import { Meter } from '../../excel/meter';
import { everything, openWorkbook } from '../../excel/workbook';
import { told } from './support';

jest.setTimeout(120_000);

let excel: ExcelPage | undefined;
/** Of one pane: what it remembers of its workbook holds for no other. */
let workbook: WorkbookService;

beforeEach(() => {
  workbook = createExcelWorkbook();
});

afterEach(() => {
  excel?.close();
});

/** The figure in a cell, read and found as the pane does it. */
async function figureIn({ grid }: ExcelPage, sheet: string, cell: string): Promise<Figure> {
  const area = parseArea(cell);
  const { id } = grid.sheets().find(({ name }) => name === sheet) ?? grid.activeSheet();
  if (!area) throw new Error(`${cell} is no cell`);
  grid.select({ sheetId: id, ...area });
  const seen = await readActiveCell();
  const reader = seen.kind === 'cell' ? readerOf(seen.cell) : undefined;
  if (seen.kind !== 'cell' || !reader) throw new Error(`${cell} is no figure`);
  const found = await findFigure(workbook, reader, seen.cell);
  if (!found.ok || !found.value) throw new Error(`${cell} is not explained`);
  return found.value.figure;
}

test.each(oneOf(['en', 'nl'] as const))(
  'a figure of a workbook of version 1.0 (%s) takes three requests, the next ones one, and nothing is written',
  async (language) => {
    const meter = new Meter();
    excel = await openWorkbook([{ name: 'A', cells: {} }], { watch: meter.watch });
    const page = excel;
    restore(page.grid, readFixture('1.0', 'kuksu', language));
    const before = everything(page);
    const sheet = language === 'en' ? 'Leagues' : 'Groepen';
    const costs: number[] = [];
    const seen: unknown[] = [];
    for (const cell of ['B5', 'C14', 'H17', 'H20']) {
      const { requests } = await meter.cost(async () => {
        seen.push(told(await figureIn(page, sheet, cell))[0]);
      });
      costs.push(requests);
    }
    // One for the cell, one for what the workbook holds, one for the event; a larger event takes a third to be read.
    expect(costs).toEqual([3, 1, 1, 1]);
    expect(seen).toEqual(Array(4).fill('asWritten'));
    // The pane that opens there begins with Why; beside the lists it does not.
    const sheetOf = { why: () => Promise.resolve(excelWhy), workbook } as unknown as SheetService;
    expect(await isFigureActive(sheetOf)).toBe(true);
    const { sheetId } = page.grid.selection();
    page.grid.select({ sheetId, row: 0, column: 25, rows: 1, columns: 1 });
    expect(await isFigureActive(sheetOf)).toBe(false);
    expect(everything(page)).toEqual(before);
  },
);
