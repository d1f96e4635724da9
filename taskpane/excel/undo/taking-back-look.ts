import { askBlock, readIfAnswered, restoring, type Restoring } from '../contents/block-state';
import { askTables, leftGrown } from '../requests/grown-tables';
import type { BlockState, GrownTable, Leftovers, MovedName, WrittenName } from '../../plan/receipt';
import { standsFor, type NamedFormula } from '../../plan/references';
import { askEntry, isEntryOf } from './undo-entry';

/** What is there of a write that is to be taken back. */
export interface Found {
  /** All sheets of the workbook. */
  readonly sheets: readonly Excel.Worksheet[];
  /** All names of the workbook. */
  readonly allNames: readonly NamedFormula[];
  readonly names: readonly { readonly item: Excel.NamedItem; readonly planned: WrittenName }[];
  /** Names that stand for the cells they were moved to. */
  readonly moved: readonly MovedName[];
  /** Tables that are larger since. */
  readonly grown: readonly GrownTable[];
  readonly blocks: readonly FoundBlock[];
  /** It is an undo, and what was kept with the workbook is this write. */
  readonly isKept: boolean;
}

export interface FoundBlock extends Restoring {
  /** What the cells hold that are written. */
  readonly now: BlockState;
}

/** Looks at the workbook before anything is taken away, in one request. */
export async function look(context: Excel.RequestContext, leftovers: Leftovers): Promise<Found> {
  const { worksheets, names } = context.workbook;
  worksheets.load('items/id,items/name,items/visibility');
  names.load('items/name,items/formula');
  const named = leftovers.names.map((planned) => {
    const item = names.getItemOrNullObject(planned.name);
    item.load('name,formula');
    return { item, planned };
  });
  const moved = (leftovers.moved ?? []).map((planned) => {
    const item = names.getItemOrNullObject(planned.name);
    item.load('formula');
    return { item, planned };
  });
  const blocks = leftovers.blocks.map((changed) => {
    const { place, wanted } = changed;
    const withLooks = wanted.some((line) => line.some((cell) => cell?.look !== undefined));
    return { asked: askBlock(context, place, withLooks), changed };
  });
  const entry = askEntry(context);
  const tables = askTables(
    context,
    (leftovers.tables ?? []).map(({ name }) => name),
  );
  await context.sync();
  const foundBlocks = blocks.map(({ asked, changed }): FoundBlock => {
    const restored = restoring(asked, changed);
    const { state } = restored;
    const now = readIfAnswered(asked, (i, j) => state[i]?.[j] !== undefined) ?? [];
    return { ...restored, now };
  });
  const kept = foundBlocks.flatMap((block) => block.kept);
  return {
    isKept: leftovers.undoing !== undefined && isEntryOf(entry(), leftovers),
    sheets: worksheets.items,
    allNames: names.items.map(({ name, formula }) => ({ name, formula: formula as unknown })),
    names: named.filter(({ item }) => !item.isNullObject),
    moved: moved.flatMap(({ item, planned }) =>
      !item.isNullObject && standsFor(item.formula, planned) ? [planned] : [],
    ),
    grown: leftGrown(leftovers, tables(), kept),
    blocks: foundBlocks,
  };
}
