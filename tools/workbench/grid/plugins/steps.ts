import type { Command, CommandResult, Model } from '@odoo/o-spreadsheet';
import type { Library } from '../engine/library';

const runBatch = 'WORKBENCH_BATCH';

/** A command of our own, too: what the step has written so far is evaluated. It changes nothing else. */
export const evaluateNow = 'WORKBENCH_EVALUATE';

interface Task {
  readonly work: () => void;
  readonly atEnd: (() => void)[];
  problem?: { readonly thrown: unknown };
  /** It gave a command of the library's. */
  isChanging: boolean;
  isDone: boolean;
}

/** Commands hold plain data only, so the work waits here while its command runs. */
const tasks = new WeakMap<object, Task>();

/** A command of our own: what is dispatched while it runs is one step, evaluated and undone together. */
export function addBatchPlugin(library: Library): void {
  class BatchPlugin extends library.UIPlugin {
    override handle(command: Command): void {
      const task = tasks.get(this.getters);
      if (task === undefined) return;
      const type: string = command.type;
      if (type !== runBatch) {
        task.isChanging ||= type !== evaluateNow;
        return;
      }
      try {
        task.work();
      } catch (thrown) {
        // Thrown on later: an exception must not leave the model in the middle of a command.
        task.problem = { thrown };
      }
      // What was asked for before the exception still holds.
      for (const work of task.atEnd) work();
      task.isDone = true;
    }
  }
  library.registries.featurePluginRegistry.add('excel-batch', BatchPlugin);
}

export function isWithinStep(model: Model): boolean {
  return isWithinStepOf(model.getters);
}

/** For plugins, which have the model's getters but not the model. */
export function isWithinStepOf(getters: object): boolean {
  return tasks.has(getters);
}

/** Does this within the step that runs, after all else. */
export function atEndOfStep(model: Model, work: () => void): void {
  tasks.get(model.getters)?.atEnd.push(work);
}

export function runAsOneStep(model: Model, work: () => void): void {
  // Already inside a step: it is part of that one.
  if (isWithinStep(model)) {
    work();
    return;
  }
  const task: Task = { work, atEnd: [], isChanging: false, isDone: false };
  tasks.set(model.getters, task);
  try {
    // The dispatcher's type lists the library's own commands only.
    (model.dispatch as (type: string) => { reasons: CommandResult[] })(runBatch);
  } finally {
    tasks.delete(model.getters);
  }
  if (task.problem !== undefined) throw task.problem.thrown;
}

/** What the library's model keeps to itself. */
interface Telling {
  trigger(event: string, payload?: unknown): void;
}

/** The library draws the grid again after every step. A step that gave no command, such as one that only reads, is no reason. */
export function drawOnlyChanges(model: Model): void {
  const inner = model as unknown as Telling;
  const tell = inner.trigger.bind(model);
  inner.trigger = (event, payload) => {
    const task = tasks.get(model.getters);
    if (event === 'update' && task?.isDone === true && !task.isChanging) return;
    tell(event, payload);
  };
}

/** What the library's history keeps to itself. */
interface Stacks {
  undoStack: string[];
  redoStack: string[];
  readonly session: { undo(id: string): void; redo(id: string): void };
  requestHistoryChange(type: 'UNDO' | 'REDO'): void;
  onNewLocalStateUpdate(update: { readonly id: string }): void;
}

/** A command of our own: what was done so far can no longer be undone. */
const forget = 'WORKBENCH_FORGET_HISTORY';

/** The group that steps belong to while it is open, by the model's getters. */
const openGroups = new WeakMap<object, string>();

/** Several steps that are undone as one: the first stands in the library's stacks, the others behind it here. */
export function addHistoryPlugin(library: Library): void {
  const registry = library.registries.featurePluginRegistry;
  const History = registry.get('history');
  const original = History.prototype as unknown as Stacks;

  class ExcelHistory extends History {
    readonly #groupOf = new Map<string, string>();
    readonly #followers = new Map<string, string[]>();

    onNewLocalStateUpdate(update: { readonly id: string }): void {
      const stacks = this as unknown as Stacks;
      const group = openGroups.get(this.getters);
      const top = stacks.undoStack.at(-1);
      if (group !== undefined && top !== undefined && this.#groupOf.get(top) === group) {
        this.#followers.set(top, [...(this.#followers.get(top) ?? []), update.id]);
        stacks.redoStack = [];
        return;
      }
      original.onNewLocalStateUpdate.call(this as unknown as Stacks, update);
      if (group !== undefined) this.#groupOf.set(update.id, group);
    }

    override handle(command: Command): void {
      if ((command.type as string) === forget) {
        Object.assign(this, { undoStack: [], redoStack: [] });
        this.#groupOf.clear();
        this.#followers.clear();
        return;
      }
      super.handle(command);
    }

    requestHistoryChange(type: 'UNDO' | 'REDO'): void {
      const stacks = this as unknown as Stacks;
      const [from, to] =
        type === 'UNDO'
          ? [stacks.undoStack, stacks.redoStack]
          : [stacks.redoStack, stacks.undoStack];
      const first = from.at(-1);
      const followers = first === undefined ? undefined : this.#followers.get(first);
      if (first === undefined || followers === undefined) {
        original.requestHistoryChange.call(this as unknown as Stacks, type);
        return;
      }
      from.pop();
      if (type === 'UNDO') {
        for (const id of [first, ...followers].reverse()) stacks.session.undo(id);
      } else {
        for (const id of [first, ...followers]) stacks.session.redo(id);
      }
      to.push(first);
    }
  }
  registry.replace('history', ExcelHistory);
}

export function forgetHistory(model: Model): void {
  // The dispatcher's type lists the library's own commands only.
  (model.dispatch as (type: string) => void)(forget);
  forgetRevisions(model);
}

/** Steps taken in `work` are undone together with those of the same group that came right before them. */
export function inUndoGroup(model: Model, group: string, work: () => void): void {
  openGroups.set(model.getters, group);
  try {
    work();
  } finally {
    openGroups.delete(model.getters);
  }
}

/** What the library keeps to itself of all that was ever done. */
interface Kept {
  readonly session: {
    readonly revisions: {
      readonly tree: {
        readonly branches: Branch[];
        readonly branchingOperationIds: Map<unknown, unknown>;
      };
      readonly HEAD_BRANCH: Branch;
      readonly HEAD_OPERATION: unknown;
    };
  };
  readonly corePlugins: readonly { readonly cellPosition?: Record<string, Position | undefined> }[];
}

interface Branch {
  operations: unknown[];
}

interface Position {
  readonly sheetId: string;
}

/**
 * The library keeps each revision, with all that it changed, for users who are still behind, and the place of each cell of a sheet
 * that was deleted. Nobody else works in the workbench: what nobody can undo goes, all but the revision that the next one follows.
 */
function forgetRevisions(model: Model): void {
  const { session, corePlugins } = model as unknown as Kept;
  const { tree, HEAD_BRANCH: head, HEAD_OPERATION: last } = session.revisions;
  head.operations = [last];
  tree.branches.splice(0, Infinity, head);
  tree.branchingOperationIds.clear();
  for (const { cellPosition } of corePlugins) {
    if (cellPosition === undefined) continue;
    for (const [id, position] of Object.entries(cellPosition)) {
      if (position && model.getters.tryGetSheet(position.sheetId)) continue;
      Reflect.deleteProperty(cellPosition, id);
    }
  }
}

type AnyCommand = object;

interface Handler {
  allowDispatch(command: AnyCommand): string | string[];
  beforeHandle(command: AnyCommand): void;
  handle(command: AnyCommand): void;
}

/** What the library's model keeps to itself. */
interface Dispatching {
  readonly handlers: readonly Handler[];
  checkDispatchAllowedCoreCommand(command: AnyCommand): (string | string[])[];
  dispatchToHandlers(handlers: readonly Handler[], command: AnyCommand): void;
  trigger(event: string, payload: AnyCommand): void;
}

/** Who hears of a command before it is done, and when it is. */
interface Lists {
  readonly before: readonly Handler[];
  readonly after: readonly Handler[];
}

/** The core plugins hear of core commands only. */
interface Audience {
  readonly ofCore: Lists;
  readonly ofOthers: Lists;
}

/**
 * The library offers every command, one for each cell that is written, to sixty plugins three times over, most of which have
 * nothing to say to any. Here it goes only to those that listen.
 */
export function dispatchToListeners(library: Library, model: Model): void {
  const inner = model as unknown as Dispatching;
  const silent = Object.getPrototypeOf(library.CorePlugin.prototype) as Handler;
  const listening = (handlers: readonly Handler[], method: keyof Handler): readonly Handler[] =>
    handlers.filter((handler) => handler[method] !== silent[method]);

  const asked = listening(inner.handlers, 'allowDispatch');
  inner.checkDispatchAllowedCoreCommand = (command) =>
    asked.map((handler) => handler.allowDispatch(command));

  const lists = (handlers: readonly Handler[]): Lists => ({
    before: listening(handlers, 'beforeHandle'),
    after: listening(handlers, 'handle'),
  });
  const audience = (handlers: readonly Handler[]): Audience => ({
    ofCore: lists(handlers),
    ofOthers: lists(handlers.filter((handler) => !(handler instanceof library.CorePlugin))),
  });

  const known = new Map<readonly Handler[], Audience>();
  inner.dispatchToHandlers = (handlers, command) => {
    const { ofCore, ofOthers } = known.get(handlers) ?? audience(handlers);
    if (!known.has(handlers)) known.set(handlers, { ofCore, ofOthers });
    const { before, after } = library.isCoreCommand(command as never) ? ofCore : ofOthers;
    for (const handler of before) handler.beforeHandle(command);
    for (const handler of after) handler.handle(command);
    inner.trigger('command-dispatched', command);
  };
}
