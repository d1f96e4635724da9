/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createExcelWorkbook, excelWorkbook } from '../../../taskpane/excel/excel';
import type { NewSheet, Plan, PlanCell } from '../../../taskpane/sheets/plan';
import { together } from '../../../taskpane/excel/contents/sheet-look';
import { stateOf } from '../../../tools/workbench/grid/state';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { planOf, text } from '../sheets/plans';
import { everything, openWorkbook, type, withExcel } from './workbook';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import { isBookkeepingAction } from '../../../tools/workbench/host/wire';
import { newSheetPlan, openSample, overwritePlan } from './sample-plans';
import { holdsPlanned } from '../../../taskpane/excel/contents/sheet-contents';
import { areaName } from '../../../taskpane/sheets/address';
import {
  hostCodes,
  type OfficeHostOptions,
  requirementSetsOf,
} from '../../../tools/workbench/host';
import { named, receiptOf } from './fault-runs';
import { wayOut } from '../../support/text';

describe('sheet look', () => {
  jest.setTimeout(60_000);

  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openWorkbook([{ name: 'Entries', cells: { A1: 'x' } }]);
  });
  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  const cell = (text: string, style?: 'title' | 'header' | 'input' | 'total'): PlanCell =>
    style ? { kind: 'text', text, style } : { kind: 'text', text };

  /** A sheet with every kind of look; `input` says which of its cells are to be typed into. */
  function league(name: string, input: (row: number) => boolean): NewSheet {
    return {
      name,
      blocks: [
        { at: 'A1', cells: [[cell(name, 'title')]] },
        {
          at: 'A3',
          cells: [
            [cell('Name', 'header'), cell('Points', 'header')],
            ...Array.from({ length: 4 }, (_, row): PlanCell[] => [
              cell(`${name} ${row}`),
              {
                kind: 'number',
                value: row,
                format: '0.0',
                ...(input(row) ? { style: 'input' as const } : {}),
              },
            ]),
          ],
          highlights: [{ at: 'A4:B7', formula: '=$B4>2', look: 'good' }],
          choices: [{ at: 'B4:B7', from: { kind: 'texts', texts: ['0', '1'] }, refusal: '0 or 1' }],
        },
      ],
      widths: { A: 24, C: 9 },
      freeze: { rows: 3, columns: 1 },
    };
  }

  const looksOf = (name: string): unknown => {
    const state = stateOf(excel.grid).sheets.find((sheet) => sheet.name === name);
    if (!state) throw new Error(name);
    const { cells, widths, frozen, validations, conditionalFormats } = state;
    const looks = Object.entries(cells).map(([address, { style, numberFormat }]) => {
      return [address, style, numberFormat];
    });
    return { looks, widths, frozen, validations, conditionalFormats };
  };

  async function written(sheets: readonly NewSheet[]): Promise<void> {
    const outcome = await createExcelWorkbook().write(planOf({ sheets }));
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'written' } });
  }

  describe('Sheets of one plan', () => {
    const even = (row: number): boolean => row % 2 === 0;

    test('that look alike look as if each had been made alone', async () => {
      await written([league('One', even)]);
      await written([league('Two', even), league('Three', even), league('Four', even)]);
      for (const name of ['Two', 'Three', 'Four']) expect(looksOf(name)).toEqual(looksOf('One'));
      expect(JSON.stringify(looksOf('Four'))).toMatch(/0\.0.*bold|bold.*0\.0/);
    });

    test('that differ in one cell keep their own looks', async () => {
      await written([league('One', even), league('Other', (row) => row === 3)]);
      await written([league('Alone', (row) => row === 3)]);
      expect(looksOf('Other')).toEqual(looksOf('Alone'));
      expect(looksOf('Other')).not.toEqual(looksOf('One'));
    });
  });

  describe('Formulas of sheets that are alike', () => {
    /** Names that differ, a square of formulas, a text among them where `text` says so, and a formula that spills. */
    const table = (name: string, text = ''): NewSheet => ({
      name,
      blocks: [
        {
          at: 'A1',
          cells: Array.from({ length: 6 }, (_, row): PlanCell[] => [
            cell(`${name} ${row}`),
            ...Array.from({ length: 5 }, (__, column): PlanCell =>
              row === 2 && column === 2 && text !== ''
                ? cell(text)
                : row === column
                  ? { kind: 'blank' }
                  : { kind: 'formula', formula: `=IF($A${row + 1}="","",ROW(A${column + 1}))` },
            ),
            row === 0
              ? { kind: 'formula', formula: '=ROW(A1:A6)', spills: { rows: 6, columns: 1 } }
              : { kind: 'blank' },
          ]),
        },
      ],
    });
    const contentsOf = (name: string): unknown => {
      const state = stateOf(excel.grid).sheets.find((sheet) => sheet.name === name);
      return JSON.parse(JSON.stringify(state?.cells ?? {}).replaceAll(name, 'NAME'));
    };

    test('are the same as if each had been written alone, what differs included', async () => {
      await written([table('Alone')]);
      await written([table('One'), table('Two'), table('Three', 'other'), table('Four')]);
      await written([table('Other', 'other')]);
      for (const name of ['One', 'Two', 'Four'])
        expect(contentsOf(name)).toEqual(contentsOf('Alone'));
      expect(contentsOf('Three')).toEqual(contentsOf('Other'));
      expect(contentsOf('Three')).not.toEqual(contentsOf('Alone'));
      expect(JSON.stringify(contentsOf('Two'))).toContain('ROW(A5)');
    });
  });

  describe('Addresses', () => {
    test('are taken together as long as Excel takes them', () => {
      const addresses = Array.from({ length: 60 }, (_, i) => `AA${100 + i}:AB${100 + i}`);
      const joined = together(addresses);
      expect(joined.every(({ length }) => length <= 200)).toBe(true);
      expect(joined.join(',').split(',')).toEqual(addresses);
      expect(joined).toHaveLength(4);
      expect(together([])).toEqual([]);
    });
  });

  test('Headings with filter buttons stand at the top of a row that has a line more than they take', async () => {
    const list: NewSheet = {
      name: 'List',
      blocks: [
        {
          at: 'A4',
          cells: [
            [cell('Name', 'header'), cell('Games scheduled', 'header')],
            [cell('x'), { kind: 'number', value: 1 }],
          ],
          list: { kind: 'filter' },
        },
      ],
      widths: { A: 20, B: 10 },
    };
    await written([list]);
    const state = stateOf(excel.grid).sheets.find(({ name }) => name === 'List');
    expect(state?.cells['B4']?.style).toMatchObject({ vertical: 'Top', bold: true, wrap: true });
    // Two lines and one for the buttons, 20 pixels each.
    expect(state?.heights).toEqual({ 4: 60 });
  });
});

describe('print areas', () => {
  jest.setTimeout(60_000);

  let excel: ExcelPage;
  let year: string;

  /** What the actions of the last request are done with, in order; those of office.js itself aside. */
  let objects: string[];

  beforeEach(async () => {
    excel = await openSample({
      watch: ({ request }) => {
        const own = request.Actions.filter((action) => !isBookkeepingAction(action, request));
        objects = own.map(({ ObjectPathId }) => request.ObjectPaths[ObjectPathId]?.Name ?? '');
      },
    });
    year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
  });

  afterEach(() => {
    jest.restoreAllMocks();
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  /** The area of a sheet as a write of ours left it: a hidden name says so. */
  async function setByUs(): Promise<void> {
    await withExcel(excel, ({ worksheets }) => {
      const sheet = worksheets.getItem('Year');
      sheet.pageLayout.setPrintArea('A:I');
      sheet.names.add('_TSX_Printed', sheet.getRange('A:I')).visible = false;
    });
  }

  async function setByHand(area: string): Promise<void> {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Year').pageLayout.setPrintArea(area);
    });
  }

  const growing = (area = 'A:J'): Plan => ({
    ...overwritePlan(year),
    printed: [{ sheetId: year, area }],
  });

  const printed = (): number | undefined =>
    excel.grid.extras.areas(year)['printArea']?.[0]?.columns;

  async function write(plan = growing()): Promise<WrittenReceipt> {
    const first = await excelWorkbook.write(plan);
    if (!first.ok || first.value.kind !== 'filled') throw new Error(JSON.stringify(first));
    const outcome = await excelWorkbook.write(plan, first.value.cells);
    if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
    return outcome.value.receipt;
  }

  test('what is printed of a sheet grows with a write, and again; undo takes back all else', async () => {
    await setByUs();
    const before = everything(excel);
    const receipt = await write();
    expect(printed()).toBe(10);
    expect(await excelWorkbook.undoWriting(receipt)).toMatchObject({
      value: {
        kind: 'undone',
        stays: [{ sentence: { code: 'undoPrintStays', sheets: ['Year'] } }],
      },
    });
    expect(printed()).toBe(10);
    await setByHand('A:I');
    wayOut('undoPrintStays', printed()).toBe(9);
    await setByHand('A:J');
    await write(growing('A:L'));
    expect(printed()).toBe(12);
    expect(before).not.toEqual(everything(excel));
  });

  test('the area of a sheet that a write makes is known as its own', async () => {
    const made = await excelWorkbook.write(newSheetPlan);
    if (!made.ok || made.value.kind !== 'written') throw new Error(JSON.stringify(made));
    const round = excel.grid.sheets().find(({ name }) => name === 'Round 1')?.id ?? '';
    await write({ ...overwritePlan(year), printed: [{ sheetId: round, area: 'A:F' }] });
    expect(excel.grid.extras.areas(round)['printArea']?.[0]?.columns).toBe(6);
  });

  test('it is ours beside an inserted column, too', async () => {
    await setByUs();
    excel.grid.lines.insert(year, { dimension: 'columns', first: 3, count: 1 });
    await write(growing('A:K'));
    expect(printed()).toBe(11);
  });

  test.each(['A:E', 'A1:I40', 'A:I,K:K', ''])('what a director chose stays: “%s”', async (area) => {
    await setByUs();
    await setByHand(area);
    const chosen = excel.grid.extras.areas(year)['printArea'];
    await write();
    expect(excel.grid.extras.areas(year)['printArea']).toEqual(chosen);
  });

  test('an area on a sheet without the name is nobody’s but the director’s', async () => {
    await setByHand('A:I');
    await write();
    expect(printed()).toBe(9);
  });

  test('an Excel that cannot tell what is printed still writes', async () => {
    await setByUs();
    let refused = 0;
    jest.spyOn(excel.host.faults, 'nextAction').mockImplementation(() => {
      if (objects.shift() !== 'GetPrintAreaOrNullObject') return undefined;
      refused++;
      return 'GeneralException';
    });
    await write();
    expect(refused).toBe(2);
    expect(printed()).toBe(9);
  });
});

describe('A cell holds what was planned', () => {
  test.each([
    ['the same', 7, 7],
    ['a text without its leading apostrophe', '=1+1', "'=1+1"],
    ['a formula in Excel’s own form', '=_xlfn.UNIQUE( @Year!A1 )', '=unique(Year!A1)'],
    ['nothing', '', null],
    ['a formula whose sheet is gone', '=SUM(#REF!,1)+#REF!', "=SUM('Round 1'!A1:B2,1)+Year!C3"],
    ['a formula that still names its sheet', "='Round 1'!#REF!*2", "='Round 1'!A1*2"],
  ])('%s', (_, now, planned) => {
    expect(holdsPlanned(now, planned)).toBe(true);
  });

  test.each([
    ['a number for a text', 7, "'7"],
    ['another formula', '=A1+2', '=A1+1'],
    ['a formula for a text', '=#REF!', 'x'],
    ['another formula with a lost reference', '=SUM(#REF!,2)', "=SUM('Round 1'!A1:B2,1)"],
    ['something longer', '=#REF!+A1', "='Round 1'!A1"],
    ['something typed into an empty cell', 'x', null],
  ])('not: %s', (_, now, planned) => {
    expect(holdsPlanned(now, planned)).toBe(false);
  });
});

describe('grown tables', () => {
  jest.setTimeout(60_000);

  let excel: ExcelPage;
  let before: unknown;

  async function open(options: Partial<OfficeHostOptions> = {}): Promise<void> {
    const cells = { A1: 'Name', B1: 'Rating', A2: 'Ann', B2: 2100, A3: 'Bob', B3: 1900 };
    excel = await openWorkbook([{ name: 'List', cells }], options);
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('List').tables.add('A1:B3', true).name = 'Entrants';
    });
    before = everything(excel);
  }

  beforeEach(() => open());

  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  /** Two columns beside the table. */
  const plan = (): Plan => {
    const sheetId = excel.grid.sheets()[0]?.id ?? '';
    const column = (at: string, ...cells: readonly string[]) => {
      return { sheetId, sheet: 'List', at, cells: cells.map((each) => [text(each)]) };
    };
    return planOf({
      title: 'Ratings',
      blocks: [column('C1', 'Club', 'Leid'), column('D1', 'PIN', '90000011', '90000022')],
      beside: ['Entrants'],
    });
  };

  const write = async () => receiptOf(await excelWorkbook.write(plan()));
  const undo = async (receipt: Awaited<ReturnType<typeof write>>): Promise<string> =>
    named(await excelWorkbook.undoWriting(receipt));

  const table = (): string | undefined => {
    const area = excel.grid.tables.all()[0]?.area;
    return area && areaName(area);
  };
  const resize = (to: string): Promise<void> =>
    withExcel(excel, ({ tables }) => {
      tables.getItem('Entrants').resize(to);
    });

  describe('A table that has taken in what was written beside it', () => {
    test('is as large as before once that is undone, for no request more', async () => {
      const requests = jest.spyOn(excel.host.faults, 'nextRequest');
      const receipt = await write();
      expect([table(), requests.mock.calls.length]).toEqual(['A1:D3', 3]);
      expect(await undo(receipt)).toBe('undone');
      expect([table(), requests.mock.calls.length]).toEqual(['A1:B3', 3 + 2]);
      expect(everything(excel)).toEqual(before);
    });

    test('is made smaller by a pane that was opened since, too', async () => {
      await write();
      const last = await excelWorkbook.lastWriting();
      if (!last.ok || !last.value) throw new Error('Nothing was kept.');
      expect(await undo(last.value.receipt)).toBe('undone');
      expect(table()).toBe('A1:B3');
    });

    test.each(['A1:F3', 'A1:C3', 'A1:D5', 'A1:B3'])(
      'stays as it is where somebody has made it %s since',
      async (theirs) => {
        const receipt = await write();
        await resize(theirs);
        expect(await undo(receipt)).toBe('undone');
        expect(table()).toBe(theirs);
      },
    );

    test('stays gone where somebody has made cells of it since', async () => {
      const receipt = await write();
      excel.grid.tables.remove(excel.grid.tables.all()[0]?.id ?? '');
      expect(await undo(receipt)).toBe('undone');
      expect(table()).toBeUndefined();
    });

    test('keeps beside it what somebody has typed into it since', async () => {
      const receipt = await write();
      type(excel, 'List', 'C3', 'Adam');
      expect(await undo(receipt)).toBe('undone');
      expect([table(), excel.grid.tables.all().length]).toEqual(['A1:B3', 1]);
      expect(everything(excel)).not.toEqual(before);
    });

    test.each([1, 2, 3])(
      'is as large as before where Excel’s answer to request %d of the write is lost',
      async (k) => {
        excel.host.faults.loseAnswer(k);
        const outcome = await excelWorkbook.write(plan());
        excel.host.faults.clear();
        if (named(outcome) === 'written') await undo(receiptOf(outcome));
        expect(table()).toBe('A1:B3');
        expect(everything(excel)).toEqual(before);
      },
    );

    test('is taken back from a write that failed, unless somebody typed into what it took in', async () => {
      for (const typed of [undefined, 'Mine']) {
        const { faults } = excel.host;
        faults.loseAnswer(2);
        faults.before(3, () => {
          if (typed !== undefined) type(excel, 'List', 'C2', typed);
        });
        expect(named(await excelWorkbook.write(plan()))).not.toBe('written');
        faults.clear();
        expect(table()).toBe(typed === undefined ? 'A1:B3' : 'A1:D3');
      }
    });

    test('is as large as the write made it where its undo fails', async () => {
      const receipt = await write();
      const written = everything(excel);
      excel.host.faults.failRequest(2, hostCodes.AccessDenied);
      expect(await undo(receipt)).not.toBe('undone');
      excel.host.faults.clear();
      expect(everything(excel)).toEqual(written);
      expect(await undo(receipt)).toBe('undone');
      expect(everything(excel)).toEqual(before);
    });
  });

  test('An Excel that cannot make a table smaller leaves it as large as it is', async () => {
    excel.close();
    await open({ requirementSets: requirementSetsOf('1.9') });
    expect(await excelWorkbook.undoWriting(await write())).toMatchObject({
      value: {
        kind: 'undone',
        stays: [{ sentence: { code: 'undoTableStays', tables: ['Entrants'] } }],
      },
    });
    expect(table()).toBe('A1:D3');
    await resize('A1:B3');
    wayOut('undoTableStays', everything(excel)).toEqual(before);
  });
});
