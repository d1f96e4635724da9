import type { CellPosition } from '../../grid/grid';
import type { Json } from '../batch/wire';
import type { FunctionMetadata } from './calling';

/** One call, identified by everything that is sent for it. */
export interface Call {
  readonly key: string;
  /** The message to the page, but for its first item, the invocation's number. */
  readonly rest: string;
}

/** A call on its way and the cells that wait for it. */
export interface Waiting extends Call {
  readonly callers: Map<string, CellPosition>;
}

/** Bits of an invocation message's flags. */
const flags = { cancelable: 1, errorsAllowed: 4 } as const;

/**
 * Calls on their way: collected while the grid calculates, sent together afterwards, each at most once at a
 * time. While the page is not open they wait here; those it had not answered are sent again to the next one.
 */
export class CallQueue {
  private readonly unsent = new Map<string, Waiting>();
  private readonly sent = new Map<number, Waiting>();
  private readonly underWay = new Map<string, Waiting>();
  private opened = false;
  private isScheduled = false;
  private nextId = 1;

  constructor(
    private readonly send: (calls: readonly string[]) => void,
    private readonly later: (task: () => void) => void,
  ) {}

  describe(
    { id, options }: FunctionMetadata,
    args: readonly Json[],
    address: string,
    { allowErrors }: { readonly allowErrors: boolean },
  ): Call {
    const bits =
      (options?.cancelable === true ? flags.cancelable : 0) |
      (allowErrors ? flags.errorsAllowed : 0);
    const rest = `${JSON.stringify(id)},${JSON.stringify(args)},${JSON.stringify(address)},${bits},null]`;
    return { key: rest, rest };
  }

  add(call: Call, caller: CellPosition): void {
    const waiting = this.underWay.get(call.key) ?? { ...call, callers: new Map() };
    waiting.callers.set(`${caller.sheetId} ${caller.row} ${caller.column}`, caller);
    if (this.underWay.has(call.key)) return;
    this.underWay.set(call.key, waiting);
    this.unsent.set(call.key, waiting);
    this.schedule();
  }

  isOpen(): boolean {
    return this.opened;
  }

  open(): void {
    this.opened = true;
    this.schedule();
  }

  close(): void {
    this.opened = false;
    for (const call of this.sent.values()) this.unsent.set(call.key, call);
    this.sent.clear();
  }

  /** Forgets every call; answers that still come are of no interest. */
  drop(): void {
    this.unsent.clear();
    this.sent.clear();
    this.underWay.clear();
  }

  /** The call with that number, which is done now; undefined for one that is not awaited. */
  answered(id: number): Waiting | undefined {
    const call = this.sent.get(id);
    if (call === undefined) return undefined;
    this.sent.delete(id);
    this.underWay.delete(call.key);
    return call;
  }

  waiting(): boolean {
    return this.underWay.size > 0;
  }

  /** What is waited for, as a text: for a test that waited too long. */
  state(): string {
    const calls = `${this.sent.size} calls sent, ${this.unsent.size} to be sent`;
    const [first] = this.underWay.values();
    const page = this.opened ? 'the page is open' : 'the page is not open';
    return first ? `${calls}, ${page}; the first is ${first.rest.slice(0, 200)}` : calls;
  }

  private schedule(): void {
    if (this.isScheduled || !this.opened || this.unsent.size === 0) return;
    this.isScheduled = true;
    this.later(() => {
      this.isScheduled = false;
      this.flush();
    });
  }

  private flush(): void {
    if (!this.opened || this.unsent.size === 0) return;
    const messages: string[] = [];
    for (const call of this.unsent.values()) {
      const id = this.nextId++;
      this.sent.set(id, call);
      messages.push(`[${id},${call.rest}`);
    }
    this.unsent.clear();
    this.send(messages);
  }
}
