import { overlap, parseArea, type Place } from '../sheets/address';
import type { Finding, Plan } from '../sheets/plan';
import { type Attempt, orProblem, type Problem } from '../excel/workbook/problems';
import type { Leftovers, NewCell, WrittenReceipt } from '../sheets/receipt';
import {
  type ChangedPlace,
  type FilledCell,
  findingsOf,
  type LastWriting,
  type TakenBack,
  type Undoing,
  type Unfinished,
  type WorkbookService,
  type WriteOutcome,
} from '../excel/workbook/workbook';

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

  /** `agreed`: filled cells that the user has agreed to overwrite, as the pane showed them. */
  write(plan: Plan, agreed?: readonly FilledCell[]): Promise<void> {
    return this.run(async () => afterWriting(plan, await this.workbook.write(plan, agreed)));
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

  /** The last write from before the pane was reopened can be undone, too. */
  remember({ receipt, time }: LastWriting): void {
    if (this.current.step === 'idle') this.set({ step: 'last', receipt, time });
  }

  /** What was kept of the last write is of no use: told, and there is nothing to undo. */
  forget(problem: Problem): void {
    if (this.current.step === 'idle') this.set({ step: 'problem', problem });
  }

  /** Somebody changed cells: where they were written, there is nothing to undo any more. */
  changed(change: ChangedPlace): void {
    const { current } = this;
    if (!('receipt' in current) || !wasWritten(current.receipt, change)) return;
    if (current.step === 'written') this.set({ ...current, edited: true });
    else if (current.step === 'last') this.set({ step: 'idle' });
  }

  async undo(): Promise<void> {
    const done = this.current;
    const receipt = 'receipt' in done ? done.receipt : undefined;
    if (!receipt || done.step === 'questioned') return;
    await this.run(async () => afterUndoing(receipt, await this.workbook.undoWriting(receipt)));
  }

  /** The user agreed to lose what the questions name. */
  async undoNevertheless(): Promise<void> {
    const asked = this.current;
    if (asked.step !== 'questioned') return;
    const { receipt, questions } = asked;
    await this.run(async () =>
      afterUndoing(receipt, await this.workbook.undoWriting(receipt, questions)),
    );
  }

  /** Selects cells that a sentence speaks of. */
  show(place: Place): Promise<Attempt<void>> {
    return this.workbook.show(place);
  }

  /** What was written stays; it can still be undone. */
  keep(): void {
    const asked = this.current;
    if (asked.step !== 'questioned') return;
    this.set({ step: 'written', receipt: asked.receipt, withoutPrintSetup: false });
  }

  /** Tries again to remove what an unfinished write or undo left. */
  async takeBack(): Promise<void> {
    const { current } = this;
    if (current.step !== 'unfinished') return;
    const { leftovers } = current;
    await this.run(async () => afterTakingBack(leftovers, await this.workbook.takeBack(leftovers)));
  }

  /**
   * Takes back what an unfinished write left, and writes the same once more. Only where all of it could be taken back: else what
   * stays is told, and nothing is written over it.
   */
  async writeAgain(): Promise<void> {
    const { current } = this;
    if (current.step !== 'unfinished' || !current.plan) return;
    const { leftovers, plan } = current;
    await this.run(async () => {
      const taken = afterTakingBack(leftovers, await this.workbook.takeBack(leftovers));
      if (taken.step === 'unfinished') return { ...taken, plan };
      return taken.step === 'kept' ? afterWriting(plan, await this.workbook.write(plan)) : taken;
    });
  }

  /** The user turns to something else: messages go, but a write can still be undone. */
  clear(): void {
    const { step } = this.current;
    const stays = step === 'written' || step === 'last' || step === 'unfinished';
    if (!stays && !this.busy) this.set({ step: 'idle' });
  }

  private async run(command: () => Promise<WriterState>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.set({ step: 'working' });
    const outcome = await orProblem(command);
    this.busy = false;
    this.set(outcome.ok ? outcome.value : { step: 'problem', problem: outcome.problem });
  }

  private set(state: WriterState): void {
    this.current = state;
    this.onState(state);
  }
}

/** Whether a write has filled any of these cells. */
function wasWritten(
  { sheets, blocks }: WrittenReceipt,
  { sheetId, sheet, address }: ChangedPlace,
): boolean {
  const area = parseArea(address);
  if (!area) return false;
  return (
    sheets.some(
      ({ id, name, extent }) =>
        (id === undefined ? name === sheet : id === sheetId) &&
        extent !== undefined &&
        overlap(extent, area),
    ) || blocks.some(({ place }) => place.sheetId === sheetId && overlap(place.area, area))
  );
}

/** What the last write came to. */
export type WriterState =
  | { readonly step: 'idle' }
  | { readonly step: 'working' }
  /** Filled cells are in the way: nothing has been written, the user has to agree first. */
  | { readonly step: 'asking'; readonly plan: Plan; readonly cells: readonly FilledCell[] }
  | { readonly step: 'kept' }
  /** What the plan was computed from has changed: nothing has been written. */
  | {
      readonly step: 'changed';
      readonly findings: readonly Finding[];
      readonly news?: readonly NewCell[];
    }
  | {
      readonly step: 'written';
      readonly receipt: WrittenReceipt;
      readonly withoutPrintSetup: boolean;
      readonly warnings?: readonly Finding[];
      readonly undoEndsWithPane?: true;
      readonly calculatesByHand?: true;
      /** Somebody has changed what was written: it can no longer be undone. */
      readonly edited?: true;
    }
  /** This pane's last write, from before it was reopened. */
  | { readonly step: 'last'; readonly receipt: WrittenReceipt; readonly time: Date }
  /** The undo would lose more than what was written: nothing has been undone, the user has to agree first. */
  | {
      readonly step: 'questioned';
      readonly receipt: WrittenReceipt;
      readonly questions: readonly Finding[];
    }
  | {
      readonly step: 'undone';
      readonly title: string;
      readonly news?: readonly NewCell[];
      readonly findings?: readonly Finding[];
    }
  /** The write was undone except where somebody changed or uses its cells. */
  | {
      readonly step: 'left';
      readonly problem: Problem | undefined;
      readonly findings: readonly Finding[];
      readonly news?: readonly NewCell[];
    }
  /** With a receipt where an undo failed but can be tried again. */
  | { readonly step: 'problem'; readonly problem: Problem; readonly receipt?: WrittenReceipt }
  | {
      readonly step: 'unfinished';
      readonly problem: Problem;
      readonly places: readonly string[];
      /** Sheets that may be hidden. */
      readonly hidden: readonly string[];
      readonly findings?: readonly Finding[];
      readonly leftovers: Leftovers;
      /** What was being written, if it was not an undo. */
      readonly plan?: Plan;
    };

/** Changes with every write and undo. */
export function stateOfWorkbook(state: WriterState): unknown {
  return state.step === 'written' ? state.receipt : state.step === 'undone';
}

/** The names of the sheets that this pane wrote on last; none once that is undone. */
export function sheetsWritten(state: WriterState): readonly string[] {
  if (state.step !== 'written' && state.step !== 'last') return [];
  const { sheets, blocks } = state.receipt;
  return [...sheets.map(({ name }) => name), ...blocks.map(({ place }) => place.sheet)];
}

function afterWriting(plan: Plan, outcome: Attempt<WriteOutcome>): WriterState {
  if (!outcome.ok) return { step: 'problem', problem: outcome.problem };
  const { value } = outcome;
  switch (value.kind) {
    case 'written':
      return { step: 'written', ...value };
    case 'filled':
      return { step: 'asking', plan, cells: value.cells };
    case 'changed':
      return { step: 'changed', findings: value.findings, ...newsOf(value) };
    case 'kept':
      return { step: 'left', problem: value.problem, findings: value.kept, ...newsOf(value) };
    case 'unfinished':
      return { step: 'unfinished', ...value, plan };
  }
}

/** After these an undo will never succeed. */
const final: readonly Problem['code'][] = ['editedAfterWriting', 'sheetMissing', 'sheetCopied'];

function afterUndoing(receipt: WrittenReceipt, outcome: Attempt<Undoing>): WriterState {
  if (outcome.ok) {
    const { value } = outcome;
    switch (value.kind) {
      case 'asking':
        return { step: 'questioned', receipt, questions: value.questions };
      case 'unfinished':
        return { step: 'unfinished', ...value };
      case 'undone':
        return undone(receipt.title, value);
    }
  }
  const { problem } = outcome;
  return final.includes(problem.code)
    ? { step: 'problem', problem }
    : { step: 'problem', problem, receipt };
}

function afterTakingBack({ undoing }: Leftovers, taken: TakenBack | Unfinished): WriterState {
  if (taken.kind === 'unfinished') return { step: 'unfinished', ...taken };
  if (undoing !== undefined) return undone(undoing, taken);
  const findings = findingsOf(taken);
  return taken.news || findings.length > 0
    ? { step: 'left', problem: undefined, findings, ...newsOf(taken) }
    : { step: 'kept' };
}

/** Cells that somebody changed or uses stay, so this is no complete undo. */
function undone(title: string, taken: TakenBack): WriterState {
  const findings = findingsOf(taken);
  if (taken.kept) return { step: 'left', problem: undefined, findings, ...newsOf(taken) };
  return { step: 'undone', title, ...newsOf(taken), ...(findings.length > 0 && { findings }) };
}

function newsOf({ news }: { readonly news?: readonly NewCell[] }): { news?: readonly NewCell[] } {
  return news ? { news } : {};
}
