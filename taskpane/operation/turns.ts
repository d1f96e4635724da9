import { orProblem } from '../workbook/problems';
import type { Language } from '../../language';
import type { WorkbookService } from '../workbook/workbook';
import type { Lists } from './operation';
import type { ListState } from './operation-lists';
import type { OperationState, RunState } from './operation-state';
import { Cancelled, createSlices, type Slices, type SlicesOptions } from './slices';

export interface OperationSurroundings<State> {
  readonly workbook: WorkbookService;
  readonly language: Language;
  readonly onState: (state: State) => void;
  /** For tests: how time passes. */
  readonly slices?: Pick<SlicesOptions, 'now' | 'breathe'>;
}

/** The state of one operation, and whose turn it is: a new request ends the one before. */
export abstract class Turns<L extends Lists, Options, Detail, Known> {
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
