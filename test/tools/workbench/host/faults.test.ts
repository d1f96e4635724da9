import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { hostCodes, type Manners, refusable } from '../../../../tools/workbench/host';
import { createWorkbench, failure, turn, type Workbench } from './support';
import { type ExcelPage, openExcel, sheet1 } from './excel';
import { type OfficePage } from './office-page';
import { mannersOf, readSettings } from '../../../../tools/workbench/page/settings';

describe('faults', () => {
  let workbench: Workbench;
  let page: OfficePage;

  beforeAll(async () => {
    workbench = createWorkbench();
    page = await workbench.open('pane');
  });
  afterAll(() => {
    workbench.close();
  });
  afterEach(() => {
    workbench.host.faults.clear();
  });

  const writeThree = (options: Excel.RunOptions = {}): Promise<void> =>
    page.Excel.run(options, async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sheet1');
      for (const [i, address] of ['A1', 'A2', 'A3'].entries())
        sheet.getRange(address).values = [[i]];
      await context.sync();
    });

  const column = (): unknown[] =>
    workbench.grid
      .read({ sheetId: 'sheet1', row: 0, column: 0, rows: 3, columns: 1 })
      .map((row) => row[0]?.value);

  describe('Faults on demand', () => {
    test.each(Object.entries(hostCodes))(
      'a host that refuses is %s to the add-in',
      async (name, code) => {
        workbench.host.faults.failRequest(1, code);
        expect((await failure(writeThree())).code).toBe(name);
        expect(column()).toEqual([null, null, null]);
      },
    );

    test('the k-th request fails, the ones around it do not', async () => {
      workbench.host.faults.failRequest(2, hostCodes.AccessDenied);
      const outcomes: string[] = [];
      const ask = (): Promise<void> =>
        page.Excel.run(async (context) => {
          context.workbook.getSelectedRange().load('address');
          await context.sync();
        });
      for (let k = 1; k <= 3; k++) {
        await ask().then(
          () => outcomes.push('answered'),
          (error: unknown) => outcomes.push((error as OfficeExtension.Error).code),
        );
      }
      expect(outcomes).toEqual(['answered', 'AccessDenied', 'answered']);
    });

    test('a host told to refuse everything does so until it is told otherwise', async () => {
      workbench.host.faults.failRequests(hostCodes.AccessDenied);
      for (let k = 1; k <= 3; k++) {
        expect((await failure(writeThree())).code).toBe('AccessDenied');
      }
      expect(column()).toEqual([null, null, null]);
      workbench.host.faults.clear();
      await writeThree();
      expect(column()).toEqual([0, 1, 2]);
      for (let k = 0; k < 3; k++)
        workbench.grid.write({ sheetId: 'sheet1', row: k, column: 0 }, null);
    });

    test('the k-th action fails, and what the batch did before it stays', async () => {
      workbench.host.faults.failAction(3, 'InvalidOperation');
      expect((await failure(writeThree())).code).toBe('InvalidOperation');
      expect(column()).toEqual([0, 1, null]);
      await writeThree();
      expect(column()).toEqual([0, 1, 2]);
    });

    test('a call that makes an object is an action, one that only names it is none', async () => {
      workbench.host.faults.failAction(1, 'GeneralException');
      const add = page.Excel.run(async (context) => {
        context.workbook.worksheets.getItem('Sheet1').getRange('A1');
        context.workbook.worksheets.add('New');
        await context.sync();
      });
      expect((await failure(add)).code).toBe('GeneralException');
      expect(workbench.grid.sheets()).toHaveLength(1);
    });
  });

  describe('Every call of an operation in turn', () => {
    test('the fault says when the operation had no such call any more', async () => {
      const { faults } = workbench.host;
      const outcomes: string[] = [];
      for (let k = 1; k <= 5; k++) {
        faults.failAction(k, 'GeneralException');
        const outcome = await writeThree().then(
          () => 'done',
          () => 'failed',
        );
        outcomes.push(`${outcome}${faults.waiting ? ', still waiting' : ''}`);
        faults.clear();
      }
      expect(outcomes).toEqual([
        'failed',
        'failed',
        'failed',
        'done, still waiting',
        'done, still waiting',
      ]);
      faults.failRequest(2, hostCodes.AccessDenied);
      expect(faults.waiting).toBe(true);
      faults.clear();
      expect(faults.waiting).toBe(false);
    });

    test('a session that is lost stays lost', async () => {
      workbench.host.faults.failRequest(2, hostCodes.InvalidOrTimedOutSession);
      await writeThree();
      for (let k = 0; k < 3; k++) {
        expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
      }
      workbench.host.faults.clear();
      await writeThree();
    });
  });

  describe('A colleague who is quicker', () => {
    const cell = { sheetId: 'sheet1', row: 0, column: 0 };

    test('comes just before the request that is named, and before no other', async () => {
      const seen: unknown[] = [];
      workbench.host.faults.before(2, () => {
        workbench.grid.write(cell, 'theirs');
      });
      for (let k = 1; k <= 3; k++) {
        const range = await page.Excel.run(async (context) => {
          const asked = context.workbook.worksheets.getItem('Sheet1').getRange('A1').load('values');
          await context.sync();
          return asked;
        });
        seen.push(range.values[0]?.[0]);
        if (k === 1) expect(workbench.host.faults.waiting).toBe(true);
      }
      expect(seen).toEqual([0, 'theirs', 'theirs']);
      expect(workbench.host.faults.waiting).toBe(false);
    });

    test('may use Excel, and is not counted or refused; the request waits for the work', async () => {
      const { faults } = workbench.host;
      faults.failRequest(2, hostCodes.AccessDenied);
      faults.before(1, writeThree);
      await page.Excel.run(async (context) => {
        context.workbook.worksheets.getItem('Sheet1').getRange('A2').values = [['ours']];
        await context.sync();
      });
      expect(column()).toEqual([0, 'ours', 2]);
      expect((await failure(writeThree())).code).toBe('AccessDenied');
    });

    test('several may come before several requests', async () => {
      const order: string[] = [];
      workbench.host.faults.before(2, () => void order.push('second'));
      workbench.host.faults.before(1, () => void order.push('first'));
      await writeThree();
      await writeThree();
      expect(order).toEqual(['first', 'second']);
    });
  });

  describe('Answers', () => {
    const empty = (): void => {
      for (let k = 0; k < 3; k++)
        workbench.grid.write({ sheetId: 'sheet1', row: k, column: 0 }, null);
    };

    test('that are lost leave the work done and look like a lost session', async () => {
      empty();
      workbench.host.faults.loseAnswer(1, 2);
      expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
      expect(column()).toEqual([0, 1, 2]);
      empty();
      expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
      expect(column()).toEqual([0, 1, 2]);
      empty();
      await writeThree();
    });

    test('that are lost for ever end with a host that does nothing more until it is told otherwise', async () => {
      workbench.host.faults.loseAnswer(1, Infinity);
      empty();
      expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
      expect(column()).toEqual([0, 1, 2]);
      empty();
      for (let k = 0; k < 3; k++) {
        expect((await failure(writeThree())).code).toBe('InvalidOrTimedOutSession');
      }
      expect(column()).toEqual([null, null, null]);
      workbench.host.faults.clear();
      await writeThree();
    });

    test.each([
      ['after the work is done', true, [0, 1, 2]],
      ['without the work', false, [null, null, null]],
    ])('may never come, %s; later requests are answered', async (_, processed, cells) => {
      empty();
      workbench.host.faults.neverAnswer(1, processed);
      let answered = false;
      void writeThree().then(() => {
        answered = true;
      });
      for (let k = 0; k < 5; k++) await turn();
      expect(answered).toBe(false);
      expect(column()).toEqual(cells);
      await writeThree();
      expect(column()).toEqual([0, 1, 2]);
      expect(answered).toBe(false);
    });
  });

  describe('A run that is to be one undo step', () => {
    const grouped = { mergeUndoGroup: true };
    const codes = ['UndoNotSupported', 'GeneralException', 'InvalidArgument'] as const;

    test.each(codes)('is refused by %s at its first change, or after some', async (code) => {
      const { faults } = workbench.host;
      for (const changes of [0, 2]) {
        for (let k = 0; k < 3; k++)
          workbench.grid.write({ sheetId: 'sheet1', row: k, column: 0 }, null);
        faults.groupRefused(code, changes);
        expect((await failure(writeThree(grouped))).code).toBe(code);
        expect(column()).toEqual([0, 1, 2].map((value) => (value < changes ? value : null)));
      }
      await writeThree();
      faults.clear();
      await writeThree(grouped);
    });

    test('may read', async () => {
      workbench.host.faults.groupRefused('UndoNotSupported');
      const sheets = await page.Excel.run(grouped, async (context) => {
        const asked = context.workbook.worksheets.load('items/name');
        await context.sync();
        return asked;
      });
      expect(sheets.items).toHaveLength(1);
    });
  });

  describe('Plain errors', () => {
    test('say nothing but GeneralException, until told otherwise', async () => {
      const { faults } = workbench.host;
      const missing = (): Promise<unknown> =>
        page.Excel.run(async (context) => {
          context.workbook.worksheets.getItem('None').load('name');
          await context.sync();
        });
      faults.plainErrors();
      faults.clear();
      const error = await failure(missing());
      expect([error.code, error.message]).toEqual(['GeneralException', '']);
      faults.plainErrors(false);
      expect((await failure(missing())).code).toBe('ItemNotFound');
    });
  });

  describe('While a cell is being edited', () => {
    test('plain requests are refused, those that wait go on when it ends, in their order', async () => {
      const { faults } = workbench.host;
      faults.cellEdit(true);
      expect((await failure(writeThree())).code).toBe('InvalidOperationInCellEditMode');
      const done: number[] = [];
      const waiting = [1, 2].map((n) =>
        writeThree({ delayForCellEdit: true }).then(() => done.push(n)),
      );
      for (let k = 0; k < 5; k++) await turn();
      expect(done).toEqual([]);
      faults.cellEdit(false);
      await Promise.all(waiting);
      expect(done).toEqual([1, 2]);
      await writeThree();
    });
  });
});

describe('Another manner of Excel', () => {
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

  test.each([
    ['2021', [1, 'found', 3], [1, 2, 3]],
    ['2019', ['#NAME?', 'none', '#NAME?'], [1, '', '']],
  ] as const)('works out formulas as Excel %s does', async (formulas, newer, filled) => {
    await open({ formulas });
    await excel.run((context) => {
      const [filter, caught, lookup] = [
        '=FILTER({1},{1})',
        '=IFERROR(IF(SUM(SEQUENCE(3))=6,"found"),"none")',
        '=SUM(XLOOKUP(1,{1},{3}))',
      ];
      sheet1(context).getRange('D1:D3').formulas = [[filter], [caught], [lookup]];
      sheet1(context).getRange('E1').formulas = [['={1;2;3}+0']];
    });
    const { values } = await loaded('D1:E3', 'values');
    const column = (at: number) => (values as unknown[][]).map((line) => line[at]);
    expect([column(0), column(1)]).toEqual([newer, filled]);
    const item = await excel.run(({ workbook: { names } }) =>
      names.add('Probe', '=FILTER({1},{1})').load('value'),
    );
    expect(item.value).toBe(newer[0]);
  });

  test('is chosen in the address of the workbench', async () => {
    await open({});
    expect(mannersOf(readSettings(''))).toEqual({
      ...{ texts: 'english', references: 'A1', separator: ',', refuses: [] },
      ...{ namesOfSheet: false, longestAlert: 255, from1904: false, formulas: '2021' },
    });
    const all =
      '?texts=local&references=R1C1&separator=semicolon&looks=none&names=sheet&alerts=224&dates=1904&formulas=2019';
    expect(mannersOf(readSettings(all))).toEqual({
      ...{ texts: 'local', references: 'R1C1', separator: ';', refuses: refusable },
      ...{ namesOfSheet: true, longestAlert: 224, from1904: true, formulas: '2019' },
    });
    expect(mannersOf(readSettings('?looks=tab')).refuses).toEqual(['tab']);
  });
});

describe('latency', () => {
  let excel: ExcelPage | undefined;
  afterEach(() => {
    excel?.close();
  });

  interface Wait {
    readonly wait: number;
    /** What A1 held when the wait began. */
    readonly a1: unknown;
  }

  /** The waits a host asks for while A1 is written, none of which is waited for. */
  async function waitsWith(latency: number): Promise<readonly Wait[]> {
    const waits: Wait[] = [];
    const a1 = { sheetId: 'sheet1', row: 0, column: 0, rows: 1, columns: 1 };
    const opened = await openExcel(undefined, {
      latency: () => latency,
      later: (task, wait = 0) => {
        waits.push({ wait, a1: excel?.grid.read(a1)[0]?.[0]?.value ?? null });
        setTimeout(task, 0);
      },
    });
    excel = opened;
    await opened.run((context) => {
      sheet1(context).getRange('A1').values = [[1]];
    });
    return waits.filter(({ wait }) => wait > 0);
  }

  test('half of the latency passes before a request is processed, half before its answer', async () => {
    const waits = await waitsWith(200);
    expect(new Set(waits.map(({ wait }) => wait))).toEqual(new Set([100]));
    const processed = waits.findIndex(({ a1 }) => a1 === 1);
    expect(processed).toBeGreaterThan(0);
  });

  test('without latency nothing waits', async () => {
    expect(await waitsWith(0)).toEqual([]);
  });
});
