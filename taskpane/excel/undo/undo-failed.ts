import {
  askBlock,
  differing,
  hasMoved,
  holdsAny,
  placesOf,
  queueState,
  rangeOf,
  readIfAnswered,
  restoring,
  type AskedBlock,
} from '../contents/block-state';
import { writable } from '../../plan/content';
import { newInBlock, type LastLook } from './last-look';
import { attempt, failed, type Attempt, type Problem } from '../../workbook/problems';
import type {
  Attempted,
  BlockState,
  ChangedBlock,
  Leftovers,
  NewCell,
  Planned,
  WrittenBlock,
  WrittenReceipt,
} from '../../plan/receipt';
import { standsFor } from '../../plan/references';
import { wait } from '../requests/requests';
import { queueSizes } from '../requests/grown-tables';
import { queueNamed } from '../requests/moved-names';
import { takeBack, unfinished } from './taking-back';
import type { InSight, Look } from './undo-look';
import type { Undoing } from '../../workbook/workbook';

/** An undo under way: from here on a failure may leave something. */
export interface BegunUndo {
  readonly look: Look;
  /** What stood in the blocks right before. */
  readonly blocks: readonly AskedBlockAgain[];
  readonly last: LastLook;
}

interface AskedBlockAgain {
  readonly block: WrittenBlock;
  readonly asked: AskedBlock;
}

/** Only the cells that the write has changed. */
export function toPutBack({ before, after }: WrittenBlock): BlockState {
  return differing(before, after);
}

export function newIn({ block: { before, after }, asked }: AskedBlockAgain): readonly NewCell[] {
  return newInBlock(asked, differing(after, before));
}

/**
 * An undo that failed half-way: as long as every sheet is still there, what was written is put back, and the undo can
 * be tried again. Once a sheet is gone there is no way but forward; nor where Excel's answer was lost and cells are
 * back already.
 */
export async function afterFailure(
  receipt: WrittenReceipt,
  begun: BegunUndo,
  problem: Problem,
  inSight: InSight,
): Promise<Attempt<Undoing>> {
  const back = await attempt(() => wait((context) => putBack(context, receipt, begun, inSight)));
  if (back.ok && back.value === 'complete') return failed(problem);
  const attempted = attemptedBy(receipt, begun);
  const leftovers = { ...leftoversOf(receipt, begun.look), attempted };
  if (back.ok) return { ok: true, value: await takeBack(leftovers) };
  const hidden = begun.look.made.map(({ name }) => name);
  return { ok: true, value: unfinished(problem, leftovers, hidden) };
}

/** Writes what was written once more, wherever the undo had put back what was there before; all sheets are in sight. */
async function putBack(
  context: Excel.RequestContext,
  { sheets, blocks, names, moved = [], activeBefore }: WrittenReceipt,
  begun: BegunUndo,
  inSight: InSight,
): Promise<'complete' | 'onwards'> {
  const { worksheets, names: workbookNames } = context.workbook;
  const showAll = (): void => {
    for (const id of inSight.sheets ?? []) worksheets.getItem(id).visibility = 'Visible';
    worksheets.getItemOrNullObject(inSight.active ?? activeBefore).activate();
  };
  if (begun.blocks.some(({ asked: seen }) => hasMoved(seen) === true)) {
    // The batch has ended at the guard of the block that was moved.
    showAll();
    await context.sync();
    return 'complete';
  }
  const made = sheets.map(({ id }) => worksheets.getItemOrNullObject(id ?? ''));
  for (const sheet of made) sheet.load('id');
  const named = names.map(({ name }) => workbookNames.getItemOrNullObject(name));
  for (const name of named) name.load('name');
  const movedBack = moved.map(({ name }) => workbookNames.getItemOrNullObject(name));
  for (const name of movedBack) name.load('formula');
  const asked = blocks.map((block, i) => {
    const { place, before, after } = block;
    const withLooks = after.some((line) => line.some((cell) => cell?.look !== undefined));
    const again = begun.blocks[i];
    const seen = again && contentsOf(again);
    const wanted = withContents(after, seen);
    const changed = { place, wanted, planned: plannedOf(before) };
    return { changed, isSeen: seen !== undefined, range: askBlock(context, place, withLooks) };
  });
  await context.sync();
  if (made.some(({ isNullObject }) => isNullObject)) return 'onwards';
  const restored = asked.map(({ range, changed }) => restoring(range, changed));
  // What stood there is not known: it cannot be put back, only told.
  const isUnseen = restored.some(
    ({ place, state }, i) => asked[i]?.isSeen !== true && placesOf(place, state).length > 0,
  );
  if (isUnseen) return 'onwards';
  for (const { place, state } of restored) {
    if (holdsAny(state)) queueState(rangeOf(context, place), state);
  }
  for (const [i, { name, sheet, address }] of names.entries()) {
    if (named[i]?.isNullObject === true) {
      workbookNames.add(name, worksheets.getItem(sheet).getRange(address));
    }
  }
  const again = moved.filter(({ sheet, from: address }, i) =>
    standsFor(movedBack[i]?.formula, { sheet, address }),
  );
  queueNamed(context, again);
  const grown = begun.look.grown.map(({ name, to: area }) => ({ name, area }));
  queueSizes(context, grown);
  showAll();
  await context.sync();
  return 'complete';
}

/** What stood in a block right before, if Excel has said so. */
function contentsOf({ block: { after }, asked }: AskedBlockAgain): BlockState | undefined {
  return readIfAnswered(asked, (row, column) => after[row]?.[column] !== undefined);
}

/** A state with what the cells held right before they were put back. */
function withContents(state: BlockState, seen: BlockState | undefined): BlockState {
  return state.map((line, i) =>
    line.map((cell, j) => {
      const content = seen?.[i]?.[j]?.content;
      return cell && content ? { ...cell, content } : cell;
    }),
  );
}

/** What the undo was about to take away. */
function attemptedBy({ blocks }: WrittenReceipt, begun: BegunUndo): Attempted {
  const { made, going, others } = begun.look;
  const onSheets = begun.last.typed();
  const isAnswered = onSheets && begun.blocks.every((each) => contentsOf(each));
  return {
    sheets: made.map(({ id, name }) => ({ id, name })),
    cells: blocks.flatMap((block) => placesOf(block.place, toPutBack(block))),
    going,
    others,
    ...(isAnswered && { typed: [...onSheets, ...begun.blocks.flatMap(newIn)] }),
  };
}

function leftoversOf(receipt: WrittenReceipt, { made }: Look): Leftovers {
  const { id, names, moved = [], grown = [], activeBefore } = receipt;
  return {
    id,
    sheets: made.map((sheet) => {
      const { area, formulas } = sheet.contents;
      const parts = area ? [{ area, contents: formulas }] : [];
      const { spills, tables } = sheet.written;
      return { name: sheet.name, id: sheet.id, parts, spills, tables };
    }),
    blocks: receipt.blocks.map(({ place, before, after }): ChangedBlock => {
      return { place, wanted: before, planned: plannedOf(after) };
    }),
    names,
    moved,
    tables: grown,
    activeBefore,
    undoing: receipt.title,
  };
}

/** The contents of a state, as Range.formulas takes them. */
function plannedOf(state: BlockState): Planned {
  return state.map((line) => line.map((cell) => (cell ? writable(cell.content) : null)));
}
