import { overlap, parseArea } from '../plan/address';
import type { Place } from '../plan/place';
import type { Plan } from '../plan/plan';
import { orProblem, type Attempt, type Problem } from '../workbook/problems';
import type { WrittenReceipt } from '../plan/receipt';
import type { ChangedPlace, FilledCell, LastWriting, WorkbookService } from '../workbook/workbook';
import { afterWriting, afterUndoing, afterTakingBack, type WriterState } from './writer-state';

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
