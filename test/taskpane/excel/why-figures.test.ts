/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { readActiveCell } from '../../../taskpane/excel/why/following';
import { createExcelWorkbook } from '../../../taskpane/excel/excel';
import { parseArea } from '../../../taskpane/sheets/address';
import {
  findFigure,
  readerOf,
  type ShownFigure,
} from '../../../taskpane/why/view/figures/find-figure';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { ActiveCell } from '../../../taskpane/excel/workbook/why';
import { hostCodes } from '../../../tools/workbench/host';
import { readFixture } from '../../fixtures';
import { restore } from '../../fixtures/restore';
import { oneOf } from '../../support/sampled';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { Meter } from './meter';
import { openWorkbook } from './workbook';

jest.setTimeout(300_000);

let excel: ExcelPage | undefined;

afterEach(() => {
  excel?.close();
});

type Found = Attempt<ShownFigure | undefined>;

/** Reads and explains the figure in a cell as a pane does that was opened just now. */
function look(cell: ActiveCell): Promise<Found> {
  const reader = readerOf(cell);
  if (!reader) throw new Error(`${cell.selection} is no figure.`);
  return findFigure(createExcelWorkbook(), reader, cell);
}

const stepsOf = (found: Found): string => JSON.stringify(found.ok && found.value?.figure.steps);

describe.each(
  oneOf([
    ['nk', 'Round 2', 'C5'],
    ['kuksu', 'Leagues', 'B5'],
    ['kgs', 'September 2012', 'A8'],
    ['sof', 'Spring pairs awards', 'H5'],
    ['aga', 'Spring Open', 'B3'],
  ] as const),
)('A figure of %s', (system, sheet, address) => {
  test('is shown whole or not at all, whichever request fails or comes after its sheet is gone', async () => {
    const meter = new Meter();
    const page = await openWorkbook([{ name: 'A', cells: {} }], { watch: meter.watch });
    excel = page;
    // There is no page that styles could be put on.
    Object.assign(document.head, { append: () => undefined });
    restore(page.grid, readFixture('1.0', system, 'en'));
    const { id } = page.grid.sheets().find(({ name }) => name === sheet) ?? { id: '' };
    const area = parseArea(address);
    if (!area) throw new Error(`${address} is no cell.`);
    page.grid.select({ sheetId: id, ...area });
    const seen = await readActiveCell();
    if (seen.kind !== 'cell') throw new Error('Nothing is selected.');
    const { cell } = seen;
    const whole = await look(cell);
    expect(whole).toMatchObject({ ok: true, value: { figure: { state: { kind: 'asWritten' } } } });
    const { requests } = await meter.cost(() => look(cell));
    expect(requests).toBeGreaterThan(0);
    const { faults } = page.host;
    for (let turn = 1; turn <= requests; turn++) {
      faults.failRequest(turn, hostCodes.AccessDenied);
      const failed = await look(cell);
      faults.clear();
      expect([turn, failed.ok]).toEqual([turn, false]);
      expect(stepsOf(await look(cell))).toBe(stepsOf(whole));

      faults.before(turn, () => {
        page.grid.tabs.remove(id);
      });
      const late = await look(cell);
      faults.clear();
      const kind = late.ok ? late.value?.figure.state?.kind : 'problem';
      if (kind === 'asWritten') expect(stepsOf(late)).toBe(stepsOf(whole));
      else expect([undefined, 'cannotTell', 'problem']).toContain(kind);
      page.grid.undo();
      expect(stepsOf(await look(cell))).toBe(stepsOf(whole));
    }
    expect(page.problems).toEqual([]);
  });
});
