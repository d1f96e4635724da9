import type { Fields } from '../columns/fields';
import { readColumns, type HiddenRows, type ReadList } from '../columns/read';
import { recognise, titleOf, type Recognition } from '../columns/recognition';
import type { Translate } from '../text';
import type { Computed, GivenList, Lists, Operation, OperationInput } from './operation';
import type { Finding } from './plan';
import type { Problem } from './problems';
import { Cancelled, createSlices, type SlicesOptions } from './slices';
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
  | { readonly step: 'computing'; readonly done: number }
  | { readonly step: 'cancelled' }
  | { readonly step: 'problem'; readonly problem: Problem }
  | { readonly step: 'refused'; readonly refusals: readonly Finding[] }
  | {
      readonly step: 'preview';
      readonly computed: Extract<Computed<Detail>, { readonly ok: true }>;
      /** From reading the lists, such as names that look alike. */
      readonly warnings: readonly Finding[];
    };

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
    if (source) this.setList(key, this.listOf(key, source, undefined));
    this.set({ run: { step: 'idle' } });
  }

  /** Leaves an optional list out, or asks for it again. */
  leaveOut(key: keyof L & string, out: boolean): void {
    this.begin({ step: 'idle' });
    this.setList(key, { step: out ? 'left' : 'open' });
  }

  correct(key: keyof L & string, recognition: Recognition): void {
    const list = this.current.lists[key];
    if (list.step !== 'read') return;
    this.begin({ step: 'idle' });
    this.setList(key, this.readAs(key, list.source, recognition, list.hidden));
  }

  chooseHidden(key: keyof L & string, hidden: HiddenRows): void {
    const list = this.current.lists[key];
    if (list.step !== 'read') return;
    this.begin({ step: 'idle' });
    this.setList(key, this.readAs(key, list.source, list.recognition, hidden));
  }

  /** New options; where there is a preview, it follows at once from what was read for it. */
  async setOptions(options: Options): Promise<void> {
    const { input, run } = this.current;
    const shown = run.step === 'preview' || run.step === 'refused' || run.step === 'computing';
    const follows = shown && input !== undefined;
    this.set({ options, input: input && { ...input, options } });
    if (!follows) return;
    await this.compute({ ...input, options }, this.begin({ step: 'computing', done: 0 }));
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
      if (source) this.setList(key, this.listOf(key, source, list));
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
    this.set({ input });
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
    const slices = createSlices({
      ...this.surroundings.slices,
      cancelled: () => turn !== this.turn,
      onProgress: (done) => {
        if (turn === this.turn) this.set({ run: { step: 'computing', done } });
      },
    });
    try {
      const computed = await this.operation.compute(input, slices);
      if (turn !== this.turn) return;
      const warnings = this.listWarnings();
      this.set({
        run: computed.ok
          ? { step: 'preview', computed, warnings }
          : { step: 'refused', refusals: computed.refusals },
      });
    } catch (error) {
      if (error instanceof Cancelled) return;
      if (turn === this.turn) this.set({ run: { step: 'idle' } });
      throw error;
    }
  }

  /** A list as it is now: with the columns chosen before, if they still are where they were. */
  private listOf(key: string, source: SourceTable, before: PointedList | undefined): ListState {
    const fields = this.operation.lists[key]?.fields ?? {};
    const kept = before && sameColumns(before.source, source, before.recognition);
    const recognition = kept ? before.recognition : recognise(source, fields);
    return this.readAs(key, source, recognition, before?.hidden);
  }

  private readAs(
    key: string,
    source: SourceTable,
    recognition: Recognition,
    hidden: HiddenRows | undefined,
  ): ListState {
    const fields = this.operation.lists[key]?.fields ?? {};
    const read = readColumns(source, fields, { recognition, hidden });
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
