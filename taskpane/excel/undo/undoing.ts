import { cellName, onSheet, placeName } from '../../plan/address';
import {
  askBlock,
  differingPlaces,
  queueState,
  readBlock,
  restoring,
} from '../contents/block-state';
import { writable } from '../../plan/content';
import { showAgain } from '../requests/hiding';
import type { Finding } from '../../plan/plan';
import { attempt, failed, type Attempt, type Problem } from '../../workbook/problems';
import type {
  BlockState,
  ChangedBlock,
  Leftovers,
  Planned,
  WrittenReceipt,
} from '../../plan/receipt';
import { wait } from '../requests/requests';
import {
  askContents,
  differingCells,
  readContents,
  type AskedContents,
} from '../contents/sheet-contents';
import { takeBack, unfinished } from './taking-back';
import { queueEntry } from './undo-entry';
import { locate } from './undo-locate';
import { lookBeforeUndo, type InSight, type Look, type LookedBlock } from './undo-look';
import { agreedTo, undoQuestions } from './undo-questions';
import type { NewCell, Undoing } from '../../workbook/workbook';

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
  const progress: { begun?: Look } = {};
  const inSight: InSight = { sheets: undefined, active: undefined };
  const outcome = await attempt(() =>
    wait(async (context): Promise<Attempt<Undoing>> => {
      const look = await lookOnce(context, receipt, inSight);
      if ('code' in look) return refused(receipt, look, inSight);
      const questions = undoQuestions(look);
      if (!agreedTo(questions, agreed)) {
        const shown = await showAgain(inSight.sheets ?? [], inSight.active);
        if (!shown) return failed(mayBeHidden(receipt));
        return { ok: true, value: { kind: 'asking', questions } };
      }
      progress.begun = look;
      return { ok: true, value: await undo(context, receipt, look) };
    }),
  );
  if (outcome.ok) return outcome.value;
  const { begun } = progress;
  if (begun) return afterFailure(receipt, begun, outcome.problem, inSight);
  return refused(receipt, outcome.problem, inSight);
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
): Promise<Undoing> {
  const { worksheets, names } = context.workbook;
  const blocks = look.blocks.map((looked) => ({
    looked,
    again: askBlock(context, looked.block.place, false),
  }));
  for (const { block } of look.blocks) queueState(context, block.place, block.before);
  for (const name of look.names) names.getItemOrNullObject(name).delete();
  if (look.made.length === 0) worksheets.getItemOrNullObject(receipt.activeBefore).activate();
  const contents = look.made.map(({ id, written }) =>
    askContents(worksheets.getItem(id), written.spills),
  );
  for (const { id } of look.made) worksheets.getItem(id).delete();
  if (look.kept) queueEntry(context, undefined);
  await context.sync();
  const news = [...newOnSheets(look, contents), ...blocks.flatMap(newInBlock)];
  return { kind: 'undone', ...(news.length > 0 ? { news } : {}) };
}

/** What was typed onto a sheet between the look and its deletion. */
function newOnSheets({ made }: Look, contents: readonly AskedContents[]): readonly NewCell[] {
  return made.flatMap(({ name, contents: before }, i) => {
    const asked = contents[i];
    const cells = asked ? differingCells(before, readContents(asked)) : [];
    return cells.map(({ row, column, formula }) => ({
      address: onSheet(name, cellName(row, column)),
      content: String(formula),
    }));
  });
}

function newInBlock({
  looked: { block },
  again,
}: {
  readonly looked: LookedBlock;
  readonly again: LookedBlock['asked'];
}): readonly NewCell[] {
  const { place, after } = block;
  const now = readBlock(again, (i, j) => after[i]?.[j] !== undefined);
  if (!now.ok) return [{ address: placeName(place), content: '' }];
  return differingPlaces(place, after, now.value).map((cell) => {
    const [row, column] = [cell.area.row - place.area.row, cell.area.column - place.area.column];
    const content = now.value[row]?.[column]?.content;
    return { address: placeName(cell), content: content ? String(writable(content)) : '' };
  });
}

/**
 * An undo that failed half-way: as long as every sheet is still there, what was written is put back, and the undo can
 * be tried again. Once a sheet is gone there is no way but forward.
 */
async function afterFailure(
  receipt: WrittenReceipt,
  look: Look,
  problem: Problem,
  inSight: InSight,
): Promise<Attempt<Undoing>> {
  const back = await attempt(() => wait((context) => putBack(context, receipt, inSight)));
  if (back.ok && back.value === 'complete') return failed(problem);
  const leftovers = leftoversOf(receipt, look);
  if (!back.ok) {
    const hidden = look.made.map(({ name }) => name);
    return { ok: true, value: unfinished(problem, leftovers, hidden) };
  }
  return { ok: true, value: await takeBack(leftovers) };
}

/** Writes what was written once more, wherever the undo had put back what was there before; all sheets are in sight. */
async function putBack(
  context: Excel.RequestContext,
  { sheets, blocks, names, activeBefore }: WrittenReceipt,
  inSight: InSight,
): Promise<'complete' | 'sheetGone'> {
  const { worksheets, names: workbookNames } = context.workbook;
  const made = sheets.map(({ id }) => worksheets.getItemOrNullObject(id ?? ''));
  for (const sheet of made) sheet.load('id');
  const named = names.map(({ name }) => workbookNames.getItemOrNullObject(name));
  for (const name of named) name.load('name');
  const asked = blocks.map((block) => {
    const withLooks = block.after.some((line) => line.some((cell) => cell?.look !== undefined));
    return { block, range: askBlock(context, block.place, withLooks) };
  });
  await context.sync();
  if (made.some(({ isNullObject }) => isNullObject)) return 'sheetGone';
  for (const { block, range } of asked) {
    const { place, before, after } = block;
    const { state } = restoring(range, { place, wanted: after, planned: plannedOf(before) });
    queueState(context, place, state);
  }
  for (const [i, { name, sheet, address }] of names.entries()) {
    if (named[i]?.isNullObject === true) {
      workbookNames.add(name, worksheets.getItem(sheet).getRange(address));
    }
  }
  for (const id of inSight.sheets ?? []) worksheets.getItem(id).visibility = 'Visible';
  worksheets.getItemOrNullObject(inSight.active ?? activeBefore).activate();
  await context.sync();
  return 'complete';
}

function leftoversOf(receipt: WrittenReceipt, { made }: Look): Leftovers {
  const { id, names, activeBefore } = receipt;
  return {
    id,
    sheets: made.map((sheet) => {
      const { area, formulas } = sheet.contents;
      const parts = area ? [{ area, contents: formulas }] : [];
      return { name: sheet.name, id: sheet.id, parts, spills: sheet.written.spills };
    }),
    blocks: receipt.blocks.map(({ place, before, after }): ChangedBlock => {
      return { place, wanted: before, planned: plannedOf(after) };
    }),
    names,
    activeBefore,
  };
}

/** The contents of a state, as Range.formulas takes them. */
function plannedOf(state: BlockState): Planned {
  return state.map((line) => line.map((cell) => (cell ? writable(cell.content) : null)));
}
