import { askBlock, queueState } from '../contents/block-state';
import { showAgain } from '../requests/hiding';
import { askLast } from './last-look';
import type { Finding } from '../../plan/plan';
import { attempt, failed, type Attempt, type Problem } from '../../workbook/problems';
import type { WrittenReceipt } from '../../plan/receipt';
import { wait } from '../requests/requests';
import { asBefore, queueSizes } from '../requests/grown-tables';
import { formerly, queueNamed } from '../requests/moved-names';
import { goneUnseen } from './taking-back-findings';
import { queueEntry } from './undo-entry';
import { afterFailure, newIn, toPutBack, type BegunUndo } from './undo-failed';
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
  // First: a column of a table whose name goes gets another.
  queueSizes(context, asBefore(look.grown));
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
