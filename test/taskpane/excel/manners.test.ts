/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createExcelWorkbook, excelSheet } from '../../../taskpane/excel/excel';
import { withOwnNames } from '../../../taskpane/excel/workbook/problems';
import { atOnce } from '../../../src';
import { needsNewExcel } from '../../../taskpane/sheets/old-excel';
import { unusable } from '../../../taskpane/sheets/columns/kinds';
import type { Plan } from '../../../taskpane/sheets/plan';
import {
  hostCodes,
  type Manners,
  type OfficeHostOptions,
  refusable,
} from '../../../tools/workbench/host';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { text, wayOut } from '../../support/text';
import { say } from '../../../src/language/texts';
import { languages, sentence } from '../../../src/language';
import { receiptOf } from './fault-runs';
import { openList, someJobs, type WritingJob } from './jobs-that-write';
import { Meter } from './meter';
import { longerListPlan, newSheetPlan, openSample, seasonPlan } from './sample-plans';
import { pane } from '../why/support';
import { cellsAt, everything } from './workbook';

jest.setTimeout(120_000);

let excel: ExcelPage;

afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

/** Opens the sample as this user’s Excel has it. */
async function open(
  manners: Partial<Manners> = {},
  options: Partial<OfficeHostOptions> = {},
): Promise<string> {
  excel = await openSample({ ...options, manners });
  return excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
}

/** Writes a plan over what is in its way, and tells what is said of it. */
async function written(plan: Plan) {
  const workbook = createExcelWorkbook();
  const asked = await workbook.write(plan);
  const agreed = asked.ok && asked.value.kind === 'filled' ? asked.value.cells : undefined;
  const outcome = agreed ? await workbook.write(plan, agreed) : asked;
  const warnings = outcome.ok && outcome.value.kind === 'written' ? outcome.value.warnings : [];
  return {
    receipt: receiptOf(outcome),
    warnings: (warnings ?? []).map((finding) => say(languages.en, finding.sentence)),
    undo: () => workbook.undoWriting(receiptOf(outcome)),
  };
}

const shown = (address: string): readonly unknown[] =>
  cellsAt(excel, 'Round 1', address).flatMap((line) => line.map(({ value }) => value));

describe('A refused call that only concerns looks leaves the contents written', () => {
  const parts = [
    ['freeze', 'missedFreeze'],
    ['tab', 'missedTab'],
    ['rules', 'missedHighlights'],
    ['validation', 'missedChoices'],
  ] as const;

  test.each(parts)('%s: what is missing is said, and nothing else is', async (refused, said) => {
    await open({ refuses: [refused] });
    const before = everything(excel);
    const { warnings, undo } = await written(newSheetPlan);
    expect(warnings).toEqual([
      say(languages.en, sentence('missedLooks', { parts: [sentence(said)], sheets: ['Round 1'] })),
    ]);
    expect(shown('A3:B5')).toEqual(['Board', 'Black', 1, '=1+1', 2, 'Bob']);
    expect(looks()).toEqual({ ...all, [refused]: false });
    expect(await undo()).toEqual({ ok: true, value: { kind: 'undone' } });
    expect(everything(excel)).toEqual(before);
  });

  test('all of them together', async () => {
    await open({ refuses: parts.map(([refused]) => refused) });
    const { warnings } = await written(newSheetPlan);
    expect(warnings).toHaveLength(1);
    for (const [, said] of parts) expect(warnings[0]).toContain(text('en', said));
    expect(looks()).toEqual({ freeze: false, tab: false, rules: false, validation: false });
    expect(shown('A3:B5')).toEqual(['Board', 'Black', 1, '=1+1', 2, 'Bob']);
  });

  test('with none refused all stand, and nothing is said', async () => {
    await open();
    const { warnings } = await written(newSheetPlan);
    expect([warnings, looks()]).toEqual([[], all]);
  });

  test('on many sheets the first are named, after a number of requests that does not grow with them', async () => {
    const meter = new Meter();
    const costs: number[] = [];
    for (const count of [8, 64]) {
      await open({ refuses: ['freeze'] }, { watch: meter.watch });
      const sheets = Array.from({ length: count }, (_, i) => ({
        name: `Group ${i + 1}`,
        freeze: { rows: 1, columns: 0 },
        blocks: [{ at: 'A1', cells: [[{ kind: 'text', text: 'Board', style: 'title' }]] }],
      })) satisfies Plan['sheets'];
      const { requests } = await meter.cost(async () => {
        const { warnings } = await written({ ...newSheetPlan, sheets });
        expect(warnings).toEqual([expect.stringContaining('Group 1, Group 2')]);
      });
      costs.push(requests);
      if (count === 8) excel.close();
    }
    expect((costs[1] ?? 0) - (costs[0] ?? 0)).toBeLessThanOrEqual(4);
  });

  const all = { freeze: true, tab: true, rules: true, validation: true };

  function looks(): Readonly<Record<string, boolean>> {
    const id = excel.grid.sheets().find(({ name }) => name === 'Round 1')?.id ?? '';
    return {
      freeze: excel.grid.tabs.frozen(id).rows > 0,
      tab: excel.grid.tabs.color(id) !== undefined,
      rules: excel.grid.conditionalFormats.all(id).length > 0,
      validation: excel.grid.validations.at({ sheetId: id, row: 3, column: 2 }) !== undefined,
    };
  }
});

describe('Where several addresses want a semicolon, sheets look the same', () => {
  const plans = [
    ['a sheet', () => newSheetPlan],
    ['a season', seasonPlan],
  ] as const;

  test.each(plans)('%s', async (_, planned) => {
    await written(planned(await open()));
    const usual = everything(excel);
    excel.close();
    const { warnings } = await written(planned(await open({ separator: ';' })));
    expect(warnings).toEqual([]);
    expect(everything(excel)).toEqual(usual);
  });

  test('with a decimal comma it takes no request more', async () => {
    const meter = new Meter();
    await open({ separator: ';' }, { locale: 'nl-NL', watch: meter.watch });
    const workbook = createExcelWorkbook();
    const { requests } = await meter.cost(() => workbook.write(newSheetPlan));
    expect(requests).toBe(3);
  });
});

describe('However names tell their cells, they are moved, found and taken back', () => {
  const manners: readonly (readonly [string, string, Partial<Manners>])[] = [
    ['R1C1', 'en-US', { references: 'R1C1' }],
    ['R1C1 in Dutch', 'nl-NL', { references: 'R1C1', texts: 'local' }],
    ['R1C1 in German', 'de-DE', { references: 'R1C1', texts: 'local' }],
    ['in Russian', 'ru-RU', { texts: 'local' }],
  ];

  test.each(manners)('%s', async (_, locale, own) => {
    const year = await open(own, { locale });
    const before = everything(excel);
    for (const plan of [seasonPlan(year), longerListPlan(year)]) {
      const { warnings, undo } = await written(plan);
      expect(warnings).toEqual([]);
      const factors = excel.grid.names.all().find(({ name }) => name === 'Factors');
      expect(factors?.area.rows).toBe(plan.moves ? 5 : 3);
      expect(await undo()).toEqual({ ok: true, value: { kind: 'undone' } });
      expect(everything(excel)).toEqual(before);
    }
  });

  test.each(manners)(
    '%s: a name whose cells were deleted is known as such',
    async (_, locale, own) => {
      await open(own, { locale });
      await excel.run(({ workbook }) => {
        workbook.worksheets.getItem('Year').delete();
      });
      const read = await createExcelWorkbook().read([]);
      expect(read.ok && [read.value.facts.names, read.value.facts.gone]).toEqual([[], ['Factors']]);
    },
  );
});

describe('A name that is typed as the place of a list', () => {
  const place = { kind: 'typed', text: 'Factors' } as const;
  const read = () => createExcelWorkbook().read([place]);

  test('is the workbook’s, although the active sheet has one of the same name', async () => {
    await open({ namesOfSheet: true });
    await excel.run(({ workbook }) => {
      const mine = workbook.worksheets.getItem('Mine');
      mine.names.add('Factors', mine.getRange('A1'));
      mine.activate();
    });
    const workbook = createExcelWorkbook();
    // A second look expects it where it stood.
    for (const reading of [await workbook.read([place]), await workbook.read([place])]) {
      expect(reading.ok && reading.value.tables[0]?.place).toMatchObject({ sheet: 'Year' });
    }
  });

  test('is refused by its name where a formula works out its cells and Excel does not tell them', async () => {
    await open();
    await excel.run(({ workbook: { names } }) => {
      names.getItem('Factors').formula = '=OFFSET(Year!$A$1,0,0,3,2)';
    });
    expect(await read()).toEqual({ ok: false, problem: { code: 'nameNoCells', name: 'Factors' } });
    const other = await createExcelWorkbook().read([{ kind: 'sheet', sheet: 'Entries' }]);
    wayOut('nameNoCells', other.ok).toBe(true);
  });
});

test('a date of a workbook that counts from 1904 is refused by its cell, and no other one is', async () => {
  const shownIn = async (manners: Partial<Manners>): Promise<readonly unknown[]> => {
    await open(manners);
    await excel.run(({ workbook }) => {
      const range = workbook.worksheets.getItem('Entries').getRange('D1:D4');
      range.values = [['Date'], [46_100], [46_100], [46_100.5]];
      range.numberFormat = [['General'], ['d-m-yyyy'], ['d/m'], ['yy']];
    });
    const read = await createExcelWorkbook().read([{ kind: 'sheet', sheet: 'Entries' }]);
    const cells = read.ok ? (read.value.tables[0]?.rows.map(({ cells: all }) => all[3]) ?? []) : [];
    return cells.slice(1).map((cell) => {
      const why = cell && unusable(cell, 'Entries!D2');
      return why ? say(languages.en, why) : cell?.kind;
    });
  };
  expect(await shownIn({})).toEqual(['number', 'number', 'number']);
  excel.close();
  const refused = (content: string): string =>
    text('en', 'cellFrom1904', { address: 'Entries!D2', content });
  expect(await shownIn({ from1904: true })).toEqual(['20-3-2030', '20/3', '30'].map(refused));
  await excel.run(({ workbook }) => {
    const range = workbook.worksheets.getItem('Entries').getRange('D2');
    range.numberFormat = [['@']];
    range.values = [['20-3-2026']];
  });
  const typed = await createExcelWorkbook().read([{ kind: 'sheet', sheet: 'Entries' }]);
  const cell = typed.ok ? typed.value.tables[0]?.rows[1]?.cells[3] : undefined;
  wayOut('cellFrom1904', cell).toEqual({ kind: 'text', text: '20-3-2026' });
});

test('an Excel without FILTER is told apart, with the cell and the way out', async () => {
  await open();
  const year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
  const before = everything(excel);
  const { warnings, undo } = await written({
    ...seasonPlan(year),
    sheets: [
      {
        name: 'Old',
        blocks: [
          {
            at: 'B2',
            cells: [[{ kind: 'formula', formula: '=NO_FILTER(1)+FILTER(A1:A2,A1:A2)' }]],
          },
        ],
      },
    ],
    blocks: [],
    names: [],
  });
  expect(warnings).toEqual([text('en', 'functionMissing', { name: 'FILTER', address: 'Old!B2' })]);
  await undo();
  wayOut('functionMissing', everything(excel)).toEqual(before);
});

describe('Whether Excel works out formulas over lists', () => {
  const asked = async (workbook = createExcelWorkbook()): Promise<boolean> => {
    const before = everything(excel);
    const answer = await workbook.worksOutLists();
    expect(everything(excel)).toEqual(before);
    return answer;
  };
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    };
    Object.assign(globalThis, { localStorage });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  test('is asked once, leaves nothing behind, and is known in the next pane', async () => {
    const meter = new Meter();
    await open({}, { watch: meter.watch });
    const workbook = createExcelWorkbook();
    const twice = async () => [await asked(workbook), await asked(workbook), await asked()];
    const { requests } = await meter.cost(async () => {
      expect(await twice()).toEqual([true, true, true]);
    });
    expect(requests).toBe(1);
  });

  test.each([
    ['en-US', 'english'],
    ['nl-NL', 'local'],
    ['ru-RU', 'local'],
  ] as const)('is told of a 2019 in %s, and asked by each pane', async (locale, texts) => {
    await open({ formulas: '2019', texts }, { locale });
    expect([await asked(), await asked()]).toEqual([false, false]);
    expect([...stored]).toEqual([]);
  });

  test('is taken for granted where Excel does not say, and then it is not kept', async () => {
    await open({ formulas: '2019' });
    excel.host.faults.failRequests(hostCodes.AccessDenied);
    expect(await createExcelWorkbook().worksOutLists()).toBe(true);
    excel.host.faults.clear();
    expect([...stored]).toEqual([]);
  });

  test('is not asked of a newer version for an older one', async () => {
    await open({ formulas: '2019' });
    stored.set('tsx.lists', 'PC 16.0.1');
    expect(await asked()).toBe(false);
  });
});

describe('Whatever its manner, a job writes the same', () => {
  interface Written extends Awaited<ReturnType<typeof written>> {
    readonly plan: Plan;
    readonly before: unknown;
    readonly differedBefore: boolean;
    /** Of the workbook and of the plan. */
    readonly names: readonly string[];
  }

  /** The active sheet has names of its own like these of the workbook. */
  async function hideNames(names: readonly string[]): Promise<void> {
    await excel.run(({ workbook: { worksheets } }) => {
      const list = worksheets.getItem('List');
      for (const name of names) list.names.add(name, list.getRange('A1'));
      list.activate();
    });
  }

  /** What the job writes; names that are `hidden` are so while it reads, and all of them while it writes. */
  async function writtenBy(
    job: WritingJob,
    manners: Partial<Manners>,
    locale = 'en-US',
    hidden: readonly string[] = [],
  ): Promise<Written> {
    excel = await openList(job, { manners, locale });
    await hideNames(hidden);
    const plan = await job.plan(excel);
    const names = [...excel.grid.names.all(), ...plan.names].map(({ name }) => name);
    await hideNames(names.filter((name) => !hidden.includes(name)));
    const before = everything(excel);
    const differedBefore = differsWhenOld();
    return { plan, before, differedBefore, names, ...(await written(plan)) };
  }

  async function undone({ before, undo }: Written): Promise<void> {
    await excel.run(({ workbook: { worksheets } }) => {
      worksheets.getItem('List').activate();
    });
    expect(await undo()).toEqual({ ok: true, value: { kind: 'undone' } });
    expect(everything(excel)).toEqual(before);
    excel.close();
  }

  const contents = () =>
    (everything(excel) as { sheets: { name: string; cells: unknown }[] }).sheets.map(
      ({ name, cells }) => [name, cells],
    );

  /** Every formula that is there, as it is typed, with its cell. */
  const formulas = () =>
    excel.grid.sheets().flatMap(({ id, name: sheet }) => {
      const area = excel.grid.usedArea(id);
      return (area ? excel.grid.read(area) : []).flatMap((line, i) =>
        line.flatMap(({ formula, value }, j) => {
          const at = { sheetId: id, row: (area?.row ?? 0) + i, column: (area?.column ?? 0) + j };
          return [{ sheet, at, formula, value }];
        }),
      );
    });

  /** Whether a 2019 works out anything else. */
  function differsWhenOld(): boolean {
    const values = formulas();
    excel.grid.isOld = true;
    const old = formulas();
    excel.grid.isOld = false;
    return old.some(({ value }, i) => !isDeepStrictEqual(value, values[i]?.value));
  }

  const own = new RegExp(`(?<![\\w.])(?:${pane.ids.join('|').replaceAll('.', '\\.')})(?=\\()`, 'g');
  const files = ['BloombergUI.xla!', "'C:\\Club\\It''s old.xlam'!", '[2]!'];

  test.each(someJobs)('%s', async (_, job) => {
    const usual = await writtenBy(job, {});
    const [all, cells, { plan, warnings }] = [everything(excel), contents(), usual];

    // What shows something else in a 2019 is told of in the preview, of a year by the job that made it.
    const values = formulas();
    const differs = differsWhenOld() && !usual.differedBefore;
    if (differs) expect(atOnce(needsNewExcel(plan))).toBe(true);

    // With the file of another add-in before functions of ours.
    const ours = values.filter(({ formula }) => formula !== undefined && own.test(formula));
    for (const [i, { at, formula = '' }] of ours.entries()) {
      const file = files[i % files.length] ?? '';
      const told = formula.replace(own, (id) => `${file}_xldudf_${id.replaceAll('.', '_')}`);
      expect(withOwnNames(pane.ids, [])(told)).toBe(formula);
      excel.grid.write(at, told);
    }
    const repaired = await excelSheet.repairFormulas(pane.ids, []);
    expect(repaired).toMatchObject({ ok: true, value: { protectedSheets: [] } });
    expect(contents()).toEqual(cells);
    await undone(usual);

    const local = await writtenBy(
      job,
      { texts: 'local', references: 'R1C1', namesOfSheet: true, longestAlert: 224 },
      'nl-NL',
      usual.names,
    );
    expect([local.plan.names, local.names]).toEqual([plan.names, usual.names]);
    expect([local.warnings, everything(excel)]).toEqual([warnings, all]);
    await undone(local);

    const semicolons = await writtenBy(job, { separator: ';' });
    expect([semicolons.warnings, everything(excel)]).toEqual([warnings, all]);
    await undone(semicolons);

    const bare = await writtenBy(job, { refuses: refusable });
    expect(contents()).toEqual(cells);
    expect(bare.warnings.length - warnings.length).toBeLessThanOrEqual(1);
    await undone(bare);
    excel = await openSample({});
  });
});
