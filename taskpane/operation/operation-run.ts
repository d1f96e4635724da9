import type { HiddenRows } from '../columns/read';
import type { ColumnsWanted } from '../columns/fields';
import type { Recognition } from '../columns/recognition';
import { withMerged } from '../plan/decoding';
import type { Lists, Operation, OperationInput } from './operation';
import {
  lateOf,
  listAsChosen,
  listOf,
  mayBeMerged,
  pointedLists,
  readAs,
  refusalsOf,
  warningsOf,
  type ListState,
  type PointedList,
} from './operation-lists';
import { initialState, inputOf, shownPreview, type OperationState } from './operation-state';
import type { Finding } from '../plan/plan';
import type { Slices } from './slices';
import { Turns, type OperationSurroundings } from './turns';
import type { Where } from '../plan/source';
import type { Draft, DraftList } from './draft';
import type { Attempt } from '../workbook/problems';
import type { Reading, ReadOptions } from '../workbook/workbook';
import { readPointed } from './pointed';

/**
 * The life of one operation up to its preview: lists are pointed at, read and their columns corrected, options are set,
 * and the plan is computed. Nothing is written here. One thing at a time: a new request ends the one before.
 */
export class OperationRun<L extends Lists, Options, Detail, Known = unknown> extends Turns<
  L,
  Options,
  Detail,
  Known
> {
  /** The message of the last reading. */
  private late: readonly Finding[] = [];

  constructor(
    private readonly operation: Operation<L, Options, Detail, Known>,
    surroundings: OperationSurroundings<OperationState<L, Options, Detail, Known>>,
  ) {
    super(initialState(operation), surroundings);
  }

  /** The user points at a list: it is read and its columns are recognised. */
  point(key: keyof L & string, where: Where): Promise<void> {
    return this.begun({ step: 'reading' }, async (turn) => {
      const wanted = this.wantedOf(key);
      const pointed = await readPointed((each) => this.attempt(turn, [each]), where, wanted);
      const [source] = this.told(pointed)?.tables ?? [];
      if (source) await this.readList(key, turn, (slices) => listOf(slices, wanted, source));
    });
  }

  /** Leaves an optional list out, or asks for it again. */
  leaveOut(key: keyof L & string, out: boolean): void {
    this.begin({ step: 'idle' });
    this.setList(key, { step: out ? 'left' : 'open' });
  }

  /** Goes on with what was chosen before: lists are read again where they were; those that are gone stay open. */
  async restore({ options, lists }: Draft<Options>): Promise<void> {
    this.set({ options });
    const read: [key: string, list: Exclude<DraftList, { readonly left: true }>][] = [];
    for (const [key, list] of Object.entries(lists)) {
      if (!(key in this.current.lists)) continue;
      if ('left' in list) this.setList(key, { step: 'left' });
      else read.push([key, list]);
    }
    if (read.length === 0) return;
    await this.begun({ step: 'reading' }, async (turn) => {
      const wheres = read.map(([, { origin }]): Where => ({ kind: 'again', origin }));
      const reading = await this.surroundings.workbook.read(wheres, { recent: true });
      if (turn !== this.turn) return;
      for (const [i, [key, { recognition, hidden }]] of read.entries()) {
        const source = reading.ok ? reading.value.tables[i] : undefined;
        const wanted = this.wantedOf(key);
        const list = await this.sliced(
          turn,
          (slices) => source && listAsChosen(slices, wanted, source, recognition, hidden),
        );
        if (turn !== this.turn) return;
        if (list) this.setList(key, list);
      }
      this.set({ run: { step: 'idle' } });
    });
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
    const warnings = [...this.late, ...warningsOf(this.current.lists)];
    this.set({
      known: computed.known,
      run: computed.ok
        ? { step: 'preview', computed, warnings }
        : { step: 'refused', refusals: computed.refusals },
    });
  }

  /** Undefined after a newer request. */
  private async attempt(
    turn: number,
    wheres: readonly Where[],
    options: Pick<ReadOptions, 'also' | 'recent'> = {},
  ): Promise<Attempt<Reading> | undefined> {
    const told = (change: { calculating?: true; sheets?: readonly string[] }): void => {
      const { run } = this.current;
      if (turn === this.turn && run.step === 'reading') this.set({ run: { ...run, ...change } });
    };
    const reading = await this.surroundings.workbook.read(wheres, {
      ...options,
      onCalculating: () => {
        told({ calculating: true });
      },
      onReading: (sheets) => {
        told({ sheets });
      },
    });
    return turn === this.turn ? reading : undefined;
  }

  /** What was read; a problem is shown. */
  private told(reading: Attempt<Reading> | undefined): Reading | undefined {
    if (reading?.ok === false) this.set({ run: { step: 'problem', problem: reading.problem } });
    return reading?.ok === true ? reading.value : undefined;
  }

  /** Undefined after a newer request, or after a problem, which is shown. */
  private async read(...asked: Parameters<typeof this.attempt>): Promise<Reading | undefined> {
    return this.told(await this.attempt(...asked));
  }

  /** The lists that were pointed at, with what else the operation reads, as they are now. */
  private async readLists(turn: number, again: boolean): Promise<Reading | undefined> {
    const pointed = pointedLists(this.current.lists);
    const wheres = pointed.map(([, { source }]): Where => {
      return { kind: 'again', origin: source.snapshot.origin };
    });
    const { also } = this.operation;
    const reading = await this.read(turn, wheres, { recent: !again, ...(also && { also }) });
    if (!reading) return undefined;
    this.late = lateOf(reading);
    for (const [i, [key, list]] of pointed.entries()) {
      const source = reading.tables[i];
      const read = await this.sliced(
        turn,
        (slices) => source && listOf(slices, this.wantedOf(key), source, list),
      );
      if (turn !== this.turn) return undefined;
      if (read) this.setList(key, read);
    }
    return reading;
  }

  /** Asks for merged cells if a needed cell is blank; false if the run must end. */
  private async findMerged(turn: number): Promise<boolean> {
    const doubtful = pointedLists(this.current.lists).filter(([key, list]) =>
      mayBeMerged(list, this.wantedOf(key).fields),
    );
    if (doubtful.length === 0) return true;
    const places = doubtful.map(([, { source }]) => source.place);
    const merged = await this.surroundings.workbook.mergedIn(places);
    if (turn !== this.turn) return false;
    if (!merged.ok) {
      this.set({ run: { step: 'problem', problem: merged.problem } });
      return false;
    }
    for (const [i, [key, { source, recognition, hidden }]] of doubtful.entries()) {
      const known = withMerged(source, merged.value[i] ?? []);
      if (known === source) continue;
      const read = await this.sliced(turn, (slices) =>
        readAs(slices, this.wantedOf(key), known, recognition, hidden),
      );
      if (turn !== this.turn) return false;
      if (read) this.setList(key, read);
    }
    return true;
  }

  /** The same list by other columns, or with other rows. */
  private reread(key: string, { source, recognition, hidden }: PointedList): Promise<void> {
    // The choice shows at once, even if reading takes a while.
    const list = this.current.lists[key];
    if (list?.step === 'read') this.setList(key, { ...list, recognition, hidden });
    return this.begun({ step: 'reading' }, (turn) =>
      this.readList(key, turn, (slices) =>
        readAs(slices, this.wantedOf(key), source, recognition, hidden),
      ),
    );
  }

  private async readList(
    key: string,
    turn: number,
    work: (slices: Slices) => Promise<ListState>,
  ): Promise<void> {
    const list = await this.sliced(turn, work);
    if (turn !== this.turn || !list) return;
    this.setList(key, list);
    this.set({ run: { step: 'idle' } });
  }

  private wantedOf(key: string): ColumnsWanted {
    return this.operation.lists[key] ?? { fields: {} };
  }
}
