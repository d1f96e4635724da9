import { expect, jest } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import type { FilledCell, Undoing, WriteOutcome } from '../../../taskpane/excel/workbook/workbook';
import { sampled } from '../../support/sampled';
import { hostCodes } from '../../../tools/workbench/host';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { everything } from './workbook';

export type Write = () => Promise<Attempt<WriteOutcome>>;

export const named = (outcome: Attempt<WriteOutcome> | Attempt<Undoing>): string =>
  outcome.ok ? outcome.value.kind : outcome.problem.code;

export function receiptOf(outcome: Attempt<WriteOutcome>): WrittenReceipt {
  if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
  return outcome.value.receipt;
}

/** Writes a plan over whatever is in its way, as somebody does who is asked. */
export async function over(plan: Plan): Promise<Attempt<WriteOutcome>> {
  const asked = await excelWorkbook.write(plan);
  if (!asked.ok || asked.value.kind !== 'filled') return asked;
  return excelWorkbook.write(plan, asked.value.cells);
}

const turns = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/**
 * The sampled turns, and after them the others for as long as what the caller looks for has not been seen: few calls may lead
 * there, and a sample may miss all of them.
 */
export function* turnsUntil(count: number, isSeen: () => boolean): Generator<number> {
  const first = sampled(turns(count), Math.ceil(count / 5));
  yield* first;
  for (const turn of turns(count)) {
    if (isSeen()) return;
    if (!first.includes(turn)) yield turn;
  }
}

/** Sampled calls, each as Excel says it and with plain errors. */
function faultyCalls(count: number, oneIn: number): readonly (readonly [number, boolean])[] {
  const cases = turns(count).flatMap((k) => [[k, false] as const, [k, true] as const]);
  return sampled(cases, Math.ceil(count / oneIn));
}

/** Plans written while Excel fails, each time from the same workbook. */
export class FaultRuns {
  /** The workbook as it is when these runs begin, and has to be again after each of them. */
  readonly before: unknown;
  private readonly writes = new Map<Plan, Promise<Write>>();

  /** `oneIn`: how many calls are sampled; fewer where a workbook takes long to calculate. */
  constructor(
    private readonly excel: ExcelPage,
    private readonly oneIn = 5,
  ) {
    this.before = everything(excel);
  }

  /** Undoes a write; then everything is as it was. */
  async undone(receipt: WrittenReceipt): Promise<void> {
    const outcome = await excelWorkbook.undoWriting(receipt);
    expect(outcome).toEqual({ ok: true, value: { kind: 'undone' } });
    expect(everything(this.excel)).toEqual(this.before);
  }

  /** Writes a plan over whatever is in its way. */
  writing(plan: Plan): Promise<Write> {
    const known = this.writes.get(plan) ?? this.asked(plan);
    this.writes.set(plan, known);
    return known;
  }

  /** Asks first what is in the way, which is the same in each run. */
  private async asked(plan: Plan): Promise<Write> {
    const asked = await excelWorkbook.write(plan);
    let agreed: readonly FilledCell[] = [];
    if (asked.ok && asked.value.kind === 'filled') agreed = asked.value.cells;
    else await this.undone(receiptOf(asked));
    return () => excelWorkbook.write(plan, agreed);
  }

  /** How often the host is asked for a fault while the work is done: once for each call, or each request. */
  async calls(kind: 'nextAction' | 'nextRequest', work: () => Promise<void>): Promise<number> {
    const asked = jest.spyOn(this.excel.host.faults, kind);
    await work();
    const count = asked.mock.calls.length;
    asked.mockRestore();
    return count;
  }

  /**
   * Fails each call of writing and of undoing in turn, and refuses each request for these reasons. A plan takes more
   * calls than a handful: with fewer than that nothing would be proved.
   */
  async failEverything(plan: Plan, reasons: readonly (keyof typeof hostCodes)[]): Promise<void> {
    expect(await this.failEveryCall(plan)).toBeGreaterThan(20);
    await this.refuseEveryRequest(plan, reasons);
    await this.failEveryCallOfUndo(plan);
  }

  /** Does work whose call number k fails. */
  private async failing<T>(k: number, plain: boolean, work: () => Promise<T>): Promise<T> {
    const { faults } = this.excel.host;
    faults.plainErrors(plain);
    faults.failAction(k, 'GeneralException');
    const outcome = await work();
    faults.clear();
    faults.plainErrors(false);
    return outcome;
  }

  /** Fails each call of a write in turn: the workbook is untouched or complete. Tells how many calls there are. */
  async failEveryCall(plan: Plan): Promise<number> {
    const { excel, before } = this;
    const write = await this.writing(plan);
    let complete: unknown;
    const count = await this.calls('nextAction', async () => {
      const receipt = receiptOf(await write());
      complete = everything(excel);
      await this.undone(receipt);
    });
    const outcomes = new Set<string>();
    for (const [k, plain] of faultyCalls(count, this.oneIn)) {
      const outcome = await this.failing(k, plain, write);
      const name = named(outcome);
      outcomes.add(name);
      if (name === 'written') {
        expect(everything(excel)).toEqual(complete);
        await this.undone(receiptOf(outcome));
      } else {
        expect([k, name]).toEqual([k, 'otherProblem']);
        expect(everything(excel)).toEqual(before);
      }
    }
    // Cells alone are written in one step of Excel's undo list; where that fails, they are written without. A name that moves is no
    // such step.
    const grouped = plan.sheets.length === 0 && plan.moves === undefined;
    expect([...outcomes].sort()).toEqual(grouped ? ['written'] : ['otherProblem', 'written']);
    return count;
  }

  /** Refuses each request of a write in turn, for these reasons: the workbook is untouched or complete. */
  async refuseEveryRequest(
    plan: Plan,
    reasons: readonly (keyof typeof hostCodes)[],
  ): Promise<void> {
    const { excel, before } = this;
    const write = await this.writing(plan);
    const count = await this.calls('nextRequest', async () => {
      await this.undone(receiptOf(await write()));
    });
    const cases = turns(count).flatMap((k) => reasons.map((reason) => ({ k, reason })));
    for (const { k, reason } of sampled(cases, Math.max(4, cases.length / this.oneIn))) {
      excel.host.faults.failRequest(k, hostCodes[reason]);
      const outcome = await write();
      excel.host.faults.clear();
      if (named(outcome) === 'written') await this.undone(receiptOf(outcome));
      else expect(everything(excel)).toEqual(before);
    }
  }

  /** Fails each call of an undo in turn: what was written is still there, or what was there before is again. */
  async failEveryCallOfUndo(plan: Plan): Promise<void> {
    const { excel } = this;
    const write = await this.writing(plan);
    const first = receiptOf(await write());
    const complete = everything(excel);
    const count = await this.calls('nextAction', () => this.undone(first));
    for (const [k, plain] of faultyCalls(count, this.oneIn)) {
      const receipt = receiptOf(await write());
      const outcome = await this.failing(k, plain, () => excelWorkbook.undoWriting(receipt));
      if (named(outcome) === 'undone') {
        expect(everything(excel)).toEqual(this.before);
      } else {
        expect([k, named(outcome)]).toEqual([k, 'otherProblem']);
        expect(everything(excel)).toEqual(complete);
        await this.undone(receipt);
      }
    }
  }
}
