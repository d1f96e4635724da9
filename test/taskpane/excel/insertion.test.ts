/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { excelSheet } from '../../../taskpane/excel/excel';
import type { Attempt } from '../../../taskpane/workbook/problems';
import type { Insertion, Occupied, Receipt } from '../../../taskpane/workbook/service';
import { hostCodes } from '../../../workbench/host/faults';
import { FakeExcel, type FakeCell } from '../support/fake-excel';

const formula = '=SOF.AWARD(1250,60)';
const commandOptions = { delayForCellEdit: true, mergeUndoGroup: true };
let excel: FakeExcel;
beforeEach(() => {
  excel = new FakeExcel().install();
});

function inserted(outcome: Attempt<Insertion>): Receipt {
  if (!outcome.ok || outcome.value.kind !== 'inserted') throw new Error(JSON.stringify(outcome));
  return outcome.value.receipt;
}

function occupied(outcome: Attempt<Insertion>): Occupied {
  if (!outcome.ok || outcome.value.kind !== 'occupied') throw new Error(JSON.stringify(outcome));
  return outcome.value.occupied;
}

async function replaceIn(content: FakeCell): Promise<Receipt> {
  excel.cells.set('B4', content);
  return inserted(await excelSheet.replace(occupied(await excelSheet.insert(formula)), formula));
}

describe('Inserting a formula', () => {
  test('An empty selected cell gets the formula, and the receipt says where', async () => {
    const outcome = await excelSheet.insert(formula);
    expect(inserted(outcome).place).toEqual({
      worksheetId: '{sheet-1}',
      cell: 'B4',
      address: 'SOF!B4',
    });
    expect(outcome.ok && outcome.value).not.toHaveProperty('topLeftOf');
    expect([...excel.cells.keys()]).toEqual(['B4']);
    expect(excel.cell('B4').formula).toBe(formula);
  });

  test('Of several selected cells the top-left one gets it, and the outcome says of what', async () => {
    for (const [address, rows, columns] of [
      ['B4:C9', 6, 2],
      ['B4:C4', 1, 2],
      ['B4:B9', 6, 1],
    ] as const) {
      excel.cells.clear();
      excel.select(address, 'B4', rows, columns);
      const outcome = await excelSheet.insert(formula);
      expect(inserted(outcome).place.cell).toBe('B4');
      expect(outcome).toMatchObject({ value: { topLeftOf: address } });
      expect([...excel.cells.keys()]).toEqual(['B4']);
    }
  });

  test('A sheet name with an exclamation mark does not confuse the place', async () => {
    excel.sheetName = "'Go! 2010'";
    expect(inserted(await excelSheet.insert(formula)).place).toMatchObject({
      cell: 'B4',
      address: "'Go! 2010'!B4",
    });
  });

  test('It waits for the end of cell editing and is one undo step where Excel can merge', async () => {
    await excelSheet.insert(formula);
    excel.apiMinor = 19;
    await excelSheet.insert(formula);
    expect(excel.runOptions).toEqual([commandOptions, { delayForCellEdit: true }]);
  });

  test.each([
    ['a number', { formula: 5 }],
    ['zero', { formula: 0 }],
    ['a text', { formula: 'x', type: 'String' }],
    ['a formula that shows nothing', { formula: '=""', value: '', type: 'String' }],
  ])('A cell that holds %s is not overwritten without asking', async (_what, content) => {
    excel.cells.set('B4', content);
    expect(occupied(await excelSheet.insert(formula)).place.address).toBe('SOF!B4');
    expect(excel.writes).toBe(0);
    expect(excel.cell('B4')).toBe(content);
  });

  test.each([
    ['formatted as text', { formula: '', type: 'Empty', format: '@' }, { code: 'textCell' }],
    [
      'that a formula spills into',
      { formula: 7, spillParent: 'B2' },
      { code: 'spilledCell', anchor: 'SOF!B2' },
    ],
    [
      'with a linked data type',
      { formula: 'Oslo', type: 'RichValue', value: '#' },
      { code: 'linkedData' },
    ],
  ])('A cell %s is refused and left alone', async (_what, content, problem) => {
    excel.cells.set('B4', content);
    expect(await excelSheet.insert(formula)).toEqual({
      ok: false,
      problem: { address: 'SOF!B4', ...problem },
    });
    expect(excel.writes).toBe(0);
  });

  test('The cell a formula spills from may be replaced like any other', async () => {
    excel.cells.set('B4', { formula: '=SEQUENCE(3)', value: 1, spillParent: 'B4' });
    expect(occupied(await excelSheet.insert(formula)).content.kind).toBe('formula');
  });

  test('An Excel that knows no spilling is not asked about it', async () => {
    excel.apiMinor = 11;
    excel.cells.set('B4', { formula: 7, spillParent: 'B2' });
    expect(occupied(await excelSheet.insert(formula)).content).toMatchObject({ value: 7 });
  });

  test('When Excel refuses everything, nothing is written', async () => {
    excel.faults.failRequests(hostCodes.AccessDenied);
    expect(await excelSheet.insert(formula)).toEqual({
      ok: false,
      problem: { code: 'accessDenied' },
    });
    expect(excel.writes).toBe(0);
  });

  test.each([0, 1])(
    'When Excel refuses request %i of a run of one undo step, it goes without that promise',
    async (request) => {
      excel.refuseNext('AccessDenied', request);
      inserted(await excelSheet.insert(formula));
      expect(excel.writes).toBe(1);
      expect(excel.runOptions.at(-1)).toEqual({ delayForCellEdit: true });
    },
  );
});

describe('A colleague in the same cell', () => {
  const refused = (code: string) => ({ ok: false, problem: { code, address: 'SOF!B4' } });

  test('who is quicker than Insert keeps what was typed', async () => {
    excel.faults.before(2, () => {
      excel.put('B4', 'theirs');
    });
    expect(await excelSheet.insert(formula)).toEqual(refused('changedMeanwhile'));
    expect(excel.cell('B4').formula).toBe('theirs');
  });

  test('who is quicker than Replace or Undo, too', async () => {
    excel.put('B4', 5);
    const question = occupied(await excelSheet.insert(formula));
    excel.faults.before(2, () => {
      excel.put('B4', 'theirs');
    });
    expect(await excelSheet.replace(question, formula)).toEqual(refused('changedMeanwhile'));
    const receipt = await replaceIn({ formula: 5, type: 'Double' });
    excel.faults.before(2, () => {
      excel.put('B4', 'theirs');
    });
    expect(await excelSheet.undo(receipt)).toEqual(refused('editedSince'));
    expect(excel.cell('B4').formula).toBe('theirs');
  });

  test('Where Excel’s answer is lost the formula goes again, but not what somebody typed since', async () => {
    excel.faults.loseAnswer(2);
    inserted(await excelSheet.insert(formula));
    excel.put('B4', '');
    excel.faults.loseAnswer(2);
    excel.faults.before(3, () => {
      excel.put('B4', 'theirs');
    });
    expect(await excelSheet.insert(formula)).toMatchObject({ ok: false });
    expect(excel.cell('B4').formula).toBe('theirs');
  });

  test.each(['UndoNotSupported', 'GeneralException', 'InvalidArgument'] as const)(
    'A run of one undo step that Excel refuses by %s goes without that promise',
    async (code) => {
      excel.faults.groupRefused(code);
      inserted(await excelSheet.insert(formula));
      expect(excel.cell('B4').formula).toBe(formula);
    },
  );
});

describe('Replacing after the user agreed', () => {
  test('The cell that was asked about is replaced, wherever the selection is by now', async () => {
    excel.cells.set('B4', { formula: 5 });
    excel.select('B4:C9', 'B4', 6, 2);
    const question = occupied(await excelSheet.insert(formula));
    excel.select('Z9');
    const outcome = await excelSheet.replace(question, formula);
    expect(inserted(outcome).place.address).toBe('SOF!B4');
    expect(outcome).toMatchObject({ value: { topLeftOf: 'B4:C9' } });
    expect(excel.cell('B4').formula).toBe(formula);
    expect(excel.cell('Z9').formula).toBe('');
  });

  test('A cell that changed since the question is not overwritten', async () => {
    excel.cells.set('B4', { formula: 5 });
    const question = occupied(await excelSheet.insert(formula));
    excel.cells.set('B4', { formula: 6 });
    expect(await excelSheet.replace(question, formula)).toEqual({
      ok: false,
      problem: { code: 'changedMeanwhile', address: 'SOF!B4' },
    });
    expect(excel.cell('B4').formula).toBe(6);
  });

  test('A cell whose formula calculates something else by now may be replaced', async () => {
    excel.cells.set('B4', { formula: '=NOW()', value: 1 });
    const question = occupied(await excelSheet.insert(formula));
    excel.cells.set('B4', { formula: '=NOW()', value: 2 });
    inserted(await excelSheet.replace(question, formula));
  });
});

describe('Undoing an insertion', () => {
  test('An empty cell is empty again', async () => {
    const receipt = inserted(await excelSheet.insert(formula));
    expect(await excelSheet.undo(receipt)).toMatchObject({ ok: true, value: { cell: 'B4' } });
    expect(excel.cells.size).toBe(0);
    expect(excel.runOptions).toEqual([commandOptions, commandOptions]);
  });

  test.each<[string, FakeCell]>([
    ['a number', { formula: 5.5, type: 'Double' }],
    ['a truth value', { formula: true, type: 'Boolean' }],
    ['a formula', { formula: '=A1*2', value: 25.16, type: 'Double' }],
    ['a text', { formula: 'Smith, John', type: 'String' }],
    ['a text that begins with =', { formula: '=1+1', type: 'String' }],
    ['a text of digits', { formula: '007', type: 'String' }],
  ])('A cell that held %s holds it again', async (_what, content) => {
    const receipt = await replaceIn(content);
    expect(excel.cell('B4').formula).toBe(formula);
    expect(await excelSheet.undo(receipt)).toMatchObject({ ok: true });
    expect(excel.cell('B4')).toEqual(content);
  });

  test('A cell edited since is left as it is', async () => {
    const receipt = inserted(await excelSheet.insert(formula));
    excel.put('B4', '=SOF.AWARD(1000,60)');
    expect(await excelSheet.undo(receipt)).toEqual({
      ok: false,
      problem: { code: 'editedSince', address: 'SOF!B4' },
    });
    expect(excel.cell('B4').formula).toBe('=SOF.AWARD(1000,60)');
  });

  test('A formula that Excel stored in a form of its own still counts as unedited', async () => {
    const put = excel.put.bind(excel);
    excel.put = (address, written) => {
      put(address, written === formula ? '=SOF.AWARD( 1250, 60 )' : written);
    };
    const receipt = inserted(await excelSheet.insert(formula));
    expect(await excelSheet.undo(receipt)).toMatchObject({ ok: true });
    expect(excel.cells.size).toBe(0);
  });

  test('A renamed sheet is found again; the address is the new one', async () => {
    const receipt = inserted(await excelSheet.insert(formula));
    excel.sheetName = 'Bridge';
    expect(await excelSheet.undo(receipt)).toMatchObject({ value: { address: 'Bridge!B4' } });
  });

  test('A deleted sheet is told', async () => {
    const receipt = inserted(await excelSheet.insert(formula));
    excel.sheetId = undefined;
    expect(await excelSheet.undo(receipt)).toEqual({ ok: false, problem: { code: 'sheetGone' } });
  });
});

describe('The decimal mark', () => {
  test("It is Excel's own", async () => {
    excel.decimalSeparator = ',';
    expect(await excelSheet.decimalMark()).toEqual({ ok: true, value: ',' });
  });

  test('Any other mark, and an Excel that cannot tell, count as a point', async () => {
    excel.decimalSeparator = '٫';
    expect(await excelSheet.decimalMark()).toEqual({ ok: true, value: '.' });
    excel.apiMinor = 10;
    excel.decimalSeparator = ',';
    expect(await excelSheet.decimalMark()).toEqual({ ok: true, value: '.' });
  });
});
