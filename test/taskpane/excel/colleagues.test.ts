/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { Writer } from '../../../taskpane/jobs/writer';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import type { Undoing, WriteOutcome } from '../../../taskpane/excel/workbook/workbook';
import { say } from '../../../src/language/texts';
import { languages } from '../../../src/language';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { number, planOf, sheetOf, text } from '../sheets/plans';
import { over, receiptOf } from './fault-runs';
import { newSheetPlan, openSample, overwritePlan, seasonPlan } from './sample-plans';
import { everything, type, withExcel } from './workbook';
import { wayOut } from '../../support/text';

jest.setTimeout(120_000);

let excel: ExcelPage;
let year: string;

beforeEach(async () => {
  excel = await openSample();
  year = idOf('Year');
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

const idOf = (name: string): string =>
  excel.grid.sheets().find((sheet) => sheet.name === name)?.id ?? '';
const sheets = (): string[] => excel.grid.sheets().map(({ name }) => name);
const hidden = (): string[] =>
  excel.grid.sheets().flatMap(({ name, visible }) => (visible ? [] : [name]));

function cell(sheet: string, row: number, column: number): unknown {
  const area = { sheetId: idOf(sheet), row, column, rows: 1, columns: 1 };
  const [[found] = []] = excel.grid.read(area);
  return found?.formula ?? found?.value;
}

/** Everything that is said of an outcome, in English. */
function told(outcome: Attempt<WriteOutcome> | Attempt<Undoing>): string[] {
  if (!outcome.ok) return [outcome.problem.code];
  const { value } = outcome;
  const findings = [
    ...('findings' in value ? (value.findings ?? []) : []),
    ...('kept' in value ? (value.kept ?? []) : []),
    ...('unsure' in value ? (value.unsure ?? []) : []),
    ...('questions' in value ? value.questions : []),
    ...('warnings' in value ? (value.warnings ?? []) : []),
  ];
  return [value.kind, ...findings.map(({ sentence }) => say(languages.en, sentence))];
}

const written = async (plan: Plan): Promise<WrittenReceipt> => receiptOf(await over(plan));

const undo = excelWorkbook.undoWriting.bind(excelWorkbook);

/** Write takes three requests: look, write, finish. */
const beforeWrite = 2;

describe('The marker', () => {
  test('stands on every sheet of a write, hidden, and differs from write to write', async () => {
    const one = await written(seasonPlan(year));
    const two = await written(newSheetPlan);
    expect(one.id).toMatch(/^[0-9a-f]{16}$/);
    expect(two.id).not.toBe(one.id);
    for (const [id, sheet] of [
      [one.id, 'Totals'],
      [one.id, 'Result 1'],
      [two.id, 'Round 1'],
    ] as const) {
      const mark = await excel.run(({ workbook: { worksheets } }) =>
        worksheets.getItem(sheet).names.getItem(`_TSX_${id}`).load('visible,formula'),
      );
      expect(mark.visible).toBe(false);
    }
  });
});

describe('A sheet of the planned name that somebody made meanwhile', () => {
  test.each([[false], [true]])(
    'stays with what is on it, and is named (plain errors: %s)',
    async (plain) => {
      const { faults } = excel.host;
      faults.plainErrors(plain);
      faults.before(beforeWrite, () => {
        excel.grid.addSheet('ROUND 1');
        type(excel, 'ROUND 1', 'C4', 'black');
      });
      expect(await excelWorkbook.write(newSheetPlan)).toEqual({
        ok: false,
        problem: { code: 'sheetTaken', sheet: 'Round 1' },
      });
      expect(cell('ROUND 1', 3, 2)).toBe('black');
    },
  );
});

describe('The same plan that somebody else wrote meanwhile', () => {
  test.each([[false], [true]])('stays as they wrote it (plain errors: %s)', async (plain) => {
    const { faults } = excel.host;
    faults.plainErrors(plain);
    faults.before(beforeWrite, () => {
      // The second sheet of the plan: the first is made.
      excel.grid.addSheet('Result 1');
      type(excel, 'Year', 'C2', 60);
      type(excel, 'Year', 'C3', "'007");
    });
    expect(await excelWorkbook.write(seasonPlan(year))).toEqual({
      ok: false,
      problem: { code: 'sheetTaken', sheet: 'Result 1' },
    });
    expect([cell('Year', 1, 2), cell('Year', 2, 2)]).toEqual([60, '007']);
  });
});

describe('A target that changes between the look and the write', () => {
  test('changedWhileWriting: what was typed comes back, and is written over once it was looked at', async () => {
    const asked = await excelWorkbook.write(overwritePlan(year));
    const cells = asked.ok && asked.value.kind === 'filled' ? asked.value.cells : [];
    excel.host.faults.before(beforeWrite, () => {
      type(excel, 'Year', 'A4', 'theirs');
    });
    const outcome = await excelWorkbook.write(overwritePlan(year), cells);
    expect(told(outcome)).toEqual([
      'changed',
      'While Factors was being written, somebody changed Year!A4. Nothing was written; look at it and write again.',
    ]);
    expect([cell('Year', 0, 0), cell('Year', 3, 0), cell('Year', 4, 0)]).toEqual([
      'Factor',
      'theirs',
      true,
    ]);
    await written(overwritePlan(year));
    wayOut('changedWhileWriting', cell('Year', 3, 0)).not.toBe('theirs');
  });

  test('takes the sheets of the same plan with it', async () => {
    excel.host.faults.before(beforeWrite, () => {
      type(excel, 'Year', 'C2', 'theirs');
    });
    const outcome = await excelWorkbook.write(seasonPlan(year));
    expect(told(outcome)[0]).toBe('changed');
    expect([cell('Year', 1, 2), sheets()]).toEqual(['theirs', ['Entries', 'Year', 'Mine']]);
  });

  test('A batch that breaks off puts back what stood there right before it, not what was read earlier', async () => {
    const { faults } = excel.host;
    const nextAction = faults.nextAction.bind(faults);
    faults.before(beforeWrite, () => {
      type(excel, 'Year', 'C2', 'theirs');
      // Some of the block has been written by then.
      let broken = false;
      jest.spyOn(faults, 'nextAction').mockImplementation((_grouped, change) => {
        if (broken || !change || cell('Year', 1, 2) !== 60) return nextAction();
        broken = true;
        return 'GeneralException';
      });
    });
    const outcome = await excelWorkbook.write(seasonPlan(year));
    jest.restoreAllMocks();
    expect(outcome.ok && outcome.value.kind).not.toBe('written');
    expect(cell('Year', 1, 2)).toBe('theirs');
  });
});

describe('What Excel stores differently', () => {
  test('is told with the cell, what was planned and what is there', async () => {
    excel.host.faults.before(3, () => undefined);
    const plan = planOf({
      title: 'One',
      blocks: [{ sheetId: year, sheet: 'Year', at: 'H1', cells: [[number(7)]] }],
    });
    // An Excel that rounds: the grid itself is made to.
    const { grid } = excel;
    const write = grid.write.bind(grid);
    jest.spyOn(grid, 'write').mockImplementation((at, content) => {
      write(at, content === 7 ? 8 : content);
    });
    const outcome = await excelWorkbook.write(plan);
    jest.restoreAllMocks();
    expect(told(outcome)).toEqual(['written', 'Year!H1: “7” was written, but Excel stored “8”.']);
  });
});

describe('After a lost answer', () => {
  /** The network goes after the write, a colleague types, and it comes back. */
  async function unfinishedThen(plan: Plan, meanwhile: () => void): Promise<string[]> {
    excel.host.faults.loseAnswer(beforeWrite, Infinity);
    const outcome = await over(plan);
    if (!outcome.ok || outcome.value.kind !== 'unfinished')
      throw new Error(JSON.stringify(outcome));
    excel.host.faults.clear();
    meanwhile();
    return told({ ok: true, value: await excelWorkbook.takeBack(outcome.value.leftovers) });
  }

  test('nobody’s typing makes it all go, and what is put back is named', async () => {
    const before = everything(excel);
    expect(await unfinishedThen(seasonPlan(year), () => undefined)).toEqual([
      'undone',
      'Year!C2, Year!C3: put back to what was there before the write. Excel’s answer was lost, so look whether somebody had just changed it.',
    ]);
    expect(everything(excel)).toEqual(before);
  });

  test('a sheet with a result typed since stays, and a colleague’s cell, too', async () => {
    const said = await unfinishedThen(seasonPlan(year), () => {
      type(excel, 'Result 1', 'C2', 'black');
      type(excel, 'Year', 'C2', 'theirs');
    });
    expect(said[1]).toBe('Kept, because somebody changed it: Result 1, Year!C2, LastResult.');
    expect(sheets()).toEqual(['Entries', 'Year', 'Mine', 'Result 1']);
    expect([cell('Result 1', 1, 2), cell('Year', 1, 2), hidden()]).toEqual(['black', 'theirs', []]);
  });

  test('a sheet that a formula uses stays', async () => {
    const said = await unfinishedThen(newSheetPlan, () => {
      type(excel, 'Mine', 'B1', "='round 1'!B5");
    });
    expect(said).toEqual(['undone', 'Kept, because formulas use it: Round 1 (Mine!B1).']);
    expect([sheets().includes('Round 1'), hidden()]).toEqual([true, []]);
  });

  test('it is written once more where nothing is left of it, and nothing else is touched', async () => {
    const writer = new Writer(excelWorkbook, () => undefined);
    await writer.write(newSheetPlan);
    const whole = everything(excel);
    await writer.undo();
    excel.host.faults.loseAnswer(beforeWrite, Infinity);
    await writer.write(newSheetPlan);
    expect(writer.state.step).toBe('unfinished');
    excel.host.faults.clear();
    await writer.writeAgain();
    expect(writer.state.step).toBe('written');
    expect(everything(excel)).toEqual(whole);
    await writer.undo();
    expect(writer.state.step).toBe('undone');
  });

  test('it is not written once more over what somebody typed', async () => {
    const writer = new Writer(excelWorkbook, () => undefined);
    excel.host.faults.loseAnswer(beforeWrite, Infinity);
    await writer.write(newSheetPlan);
    excel.host.faults.clear();
    type(excel, 'Round 1', 'B5', 'theirs');
    const before = everything(excel);
    await writer.writeAgain();
    expect(writer.state.step).toBe('left');
    expect(everything(excel)).toEqual(before);
  });

  test('a sheet whose table a formula uses stays', async () => {
    const said = await unfinishedThen(newSheetPlan, () => {
      type(excel, 'Mine', 'B1', '=SUM(round1[Board])');
    });
    expect(said).toEqual(['undone', 'Kept, because formulas use it: Round 1 (Mine!B1).']);
  });

  test('a sheet that a name of the workbook uses stays', async () => {
    const asked = unfinishedThen(newSheetPlan, () => {
      const area = { sheetId: idOf('Round 1'), row: 4, column: 1, rows: 1, columns: 1 };
      excel.grid.names.add({ name: 'Theirs', area });
    });
    expect(await asked).toEqual(['undone', 'Kept, because formulas use it: Round 1 (Theirs).']);
  });

  test('of a sheet and its copy none is touched', async () => {
    const said = await unfinishedThen(newSheetPlan, () => {
      excel.grid.tabs.copy(idOf('Round 1'), 'Round 1 (2)');
    });
    expect(said).toEqual(['undone', 'Kept, because somebody changed it: Round 1, Round 1 (2).']);
    expect(sheets()).toEqual(['Entries', 'Year', 'Mine', 'Round 1', 'Round 1 (2)']);
  });

  test('a renamed sheet stays and is named', async () => {
    const said = await unfinishedThen(newSheetPlan, () => {
      excel.grid.tabs.rename(idOf('Round 1'), 'Theirs');
    });
    expect(said[1]).toBe('Kept, because somebody changed it: Theirs.');
  });

  test('a protected structure hides nothing, and the sheets stay', async () => {
    excel.host.faults.loseAnswer(beforeWrite, Infinity);
    const outcome = await excelWorkbook.write(newSheetPlan);
    if (!outcome.ok || outcome.value.kind !== 'unfinished')
      throw new Error(JSON.stringify(outcome));
    excel.host.faults.clear();
    await withExcel(excel, ({ protection }) => {
      protection.protect();
    });
    const taken = await excelWorkbook.takeBack(outcome.value.leftovers);
    expect(taken).toMatchObject({ kind: 'unfinished', hidden: [], places: ['Round 1'] });
    expect(sheets()).toContain('Round 1');
  });
});

describe('Undo asks before others lose something', () => {
  async function asked(plan: Plan, meanwhile: () => void | Promise<void>): Promise<string[]> {
    const receipt = await written(plan);
    await meanwhile();
    const outcome = await undo(receipt);
    expect(hidden()).toEqual([]);
    const all = sheets();
    if (outcome.ok && outcome.value.kind === 'asking') {
      expect(all).toEqual(sheets());
      const agreed = await undo(receipt, outcome.value.questions);
      expect(agreed).toMatchObject({ ok: true, value: { kind: 'undone' } });
      expect(sheets()).toEqual(['Entries', 'Year', 'Mine']);
    }
    return told(outcome);
  }

  test('formulas that use the sheet, in any case and quoted, its table or its name', async () => {
    expect(
      await asked(newSheetPlan, () => {
        type(excel, 'Mine', 'B1', "='ROUND 1'!B5");
        type(excel, 'Mine', 'B2', '=SUM(A1)+SUM(round1[Board])');
        type(excel, 'Mine', 'B3', '="\'Round 1\'!B5"');
      }),
    ).toEqual([
      'asking',
      'Undo deletes Round 1. 2 formulas use it and will show #REF!: Mine!B1, Mine!B2.',
    ]);
  });

  test('one formula is one, and cells that are put back do not count', async () => {
    expect(
      await asked(seasonPlan(year), () => {
        type(excel, 'Mine', 'B1', '=totalpoints');
      }),
    ).toEqual([
      'asking',
      'Undo deletes Totals, Result 1. 1 formula uses it and will show #REF!: Mine!B1.',
    ]);
  });

  test.each([
    [
      'a fill',
      () =>
        withExcel(excel, ({ worksheets }) => {
          worksheets.getItem('Round 1').getRange('B4').format.fill.color = '#FF0000';
        }),
    ],
    [
      'a number format',
      () =>
        withExcel(excel, ({ worksheets }) => {
          worksheets.getItem('Round 1').getRange('A4').numberFormat = [['0.00']];
        }),
    ],
    [
      'the colour of its tab',
      () =>
        withExcel(excel, ({ worksheets }) => {
          worksheets.getItem('Round 1').tabColor = '#FF0000';
        }),
    ],
    [
      'a chart',
      () => {
        excel.grid.extras.setText(idOf('Round 1'), 'charts', '1');
      },
    ],
    [
      'a comment',
      () => {
        excel.grid.extras.setText(idOf('Round 1'), 'comments', '1');
      },
    ],
  ] as const)('%s on the sheet', async (_, meanwhile) => {
    expect(await asked(newSheetPlan, meanwhile)).toEqual([
      'asking',
      'Undo deletes Round 1. Its formats, charts, tables or comments were changed since.',
    ]);
  });

  test('a new name', async () => {
    expect(
      await asked(newSheetPlan, () => {
        excel.grid.tabs.rename(idOf('Round 1'), 'Sunday');
      }),
    ).toEqual(['asking', 'Undo deletes Sunday, which was called Round 1.']);
  });

  test('more cells than are looked through', async () => {
    const receipt = await written(newSheetPlan);
    await withExcel(excel, ({ worksheets }) => {
      worksheets.add('Large').getRange('CV2001').values = [[1]];
      worksheets.getItem('Large').getRange('A1').values = [[1]];
    });
    expect(told(await undo(receipt))).toEqual([
      'asking',
      'Undo deletes Round 1. This workbook is too large to see whether formulas use it; those would show #REF!.',
    ]);
  });
});

describe('Undo takes two requests', () => {
  test.each([
    ['a new sheet', () => newSheetPlan],
    ['cells', () => overwritePlan(year)],
    ['sheets, names and cells', () => seasonPlan(year)],
  ] as const)('of %s, and its write three', async (_, plan) => {
    const asked = jest.spyOn(excel.host.faults, 'nextRequest');
    const filled = await excelWorkbook.write(plan());
    const agreed = filled.ok && filled.value.kind === 'filled' ? filled.value.cells : undefined;
    if (agreed) asked.mockClear();
    const outcome = agreed ? await excelWorkbook.write(plan(), agreed) : filled;
    if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockClear();
    await undo(outcome.value.receipt);
    expect(asked).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });

  test('and hides the sheets in between: what is typed then all the same is told, to be copied', async () => {
    const receipt = await written(newSheetPlan);
    const seen: string[] = [];
    excel.host.faults.before(2, () => {
      seen.push(...hidden());
      type(excel, 'Round 1', 'C4', 'black');
    });
    expect(await undo(receipt)).toEqual({
      ok: true,
      value: { kind: 'undone', news: [{ address: "'Round 1'!C4", content: 'black' }] },
    });
    expect(seen).toEqual(['Round 1']);
  });

  test('So is what is typed into a cell of an existing sheet', async () => {
    const receipt = await written(overwritePlan(year));
    excel.host.faults.before(2, () => {
      type(excel, 'Year', 'A2', 'theirs');
    });
    expect(await undo(receipt)).toMatchObject({
      value: { news: [{ address: 'Year!A2', content: 'theirs' }] },
    });
  });

  test('Where no other sheet is in sight, a hidden one comes into sight and is named, and all is undone', async () => {
    const receipt = await written(newSheetPlan);
    await withExcel(excel, ({ worksheets }) => {
      for (const name of ['Entries', 'Year', 'Mine'])
        worksheets.getItem(name).visibility = 'Hidden';
      worksheets.add('Last').visibility = 'Visible';
    });
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Last').visibility = 'Hidden';
    });
    expect(await undo(receipt)).toMatchObject({
      ok: true,
      value: { kind: 'undone', stays: [{ sentence: { code: 'undoShows', sheet: 'Entries' } }] },
    });
    expect(sheets()).not.toContain('Round 1');
    expect(hidden()).not.toContain('Entries');
  });

  test('Where it cannot be shown again, it says how', async () => {
    const receipt = await written(newSheetPlan);
    type(excel, 'Round 1', 'C4', '1-0');
    excel.host.faults.failRequest(2, 5012);
    expect(await undo(receipt)).toMatchObject({
      ok: false,
      problem: { code: 'mayBeHidden', sheets: ['Round 1'] },
    });
    excel.host.faults.clear();
    excel.grid.tabs.setVisible(idOf('Round 1'), true);
    wayOut('mayBeHidden', hidden()).toEqual([]);
  });
});

describe('After a reload', () => {
  const reloaded = async (): Promise<WrittenReceipt> => {
    const last = await excelWorkbook.lastWriting();
    if (!last.ok || !last.value) throw new Error(JSON.stringify(last));
    expect(last.value.time.getTime()).toBeLessThanOrEqual(Date.now());
    return last.value.receipt;
  };

  test.each([
    ['a new sheet', () => newSheetPlan],
    ['cells', () => overwritePlan(year)],
    ['sheets, names and cells', () => seasonPlan(year)],
  ] as const)('%s can be undone, and then nothing is left to undo', async (_, plan) => {
    const before = everything(excel);
    const { title } = await written(plan());
    const receipt = await reloaded();
    expect(receipt.title).toBe(title);
    expect(told(await undo(receipt))).toEqual(['undone']);
    expect(everything(excel)).toEqual(before);
    expect(await excelWorkbook.lastWriting()).toEqual({ ok: true, value: undefined });
  });

  test('an edit is refused', async () => {
    await written(newSheetPlan);
    type(excel, 'Round 1', 'H20', 'mine');
    expect(await undo(await reloaded())).toEqual({
      ok: false,
      problem: { code: 'editedAfterWriting', address: "'Round 1'!H20" },
    });
    expect(hidden()).toEqual([]);
    type(excel, 'Round 1', 'H20', null);
    wayOut('editedAfterWriting', told(await undo(await reloaded()))[0]).toBe('undone');
  });

  test('a renamed sheet is found by its marker, and asked about', async () => {
    await written(newSheetPlan);
    excel.grid.tabs.rename(idOf('Round 1'), 'Sunday');
    expect(told(await undo(await reloaded()))[0]).toBe('asking');
  });

  test('a sheet and its copy cannot be told apart', async () => {
    const before = everything(excel);
    await written(newSheetPlan);
    excel.grid.tabs.copy(idOf('Round 1'), 'Round 1 (2)');
    expect(told(await undo(await reloaded()))).toEqual(['sheetCopied']);
    expect(sheets()).toContain('Round 1');
    excel.grid.tabs.remove(idOf('Round 1 (2)'));
    wayOut('sheetCopied', told(await undo(await reloaded()))).toEqual(['undone']);
    expect(everything(excel)).toEqual(before);
  });

  test('the next write replaces it', async () => {
    await written(newSheetPlan);
    await written(seasonPlan(year));
    expect((await reloaded()).title).toBe('Season 2026');
  });

  test('what another pane wrote is not offered', async () => {
    await written(newSheetPlan);
    await withExcel(excel, ({ settings }) => {
      settings.add('tsx.undo', JSON.stringify({ version: 1, pane: 'fedcba9876543210' }));
    });
    expect(await excelWorkbook.lastWriting()).toEqual({ ok: true, value: undefined });
  });

  test('a write too large to be kept says that its undo ends with the pane', async () => {
    const cells = Array.from({ length: 700 }, (_, i) => [text(`player ${i} ${'x'.repeat(40)}`)]);
    const block = { sheetId: year, sheet: 'Year', at: 'K1', cells };
    const outcome = await excelWorkbook.write(planOf({ title: 'Long', blocks: [block] }));
    expect(outcome).toMatchObject({ value: { kind: 'written', undoEndsWithPane: true } });
    expect(await excelWorkbook.lastWriting()).toEqual({ ok: true, value: undefined });
  });
});

describe('A run that is to be one undo step', () => {
  const codes = ['UndoNotSupported', 'GeneralException', 'InvalidArgument'] as const;

  test.each(codes)('and is refused by %s goes without that promise', async (code) => {
    for (const changes of [0, 2]) {
      excel.host.faults.groupRefused(code, changes);
      expect(told(await over(overwritePlan(year)))).toEqual(['written']);
      excel.host.faults.clear();
    }
  });

  test('is not asked for with sheets, nor with 1,000 formulas', async () => {
    excel.host.faults.groupRefused('GeneralException');
    const retried = jest.spyOn(excel.host.faults, 'nextRequest');
    await written(newSheetPlan);
    const cells = Array.from({ length: 1000 }, () => [{ kind: 'formula', formula: '=1' } as const]);
    const block = { sheetId: year, sheet: 'Year', at: 'M1', cells };
    await written(planOf({ title: 'Formulas', blocks: [block] }));
    expect(retried).toHaveBeenCalledTimes(6);
    jest.restoreAllMocks();
  });
});

describe('Large plans', () => {
  const large = (name: string, bytes: number) =>
    sheetOf(name, { cells: Array.from({ length: 100 }, () => [text('x'.repeat(bytes / 100))]) });

  test('go in parts of at most 2 MB, cells of existing sheets last', async () => {
    const bodies: number[] = [];
    const parse = JSON.parse.bind(JSON);
    const plan = planOf({
      title: 'Large',
      sheets: [large('One', 1_500_000), large('Two', 1_500_000), large('Three', 300_000)],
      blocks: [{ sheetId: year, sheet: 'Year', at: 'H1', cells: [[number(7)]] }],
    });
    jest.spyOn(JSON, 'parse').mockImplementation((body: string, ...rest) => {
      if (body.includes('ObjectPaths')) bodies.push(body.length);
      return parse(body, ...rest) as unknown;
    });
    const seen: unknown[] = [];
    excel.host.faults.before(3, () => {
      seen.push(sheets().slice(3), cell('Year', 0, 7) ?? null);
    });
    await written(plan);
    jest.restoreAllMocks();
    expect(Math.max(...bodies)).toBeLessThan(2_100_000);
    expect(seen).toEqual([['One', 'Two', 'Three'], null]);
    expect(cell('Year', 0, 7)).toBe(7);
  });

  test('A mistake of our own in a later part takes the parts before it away, and is told', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = everything(excel);
    let armed = false;
    const [one, two] = [large('One', 1_500_000), large('Two', 1_500_000)];
    const [block] = two.blocks;
    const broken = Object.defineProperty({ ...block }, 'list', {
      get: () => {
        if (!armed) return undefined;
        armed = false;
        throw new TypeError('a mistake');
      },
    });
    excel.host.faults.before(2, () => {
      armed = true;
      type(excel, 'Mine', 'B7', 'theirs');
    });
    const sheets = [one, { ...two, blocks: [broken as typeof block & object] }];
    const outcome = await excelWorkbook.write(planOf({ title: 'Large', sheets }));
    expect(outcome).toEqual({ ok: false, problem: { code: 'unexpected' } });
    expect(cell('Mine', 6, 1)).toBe('theirs');
    type(excel, 'Mine', 'B7', null);
    expect(everything(excel)).toEqual(before);
    jest.restoreAllMocks();
  });

  test('A part that fails takes the parts before it away', async () => {
    const before = everything(excel);
    const plan = planOf({
      title: 'Large',
      sheets: [large('One', 1_500_000), large('Two', 1_500_000)],
    });
    excel.host.faults.failRequest(3, 7000);
    expect(told(await excelWorkbook.write(plan))).toEqual(['accessDenied']);
    expect(everything(excel)).toEqual(before);
  });

  test('One sheet above 4 MB is refused before anything', async () => {
    const asked = jest.spyOn(excel.host.faults, 'nextRequest');
    const plan = planOf({ title: 'Large', sheets: [large('One', 4_000_000)] });
    expect(await excelWorkbook.write(plan)).toEqual({
      ok: false,
      problem: { code: 'sheetTooLarge', sheet: 'One' },
    });
    expect(asked).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    const fewer = await excelWorkbook.write({ ...plan, sheets: [large('One', 1000)] });
    wayOut('sheetTooLarge', told(fewer)[0]).toBe('written');
  });
});
