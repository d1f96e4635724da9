import type { ColumnsWanted } from '../sheets/columns/fields';
import { withMerged } from '../sheets/receipt';
import type { Finding } from '../sheets/plan';
import type { Origin, SourceTable, Where } from '../sheets/source';
import { type Attempt, orProblem } from '../excel/workbook/problems';
import type { Reading, ReadOptions, WorkbookService } from '../excel/workbook/workbook';
import type { DraftList, OperationState, RunState } from './operation-state';
import type { Lists, Operation } from './operation';
import {
  lateOf,
  listAsChosen,
  listOf,
  type ListState,
  mayBeMerged,
  type PointedList,
  pointedLists,
  readAs,
} from './operation-lists';
import { Cancelled, createSlices, type Slices, type SlicesOptions } from './slices';
import { recognise } from '../sheets/columns/recognition';
import { cellName, parseArea, splitAddress } from '../sheets/address';
import type { Language } from '../../src/language';

/** A list that a draft tells of: where it was, and how its columns were read. */
export type ChosenList = Exclude<DraftList, { readonly left: true }>;

/** The state of one operation, and whose turn it is: a new request ends the one before. */
abstract class Turns<L extends Lists, Options, Detail, Known> {
  /** Counts requests; answers to older ones are ignored. */
  protected turn = 0;

  constructor(
    protected current: OperationState<L, Options, Detail, Known>,
    protected readonly surroundings: OperationSurroundings<
      OperationState<L, Options, Detail, Known>
    >,
  ) {}

  get state(): OperationState<L, Options, Detail, Known> {
    return this.current;
  }

  /** Long work in slices: undefined after a newer request. */
  protected async sliced<T>(
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
      throw error;
    }
  }

  /** Starts a request that ends the one before, and shows its problems. */
  protected async begun(
    run: RunState<Detail>,
    work: (turn: number) => Promise<void>,
  ): Promise<void> {
    const turn = this.begin(run);
    const outcome = await orProblem(() => work(turn));
    if (!outcome.ok && turn === this.turn) {
      this.set({ run: { step: 'problem', problem: outcome.problem } });
    }
  }

  protected begin(run: RunState<Detail>): number {
    this.turn += 1;
    this.set({ run });
    return this.turn;
  }

  protected setList(key: string, list: ListState): void {
    this.set({ lists: { ...this.current.lists, [key]: list } });
  }

  protected set(change: Partial<OperationState<L, Options, Detail, Known>>): void {
    this.current = { ...this.current, ...change };
    this.surroundings.onState(this.current);
  }
}

/**
 * Reads the lists of an operation into its state: the one somebody points at, and all of them again as they are now.
 * A problem is shown; what a newer request has overtaken is dropped.
 */
export abstract class ListReads<L extends Lists, Options, Detail, Known> extends Turns<
  L,
  Options,
  Detail,
  Known
> {
  /** The message of the last reading. */
  protected late: readonly Finding[] = [];

  constructor(
    initial: OperationState<L, Options, Detail, Known>,
    protected readonly operation: Operation<L, Options, Detail, Known>,
    surroundings: OperationSurroundings<OperationState<L, Options, Detail, Known>>,
  ) {
    super(initial, surroundings);
  }

  /** Reads what stands where somebody points, and recognises its columns. */
  protected async readPlace(key: string, where: Where, turn: number): Promise<void> {
    const wanted = this.wantedOf(key);
    const pointed = await readPointed((each) => this.attempt(turn, [each]), where, wanted);
    const [source] = this.told(pointed)?.tables ?? [];
    if (source) await this.readList(key, turn, (slices) => listOf(slices, wanted, source));
  }

  /** Reads lists where they were, by the columns chosen then; those that are gone stay open. */
  protected async readChosen(
    chosen: readonly (readonly [key: string, list: ChosenList])[],
    turn: number,
  ): Promise<void> {
    const wheres = chosen.map(([, { origin }]): Where => ({ kind: 'again', origin }));
    const reading = await this.surroundings.workbook.read(wheres, { recent: true });
    if (turn !== this.turn) return;
    for (const [i, [key, { recognition, hidden }]] of chosen.entries()) {
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
  }

  /** The lists that were pointed at, with what else the operation reads, as they are now. */
  protected async readLists(turn: number, again: boolean): Promise<Reading | undefined> {
    const pointed = pointedLists(this.current.lists);
    const wheres = pointed.map(([, { source }]): Where => {
      return { kind: 'again', origin: source.snapshot.origin };
    });
    const { also } = this.operation;
    const options = { recent: !again, ...(also && { also }) };
    const reading = this.told(await this.attempt(turn, wheres, options));
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
  protected async findMerged(turn: number): Promise<boolean> {
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
  protected reread(key: string, { source, recognition, hidden }: PointedList): Promise<void> {
    // The choice shows at once, even if reading takes a while.
    const list = this.current.lists[key];
    if (list?.step === 'read') this.setList(key, { ...list, recognition, hidden });
    return this.begun({ step: 'reading' }, (turn) =>
      this.readList(key, turn, (slices) =>
        readAs(slices, this.wantedOf(key), source, recognition, hidden),
      ),
    );
  }

  /** Undefined after a newer request. */
  private async attempt(
    turn: number,
    wheres: readonly Where[],
    options: Pick<ReadOptions, 'also' | 'recent'> = {},
  ): Promise<Attempt<Reading> | undefined> {
    const tell = (change: { calculating?: true; sheets?: readonly string[] }): void => {
      const { run } = this.current;
      if (turn === this.turn && run.step === 'reading') this.set({ run: { ...run, ...change } });
    };
    const reading = await this.surroundings.workbook.read(wheres, {
      ...options,
      onCalculating: () => {
        tell({ calculating: true });
      },
      onReading: (sheets) => {
        tell({ sheets });
      },
    });
    return turn === this.turn ? reading : undefined;
  }

  /** What was read; a problem is shown. */
  private told(reading: Attempt<Reading> | undefined): Reading | undefined {
    if (reading?.ok === false) this.set({ run: { step: 'problem', problem: reading.problem } });
    return reading?.ok === true ? reading.value : undefined;
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

/** Reads one place of the workbook; undefined once somebody has asked for something else. */
type ReadPlace = (where: Where) => Promise<Attempt<Reading> | undefined>;

/**
 * Reads the list that somebody points at. A title, a remark or an empty cell may be selected that stands apart from the list:
 * where no heading of it is found around a selected cell, the list is looked for on the whole sheet.
 */
export async function readPointed(
  read: ReadPlace,
  where: Where,
  wanted: ColumnsWanted,
): Promise<Attempt<Reading> | undefined> {
  const pointed = await read(where);
  const sheet = where.kind === 'selection' ? sheetToSearch(pointed, wanted) : undefined;
  if (sheet === undefined) return pointed;
  const all = await read({ kind: 'sheet', sheet });
  const [source] = all?.ok === true ? all.value.tables : [];
  const origin = source && belowHeadings(source, wanted);
  if (!origin) return all && pointed;
  const list = await read({ kind: 'again', origin });
  return list?.ok === false ? pointed : list;
}

/** The sheet of a selected cell without a heading of the list around it. */
function sheetToSearch(
  pointed: Attempt<Reading> | undefined,
  wanted: ColumnsWanted,
): string | undefined {
  if (pointed?.ok === false) {
    const { problem } = pointed;
    if (problem.code !== 'nothingThere' || typeof problem.address !== 'string') return undefined;
    const { sheet, rest } = splitAddress(problem.address);
    const area = parseArea(rest);
    return area?.rows === 1 && area.columns === 1 ? sheet : undefined;
  }
  const [source] = pointed?.value.tables ?? [];
  if (source?.snapshot.origin.kind !== 'region') return undefined;
  return recognise(source, wanted).header === undefined ? source.place.sheet : undefined;
}

/** The cells around the first heading that is found. */
function belowHeadings(source: SourceTable, wanted: ColumnsWanted): Origin | undefined {
  const { header, columns } = recognise(source, wanted);
  const [column] = Object.values(columns)
    .flatMap((each) => each ?? [])
    .sort((a, b) => a - b);
  if (header === undefined || column === undefined) return undefined;
  const { sheetId, area } = source.place;
  return { kind: 'region', sheetId, address: cellName(area.row + header, area.column + column) };
}

export interface OperationSurroundings<State> {
  readonly workbook: WorkbookService;
  readonly language: Language;
  readonly onState: (state: State) => void;
  /** For tests: how time passes. */
  readonly slices?: Pick<SlicesOptions, 'now' | 'breathe'>;
}
