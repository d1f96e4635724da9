import type { Fields } from '../columns/fields';
import { readColumnSteps, type HiddenRows, type ReadList } from '../columns/read';
import { recognise, titleOf, type Recognition } from '../columns/recognition';
import type { Translate } from '../text';
import type { Computed, GivenList, Lists, Operation, OperationInput } from './operation';
import type { Finding } from './plan';
import type { Problem } from './problems';
import { Cancelled, createSlices, type Slices, type SlicesOptions } from './slices';
import type { SourceTable, Where, WorkbookFacts } from './source';
import type { WorkbookService } from './workbook';

/** A list the operation asks for, as far as the user has come with it. */
export type ListState =
  /** Nothing pointed at yet. */
  | { readonly step: 'open' }
  /** An optional list that is left out. */
  | { readonly step: 'left' }
  | PointedList;

export interface PointedList {
  readonly step: 'read';
  readonly source: SourceTable;
  readonly recognition: Recognition;
  readonly hidden: HiddenRows | undefined;
  readonly read: ReadList<Fields>;
}

/** What the operation is doing, or has come to. */
export type RunState<Detail> =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' }
  | {
      readonly step: 'computing';
      readonly done: number;
      /** The preview before, while a new one is computed for other options. */
      readonly shown?: PreviewState<Detail>;
    }
  | { readonly step: 'cancelled' }
  | { readonly step: 'problem'; readonly problem: Problem }
  | { readonly step: 'refused'; readonly refusals: readonly Finding[] }
  | PreviewState<Detail>;

export interface PreviewState<Detail> {
  readonly step: 'preview';
  readonly computed: Extract<Computed<Detail>, { readonly ok: true }>;
  /** From reading the lists, such as names that look alike. */
  readonly warnings: readonly Finding[];
}

/** The preview to be seen: while another is computed, the one before. */
export function shownPreview<Detail>(run: RunState<Detail>): PreviewState<Detail> | undefined {
  if (run.step === 'computing') return run.shown;
  return run.step === 'preview' ? run : undefined;
}

export interface OperationState<L extends Lists, Options, Detail> {
  readonly lists: Readonly<Record<keyof L & string, ListState>>;
  readonly options: Options;
  readonly run: RunState<Detail>;
  /** What was read last without a refusal. */
  readonly input: OperationInput<L, Options> | undefined;
}

export interface OperationSurroundings<State> {
  readonly workbook: WorkbookService;
  readonly t: Translate;
  readonly onState: (state: State) => void;
  /** For tests: how time passes. */
  readonly slices?: Pick<SlicesOptions, 'now' | 'breathe'>;
}

/**
 * The life of one operation up to its preview: lists are pointed at, read and their columns corrected, options are set,
 * and the plan is computed. Nothing is written here. One thing at a time: what is asked later ends what runs.
 */
export class OperationRun<L extends Lists, Options, Detail> {
  private current: OperationState<L, Options, Detail>;
  /** Counts what was asked; an answer to something older is not listened to. */
  private turn = 0;

  constructor(
    private readonly operation: Operation<L, Options, Detail>,
    private readonly surroundings: OperationSurroundings<OperationState<L, Options, Detail>>,
  ) {
    const keys = Object.keys(operation.lists);
    const lists = Object.fromEntries(keys.map((key) => [key, { step: 'open' }]));
    this.current = {
      lists: lists as OperationState<L, Options, Detail>['lists'],
      options: operation.initial,
      run: { step: 'idle' },
      input: undefined,
    };
  }

  get state(): OperationState<L, Options, Detail> {
    return this.current;
  }

  /** The user points at a list: it is read and its columns are recognised. */
  async point(key: keyof L & string, where: Where): Promise<void> {
    const turn = this.begin({ step: 'reading' });
    const reading = await this.surroundings.workbook.read([where]);
    if (turn !== this.turn) return;
    if (!reading.ok) {
      this.set({ run: { step: 'problem', problem: reading.problem } });
      return;
    }
    const [source] = reading.value.tables;
    if (source) await this.readList(key, turn, (slices) => this.listOf(slices, key, source));
  }

  /** Leaves an optional list out, or asks for it again. */
  leaveOut(key: keyof L & string, out: boolean): void {
    this.begin({ step: 'idle' });
    this.setList(key, { step: out ? 'left' : 'open' });
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
    await this.compute({ ...input, options }, this.begin(computing));
  }

  /** Reads everything anew, so that what was mended in the sheet counts, and computes the plan. */
  async preview(): Promise<void> {
    const turn = this.begin({ step: 'reading' });
    const keys = Object.keys(this.operation.lists);
    const pointed = keys.flatMap((key): { key: string; list: PointedList }[] => {
      const list: ListState | undefined = this.current.lists[key];
      return list?.step === 'read' ? [{ key, list }] : [];
    });
    const wheres = pointed.map(({ list }): Where => {
      return { kind: 'again', origin: list.source.snapshot.origin };
    });
    const { workbook } = this.surroundings;
    const first = await workbook.read(wheres);
    if (turn !== this.turn) return;
    if (!first.ok) {
      this.set({ run: { step: 'problem', problem: first.problem } });
      return;
    }
    for (const [i, { key, list }] of pointed.entries()) {
      const source = first.value.tables[i];
      const read = await this.sliced(
        turn,
        (slices) => source && this.listOf(slices, key, source, list),
      );
      if (turn !== this.turn) return;
      if (read) this.setList(key, read);
    }
    const refusals = this.listRefusals();
    if (refusals.length > 0) {
      this.set({ run: { step: 'refused', refusals }, input: undefined });
      return;
    }
    const { facts } = first.value;
    const others = this.operation.also?.(facts) ?? [];
    const also = others.length > 0 ? await workbook.read(others) : undefined;
    if (turn !== this.turn) return;
    if (also?.ok === false) {
      this.set({ run: { step: 'problem', problem: also.problem } });
      return;
    }
    const input = this.inputOf(facts, also?.value.tables ?? []);
    this.set({ input, run: { step: 'computing', done: 0 } });
    await this.compute(input, turn);
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
    const warnings = this.listWarnings();
    this.set({
      run: computed.ok
        ? { step: 'preview', computed, warnings }
        : { step: 'refused', refusals: computed.refusals },
    });
  }

  /** Long work in slices: undefined once something else has been asked for. */
  private async sliced<T>(
    turn: number,
    work: (slices: Slices) => Promise<T> | T,
  ): Promise<T | undefined> {
    const slices = createSlices({
      ...this.surroundings.slices,
      cancelled: () => turn !== this.turn,
      onProgress: (done) => {
        const { run } = this.current;
        if (turn === this.turn && run.step === 'computing') this.set({ run: { ...run, done } });
      },
    });
    try {
      return await work(slices);
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      if (turn === this.turn) this.set({ run: { step: 'idle' } });
      throw error;
    }
  }

  /** The same list by other columns, or with other rows. */
  private reread(key: string, { source, recognition, hidden }: PointedList): Promise<void> {
    // What was chosen is seen at once, even where reading takes a while.
    const list = this.current.lists[key];
    if (list?.step === 'read') this.setList(key, { ...list, recognition, hidden });
    return this.readList(key, this.begin({ step: 'reading' }), (slices) =>
      this.readAs(slices, key, source, recognition, hidden),
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

  /** A list as it is now: with the columns chosen before, if they still are where they were. */
  private listOf(
    slices: Slices,
    key: string,
    source: SourceTable,
    before?: PointedList,
  ): Promise<ListState> {
    const fields = this.operation.lists[key]?.fields ?? {};
    const kept = before && sameColumns(before.source, source, before.recognition);
    const recognition = kept ? before.recognition : recognise(source, fields);
    return this.readAs(slices, key, source, recognition, before?.hidden);
  }

  private async readAs(
    slices: Slices,
    key: string,
    source: SourceTable,
    recognition: Recognition,
    hidden: HiddenRows | undefined,
  ): Promise<ListState> {
    const fields = this.operation.lists[key]?.fields ?? {};
    const read = await slices.run(readColumnSteps(source, fields, { recognition, hidden }));
    return { step: 'read', source, recognition, hidden, read };
  }

  private listRefusals(): readonly Finding[] {
    return Object.entries<ListState>(this.current.lists).flatMap(([key, list]): Finding[] => {
      const wanted = this.operation.lists[key];
      if (list.step === 'read') return list.read.ok ? [] : [...list.read.refusals];
      if (list.step === 'left' || !wanted) return [];
      return [{ sentence: { code: 'listMissing', list: { code: wanted.title } } }];
    });
  }

  private listWarnings(): readonly Finding[] {
    return Object.values<ListState>(this.current.lists).flatMap((list) =>
      list.step === 'read' && list.read.ok ? list.read.warnings : [],
    );
  }

  private inputOf(facts: WorkbookFacts, also: readonly SourceTable[]): OperationInput<L, Options> {
    const given: Record<string, GivenList<Fields> | undefined> = {};
    const sources: SourceTable[] = [];
    for (const [key, list] of Object.entries<ListState>(this.current.lists)) {
      if (list.step !== 'read' || !list.read.ok) continue;
      given[key] = { ...list.read, source: list.source };
      sources.push(list.source);
    }
    return {
      lists: given as OperationInput<L, Options>['lists'],
      also,
      options: this.current.options,
      facts,
      sources: [...sources, ...also].map(({ snapshot }) => snapshot),
      t: this.surroundings.t,
    };
  }

  private begin(run: RunState<Detail>): number {
    this.turn += 1;
    this.set({ run });
    return this.turn;
  }

  private setList(key: string, list: ListState): void {
    this.set({ lists: { ...this.current.lists, [key]: list } });
  }

  private set(change: Partial<OperationState<L, Options, Detail>>): void {
    this.current = { ...this.current, ...change };
    this.surroundings.onState(this.current);
  }
}

/** Whether two readings of a list have the same columns under the same headers. */
function sameColumns(a: SourceTable, b: SourceTable, { header }: Recognition): boolean {
  const sameShape =
    a.place.sheetId === b.place.sheetId &&
    a.place.area.column === b.place.area.column &&
    a.place.area.columns === b.place.area.columns;
  const columns = Array.from({ length: b.place.area.columns }, (_, column) => column);
  return (
    sameShape &&
    columns.every((column) => titleOf(a, header, column) === titleOf(b, header, column))
  );
}
