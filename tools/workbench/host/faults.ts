import type { ExcelErrorCode } from './wire';

/** Codes by which the host as a whole refuses a request; office.js turns them into the errors named here. */
export const hostCodes = {
  InvalidOperationInCellEditMode: 5004,
  InvalidOrTimedOutSession: 5012,
  ActivityLimitReached: 5102,
  RequestPayloadSizeLimitExceeded: 5103,
  ResponsePayloadSizeLimitExceeded: 5104,
  AccessDenied: 7000,
} as const;

/** What becomes of one request. */
export type Fate =
  /** Nothing of it is done. */
  | { readonly kind: 'refused'; readonly code: number }
  /** Nothing of it is done, and no answer arrives. */
  | { readonly kind: 'dropped' }
  /** It is done; its answer arrives, or a lost session in its place, or nothing at all. */
  | { readonly kind: 'processed'; readonly answer: 'given' | 'lost' | 'never' };

export interface RequestKind {
  /** The run asked for `delayForCellEdit`. */
  readonly waits: boolean;
}

type Work = () => void | Promise<void>;

const unharmed: Fate = { kind: 'processed', answer: 'given' };

/**
 * Makes the host fail on demand, so that tests can see what an add-in leaves behind. Requests are counted from now on:
 * 1 is the next one. office.js's own bookkeeping is not counted.
 */
export class Faults {
  private readonly requests = new Counter();
  private readonly actions = new Counter();
  private refusedRequest: { at: number; code: number } | undefined;
  private failedAction: { at: number; code: ExcelErrorCode } | undefined;
  private lostAnswers: { from: number; count: number } | undefined;
  private silent: { at: number; processed: boolean } | undefined;
  private works: { at: number; work: Work }[] = [];
  private refusal: number | undefined;
  private group: { code: ExcelErrorCode; changes: number } | undefined;
  private groupChanges = 0;
  private plain = false;
  private editing = false;
  private held: (() => void)[] = [];
  /** While work of a test is under way, its own requests go through untouched. */
  private working = false;

  /**
   * The k-th request is refused before anything is done. A session that is lost stays lost until `clear`.
   */
  failRequest(k: number, hostCode: number): void {
    this.refusedRequest = { at: this.requests.count + k, code: hostCode };
  }

  /** Every request is refused until `clear`. */
  failRequests(hostCode: number): void {
    this.refusal = hostCode;
  }

  /** The k-th action from now on fails; the batch ends there and keeps what it had done. */
  failAction(k: number, code: ExcelErrorCode): void {
    this.failedAction = { at: this.actions.count + k, code };
  }

  /** Runs work just before the k-th request is processed, as a colleague who is quicker. May be given several times. */
  before(k: number, work: Work): void {
    this.works.push({ at: this.requests.count + k, work });
  }

  /**
   * The k-th request and the n - 1 after it are processed, but answered by a lost session. With n = Infinity the k-th is
   * processed, and every later one is refused until `clear`: the network is gone.
   */
  loseAnswer(k: number, n = 1): void {
    this.lostAnswers = { from: this.requests.count + k, count: n };
  }

  /** The k-th request is never answered, whether it was processed or not; those after it are. */
  neverAnswer(k: number, processed = true): void {
    this.silent = { at: this.requests.count + k, processed };
  }

  /**
   * Runs that are to be one undo step (`mergeUndoGroup`) fail at their first change, or after so many changes, until
   * `clear`. Reading in such a run goes well.
   */
  groupRefused(code: ExcelErrorCode, changes = 0): void {
    this.group = { code, changes };
    this.groupChanges = 0;
  }

  /**
   * Every error of a batch is GeneralException without text or place, as Excel on a Mac has it (office-js-docs #417). It
   * is how this Excel speaks, no single fault: `clear` leaves it.
   */
  plainErrors(on = true): void {
    this.plain = on;
  }

  /**
   * A cell is being edited: requests with `delayForCellEdit` wait until it no longer is, all others are refused. `clear`
   * ends it, too.
   */
  cellEdit(on: boolean): void {
    this.editing = on;
    if (on) return;
    const { held } = this;
    this.held = [];
    for (const proceed of held) proceed();
  }

  clear(): void {
    this.refusedRequest = undefined;
    this.failedAction = undefined;
    this.lostAnswers = undefined;
    this.silent = undefined;
    this.works = [];
    this.refusal = undefined;
    this.group = undefined;
    this.cellEdit(false);
  }

  /** Whether a fault that was asked for has not come up yet: the operation had fewer calls than that. */
  get waiting(): boolean {
    const request = this.requests.count;
    const due = [
      this.refusedRequest?.at,
      this.lostAnswers?.from,
      this.silent?.at,
      ...this.works.map(({ at }) => at),
    ];
    const action = this.failedAction?.at ?? 0;
    return due.some((at) => at !== undefined && at > request) || action > this.actions.count;
  }

  /** Requests that wait for the end of an edit. */
  get heldBack(): number {
    return this.held.length;
  }

  /** Whether errors of a batch lose their code, text and place. */
  get speaksPlainly(): boolean {
    return this.plain;
  }

  /** Tells a request its fate: at once, after the work that comes before it, or once no cell is edited any more. */
  admit(kind: RequestKind, proceed: (fate: Fate) => void): void {
    if (this.working) {
      proceed(unharmed);
      return;
    }
    if (this.editing && kind.waits) {
      this.held.push(() => {
        this.admit(kind, proceed);
      });
      return;
    }
    const fate = this.nextRequest();
    const works = this.works.filter(({ at }) => at === this.requests.count);
    const done = this.workFirst(works.map(({ work }) => work));
    if (done === undefined) proceed(fate);
    else
      void done.then(() => {
        proceed(fate);
      });
  }

  /** Work that takes no time is done within the call, so that its exceptions reach the test. */
  private workFirst(works: readonly Work[]): Promise<unknown> | undefined {
    this.working = true;
    const pending = works.map((work) => work()).filter((each) => each !== undefined);
    this.working = pending.length > 0;
    if (!this.working) return undefined;
    return Promise.all(pending).finally(() => {
      this.working = false;
    });
  }

  nextRequest(): Fate {
    const count = this.requests.next();
    if (this.editing) return { kind: 'refused', code: hostCodes.InvalidOperationInCellEditMode };
    if (this.refusedRequest?.at === count) {
      const { code } = this.refusedRequest;
      if (code === hostCodes.InvalidOrTimedOutSession) this.refusal = code;
      return { kind: 'refused', code };
    }
    if (this.refusal !== undefined) return { kind: 'refused', code: this.refusal };
    if (this.silent?.at === count) {
      return this.silent.processed ? { kind: 'processed', answer: 'never' } : { kind: 'dropped' };
    }
    return { kind: 'processed', answer: this.losesAnswer(count) ? 'lost' : 'given' };
  }

  private losesAnswer(request: number): boolean {
    if (this.lostAnswers === undefined) return false;
    const { from, count } = this.lostAnswers;
    if (request === from && count === Infinity) this.refusal = hostCodes.InvalidOrTimedOutSession;
    return from <= request && request < from + count;
  }

  /** Asked before each action of the add-in's own; a code makes it fail. */
  nextAction(grouped = false, changes = false): ExcelErrorCode | undefined {
    const count = this.actions.next();
    if (this.failedAction?.at === count) return this.failedAction.code;
    if (!grouped || !changes || this.group === undefined) return undefined;
    return ++this.groupChanges > this.group.changes ? this.group.code : undefined;
  }
}

class Counter {
  count = 0;

  next(): number {
    return ++this.count;
  }
}
