/** @jest-environment ./test/support/environment.js */
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelSheet, excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { conversion } from '../../../taskpane/why/fix';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { attackPlan, losses, type Losses, tellLostKinds } from './foreign-hands';
import { openList, someJobs } from './jobs-that-write';
import {
  longerListPlan,
  newSheetPlan,
  openSample,
  overwritePlan,
  seasonPlan,
} from './sample-plans';
import { everything, openWorkbook, type, withExcel } from './workbook';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { Receipt } from '../../../taskpane/excel/workbook/workbook';
import { wording } from '../../../taskpane/controls/wording';
import { oneOf, runs, sampleOf } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { matrix } from '../../../taskpane/sheets/source';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import { hostCodes } from '../../../tools/workbench/host';
import { FaultRuns, named, receiptOf, turnsUntil, type Write } from './fault-runs';

describe('foreign hands', () => {
  // The real office.js over a real grid takes its time on a busy machine.
  jest.setTimeout(1_200_000);

  let excel: ExcelPage;

  /** Everything can be undone here: so each run begins with the same workbook. */
  const undo = 'everything';

  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });
  afterAll(() => {
    tellLostKinds('all jobs');
  });

  const plans: readonly (readonly [string, (year: string) => Plan])[] = [
    ['a new sheet with everything', () => newSheetPlan],
    ['overwritten cells', overwritePlan],
    ['sheets, names and cells', seasonPlan],
    ['a longer list with its name', longerListPlan],
  ];

  describe('Nothing another hand typed is gone or replaced without a sentence naming it', () => {
    test.each(oneOf(plans))('while %s is written or undone', async (_, plan) => {
      excel = await openSample({ undo });
      const year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
      expect(await attackPlan(excel, plan(year), 8, 800)).toEqual([]);
    });

    test('while a text is converted to a number, or that is undone', async () => {
      excel = await openWorkbook([{ name: 'SOF', cells: { A1: 1250, C1: 'other' } }], { undo });
      type(excel, 'SOF', 'B1', "'60");
      const { id = '' } = excel.grid.sheets()[0] ?? {};
      const text = { sheetId: id, sheet: 'SOF', row: 0, column: 1 };
      const { plan, agreed } = conversion({ at: text, text: '60', number: 60 }, 'B1 is a number');
      expect(await attackPlan(excel, plan, 6, 800, agreed)).toEqual([]);
      // Where nobody interferes it is done.
      expect(await excelWorkbook.write(plan, agreed)).toMatchObject({ value: { kind: 'written' } });
    });

    test.each(someJobs)('while %s is written or undone by its job', async (_, job) => {
      excel = await openList(job, { undo });
      expect(await attackPlan(excel, await job.plan(excel), 3, 80)).toEqual([]);
    });
  });
});

describe('foreign insertion', () => {
  jest.setTimeout(600_000);

  const steps = ['insert', 'replace', 'undo'] as const;
  type Step = (typeof steps)[number];

  interface Attack {
    readonly step: Step;
    /** Somebody types into the cell before this request, counted from 1. */
    readonly before: number;
    readonly losing: number;
    readonly lost: Losses;
    readonly plain: boolean;
  }

  const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

  /** A step takes two requests; what goes wrong asks for more. */
  const attacks: readonly Attack[] = steps.flatMap((step) =>
    upTo(6).flatMap((before) =>
      losses.flatMap((lost) =>
        upTo(lost === 0 ? 1 : 5).flatMap((losing) =>
          [false, true].map((plain): Attack => ({ step, before, losing, lost, plain })),
        ),
      ),
    ),
  );

  const formula = '=SUM(1,2)';
  const theirs = 'another hand';

  let excel: ExcelPage;
  beforeEach(async () => {
    excel = await openWorkbook([{ name: 'Mine', cells: { A1: 1 } }], { undo: 'everything' });
  });
  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  const content = (): unknown => {
    const sheetId = excel.grid.activeSheet().id;
    const [[cell] = []] = excel.grid.read({ sheetId, row: 1, column: 1, rows: 1, columns: 1 });
    return cell?.formula ?? cell?.value ?? null;
  };

  const told = (outcome: Attempt<unknown>): string =>
    outcome.ok ? '' : wording('en', '.').problem(outcome.problem);

  /** Everything that goes before the step that is attacked; then that step. */
  async function prepared(step: Step): Promise<() => Promise<Attempt<unknown>>> {
    const { id } = excel.grid.activeSheet();
    type(excel, 'Mine', 'B2', step === 'replace' ? 'old' : null);
    excel.grid.select({ sheetId: id, row: 1, column: 1, rows: 1, columns: 1 });
    if (step === 'insert') return () => excelSheet.insert(formula);
    const outcome = await excelSheet.insert(formula);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const { value } = outcome;
    if (value.kind === 'occupied') return () => excelSheet.replace(value.occupied, formula);
    const receipt: Receipt = value.receipt;
    return () => excelSheet.undo(receipt);
  }

  /** What is said where the cell no longer holds what somebody typed; undefined where it does, or nobody did. */
  async function lostIn({
    step,
    before,
    losing,
    lost,
    plain,
  }: Attack): Promise<string | undefined> {
    const { faults } = excel.host;
    const work = await prepared(step);
    const typing = { done: false };
    faults.plainErrors(plain);
    faults.before(before, () => {
      type(excel, 'Mine', 'B2', theirs);
      typing.done = true;
    });
    if (lost > 0) faults.loseAnswer(losing, lost);
    const outcome = await work();
    faults.clear();
    faults.plainErrors(false);
    return typing.done && content() !== theirs ? told(outcome) : undefined;
  }

  test('What somebody types into the cell stays, or a sentence names the cell', async () => {
    const missing: string[] = [];
    for (const attack of sampleOf(attacks, runs(15, Infinity), { seed: sampleSeed })) {
      const sentence = await lostIn(attack);
      if (sentence !== undefined && !sentence.includes('Mine!B2')) {
        missing.push(`${JSON.stringify(attack)}: ${sentence}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('Nobody else there, and every answer given: all three steps do what they say', async () => {
    for (const [step, after] of [
      ['insert', formula],
      ['replace', formula],
      ['undo', null],
    ] as const) {
      const work = await prepared(step);
      expect([step, told(await work()), content()]).toEqual([step, '', after]);
    }
  });
});

describe('faults', () => {
  // The real office.js over a real grid takes its time on a busy machine.
  jest.setTimeout(300_000);

  let excel: ExcelPage;
  let runs: FaultRuns;
  let before: unknown;
  let year: string;

  beforeEach(async () => {
    excel = await openSample();
    year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Year').getRange('A2:A3').format.fill.color = '#FF0000';
    });
    runs = new FaultRuns(excel, 30);
    ({ before } = runs);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  const plans: readonly (readonly [string, () => Plan])[] = [
    ['a new sheet with everything', () => newSheetPlan],
    ['overwritten cells', () => overwritePlan(year)],
    ['sheets, names and cells', () => seasonPlan(year)],
    ['a longer list with its name', () => longerListPlan(year)],
  ];

  const undone = (receipt: WrittenReceipt): Promise<void> => runs.undone(receipt);
  const writing = (plan: Plan): Promise<Write> => runs.writing(plan);
  const calls: FaultRuns['calls'] = (kind, work) => runs.calls(kind, work);

  /** Waiting for the end of cell editing is what the request asks for: no fault. */
  const reasons = (Object.keys(hostCodes) as (keyof typeof hostCodes)[]).filter(
    (name) => name !== 'InvalidOperationInCellEditMode',
  );

  describe('A write that fails leaves the workbook untouched or complete', () => {
    test.each(oneOf(plans))(
      'when any one call of writing %s fails',
      async (_, plan) => {
        expect(await runs.failEveryCall(plan())).toBeGreaterThan(20);
      },
      300_000,
    );

    test.each(oneOf(plans))(
      'when any one request of writing %s is refused, for every reason',
      (_, plan) => runs.refuseEveryRequest(plan(), reasons),
      300_000,
    );
  });

  test('A list whose name cannot be moved is not taken for written', async () => {
    const { faults } = excel.host;
    const { names } = excel.grid;
    const write = await writing(longerListPlan(year));
    // The first write is answered from what nobody has asked before.
    await undone(receiptOf(await write()));
    let calls = 0;
    let moving = 0;
    jest.spyOn(faults, 'nextAction').mockImplementation(() => {
      calls++;
      return undefined;
    });
    const add = names.add.bind(names);
    jest.spyOn(names, 'add').mockImplementation((name) => {
      moving = calls;
      add(name);
    });
    const receipt = receiptOf(await write());
    jest.restoreAllMocks();
    await undone(receipt);
    faults.failAction(moving, 'GeneralException');
    expect(named(await write())).toBe('otherProblem');
    faults.clear();
    expect(everything(excel)).toEqual(before);
  });

  describe('An undo that fails leaves what was written, or what was there before', () => {
    test.each(oneOf(plans))(
      'when any one call of undoing %s fails',
      (_, plan) => runs.failEveryCallOfUndo(plan()),
      300_000,
    );
  });

  const nothingLeft = {
    id: '0123456789abcdef',
    blocks: [],
    names: [],
    activeBefore: '',
  };

  describe('When Excel fails half-way and then refuses everything', () => {
    /** The k-th call fails, and from then on the session is lost. */
    const loseAt = (k: number): void => {
      const { faults } = excel.host;
      let left = k;
      jest.spyOn(faults, 'nextAction').mockImplementation(() => {
        left--;
        if (left !== 0) return undefined;
        faults.failRequests(hostCodes.InvalidOrTimedOutSession);
        return 'GeneralException';
      });
    };
    /** Undo asks before it deletes a sheet of which Excel was lost before it had told how it looks. */
    async function undoneOnceAsked(receipt: WrittenReceipt): Promise<void> {
      const untold = receipt.sheets.filter(({ looks }) => looks === '');
      if (untold.length === 0) {
        await undone(receipt);
        return;
      }
      const asked = await excelWorkbook.undoWriting(receipt);
      const questions = asked.ok && asked.value.kind === 'asking' ? asked.value.questions : [];
      expect(questions.map(({ sentence }) => sentence.code)).toEqual(untold.map(() => 'undoLooks'));
      const agreed = await excelWorkbook.undoWriting(receipt, questions);
      expect(agreed).toEqual({ ok: true, value: { kind: 'undone' } });
      expect(everything(excel)).toEqual(before);
    }
    const found = (): void => {
      jest.restoreAllMocks();
      excel.host.faults.clear();
    };

    test.each(oneOf(plans))(
      'writing %s says what may be where, and takes it back once Excel answers again',
      async (_, plan) => {
        const write = await writing(plan());
        const count = await calls('nextAction', async () => {
          await undone(receiptOf(await write()));
        });
        let unfinished = 0;
        for (const k of turnsUntil(count, () => unfinished > 0)) {
          loseAt(k);
          const outcome = await write();
          found();
          if (named(outcome) === 'written') {
            await undoneOnceAsked(receiptOf(outcome));
            continue;
          }
          if (outcome.ok && outcome.value.kind === 'unfinished') {
            unfinished++;
            const { places, problem, leftovers } = outcome.value;
            expect(problem.code).toBe('otherProblem');
            for (const { name } of plan().sheets) expect(places).toContain(name);
            // A block is named by its sheet and address.
            for (const { sheet } of plan().blocks) {
              expect(places.filter((place) => place.startsWith(`${sheet}!`))).not.toEqual([]);
            }
            expect(await excelWorkbook.takeBack(leftovers)).toEqual({ kind: 'undone' });
          }
          expect(everything(excel)).toEqual(before);
        }
        expect(unfinished).toBeGreaterThan(0);
      },
    );

    test('so does undoing', async () => {
      const write = await writing(seasonPlan(year));
      const first = receiptOf(await write());
      const count = await calls('nextAction', () => undone(first));
      let unfinished = 0;
      for (const k of turnsUntil(count, () => unfinished > 0)) {
        const receipt = receiptOf(await write());
        loseAt(k);
        const outcome = await excelWorkbook.undoWriting(receipt);
        found();
        if (outcome.ok && outcome.value.kind === 'unfinished') {
          unfinished++;
          expect(await excelWorkbook.takeBack(outcome.value.leftovers)).toEqual({ kind: 'undone' });
          expect(everything(excel)).toEqual(before);
        } else if (!outcome.ok) {
          await undone(receipt);
        }
      }
      expect(unfinished).toBeGreaterThan(0);
    });

    test('another’s sheet of the planned name is never taken away', async () => {
      await withExcel(excel, ({ worksheets }) => {
        worksheets.add('Round 1').getRange('K9').values = [['not ours']];
      });
      const area = { row: 0, column: 0, rows: 5, columns: 3 };
      const parts = [{ area, contents: matrix(5, 3, () => '') }];
      const leftovers = {
        ...nothingLeft,
        sheets: [{ name: 'Round 1', id: undefined, parts, spills: [], tables: [] }],
      };
      expect(await excelWorkbook.takeBack(leftovers)).toEqual({ kind: 'undone', taken: 'Round 1' });
      expect(excel.grid.sheets().map(({ name }) => name)).toContain('Round 1');
    });

    test('a sheet of ours is recognised by its marker where Excel’s answer was lost', async () => {
      await withExcel(excel, ({ worksheets }) => {
        for (const name of ['Round 1', 'round 2']) {
          const sheet = worksheets.add(name);
          sheet.names.add('_TSX_0123456789abcdef', sheet.getRange('A1')).visible = false;
        }
        worksheets.getItem('Round 1').getRange('C5').values = [['ours']];
      });
      const area = { row: 4, column: 2, rows: 1, columns: 1 };
      const parts = [{ area, contents: [['ours']] }];
      const sheets = ['Round 1', 'Round 2'].map((name) => ({
        name,
        id: undefined,
        parts,
        spills: [],
        tables: [],
      }));
      const leftovers = { ...nothingLeft, sheets };
      expect(await excelWorkbook.takeBack(leftovers)).toEqual({ kind: 'undone' });
      expect(everything(excel)).toEqual(before);
    });
  });

  describe('Where Excel can merge a run into one undo step', () => {
    test('a plan goes in one step if all of it can be undone, and without that promise if not', async () => {
      // Answers as an Excel that cannot undo one of the calls.
      const codes = ['UndoNotSupported'];
      const { faults } = excel.host;
      let calls = 0;
      jest.spyOn(faults, 'nextAction').mockImplementation(() => {
        calls++;
        return calls === 50 ? (codes.shift() as 'GeneralException' | undefined) : undefined;
      });
      const outcome = await excelWorkbook.write(newSheetPlan);
      expect([named(outcome), codes]).toEqual(['written', []]);
      jest.restoreAllMocks();
      await undone(receiptOf(outcome));
    });
  });
});

describe('job faults', () => {
  jest.setTimeout(7_200_000);

  let excel: ExcelPage;
  afterEach(() => {
    jest.restoreAllMocks();
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  describe('It stands whole or not at all, whichever call of its writing or its undoing fails, and whichever request is refused', () => {
    test.each(someJobs)('%s', async (_, job) => {
      excel = await openList(job);
      const plan = await job.plan(excel);
      // A year takes long to calculate.
      const isYear = plan.sheets.length > 3 || plan.blocks.some(({ sheet }) => sheet === 'Totals');
      await new FaultRuns(excel, isYear ? 200 : 100).failEverything(plan, [
        'InvalidOrTimedOutSession',
      ]);
    });
  });
});
