import {
  askBlock,
  differing,
  placesOf,
  queueState,
  readIfAnswered,
  restoring,
  type AskedBlock,
} from '../contents/block-state';
import { writable } from '../../plan/content';
import { showAgain } from '../requests/hiding';
import { askLast, newInBlock, type LastLook } from './last-look';
import type { Finding } from '../../plan/plan';
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
import { formerly, queueNamed } from '../requests/moved-names';
import { takeBack, unfinished } from './taking-back';
import { goneUnseen } from './taking-back-findings';
import { queueEntry } from './undo-entry';
import { locate } from './undo-locate';
import { lookBeforeUndo, type InSight, type Look } from './undo-look';
import { agreedTo, undoQuestions } from './undo-questions';
import type { Undoing } from '../../workbook/workbook';

/**
 * See WorkbookService.undoWriting. Two requests: a look while the sheets that were made are hidden, then everything at once,
 * with another look right before it goes. Sheets are deleted last, because that cannot be taken back.
 */
export async function undoWriting(
  written: WrittenReceipt,
  agreed: readonly Finding[] = [],
): Promise<Attempt<Undoing>> {
  const located = await inWorkbook(written);
  if (!located.ok) return located;
  const receipt = located.value;
  const progress: { begun?: BegunUndo } = {};
  const inSight: InSight = { sheets: undefined, active: undefined };
  const batch = async (context: Excel.RequestContext): Promise<Attempt<Undoing>> => {
    const look = await lookOnce(context, receipt, inSight);
    if ('code' in look) return refused(receipt, look, inSight);
    const questions = undoQuestions(look);
    if (!agreedTo(questions, agreed)) {
      const shown = await showAgain(inSight.sheets ?? [], inSight.active);
      if (!shown) return failed(mayBeHidden(receipt));
      return { ok: true, value: { kind: 'asking', questions } };
    }
    return { ok: true, value: await undo(context, receipt, look, progress) };
  };
  const outcome = await attempt(() => wait(batch));
  if (outcome.ok) return outcome.value;
  const { begun } = progress;
  if (begun) return afterFailure(receipt, begun, outcome.problem, inSight);
  return refused(receipt, outcome.problem, inSight);
}

/** An undo under way: from here on a failure may leave something. */
interface BegunUndo {
  readonly look: Look;
  /** What stood in the blocks right before. */
  readonly blocks: readonly AskedBlockAgain[];
  readonly last: LastLook;
}

interface AskedBlockAgain {
  readonly block: WrittenBlock;
  readonly asked: AskedBlock;
}

/** The receipt with the ids of its sheets, which a reload has taken. */
async function inWorkbook(receipt: WrittenReceipt): Promise<Attempt<WrittenReceipt>> {
  if (receipt.sheets.every(({ id }) => id !== undefined)) return { ok: true, value: receipt };
  const located = await attempt(() => wait((context) => locate(context, receipt)));
  return located.ok ? located.value : located;
}

/** Where hiding is not possible (a protected structure, no other sheet in sight), the look goes without. */
async function lookOnce(
  context: Excel.RequestContext,
  receipt: WrittenReceipt,
  inSight: InSight,
): Promise<Look | Problem> {
  const hidden = await attempt(() => lookBeforeUndo(context, receipt, true, inSight));
  if (hidden.ok) return hidden.value;
  const before = { ...inSight };
  const look = await lookBeforeUndo(context, receipt, false, inSight);
  // The first look may have hidden them although its answer was lost.
  const all = receipt.sheets.flatMap(({ id }) => id ?? []);
  Object.assign(inSight, { sheets: before.sheets ?? all, active: before.active ?? all.at(-1) });
  return look;
}

/** Nothing is undone, and everything is in sight again. */
async function refused(
  receipt: WrittenReceipt,
  problem: Problem,
  { sheets, active }: InSight,
): Promise<Attempt<Undoing>> {
  const shown = await showAgain(sheets ?? receipt.sheets.flatMap(({ id }) => id ?? []), active);
  return failed(shown ? problem : mayBeHidden(receipt));
}

function mayBeHidden({ sheets }: WrittenReceipt): Problem {
  return { code: 'mayBeHidden', sheets: sheets.map(({ name }) => name) };
}

async function undo(
  context: Excel.RequestContext,
  receipt: WrittenReceipt,
  look: Look,
  progress: { begun?: BegunUndo },
): Promise<Undoing> {
  const { worksheets, names } = context.workbook;
  const blocks = receipt.blocks.map((block) => {
    return { block, asked: askBlock(context, block.place, false) };
  });
  const last = askLast(context, {
    sheets: look.made.map(({ id, name, written: { spills }, contents }) => {
      return { sheet: worksheets.getItem(id), name, spills, contents };
    }),
    going: look.going,
    others: look.others,
    putBack: receipt.blocks.map(({ place }) => place),
  });
  progress.begun = { look, blocks, last };
  for (const block of receipt.blocks) queueState(context, block.place, toPutBack(block));
  queueNamed(context, formerly(look.moved));
  for (const name of look.names) names.getItemOrNullObject(name).delete();
  if (look.made.length === 0) worksheets.getItemOrNullObject(receipt.activeBefore).activate();
  for (const { id } of look.made) worksheets.getItem(id).delete();
  if (look.kept) queueEntry(context, undefined);
  await context.sync();
  delete progress.begun;
  const { cells, unseen } = await last.news();
  const news = [...cells, ...blocks.flatMap(newIn)];
  return {
    kind: 'undone',
    ...(unseen && { unsure: [goneUnseen(look.made)] }),
    ...(news.length > 0 && { news }),
  };
}

/** Only the cells that the write has changed. */
function toPutBack({ before, after }: WrittenBlock): BlockState {
  return differing(before, after);
}

function newIn({ block: { before, after }, asked }: AskedBlockAgain): readonly NewCell[] {
  return newInBlock(asked, differing(after, before));
}

/**
 * An undo that failed half-way: as long as every sheet is still there, what was written is put back, and the undo can
 * be tried again. Once a sheet is gone there is no way but forward; nor where Excel's answer was lost and cells are
 * back already.
 */
async function afterFailure(
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
  for (const { place, state } of restored) queueState(context, place, state);
  for (const [i, { name, sheet, address }] of names.entries()) {
    if (named[i]?.isNullObject === true) {
      workbookNames.add(name, worksheets.getItem(sheet).getRange(address));
    }
  }
  const again = moved.filter(({ sheet, from: address }, i) =>
    standsFor(movedBack[i]?.formula, { sheet, address }),
  );
  queueNamed(context, again);
  for (const id of inSight.sheets ?? []) worksheets.getItem(id).visibility = 'Visible';
  worksheets.getItemOrNullObject(inSight.active ?? activeBefore).activate();
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
  const { id, names, moved = [], activeBefore } = receipt;
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
    activeBefore,
    undoing: receipt.title,
  };
}

/** The contents of a state, as Range.formulas takes them. */
function plannedOf(state: BlockState): Planned {
  return state.map((line) => line.map((cell) => (cell ? writable(cell.content) : null)));
}
