import type { Finding, Plan } from './plan';
import type { Attempt, Problem } from './problems';
import type { Leftovers, WrittenReceipt } from './receipt';
import type { FilledCell, Undoing, WorkbookService, Writing } from './workbook';

/** What the last write came to. */
export type WriterState =
  | { readonly step: 'idle' }
  | { readonly step: 'working' }
  /** Filled cells are in the way: nothing has been written, the user has to agree first. */
  | { readonly step: 'asking'; readonly plan: Plan; readonly cells: readonly FilledCell[] }
  | { readonly step: 'kept' }
  /** What the plan was computed from has changed: nothing has been written. */
  | { readonly step: 'changed'; readonly findings: readonly Finding[] }
  | {
      readonly step: 'written';
      readonly receipt: WrittenReceipt;
      readonly withoutPrintSetup: boolean;
    }
  | { readonly step: 'undone'; readonly title: string }
  /** With a receipt where an undo failed but can be tried again. */
  | { readonly step: 'problem'; readonly problem: Problem; readonly receipt?: WrittenReceipt }
  | {
      readonly step: 'unfinished';
      readonly problem: Problem;
      readonly places: string;
      readonly leftovers: Leftovers;
    };

/** Writes plans and undoes the last one: one command at a time, a second click is ignored. */
export class Writer {
  private current: WriterState = { step: 'idle' };
  private busy = false;

  constructor(
    private readonly workbook: WorkbookService,
    private readonly onState: (state: WriterState) => void,
  ) {}

  get state(): WriterState {
    return this.current;
  }

  write(plan: Plan): Promise<void> {
    return this.run(async () => afterWriting(plan, await this.workbook.write(plan)));
  }

  /** The user agreed to overwrite the cells in question. */
  async agree(): Promise<void> {
    const asked = this.current;
    if (asked.step !== 'asking') return;
    const { plan, cells } = asked;
    await this.run(async () => afterWriting(plan, await this.workbook.write(plan, cells)));
  }

  decline(): void {
    if (this.current.step === 'asking') this.set({ step: 'kept' });
  }

  async undo(): Promise<void> {
    const done = this.current;
    const receipt = 'receipt' in done ? done.receipt : undefined;
    if (!receipt) return;
    await this.run(async () => afterUndoing(receipt, await this.workbook.undoWriting(receipt)));
  }

  /** Once more takes away what an unfinished write or undo left. */
  async takeBack(): Promise<void> {
    const { current } = this;
    if (current.step !== 'unfinished') return;
    await this.run(async () => afterTakingBack(await this.workbook.takeBack(current.leftovers)));
  }

  /** The user turns to something else: what was said is said, but a write can still be undone. */
  clear(): void {
    const { step } = this.current;
    if (step !== 'written' && step !== 'unfinished' && !this.busy) this.set({ step: 'idle' });
  }

  private async run(command: () => Promise<WriterState>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.set({ step: 'working' });
    let next: WriterState = { step: 'idle' };
    try {
      next = await command();
    } finally {
      this.busy = false;
      this.set(next);
    }
  }

  private set(state: WriterState): void {
    this.current = state;
    this.onState(state);
  }
}

function afterWriting(plan: Plan, outcome: Attempt<Writing>): WriterState {
  if (!outcome.ok) return { step: 'problem', problem: outcome.problem };
  const { value } = outcome;
  switch (value.kind) {
    case 'written':
      return { step: 'written', ...value };
    case 'filled':
      return { step: 'asking', plan, cells: value.cells };
    case 'changed':
      return { step: 'changed', findings: value.findings };
    case 'unfinished':
      return { step: 'unfinished', ...value };
  }
}

/** After these an undo will never succeed. */
const final: readonly Problem['code'][] = ['editedAfterWriting', 'sheetMissing'];

function afterUndoing(receipt: WrittenReceipt, outcome: Attempt<Undoing>): WriterState {
  if (outcome.ok) {
    return outcome.value.kind === 'undone'
      ? { step: 'undone', title: receipt.title }
      : { step: 'unfinished', ...outcome.value };
  }
  const { problem } = outcome;
  return final.includes(problem.code)
    ? { step: 'problem', problem }
    : { step: 'problem', problem, receipt };
}

function afterTakingBack(undoing: Undoing): WriterState {
  return undoing.kind === 'undone' ? { step: 'kept' } : { step: 'unfinished', ...undoing };
}
