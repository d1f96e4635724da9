import type { HiddenRows } from '../sheets/columns/read';
import type { Recognition } from '../sheets/columns/recognition';
import type { Where } from '../sheets/source';
import {
  type Draft,
  initialState,
  inputOf,
  type OperationState,
  shownPreview,
} from './operation-state';
import { type ChosenList, ListReads, type OperationSurroundings } from './list-reads';
import type { Lists, Operation, OperationInput } from './operation';
import { beyondOldExcel, needsNewExcel } from '../sheets/old-excel';
import type { Finding, Plan } from '../sheets/plan';
import { refusalsOf, warningsOf } from './operation-lists';
import type { Slices } from './slices';

/**
 * The life of one operation up to its preview: lists are pointed at, read and their columns corrected, options are set,
 * and the plan is computed. Nothing is written here. One thing at a time: a new request ends the one before.
 */
export class OperationRun<L extends Lists, Options, Detail, Known = unknown> extends ListReads<
  L,
  Options,
  Detail,
  Known
> {
  constructor(
    operation: Operation<L, Options, Detail, Known>,
    surroundings: OperationSurroundings<OperationState<L, Options, Detail, Known>>,
  ) {
    super(initialState(operation), operation, surroundings);
  }

  /** The user points at a list: it is read and its columns are recognised. */
  point(key: keyof L & string, where: Where): Promise<void> {
    return this.begun({ step: 'reading' }, (turn) => this.readPlace(key, where, turn));
  }

  /** Leaves an optional list out, or asks for it again. */
  leaveOut(key: keyof L & string, out: boolean): void {
    this.begin({ step: 'idle' });
    this.setList(key, { step: out ? 'left' : 'open' });
  }

  /** Goes on with what was chosen before: lists are read again where they were; those that are gone stay open. */
  async restore({ options, lists }: Draft<Options>): Promise<void> {
    this.set({ options });
    const read: [key: string, list: ChosenList][] = [];
    for (const [key, list] of Object.entries(lists)) {
      if (!(key in this.current.lists)) continue;
      if ('left' in list) this.setList(key, { step: 'left' });
      else read.push([key, list]);
    }
    if (read.length === 0) return;
    await this.begun({ step: 'reading' }, (turn) => this.readChosen(read, turn));
  }

  async correct(key: keyof L & string, recognition: Recognition): Promise<void> {
    const list = this.current.lists[key];
    if (list.step === 'read') await this.reread(key, { ...list, recognition });
  }

  async chooseHidden(key: keyof L & string, hidden: HiddenRows): Promise<void> {
    const list = this.current.lists[key];
    if (list.step === 'read') await this.reread(key, { ...list, hidden });
  }

  /** New options; where there is a preview, it follows at once from what was read for it. */
  async setOptions(options: Options): Promise<void> {
    const { input, run } = this.current;
    const shown = run.step === 'preview' || run.step === 'refused' || run.step === 'computing';
    const follows = shown && input !== undefined;
    this.set({ options, input: input && { ...input, options } });
    if (!follows) return;
    const before = shownPreview(run);
    const computing = { step: 'computing', done: 0, ...(before && { shown: before }) } as const;
    await this.begun(computing, (turn) => this.compute({ ...input, options }, turn));
  }

  /**
   * Computes the plan from the lists as they are now: corrections in the sheet count. `pressed`: the user asked for
   * it, so that merged cells may be asked for. `again`: even where Excel tells of no change since the last reading.
   */
  preview({ pressed = false, again = false } = {}): Promise<void> {
    return this.begun({ step: 'reading' }, async (turn) => {
      const reading = await this.readLists(turn, again);
      if (!reading || (pressed && !(await this.findMerged(turn)))) return;
      const refusals = refusalsOf(this.current.lists, this.operation.lists);
      if (refusals.length > 0) {
        this.set({ run: { step: 'refused', refusals }, input: undefined, known: undefined });
        return;
      }
      const input = inputOf(this.current, reading, this.surroundings.language);
      this.set({ input, run: { step: 'computing', done: 0 } });
      await this.compute(input, turn);
    });
  }

  /** Reads everything again, for changes without an event, such as a filter; a preview on show is updated. */
  readAgain(): Promise<void> {
    const { step } = this.current.run;
    if (step === 'preview' || step === 'refused') return this.preview({ again: true });
    return this.begun({ step: 'reading' }, async (turn) => {
      if (await this.readLists(turn, true)) this.set({ run: { step: 'idle' } });
    });
  }

  /** Reads the lists after a change in the sheets: what is wrong with them is said of them as they are now. */
  lookAgain(): Promise<void> {
    return this.begun({ step: 'reading' }, async (turn) => {
      if (await this.readLists(turn, false)) this.set({ run: { step: 'idle' } });
    });
  }

  cancel(): void {
    this.begin({ step: 'cancelled' });
  }

  /** The preview has been written, or is no longer wanted. */
  clear(): void {
    this.begin({ step: 'idle' });
  }

  private async compute(input: OperationInput<L, Options>, turn: number): Promise<void> {
    const computed = await this.sliced(turn, (slices) => this.operation.compute(input, slices));
    if (turn !== this.turn || !computed) return;
    const tooNew = await this.sliced(turn, (slices) =>
      computed.ok ? this.tooNew(computed.plan, slices) : [],
    );
    if (turn !== this.turn || !tooNew) return;
    const warnings = [...tooNew, ...this.late, ...warningsOf(this.current.lists)];
    this.set({
      known: computed.known,
      run: computed.ok
        ? { step: 'preview', computed, warnings }
        : { step: 'refused', refusals: computed.refusals },
    });
  }
  /** What a plan writes that this Excel can't work out. Excel is asked only where there is any. */
  private async tooNew(plan: Plan, slices: Slices): Promise<readonly Finding[]> {
    const isFine =
      !(await slices.run(needsNewExcel(plan))) ||
      (await this.surroundings.workbook.worksOutLists());
    return isFine ? [] : beyondOldExcel(plan);
  }
}
