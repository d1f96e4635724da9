/** @jest-environment ./test/support/environment.js */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelSheet } from '../../../taskpane/excel/excel';
import { areaName, parseArea } from '../../../taskpane/sheets/address';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { Insertion, Occupied, Receipt } from '../../../taskpane/excel/workbook/workbook';
import { hostCodes } from '../../../tools/workbench/host/faults';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { everything, openWorkbook, type } from './workbook';
import { wayOut } from '../../support/text';

const formula = '=SOF.AWARD(1250,60)';
const commandOptions = { delayForCellEdit: true, mergeUndoGroup: true };
let excel: ExcelPage;

beforeAll(async () => {
  excel = await openWorkbook([{ name: 'SOF', cells: {} }]);
});
afterAll(() => {
  excel.close();
});
beforeEach(() => {
  const { grid, host } = excel;
  jest.restoreAllMocks();
  host.faults.clear();
  host.setLocale('en-US');
  grid.tabs.rename('sheet1', 'SOF');
  empty();
  grid.setNumberFormat(cells('A1:D9'), 'General');
  select('B4');
  jest.spyOn(Excel, 'run');
});

function cells(address: string) {
  const area = parseArea(address);
  if (!area) throw new Error(address);
  return { sheetId: 'sheet1', ...area };
}

/** Empties the sheet. */
function empty(): void {
  excel.grid.batch(() => {
    for (const letter of 'ABCD') {
      for (let row = 1; row <= 9; row++) put(`${letter}${row}`, null);
    }
  });
}

const select = (address: string): void => {
  excel.grid.select(cells(address));
};
const put = (address: string, content: string | number | null): void => {
  type(excel, 'SOF', address, content);
};

/** What a cell holds: its formula, or its value. */
function held(address: string): unknown {
  const [[cell] = []] = excel.grid.read(cells(address));
  return cell?.formula ?? cell?.value;
}

/** Where something stands on the sheet. */
function filled(): string | undefined {
  const area = excel.grid.usedArea('sheet1');
  return area && areaName(area);
}

/** What each run asked of Excel. */
const runOptions = (): unknown[] =>
  jest
    .mocked(Excel.run)
    .mock.calls.map(([first]: unknown[]) => (typeof first === 'function' ? undefined : first));

/** Excel with this version of its programming interface: ExcelApi 1.x. */
function offerApi(minor: number): void {
  const { requirements } = Office.context;
  jest
    .spyOn(requirements, 'isSetSupported')
    .mockImplementation((_set, version) => Number(String(version).replace('1.', '')) <= minor);
}

function inserted(outcome: Attempt<Insertion>): Receipt {
  if (!outcome.ok || outcome.value.kind !== 'inserted') throw new Error(JSON.stringify(outcome));
  return outcome.value.receipt;
}

function occupied(outcome: Attempt<Insertion>): Occupied {
  if (!outcome.ok || outcome.value.kind !== 'occupied') throw new Error(JSON.stringify(outcome));
  return outcome.value.occupied;
}

async function replaceIn(content: string | number): Promise<Receipt> {
  put('B4', content);
  return inserted(await excelSheet.replace(occupied(await excelSheet.insert(formula)), formula));
}

describe('Inserting a formula', () => {
  test('An empty selected cell gets the formula, and the receipt says where', async () => {
    const outcome = await excelSheet.insert(formula);
    expect(inserted(outcome).place).toEqual({
      worksheetId: 'sheet1',
      cell: 'B4',
      address: 'SOF!B4',
    });
    expect(outcome.ok && outcome.value).not.toHaveProperty('topLeftOf');
    expect([filled(), held('B4')]).toEqual(['B4', formula]);
  });

  test('Of several selected cells the top-left one gets it, and the outcome says of what', async () => {
    for (const address of ['B4:C9', 'B4:C4', 'B4:B9']) {
      empty();
      select(address);
      const outcome = await excelSheet.insert(formula);
      expect(inserted(outcome).place.cell).toBe('B4');
      expect(outcome).toMatchObject({ value: { topLeftOf: address } });
      expect(filled()).toBe('B4');
    }
  });

  test('A sheet name with an exclamation mark does not confuse the place', async () => {
    excel.grid.tabs.rename('sheet1', 'Go! 2010');
    expect(inserted(await excelSheet.insert(formula)).place).toMatchObject({
      cell: 'B4',
      address: "'Go! 2010'!B4",
    });
  });

  test('It waits for the end of cell editing and is one undo step where Excel can merge', async () => {
    await excelSheet.insert(formula);
    offerApi(19);
    await excelSheet.insert(formula);
    expect(runOptions()).toEqual([commandOptions, { delayForCellEdit: true }]);
  });

  test.each([
    ['a number', 5],
    ['zero', 0],
    ['a text', 'x'],
    ['a formula that shows nothing', '=""'],
  ])('A cell that holds %s is not overwritten without asking', async (_what, content) => {
    put('B4', content);
    const before = everything(excel);
    expect(occupied(await excelSheet.insert(formula)).place.address).toBe('SOF!B4');
    expect([everything(excel), held('B4')]).toEqual([before, content]);
  });

  test.each([
    [
      'formatted as text',
      () => {
        excel.grid.setNumberFormat(cells('B4'), '@');
      },
      { code: 'textCell' as const },
    ],
    [
      'that a formula spills into',
      () => {
        put('B2', '=MUNIT(3)');
      },
      { code: 'spilledCell' as const, anchor: 'SOF!B2' },
    ],
    [
      'with a linked data type',
      () => {
        put('B4', 'Oslo');
        jest
          .spyOn(Excel.Range.prototype, 'valueTypes', 'get')
          .mockReturnValue([[Excel.RangeValueType.richValue]]);
      },
      { code: 'linkedData' as const },
    ],
  ])('A cell %s is refused and left alone', async (_what, prepare, problem) => {
    prepare();
    const before = everything(excel);
    expect(await excelSheet.insert(formula)).toEqual({
      ok: false,
      problem: { address: 'SOF!B4', ...problem },
    });
    expect(everything(excel)).toEqual(before);
    jest.restoreAllMocks();
    select('D9');
    inserted(await excelSheet.insert(formula));
    wayOut(problem.code, held('D9')).toBe(formula);
  });

  test('The cell a formula spills from may be replaced like any other', async () => {
    put('B4', '=MUNIT(3)');
    expect(occupied(await excelSheet.insert(formula)).content.kind).toBe('formula');
  });

  test('An Excel that knows no spilling is not asked about it', async () => {
    offerApi(11);
    put('B2', '=MUNIT(3)+7');
    expect(occupied(await excelSheet.insert(formula)).content).toMatchObject({ value: 7 });
  });

  test('When Excel refuses everything, nothing is written', async () => {
    excel.host.faults.failRequests(hostCodes.AccessDenied);
    expect(await excelSheet.insert(formula)).toEqual({
      ok: false,
      problem: { code: 'accessDenied' },
    });
    expect(filled()).toBeUndefined();
  });

  test.each([1, 2])(
    'When Excel refuses request %i of a run of one undo step, it goes without that promise',
    async (request) => {
      excel.host.faults.failRequest(request, hostCodes.AccessDenied);
      inserted(await excelSheet.insert(formula));
      expect([filled(), held('B4')]).toEqual(['B4', formula]);
      expect(runOptions().at(-1)).toEqual({ delayForCellEdit: true });
    },
  );
});

describe('A colleague in the same cell', () => {
  const refused = (code: string) => ({ ok: false, problem: { code, address: 'SOF!B4' } });

  test('who is quicker than Insert keeps what was typed', async () => {
    excel.host.faults.before(2, () => {
      put('B4', 'theirs');
    });
    expect(await excelSheet.insert(formula)).toEqual(refused('changedMeanwhile'));
    expect(held('B4')).toBe('theirs');
    inserted(await excelSheet.replace(occupied(await excelSheet.insert(formula)), formula));
    wayOut('changedMeanwhile', held('B4')).toBe(formula);
  });

  test('who is quicker than Replace or Undo, too', async () => {
    put('B4', 5);
    const question = occupied(await excelSheet.insert(formula));
    excel.host.faults.before(2, () => {
      put('B4', 'theirs');
    });
    expect(await excelSheet.replace(question, formula)).toEqual(refused('changedMeanwhile'));
    const receipt = await replaceIn(5);
    excel.host.faults.before(2, () => {
      put('B4', 'theirs');
    });
    expect(await excelSheet.undo(receipt)).toEqual(refused('editedSince'));
    expect(held('B4')).toBe('theirs');
  });

  test('Where Excel’s answer is lost the formula goes again, but not what somebody typed since', async () => {
    excel.host.faults.loseAnswer(2);
    expect(await excelSheet.insert(formula)).toEqual(refused('answerLost'));
    expect(filled()).toBeUndefined();
    // Nothing of the run is left: what was lost is typed again, and asked about before the formula replaces it.
    put('B4', 'theirs');
    inserted(await excelSheet.replace(occupied(await excelSheet.insert(formula)), formula));
    wayOut('answerLost', held('B4')).toBe(formula);
    put('B4', null);
    excel.host.faults.loseAnswer(2);
    excel.host.faults.before(3, () => {
      put('B4', 'theirs');
    });
    expect(await excelSheet.insert(formula)).toMatchObject({ ok: false });
    expect(held('B4')).toBe('theirs');
  });

  test('A run that Excel breaks off at any of its calls is put right, and goes without that promise', async () => {
    const { faults } = excel.host;
    for (let call = 1; ; call++) {
      put('B4', null);
      faults.failAction(call, 'GeneralException');
      inserted(await excelSheet.insert(formula));
      expect([filled(), held('B4')]).toEqual(['B4', formula]);
      if (faults.waiting) break;
      expect(runOptions().at(-1)).toEqual({ delayForCellEdit: true });
    }
  });

  test.each(['UndoNotSupported', 'GeneralException', 'InvalidArgument'] as const)(
    'A run of one undo step that Excel refuses by %s goes without that promise',
    async (code) => {
      excel.host.faults.groupRefused(code);
      inserted(await excelSheet.insert(formula));
      expect(held('B4')).toBe(formula);
    },
  );
});

describe('Replacing after the user agreed', () => {
  test('The cell that was asked about is replaced, wherever the selection is by now', async () => {
    put('B4', 5);
    select('B4:C9');
    const question = occupied(await excelSheet.insert(formula));
    select('Z9');
    const outcome = await excelSheet.replace(question, formula);
    expect(inserted(outcome).place.address).toBe('SOF!B4');
    expect(outcome).toMatchObject({ value: { topLeftOf: 'B4:C9' } });
    expect(held('B4')).toBe(formula);
    expect(held('Z9')).toBeNull();
  });

  test('A cell that changed since the question is not overwritten', async () => {
    put('B4', 5);
    const question = occupied(await excelSheet.insert(formula));
    put('B4', 6);
    expect(await excelSheet.replace(question, formula)).toEqual({
      ok: false,
      problem: { code: 'changedMeanwhile', address: 'SOF!B4' },
    });
    expect(held('B4')).toBe(6);
  });

  test('A cell whose formula calculates something else by now may be replaced', async () => {
    put('A1', 1);
    put('B4', '=A1*2');
    const question = occupied(await excelSheet.insert(formula));
    put('A1', 2);
    inserted(await excelSheet.replace(question, formula));
  });
});

describe('Undoing an insertion', () => {
  test('An empty cell is empty again', async () => {
    const receipt = inserted(await excelSheet.insert(formula));
    expect(await excelSheet.undo(receipt)).toMatchObject({ ok: true, value: { cell: 'B4' } });
    expect(filled()).toBeUndefined();
    expect(runOptions()).toEqual([commandOptions, commandOptions]);
  });

  test.each<[what: string, typed: string | number, content: unknown]>([
    ['a number', 5.5, 5.5],
    ['a truth value', 'TRUE', true],
    ['a formula', '=A1*2', '=A1*2'],
    ['a text', 'Smith, John', 'Smith, John'],
    ['a text that begins with =', "'=1+1", '=1+1'],
    ['a text of digits', "'007", '007'],
  ])('A cell that held %s holds it again', async (_what, content, kept) => {
    put('B4', content);
    const before = everything(excel);
    const receipt = await replaceIn(content);
    expect(held('B4')).toBe(formula);
    expect(await excelSheet.undo(receipt)).toMatchObject({ ok: true });
    expect([held('B4'), everything(excel)]).toEqual([kept, before]);
  });

  test('A cell edited since is left as it is', async () => {
    const receipt = inserted(await excelSheet.insert(formula));
    put('B4', '=SOF.AWARD(1000,60)');
    expect(await excelSheet.undo(receipt)).toEqual({
      ok: false,
      problem: { code: 'editedSince', address: 'SOF!B4' },
    });
    expect(held('B4')).toBe('=SOF.AWARD(1000,60)');
  });

  test('A formula that Excel stored in a form of its own still counts as unedited', async () => {
    const receipt = inserted(await excelSheet.insert('=sum(1250,60)'));
    expect(held('B4')).toBe('=SUM(1250,60)');
    expect(await excelSheet.undo(receipt)).toMatchObject({ ok: true });
    expect(filled()).toBeUndefined();
  });

  test('A renamed sheet is found again; the address is the new one', async () => {
    const receipt = inserted(await excelSheet.insert(formula));
    excel.grid.tabs.rename('sheet1', 'Bridge');
    expect(await excelSheet.undo(receipt)).toMatchObject({ value: { address: 'Bridge!B4' } });
  });

  test('A deleted sheet is told', async () => {
    const { id } = excel.grid.addSheet('Gone');
    excel.grid.select({ ...cells('B4'), sheetId: id });
    const receipt = inserted(await excelSheet.insert(formula));
    excel.grid.tabs.remove(id);
    expect(await excelSheet.undo(receipt)).toEqual({ ok: false, problem: { code: 'sheetGone' } });
  });
});

describe('The decimal mark', () => {
  test("It is Excel's own", async () => {
    excel.host.setLocale('nl-NL');
    expect(await excelSheet.decimalMark()).toEqual({ ok: true, value: ',' });
  });

  test('Any other mark, and an Excel that cannot tell, count as a point', async () => {
    jest.spyOn(Excel.Application.prototype, 'decimalSeparator', 'get').mockReturnValue('٫');
    expect(await excelSheet.decimalMark()).toEqual({ ok: true, value: '.' });
    jest.restoreAllMocks();
    offerApi(10);
    excel.host.setLocale('nl-NL');
    expect(await excelSheet.decimalMark()).toEqual({ ok: true, value: '.' });
  });
});

test('where the part that changes workbooks cannot be fetched, nothing is asked of Excel, and the next try goes well', async () => {
  const part = '../../../taskpane/excel/writing/insertion';
  jest.resetModules();
  jest.doMock(part, () => {
    throw new Error('offline');
  });
  const { excelSheet: pane } = await import('../../../taskpane/excel/excel');
  const told = jest.fn();
  const window = new EventTarget();
  window.addEventListener('tsx-part-missing', told);
  Object.assign(globalThis, { window });
  expect(await pane.insert(formula)).toEqual({ ok: false, problem: { code: 'jobNotLoaded' } });
  expect(told).toHaveBeenCalledTimes(1);
  expect(Excel.run).not.toHaveBeenCalled();
  expect(held('B4')).toBeNull();
  Reflect.deleteProperty(globalThis, 'window');
  jest.dontMock(part);
  expect(await pane.insert(formula)).toMatchObject({ ok: true, value: { kind: 'inserted' } });
  expect(held('B4')).toBe(formula);
});
