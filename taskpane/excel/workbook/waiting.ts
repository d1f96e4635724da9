/** What the pane waits for, if known. */
export interface WaitingState {
  /** `cell`: the user types in a cell, and Excel answers when that ends. `excel`: no reason is known. */
  readonly for: 'nothing' | 'excel' | 'cell';
  /** Long enough to offer the user to stop waiting. */
  readonly long: boolean;
  /** The user has stopped waiting, and nothing has been answered since. */
  readonly stopped: boolean;
}

/** Milliseconds without an answer until the pane says so, until it offers to stop, and between two looks at the cell. */
const limits = { slow: 1000, long: 30_000, look: 5000 } as const;

/** Thrown in place of an answer that the user no longer waits for. Its code is not Excel's. */
export class StoppedWaiting extends Error {
  readonly code = 'StoppedWaiting';
}

/** One run of several requests. */
interface WatchedRun {
  make<T>(request: () => Promise<T>): Promise<T>;
  isStopped(): boolean;
}

interface Pending {
  isSlow: boolean;
  isLong: boolean;
  readonly stop: (reason: StoppedWaiting) => void;
}

/** Watches the requests under way. Excel may hold a request as long as a cell is edited, or never answer it at all. */
export class Waiting {
  private readonly pending = new Set<Pending>();
  private readonly listeners = new Set<() => void>();
  private stops = 0;
  private stopped = false;
  private edited = false;
  private looking: ReturnType<typeof setInterval> | undefined;
  private isLooking = false;
  private told: WaitingState = { for: 'nothing', long: false, stopped: false };

  constructor(private readonly isCellEdited: () => Promise<boolean>) {}

  get state(): WaitingState {
    return this.told;
  }

  /** Calls back after every change. Returns the way to end it. */
  follow(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Every request under way ends in StoppedWaiting, and its run asks Excel for nothing more. */
  stop(): void {
    if (this.pending.size === 0) return;
    this.stops += 1;
    this.stopped = true;
    for (const { stop } of this.pending) stop(new StoppedWaiting());
  }

  /**
   * For one run of several requests: gives the way to make each of them. One that nobody asked for is not told of
   * before it takes long.
   */
  run(isAskedFor: boolean): WatchedRun {
    const { stops } = this;
    const isStopped = (): boolean => this.stops !== stops;
    return {
      isStopped,
      make: (request) =>
        isStopped() ? Promise.reject(new StoppedWaiting()) : this.watch(request(), isAskedFor),
    };
  }

  private async watch<T>(answer: Promise<T>, isAskedFor: boolean): Promise<T> {
    let pending: Pending | undefined;
    const stopping = new Promise<never>((_resolve, reject) => {
      pending = { isSlow: false, isLong: false, stop: reject };
    });
    if (!pending) throw new Error('A promise calls its executor at once.');
    const watched = pending;
    this.pending.add(watched);
    const slow = isAskedFor
      ? setTimeout(() => {
          watched.isSlow = true;
          this.look();
        }, limits.slow)
      : undefined;
    const long = setTimeout(() => {
      watched.isSlow = true;
      watched.isLong = true;
      this.look();
    }, limits.long);
    let isAnswered = true;
    try {
      return await Promise.race([answer, stopping]);
    } catch (error) {
      isAnswered = !(error instanceof StoppedWaiting);
      throw error;
    } finally {
      clearTimeout(slow);
      clearTimeout(long);
      this.pending.delete(watched);
      if (isAnswered) this.stopped = false;
      this.tell();
    }
  }

  /** Checks now and regularly whether a cell is being edited, before saying what the pane waits for. */
  private look(): void {
    this.looking ??= setInterval(() => {
      this.look();
    }, limits.look);
    this.tell();
    if (this.isLooking) return;
    this.isLooking = true;
    void this.isCellEdited().then((edited) => {
      this.isLooking = false;
      this.edited = edited;
      this.tell();
    });
  }

  private tell(): void {
    const all = [...this.pending];
    const isSlow = all.some((each) => each.isSlow);
    if (!isSlow) {
      clearInterval(this.looking);
      this.looking = undefined;
      this.edited = false;
    }
    const slowFor = this.edited ? 'cell' : 'excel';
    const next: WaitingState = {
      for: isSlow ? slowFor : 'nothing',
      long: all.some((each) => each.isLong),
      stopped: this.stopped,
    };
    const { told } = this;
    if (next.for === told.for && next.long === told.long && next.stopped === told.stopped) return;
    this.told = next;
    for (const listener of this.listeners) listener();
  }
}
