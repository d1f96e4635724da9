import type { ExcelErrorCode } from './batch/errors';

/** Codes by which the host as a whole refuses a request; office.js turns them into the errors named here. */
export const hostCodes = {
  InvalidOperationInCellEditMode: 5004,
  InvalidOrTimedOutSession: 5012,
  ActivityLimitReached: 5102,
  RequestPayloadSizeLimitExceeded: 5103,
  ResponsePayloadSizeLimitExceeded: 5104,
  AccessDenied: 7000,
} as const;

/** Makes the host fail on demand, so that tests can see what an add-in leaves behind. */
export class Faults {
  private refusal: number | undefined;
  private requests = new Countdown<number>();
  private actions = new Countdown<ExcelErrorCode>();

  /**
   * The k-th rich API request from now on (1 is the next) is refused before anything is done. A session that is
   * lost stays lost until `clear`.
   */
  failRequest(k: number, hostCode: number): void {
    this.requests = new Countdown(k, hostCode);
  }

  /** Every rich API request is refused until `clear`, as while a cell is being edited. */
  failRequests(hostCode: number): void {
    this.refusal = hostCode;
  }

  /** The k-th action from now on fails; the batch ends there and keeps what it had done. */
  failAction(k: number, code: ExcelErrorCode): void {
    this.actions = new Countdown(k, code);
  }

  clear(): void {
    this.refusal = undefined;
    this.requests = new Countdown();
    this.actions = new Countdown();
  }

  /** Whether a fault that was asked for has not come up yet: the operation had fewer calls than that. */
  get waiting(): boolean {
    return this.requests.waiting || this.actions.waiting;
  }

  nextRequest(): number | undefined {
    const refusal = this.requests.next() ?? this.refusal;
    if (refusal === hostCodes.InvalidOrTimedOutSession) this.refusal = refusal;
    return refusal;
  }

  nextAction(): ExcelErrorCode | undefined {
    return this.actions.next();
  }
}

class Countdown<T> {
  constructor(
    private left = 0,
    private readonly fault?: T,
  ) {}

  get waiting(): boolean {
    return this.left > 0;
  }

  next(): T | undefined {
    if (this.left === 0) return undefined;
    this.left--;
    return this.left === 0 ? this.fault : undefined;
  }
}
