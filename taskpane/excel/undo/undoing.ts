import { askAgain, queueGuard, queueState } from '../contents/block-state';
import { showAgain } from '../requests/hiding';
import { askLast } from './last-look';
import type { Finding } from '../../plan/plan';
import {
  attempt,
  type Attempt,
  failed,
  type Failed,
  isGivenUp,
  type Problem,
} from '../../workbook/problems';
import type { WrittenReceipt } from '../../plan/receipt';
import { wait } from '../requests/requests';
import { asBefore, queueSizes } from '../requests/grown-tables';
import { formerly, queueNamed } from '../requests/moved-names';
import { goneUnseen } from './taking-back-findings';
import { queueEntry } from './undo-entry';
import { afterFailure, type BegunUndo, newIn, toPutBack } from './undo-failed';
import { locate } from './undo-locate';
import { type InSight, type Look, lookBeforeUndo, type Manner } from './undo-look';
import type { Undoing } from '../../workbook/workbook';
import { sentence } from '../../../language';

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
  const { worksheets, names } = context.workbook;
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
  queueNamed(context, formerly(look.moved));
  for (const name of look.names) names.getItemOrNullObject(name).delete();
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
export function undoQuestions({ made, users, userPlaces }: Look): readonly Finding[] {
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
export function agreedTo(questions: readonly Finding[], agreed: readonly Finding[]): boolean {
  const known = new Set(agreed.map((each) => JSON.stringify(each.sentence)));
  return questions.every((each) => known.has(JSON.stringify(each.sentence)));
}
