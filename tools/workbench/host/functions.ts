import type {
  CellError,
  CellPosition,
  CellValue,
  FunctionDefinition,
  RawArgument,
} from '../grid/grid';
import { missing, type Report } from './contract';
import {
  type Blanks,
  type CallingSettings,
  type FunctionMetadata,
  type FunctionsMetadata,
  type FunctionValue,
  isSeveral,
  parameterAt,
  prepare,
  type RangeToScalar,
  readResult,
} from './calling';
import type { Json } from './wire';

export interface FunctionHostOptions {
  readonly metadata: FunctionsMetadata;
  /** Delivers invocation messages to the functions page; called once for all calls of one calculation. */
  readonly send: (calls: readonly string[]) => void;
  readonly blanks: Blanks;
  readonly rangeToScalar?: RangeToScalar;
  /**
   * Results have arrived for these cells, which are to be calculated again with what depends on them;
   * without cells, every formula.
   */
  readonly onResults: (cells?: readonly CellPosition[]) => void;
  readonly report?: Report;
  /** The page can be called after all: this sentence, which was reported, is no longer so. */
  readonly recovered?: (sentence: string) => void;
  /** "Sheet1!A1" of the calling cell, for functions whose metadata requires their address. */
  readonly addressOf?: (caller: CellPosition) => string;
  /**
   * Formulas keep their last value while they wait, and answers are held back for three seconds: so Excel shows values
   * that look right and are not (office-js #4152, #6930).
   */
  readonly stale?: boolean;
  /** Runs a task after so many milliseconds; `setTimeout` unless told otherwise. */
  readonly delayed?: (task: () => void, wait: number) => void;
  /** Runs a task after the current calculation; a microtask unless told otherwise. */
  readonly later?: (task: () => void) => void;
}

/** Custom functions as the grid sees them, and the channel by which the add-in's page calculates them. */
export interface FunctionHost {
  readonly definitions: readonly FunctionDefinition[];
  readonly blanks: Blanks;
  /** Forgets all results: they were calculated from the old setting. */
  setBlanks(blanks: Blanks): void;
  /** The page can be called from now on. */
  ready(): void;
  /** Whether the page can be called. */
  started(): boolean;
  /** The page is being loaded (again). Calls wait; nothing is lost. */
  restart(): void;
  /** The page cannot be loaded: formulas show #NAME? with this sentence. */
  fail(sentence: string): void;
  /** The entries of SetInvocationArrayResults. */
  receive(results: readonly unknown[]): void;
  /** Rows or columns have moved, or something was undone: a waiting cell may stand elsewhere. */
  cellsMoved(): void;
  /** Forgets results, so that the next calculation calls every function again. */
  invalidate(): void;
  /** Whether any formula still waits for its result. */
  busy(): boolean;
  /** How many calls wait for what, as a text. */
  state(): string;
}

const waiting: CellError = { error: '#BUSY!' };
const staleFor = 3000;

export function createFunctionHost(options: FunctionHostOptions): FunctionHost {
  const cache = new ResultCache();
  const shown = options.stale === true ? new LastShown() : nothingShown;
  const delayed = options.delayed ?? ((task, wait) => void setTimeout(task, wait));
  const queue = new CallQueue(
    options.send,
    options.later ??
      ((task) => {
        queueMicrotask(task);
      }),
  );
  const report = options.report ?? (() => undefined);
  const allowErrors = options.metadata.allowErrorForDataTypeAny === true;
  let blanks = options.blanks;
  let failure: (CellError & { readonly message: string }) | undefined;
  let forgotten = false;
  let moved = false;
  /** Cells whose results are here and that are not calculated with them yet. */
  let due: CellPosition[] = [];

  const settings = (): CallingSettings => ({
    blanks,
    rangeToScalar: options.rangeToScalar ?? 'calcError',
    allowErrors,
  });

  function compute(
    metadata: FunctionMetadata,
    args: readonly RawArgument[],
    caller: CellPosition,
  ): FunctionValue {
    const prepared = prepare(metadata, args, settings());
    switch (prepared.kind) {
      case 'answer':
        return prepared.value;
      case 'lift':
        return lift(metadata, prepared.arguments, (once) => compute(metadata, once, caller));
      case 'call': {
        if (failure !== undefined) return failure;
        const call = queue.describe(metadata, prepared.arguments, addressFor(metadata, caller), {
          allowErrors,
        });
        const known = cache.get(call.key);
        if (known === undefined) queue.add(call, caller);
        return shown.value(caller, known) ?? waiting;
      }
    }
  }

  function addressFor(metadata: FunctionMetadata, caller: CellPosition): string {
    return metadata.options?.requiresAddress === true ? (options.addressOf?.(caller) ?? '') : '';
  }

  function define(metadata: FunctionMetadata): FunctionDefinition {
    const lack = lacking(metadata, options);
    if (lack !== undefined) report(missing(lack));
    return {
      name: metadata.name,
      description: metadata.description ?? '',
      parameters: metadata.parameters.map((parameter) => ({
        name: parameter.name,
        description: parameter.description ?? '',
        optional: parameter.optional === true || parameter.repeating === true,
      })),
      compute: (args, caller) =>
        lack === undefined
          ? compute(metadata, args, caller)
          : { error: '#VALUE!', message: missing(lack).sentence },
    };
  }

  return {
    definitions: options.metadata.functions.map(define),
    get blanks() {
      return blanks;
    },
    setBlanks(next) {
      if (next === blanks) return;
      blanks = next;
      cache.clear();
      queue.drop();
      options.onResults();
    },
    ready() {
      if (failure) options.recovered?.(failure.message);
      failure = undefined;
      queue.open();
      if (forgotten) options.onResults();
      forgotten = false;
    },
    started: () => queue.isOpen(),
    restart() {
      forgotten ||= cache.size > 0;
      cache.clear();
      queue.close();
    },
    fail(sentence) {
      failure = { error: '#NAME?', message: sentence };
      forgotten = true;
      queue.drop();
      queue.close();
      report({ name: 'The functions page', sentence });
      options.onResults();
    },
    receive(entries) {
      if (options.stale !== true) take(entries);
      else
        delayed(() => {
          take(entries);
        }, staleFor);
    },
    cellsMoved() {
      moved = queue.waiting();
      shown.forget();
    },
    invalidate() {
      cache.clear();
    },
    busy: () => queue.waiting() || due.length > 0,
    state: () => queue.state(),
  };

  function take(entries: readonly unknown[]): void {
    const full = moved || cache.isCrowded();
    if (full) cache.startFullCalculation();
    for (const result of entries.map(readResult)) {
      const answered = result === undefined ? undefined : queue.answered(result.id);
      if (result === undefined || answered === undefined) continue;
      cache.set(answered.key, result.value);
      due.push(...answered.callers.values());
    }
    if (due.length === 0) return;
    const stillMoved = moved && queue.waiting();
    // A calculation that breaks off leaves them due: office.js delivers the same results again.
    options.onResults(full ? undefined : due);
    due = [];
    moved = stillMoved;
    if (full) cache.endFullCalculation();
  }
}

/** Kinds of function the workbench cannot run; they fail by name instead of calculating something else. */
function lacking(
  { name, options: kind }: FunctionMetadata,
  { addressOf }: FunctionHostOptions,
): string | undefined {
  if (kind?.stream === true) return `Streaming function ${name}`;
  if (kind?.volatile === true) return `Volatile function ${name}`;
  if (kind?.requiresParameterAddresses === true) return `${name} with parameter addresses`;
  if (kind?.requiresAddress === true && addressOf === undefined) return `${name} with its address`;
  return undefined;
}

/** What each cell showed last: shown again while it waits for another value. */
class LastShown {
  private readonly values = new Map<string, FunctionValue>();

  /** The value to be shown: the known one, which is remembered, or the one before. */
  value(
    { sheetId, row, column }: CellPosition,
    known: FunctionValue | undefined,
  ): FunctionValue | undefined {
    const key = `${sheetId} ${row} ${column}`;
    if (known === undefined) return this.values.get(key);
    this.values.set(key, known);
    return known;
  }

  /** Cells have moved: a value would be shown elsewhere. */
  forget(): void {
    this.values.clear();
  }
}

/** An Excel that shows #BUSY! instead. */
const nothingShown: Pick<LastShown, 'value' | 'forget'> = {
  value: (_, known) => known,
  forget: () => undefined,
};

const noPartner: CellError = { error: '#N/A' };
const nested: CellError = { error: '#CALC!' };

/**
 * One call per cell, Excel's broadcasting: a single row or column stretches over the other ranges, and a cell
 * that has no partner is #N/A. A function that answers with a range itself cannot be lifted: #CALC!.
 */
export function lift(
  { parameters }: FunctionMetadata,
  given: readonly RawArgument[],
  callOnce: (args: readonly RawArgument[]) => CellValue | CellValue[][],
): CellValue[][] {
  const lifted = given.map(
    (argument, i) => parameterAt(parameters, i).dimensionality !== 'matrix' && isSeveral(argument),
  );
  const ranges = given.filter((_, i) => lifted[i]).map(valuesOf);
  const rows = Math.max(...ranges.map((values) => values.length));
  const columns = Math.max(...ranges.map((values) => values[0]?.length ?? 0));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const args = given.map((argument, i) =>
        lifted[i] ? cellAt(argument, row, column) : argument,
      );
      if (args.includes(undefined)) return noPartner;
      const result = callOnce(args.filter((argument) => argument !== undefined));
      return Array.isArray(result) ? nested : result;
    }),
  );
}

function cellAt(argument: RawArgument, row: number, column: number): RawArgument | undefined {
  const values = valuesOf(argument);
  const line = values.length === 1 ? values[0] : values[row];
  const value = line?.length === 1 ? line[0] : line?.[column];
  return value === undefined ? undefined : { kind: 'value', value };
}

function valuesOf(argument: RawArgument): readonly (readonly CellValue[])[] {
  return argument.kind === 'range' ? argument.values : [];
}

interface Entry {
  readonly value: FunctionValue;
  lastUsed: number;
}

/** Entries that may be kept beyond twice what was left after the last full calculation. */
const slack = 1000;

/**
 * Results by what was sent. A formula asks for its value again whenever it is calculated; entries that a
 * calculation of the whole workbook did not ask for belong to formulas that are gone or have new arguments.
 */
class ResultCache {
  private readonly entries = new Map<string, Entry>();
  private calculation = 0;
  private left = 0;

  get(key: string): FunctionValue | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    entry.lastUsed = this.calculation;
    return entry.value;
  }

  set(key: string, value: FunctionValue): void {
    this.entries.set(key, { value, lastUsed: this.calculation });
  }

  /** Whether it is time to find out, by a full calculation, what is still used. */
  isCrowded(): boolean {
    return this.entries.size > 2 * this.left + slack;
  }

  startFullCalculation(): void {
    this.calculation++;
  }

  /** Drops what the calculation did not ask for. */
  endFullCalculation(): void {
    for (const [key, entry] of this.entries) {
      if (entry.lastUsed < this.calculation) this.entries.delete(key);
    }
    this.left = this.entries.size;
  }

  clear(): void {
    this.entries.clear();
    this.left = 0;
  }

  get size(): number {
    return this.entries.size;
  }
}

/** One call, identified by everything that is sent for it. */
interface Call {
  readonly key: string;
  /** The message to the page, but for its first item, the invocation's number. */
  readonly rest: string;
}

/** A call on its way and the cells that wait for it. */
interface Waiting extends Call {
  readonly callers: Map<string, CellPosition>;
}

/** Bits of an invocation message's flags. */
const flags = { cancelable: 1, errorsAllowed: 4 } as const;

/**
 * Calls on their way: collected while the grid calculates, sent together afterwards, each at most once at a
 * time. While the page is not open they wait here; those it had not answered are sent again to the next one.
 */
class CallQueue {
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
