import {
  askAgain,
  askBlock,
  type AskedBlock,
  differing,
  hasMoved,
  holdsAny,
  placesOf,
  queueGuard,
  queueState,
  readIfAnswered,
  restoring,
} from '../contents/block-state';
import { rangeOf } from '../requests/ranges';
import { showAgain } from '../requests/facts';
import { askLast, goneUnseen, type LastLook, newInBlock } from './last-look';
import type { Finding } from '../../sheets/plan';
import {
  attempt,
  type Attempt,
  failed,
  type Failed,
  isGivenUp,
  type Problem,
} from '../workbook/problems';
import type {
  Attempted,
  BlockState,
  ChangedBlock,
  Leftovers,
  NewCell,
  Planned,
  WrittenBlock,
  WrittenReceipt,
} from '../../sheets/receipt';
import { wait } from '../requests/requests';
import { asBefore, queueSizes } from '../requests/grown-tables';
import { nameIn, queueMoved, queueNamesBack } from '../requests/names';
import { queueEntry } from './undo-entry';
import { locate } from './undo-locate';
import { type InSight, type Look, lookBeforeUndo, type Manner } from './undo-look';
import type { Undoing } from '../workbook/workbook';
import { sentence } from '../../../src/language';
import { writable } from '../../sheets/content';
import { standsFor } from '../../sheets/references';
import { takeBack, unfinished } from './taking-back';

/**
 * See WorkbookService.undoWriting. Two requests: a look while the sheets that were made are hidden, then everything at once,
 * with another look right before it goes. Sheets are deleted last, because that cannot be taken back.
 *
 * What the receipt holds is brought to the workbook as it is now (undo-locate.ts): formulas and names take the names that their
 * sheets have, what is gone is left out and named, and a formula that would show #REF! is not put back. The second request
 * begins with a guard (`queueGuard`): where rows or columns came or went since the look, Excel refuses it before anything
 * changes. What is new in the second look is told and can be copied.
 */
export async function undoWriting(
  written: WrittenReceipt,
  agreed: readonly Finding[] = [],
): Promise<Attempt<Undoing>> {
  const located = await inWorkbook(written);
  if (!located.ok) return located;
  const receipt = located.value;
  const progress: Progress = {};
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
    return { ok: true, value: await undo(context, look, progress) };
  };
  const outcome = await attempt(() => wait(batch));
  if (outcome.ok) return outcome.value;
  const { begun } = progress;
  if (!begun) return refused(receipt, outcome.problem, inSight);
  const { problem } = outcome;
  const failure = await afterFailure(begun.look.receipt, begun, problem, inSight);
  return failure.ok || isGivenUp(failure) ? failure : reasonFor(receipt, failure);
}

interface Progress {
  begun?: BegunUndo;
}

/** Excel refuses cells that were moved since the look, as by a row inserted among them: then the next look says which. */
async function reasonFor(receipt: WrittenReceipt, failure: Failed): Promise<Failed> {
  const inSight: InSight = { sheets: undefined, active: undefined };
  const looked = await attempt(() =>
    wait((context) => lookBeforeUndo(context, receipt, { hides: false, shows: false }, inSight)),
  );
  return looked.ok && 'code' in looked.value ? failed(looked.value) : failure;
}

/** The receipt with the ids that its sheets have since a reload. */
async function inWorkbook(receipt: WrittenReceipt): Promise<Attempt<WrittenReceipt>> {
  if (receipt.isKept !== true) return { ok: true, value: receipt };
  const located = await attempt(() => wait((context) => locate(context, receipt)));
  return located.ok ? located.value : located;
}

/** Where hiding is not possible (a protected structure, no other sheet in sight), the look goes without. */
async function lookOnce(
  context: Excel.RequestContext,
  receipt: WrittenReceipt,
  inSight: InSight,
): Promise<Look | Problem> {
  const looks = (manner: Manner): Promise<Look | Problem> =>
    lookBeforeUndo(context, receipt, manner, inSight);
  const hidden = await attempt(() => looks({ hides: true, shows: true }));
  if (hidden.ok) return hidden.value;
  // The sheet that was shown before the write may be hidden by now: Excel chooses another one.
  const chosen = await attempt(() => looks({ hides: true, shows: false }));
  if (chosen.ok) return chosen.value;
  const before = { ...inSight };
  const look = await looks({ hides: false, shows: false });
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
  look: Look,
  progress: Progress,
): Promise<Undoing> {
  const { worksheets } = context.workbook;
  const { receipt } = look;
  const blocks = receipt.blocks.flatMap((block, i) => {
    const seen = look.blocks[i];
    return seen ? [{ block, range: seen.range, asked: askAgain(seen) }] : [];
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
  for (const seen of look.blocks) queueGuard(context, seen);
  // First: a column of a table whose name goes gets another.
  queueSizes(context, asBefore(look.grown));
  for (const { block, range } of blocks) queueState(range, toPutBack(block));
  const { front } = look;
  const isMade = look.made.some(({ id }) => id === front.id);
  const how = { front, back: isMade ? look.shown : front.id };
  queueNamesBack(context, how, { moved: look.moved, made: look.names });
  if (look.unhidden !== undefined) {
    const sheet = worksheets.getItem(look.unhidden);
    sheet.visibility = 'Visible';
    sheet.activate();
  }
  if (look.shown !== undefined) worksheets.getItem(look.shown).activate();
  for (const { id } of look.made) worksheets.getItem(id).delete();
  if (look.kept) queueEntry(context, undefined);
  await context.sync();
  delete progress.begun;
  const { cells, unseen } = await last.news();
  const news = [...cells, ...blocks.flatMap(newIn)];
  return {
    kind: 'undone',
    ...(look.stays.length > 0 && { stays: look.stays }),
    ...(unseen && { unsure: [goneUnseen(look.made)] }),
    ...(news.length > 0 && { news }),
  };
}

/** What would be lost besides what was written: the user has to agree to each. */
function undoQuestions({ made, users, userPlaces }: Look): readonly Finding[] {
  const sheets = made.map(({ name }) => name);
  const questions: Finding[] = made.flatMap((sheet): Finding[] => {
    const { name, written, looksChanged, isHidden, isUnseen, id } = sheet;
    const area = { row: 0, column: 0, rows: 1, columns: 1 };
    const at = { sheetId: id, sheet: name, area };
    const values = { sheet: name, was: written.name };
    return [
      ...(name === written.name ? [] : [{ sentence: sentence('undoRenamed', values), at }]),
      ...(isHidden ? [{ sentence: sentence('undoHidden', { sheet: name }) }] : []),
      ...(looksChanged ? [{ sentence: sentence('undoLooks', { sheet: name }), at }] : []),
      ...(isUnseen ? [{ sentence: sentence('undoUnseen', { sheet: name }), at }] : []),
    ];
  });
  if (!users) questions.push({ sentence: sentence('undoUnsearched', { sheets }) });
  else if (users.length > 0) {
    const count = users.length;
    const code = count === 1 ? 'undoUsedOnce' : 'undoUsed';
    const [at] = userPlaces;
    questions.push({
      sentence: sentence(code, { sheets, count, places: users }),
      ...(at && { at }),
    });
  }
  return questions;
}

/** Whether the user has said yes to all of these. */
function agreedTo(questions: readonly Finding[], agreed: readonly Finding[]): boolean {
  const known = new Set(agreed.map((each) => JSON.stringify(each.sentence)));
  return questions.every((each) => known.has(JSON.stringify(each.sentence)));
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
  workbookNames.load('items/name,items/formula');
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
  for (const { name, sheet, address } of names) {
    if (!nameIn(workbookNames, name)) {
      workbookNames.add(name, worksheets.getItem(sheet).getRange(address));
    }
  }
  const again = moved.filter(({ name, sheet, from: address }) =>
    standsFor(nameIn(workbookNames, name)?.formula, { sheet, address }),
  );
  const { front, shown } = begun.look;
  queueMoved(context, { front, back: shown }, again);
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
