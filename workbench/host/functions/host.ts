import type { CellError, CellPosition, FunctionDefinition, RawArgument } from '../../grid/grid';
import { missing, type Report } from '../problems';
import { ResultCache } from './cache';
import { LastShown, nothingShown } from './last-shown';
import { CallQueue } from './call-queue';
import { prepare } from './calling';
import { lift } from './lifting';
import type { FunctionMetadata, FunctionsMetadata } from './metadata';
import { readResult, type FunctionValue } from './results';
import type { Blanks, CallingSettings, RangeToScalar } from './settings';

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
