import type { Model } from '@odoo/o-spreadsheet';

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
export function forgetRevisions(model: Model): void {
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
