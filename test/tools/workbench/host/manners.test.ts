import { afterEach, describe, expect, test } from '@jest/globals';
import { type Manners, refusable } from '../../../../tools/workbench/host';
import { mannersOf, readSettings } from '../../../../tools/workbench/page/settings';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

async function open(manners: Partial<Manners>, locale = 'en-US'): Promise<void> {
  excel = await openExcel(
    {
      sheets: [
        { name: 'Sheet1', cells: { A1: '=1/0', A2: '=NA()', A3: 40_000, B1: '=NOBODY(1)' } },
        { name: 'Gone', cells: { A1: 1 } },
      ],
    },
    { manners, locale },
  );
}

const loaded = (address: string, properties: string) =>
  excel.run((context) => {
    const range = sheet1(context).getRange(address);
    range.load(properties);
    return range;
  });

describe('Another manner of Excel', () => {
  test('tells errors and lost names in the language of the user', async () => {
    await open({ texts: 'local' }, 'nl-NL');
    const range = await loaded('A1:B2', 'values,text,valueTypes,formulas');
    expect(range.values).toEqual([
      ['#DEEL/0!', '#NAAM?'],
      ['#N/B', ''],
    ]);
    expect(range.text[1]?.[0]).toBe('#N/B');
    expect(range.valueTypes[0]).toEqual(['Error', 'Error']);
    expect(range.formulas[1]?.[0]).toBe('=NA()');
    const item = await excel.run(({ workbook: { names, worksheets } }) => {
      names.add('Lost', '=Gone!$A$1');
      worksheets.getItem('Gone').delete();
      return names.getItem('Lost').load('formula');
    });
    expect(item.formula).toBe('=#VERW!');
  });

  test.each([
    ['en-US', 'english', '=Sheet1!R5C1:R20C8'],
    ['nl-NL', 'local', '=Sheet1!R5K1:R20K8'],
    ['de-DE', 'local', '=Sheet1!Z5S1:Z20S8'],
  ] as const)('tells the cells of names as R1C1 in %s', async (locale, texts, told) => {
    await open({ references: 'R1C1', texts }, locale);
    const item = await excel.run(({ workbook: { names } }) =>
      names.add('List', '=Sheet1!$A$5:$H$20').load('formula'),
    );
    expect(item.formula).toBe(told);
  });

  test('takes several addresses with the separator of the user only', async () => {
    await open({ separator: ';' });
    expect(await excel.code((context) => sheet1(context).getRanges('A1,B2').load('address'))).toBe(
      'InvalidArgument',
    );
    const ranges = await excel.run((context) => sheet1(context).getRanges('A1;B2').load('address'));
    expect(ranges.address).toBe('Sheet1!A1,Sheet1!B2');
  });

  const calls = {
    freeze: (sheet: Excel.Worksheet) => {
      sheet.freezePanes.freezeRows(1);
    },
    tab: (sheet: Excel.Worksheet) => {
      sheet.tabColor = '#FF0000';
    },
    rules: (sheet: Excel.Worksheet) => {
      sheet.getRange('A1').conditionalFormats.add('Custom').custom.rule.formula = '=TRUE';
    },
    validation: (sheet: Excel.Worksheet) => {
      sheet.getRange('A1').dataValidation.rule = { list: { inCellDropDown: true, source: 'a' } };
    },
  };

  test.each(refusable)('refuses %s, and the other looks not', async (refused) => {
    await open({ refuses: [refused] });
    for (const each of refusable) {
      const call = excel.run((context) => {
        calls[each](sheet1(context));
      });
      const outcome = await call.then(
        () => 'done',
        (error: unknown) => (error as OfficeExtension.Error).code,
      );
      expect([each, outcome]).toEqual([each, each === refused ? 'GeneralException' : 'done']);
    }
  });

  test('takes 224 characters of an alert', async () => {
    await open({ longestAlert: 224 });
    const alert = (length: number) => (context: Excel.RequestContext) => {
      sheet1(context).getRange('A1').dataValidation.errorAlert = {
        ...{ message: 'x'.repeat(length), title: '', showAlert: true, style: 'Stop' },
      };
    };
    await excel.run(alert(224));
    expect(await excel.code(alert(225))).toBe('InvalidArgument');
  });

  test('shows dates four years later where days are counted from 1904', async () => {
    await open({ from1904: true });
    await excel.run((context) => {
      sheet1(context).getRange('A3').numberFormat = [['yyyy-mm-dd']];
    });
    const { values, text } = await loaded('A3', 'values,text');
    // 40000 is 6 July 2009 from 1900 on.
    expect([values[0]?.[0], text[0]?.[0]]).toEqual([40_000, '2013-07-07']);
  });

  test('finds the name of the active sheet first', async () => {
    await open({ namesOfSheet: true });
    const item = await excel.run(({ workbook }) => {
      workbook.names.add('List', '=Gone!$A$1');
      const sheet = workbook.worksheets.getItem('Sheet1');
      sheet.names.add('List', sheet.getRange('A2'));
      sheet.activate();
      return workbook.names.getItem('List').load('formula');
    });
    expect(item.formula).toBe('=Sheet1!$A$2');
  });

  test('tells no range of a name made with OFFSET', async () => {
    await open({});
    const item = await excel.run(({ workbook: { names } }) =>
      names.add('Growing', '=OFFSET(Sheet1!$A$1,0,0,3,1)').load('formula'),
    );
    expect(item.formula).toBe('=OFFSET(Sheet1!$A$1,0,0,3,1)');
    const code = await excel.code(({ workbook: { names } }) =>
      names.getItem('Growing').getRangeOrNullObject().load('address'),
    );
    expect(code).toBe('InvalidOperation');
  });

  test('is chosen in the address of the workbench', async () => {
    await open({});
    expect(mannersOf(readSettings(''))).toEqual({
      ...{ texts: 'english', references: 'A1', separator: ',', refuses: [] },
      ...{ namesOfSheet: false, longestAlert: 255, from1904: false },
    });
    const all =
      '?texts=local&references=R1C1&separator=semicolon&looks=none&names=sheet&alerts=224&dates=1904';
    expect(mannersOf(readSettings(all))).toEqual({
      ...{ texts: 'local', references: 'R1C1', separator: ';', refuses: refusable },
      ...{ namesOfSheet: true, longestAlert: 224, from1904: true },
    });
    expect(mannersOf(readSettings('?looks=tab')).refuses).toEqual(['tab']);
  });
});
