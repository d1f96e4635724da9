import type { Command, Model } from '@odoo/o-spreadsheet';
import type { Library } from '../engine/library';

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
