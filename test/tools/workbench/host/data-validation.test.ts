import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openExcel({
    sheets: [
      {
        name: 'Sheet1',
        cells: {
          A1: 'win',
          A2: 'loss',
          A3: 'drawn',
          B1: 3,
          B2: 2.5,
          B3: -1,
          D1: 'win',
          D2: 'loss',
        },
      },
      { name: 'Other lists', cells: { A1: 'half' } },
    ],
  });
});
afterEach(() => {
  excel.close();
});

const validation = (context: Excel.RequestContext, address: string): Excel.DataValidation =>
  sheet1(context).getRange(address).dataValidation;

const setRule = (address: string, rule: Excel.DataValidationRule): Promise<unknown> =>
  excel.run((context) => (validation(context, address).rule = rule));

const read = async (address: string): Promise<unknown[]> => {
  const found = await excel.run((context) => validation(context, address).load('type,rule,valid'));
  return [found.type, found.rule, found.valid];
};

describe('Data validation', () => {
  test('is none at first', async () => {
    const found = await excel.run((context) => validation(context, 'A1').load());
    expect([found.type, found.rule, found.valid]).toEqual(['None', {}, true]);
    expect(found.errorAlert).toEqual({ message: '', showAlert: true, style: 'Stop', title: '' });
  });

  test('by a list of texts', async () => {
    await setRule('A1:A4', { list: { inCellDropDown: true, source: 'win, loss,½' } });
    expect(await read('A1:A4')).toEqual([
      'List',
      { list: { inCellDropDown: true, source: 'win,loss,½' } },
      null,
    ]);
    expect((await read('A1'))[2]).toBe(true);
    expect((await read('A3'))[2]).toBe(false);
  });

  test('by a list that stands in cells, on this sheet or another, given as a range or a formula', async () => {
    await excel.run((context) => {
      validation(context, 'A1:A3').rule = {
        list: { inCellDropDown: true, source: sheet1(context).getRange('D1:D2') },
      };
      validation(context, 'B1:B3').rule = {
        list: { inCellDropDown: false, source: "='Other lists'!$A$1:$A$3" },
      };
    });
    expect(await read('A1:A3')).toEqual([
      'List',
      { list: { inCellDropDown: true, source: '=Sheet1!$D$1:$D$2' } },
      null,
    ]);
    expect((await read('B1'))[1]).toEqual({
      list: { inCellDropDown: false, source: "='Other lists'!$A$1:$A$3" },
    });
    excel.grid.lines.insert('sheet1', { dimension: 'rows', first: 0, count: 1 });
    expect((await read('A2'))[1]).toEqual({
      list: { inCellDropDown: true, source: '=Sheet1!$D$2:$D$3' },
    });
    expect((await read('A1'))[0]).toBe('None');
  });

  test.each<[string, Excel.DataValidationRule, (boolean | null)[]]>([
    [
      'WholeNumber',
      { wholeNumber: { formula1: '=0', formula2: '=9', operator: 'Between' } },
      [true, false, false],
    ],
    [
      'Decimal',
      { decimal: { formula1: '=2.5', operator: 'GreaterThanOrEqualTo' } },
      [true, true, false],
    ],
    [
      'Decimal',
      { decimal: { formula1: '=0', formula2: '=2.9', operator: 'NotBetween' } },
      [true, false, true],
    ],
    ['TextLength', { textLength: { formula1: '=2', operator: 'LessThan' } }, [true, false, false]],
    ['Custom', { custom: { formula: '=B1>$B$3' } }, [true, true, false]],
  ])('by %s: %j', async (type, rule, valid) => {
    await setRule('B1:B3', rule);
    const cells = [await read('B1'), await read('B2'), await read('B3')];
    expect(cells.map(([, , isValid]) => isValid)).toEqual(valid);
    expect((await read('B1:B3')).slice(0, 2)).toEqual([type, rule]);
  });

  test.each([
    ['EqualTo', [2.5]],
    ['NotEqualTo', [3, -1]],
    ['GreaterThan', [3]],
    ['LessThan', [-1]],
    ['LessThanOrEqualTo', [2.5, -1]],
  ] as const)('compares: %s', async (operator, valid) => {
    await setRule('B1:B3', { decimal: { formula1: 2.5, operator } });
    const isValid = async (address: string): Promise<unknown> => (await read(address))[2];
    const found = [await isValid('B1'), await isValid('B2'), await isValid('B3')];
    expect(found).toEqual(
      [3, 2.5, -1].map((value) => (valid as readonly number[]).includes(value)),
    );
  });

  test('holds for what is typed, before it stands in the cell', async () => {
    await setRule('B1', { wholeNumber: { formula1: 0, formula2: 9, operator: 'Between' } });
    const { getters } = excel.grid.model;
    const at = { sheetId: 'sheet1', col: 1, row: 0 };
    const isValid = (value: number | string): boolean =>
      getters.getValidationResultForCellValue(value, at).isValid;
    expect([isValid(4), isValid(4.5), isValid(10), isValid('x')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(getters.getValidationResultForCellValue(10, at)).toMatchObject({
      error: 'This value is not within the limits set for this cell.',
    });
  });

  test('formulas are told as seen from the cell', async () => {
    await setRule('B1:B3', { custom: { formula: '=B1>$B$3' } });
    expect((await read('B2'))[1]).toEqual({ custom: { formula: '=B2>$B$3' } });
  });

  test('of several kinds is inconsistent, of some cells mixed', async () => {
    await setRule('A1', { list: { inCellDropDown: true, source: 'a' } });
    await setRule('A2', { list: { inCellDropDown: true, source: 'b' } });
    expect(await read('A1:A2')).toEqual(['Inconsistent', null, false]);
    expect((await read('A2:A3'))[0]).toBe('MixedCriteria');
    const errorAlert = { message: 'x', showAlert: true, style: 'Stop' as const, title: '' };
    expect(
      await excel.code((context) => (validation(context, 'A1:A2').errorAlert = errorAlert)),
    ).toBe('InvalidArgument');
  });

  test('keeps its alert', async () => {
    const found = await excel.run((context) => {
      const each = validation(context, 'A1:A3');
      each.rule = { list: { inCellDropDown: true, source: 'W,L' } };
      each.errorAlert = {
        message: 'Only W or L.',
        showAlert: true,
        style: 'Stop',
        title: 'No result',
      };
      return each.load();
    });
    expect([found.errorAlert.message, found.type]).toEqual(['Only W or L.', 'List']);
    const { model } = excel.grid;
    const at = { sheetId: 'sheet1', col: 0, row: 2 };
    expect(model.getters.getInvalidDataValidationMessage(at)).toBe('No result: Only W or L.');
    expect(model.getters.getValidationRuleForCell(at)?.isBlocking).toBe(true);
    await excel.run((context) => {
      validation(context, 'A1:A3').errorAlert = {
        message: '',
        showAlert: false,
        style: 'Stop',
        title: '',
      };
    });
    expect(model.getters.getValidationRuleForCell(at)?.isBlocking).toBe(false);
    expect(model.getters.getInvalidDataValidationMessage(at)).toMatch(/one of/);
  });

  test('stops nothing the add-in writes', async () => {
    await setRule('A1', { list: { inCellDropDown: true, source: 'W,L' } });
    await excel.run((context) => (sheet1(context).getRange('A1').values = [['X']]));
    expect((await read('A1'))[2]).toBe(false);
  });

  test('is cleared from part of its cells, and comes back with undo', async () => {
    await setRule('A1:A4', { list: { inCellDropDown: true, source: 'W,L' } });
    const [row, column, rows, columns] = [1, 0, 2, 1];
    excel.grid.batch(() => {
      excel.grid.validations.set({ sheetId: 'sheet1', row, column, rows, columns }, undefined);
    });
    expect([(await read('A1'))[0], (await read('A2'))[0], (await read('A4'))[0]]).toEqual([
      'List',
      'None',
      'List',
    ]);
    excel.grid.undo();
    expect((await read('A1:A4'))[0]).toBe('List');
    excel.grid.undo();
    expect((await read('A1:A4'))[0]).toBe('None');
  });

  test('of a whole column stays one when the sheet grows', async () => {
    await setRule('C:C', { list: { inCellDropDown: true, source: 'W,L' } });
    const { rows } = excel.grid.activeSheet();
    await excel.run((context) => (sheet1(context).getRange(`C${rows + 51}`).values = [['X']]));
    expect((await read(`C${rows + 51}`)).slice(0, 1)).toEqual(['List']);
  });

  test.each<[string, unknown, string]>([
    ['no rule', {}, 'InvalidArgument'],
    ['two rules', { list: { source: 'a' }, custom: { formula: '=1' } }, 'InvalidArgument'],
    ['an empty list', { list: { inCellDropDown: true, source: '' } }, 'InvalidArgument'],
    [
      'a list of more than 255 characters',
      { list: { inCellDropDown: true, source: 'x'.repeat(256) } },
      'InvalidArgument',
    ],
    [
      'a list from a block of cells',
      { list: { inCellDropDown: true, source: '=A1:B2' } },
      'InvalidArgument',
    ],
    [
      'a list from a sheet that is not there',
      { list: { inCellDropDown: true, source: '=Nowhere!A1' } },
      'InvalidArgument',
    ],
    [
      'a list from a formula',
      { list: { inCellDropDown: true, source: '=INDIRECT("A1")' } },
      'NotImplemented',
    ],
    ['a formula that is none', { custom: { formula: 'A1' } }, 'InvalidArgument'],
    ['an operator', { decimal: { formula1: 1, operator: 'Near' } }, 'InvalidArgument'],
    ['a limit', { decimal: { formula1: true, operator: 'EqualTo' } }, 'InvalidArgument'],
    [
      'a limit from a formula',
      { decimal: { formula1: '=A1', operator: 'EqualTo' } },
      'NotImplemented',
    ],
    ['a date', { date: { formula1: '2012-01-01', operator: 'EqualTo' } }, 'NotImplemented'],
  ])('refuses %s', async (_, rule, code) => {
    expect(await excel.code((context) => (validation(context, 'A1').rule = rule as never))).toBe(
      code,
    );
  });

  test.each<[string, (each: Excel.DataValidation) => unknown]>([
    [
      'a long message',
      (each) =>
        (each.errorAlert = { message: 'x'.repeat(256), showAlert: true, style: 'Stop', title: '' }),
    ],
    [
      'a long title',
      (each) =>
        (each.errorAlert = { message: '', showAlert: true, style: 'Stop', title: 'x'.repeat(33) }),
    ],
    [
      'a style',
      (each) =>
        (each.errorAlert = { message: '', showAlert: true, style: 'Loud' as 'Stop', title: '' }),
    ],
  ])('refuses %s', async (_, act) => {
    expect(await excel.code((context) => act(validation(context, 'A1')))).toBe('InvalidArgument');
  });
});
