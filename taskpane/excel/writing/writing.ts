import { sentence } from '../../../src/language';
import { placeName } from '../../sheets/address';
import { readIfAnswered } from '../contents/block-state';
import {
  type Committed,
  type CommittedSheet,
  queueBlocks,
  queueContents,
  queuePrintSetup,
  queueSheets,
} from './committing';
import { Dressing } from './dressing';
import { checkPlan, commitParts, oversized } from '../../sheets/plan-check';
import { layOut } from '../../sheets/layout';
import type { Finding, Plan } from '../../sheets/plan';
import { askTables, grownSince } from '../requests/grown-tables';
import { askStanding, queueMoved } from '../requests/names';
import { type Preparation, prepare, type Prepared } from './preparing';
import {
  attempt,
  type Attempt,
  failed,
  isGivenUp,
  type Problem,
  unexpected,
} from '../workbook/problems';
import { changedMeanwhile, storedDifferently, writtenBlocks, writtenSheet } from './read-back';
import type { Leftovers, WrittenBlock, WrittenReceipt } from '../../sheets/receipt';
import { command, offers, randomId, wait } from '../requests/requests';
import { takeBack } from '../undo/taking-back';
import { type FilledCell, findingsOf, type WriteOutcome } from '../workbook/workbook';
import { queueImprints, queuePrintAreas } from '../requests/facts';
import { askSizes, entryOf, queueEntry } from '../undo/undo-entry';
import type { WorkbookFacts } from '../../sheets/source';

/** Larger runs that Excel is to undo in one step fail (office-js #6491: at 1,600 formulas). */
const mostGroupedFormulas = 1000;

const followNothing: Follow = () => () => undefined;

/**
 * See WorkbookService.write. Three requests: prepare, commit, finish.
 *
 * Prepare reads the sources again at the places where they stood, and the cells that are overwritten. If a source differs,
 * nothing is written. Filled cells in the way are named and need a yes.
 *
 * Commit makes the sheets, each with its marker directly behind it; then names and contents, then the looks. The same
 * batch reads what stands in existing cells right before it replaces them. Above 2 MB it is cut between sheets, existing
 * cells last; a sheet above 4 MB is refused before anything. Afterwards what stood there is compared with what the user
 * agreed to, and what is there now with the plan. Looks that Excel refuses go once more, part by part (dressing.ts).
 *
 * Finish shows the sheet, sets up pages and keeps the receipt with the workbook. Nothing in it spoils the write.
 *
 * A run that Excel refuses to undo in one step goes once more without that promise.
 */
export async function write(
  plan: Plan,
  agreed: readonly FilledCell[] = [],
  follow = followNothing,
): Promise<Attempt<WriteOutcome>> {
  checkPlan(plan);
  const large = oversized(plan);
  if (large) return failed({ code: 'sheetTooLarge', sheet: large.name });
  if (!mayBeGrouped(plan)) return (await writeOnce(plan, agreed, wait, follow)).outcome;
  const { outcome, clean } = await writeOnce(plan, agreed, command, follow);
  // Grouped runs fail for reasons of their own: without that promise all may go well.
  return clean === true && offers('1.20') && !isGivenUp(outcome)
    ? (await writeOnce(plan, agreed, wait, follow)).outcome
    : outcome;
}

/** Whether Excel may be asked to undo all of it in one step; making a sheet or moving a name can never be undone. */
function mayBeGrouped({ sheets, blocks, moves = [] }: Plan): boolean {
  const cells = blocks.flatMap((block) => block.cells.flat());
  const formulas = cells.filter(({ kind }) => kind === 'formula').length;
  return sheets.length + moves.length === 0 && formulas < mostGroupedFormulas;
}

/** A batch under way: from here on a failure may leave something. */
interface BegunWrite {
  readonly writeId: string;
  readonly prepared: Prepared;
  readonly made: Excel.Worksheet[];
  readonly follow: Follow;
  seen?: Committed['seen'];
}

interface Outcome {
  readonly outcome: Attempt<WriteOutcome>;
  /** Excel failed, and nothing is left of what was begun. */
  readonly clean?: boolean;
}

async function writeOnce(
  plan: Plan,
  agreed: readonly FilledCell[],
  run: typeof command,
  follow: Follow,
): Promise<Outcome> {
  const progress: { begun?: BegunWrite } = {};
  try {
    const outcome = await attempt(() =>
      run(async (context): Promise<Attempt<WriteOutcome>> => {
        const preparation: Attempt<Preparation> = await prepare(context, plan, agreed);
        if (!preparation.ok) return preparation;
        if (preparation.value.kind !== 'ready') return { ok: true, value: preparation.value };
        const { prepared } = preparation.value;
        const begun: BegunWrite = { writeId: randomId(), prepared, made: [], follow };
        progress.begun = begun;
        const stands = (): void => {
          delete progress.begun;
        };
        return commit(context, plan, begun, { stands, grouped: run === command });
      }),
    );
    if (outcome.ok) return { outcome: outcome.value };
    const { begun } = progress;
    return begun
      ? await afterFailure(plan, begun, outcome.problem)
      : { outcome, clean: outcome.problem.code !== 'cellEdit' };
  } catch (error) {
    // A mistake of our own: what was begun is taken back before it is told.
    if (!progress.begun) throw error;
    const { outcome } = await afterFailure(plan, progress.begun, unexpected(error));
    return { outcome };
  }
}

async function commit(
  context: Excel.RequestContext,
  plan: Plan,
  begun: BegunWrite,
  { stands, grouped }: { readonly stands: () => void; readonly grouped: boolean },
): Promise<Attempt<WriteOutcome>> {
  const { writeId, prepared, follow } = begun;
  const added = queueSheets(context, plan, { writeId, prepared }, (sheet) =>
    begun.made.push(sheet),
  );
  const parts = commitParts(plan).map((part) => part.flatMap((i) => added[i] ?? []));
  const dressing = new Dressing(context, prepared.facts, grouped);
  for (const part of parts.slice(0, -1)) {
    dressing.queue(queueContents(part));
    await dressing.sync();
    for (const { ranges } of added) ranges.sent();
  }
  const last = queueContents(parts.at(-1) ?? []);
  const { seen, blocks: filled, followed } = queueBlocks(context, prepared);
  begun.seen = seen;
  const { front } = prepared;
  queueMoved(context, { front, back: front.id }, prepared.moved);
  const stand = askStanding(context, prepared.moved);
  const { beside } = prepared;
  const tables = askTables(
    context,
    beside.map(({ name }) => name),
  );
  dressing.queue(last, { prepared, filled, answered: () => [stand(), tables()] });
  await dressing.sync();
  const grown = grownSince(beside, tables());
  const { sheets, blocks, missed } = await dressing.completed();
  const committed: Committed = { sheets, seen, blocks, followed };
  const made = sheets.map(writtenSheet);
  const written = writtenBlocks(prepared, committed);
  const changed = changedMeanwhile(prepared, written, committed);
  if (changed.length > 0) {
    const taken = await takeBack(leftoversOf(plan, begun, written));
    stands();
    const findings = changed.map((at) => {
      const values = { title: plan.title, address: placeName(at) };
      return { sentence: sentence('changedWhileWriting', values), at };
    });
    if (taken.kind === 'unfinished') return { ok: true, value: { ...taken, findings } };
    const { news } = taken;
    const all = [...findings, ...findingsOf(taken)];
    return { ok: true, value: { kind: 'changed', findings: all, ...(news && { news }) } };
  }
  stands();
  const { title, names } = plan;
  const { moved } = prepared;
  const printed = prepared.printed.flatMap(({ grows, sheetId }) => (grows ? [sheetId] : []));
  const receipt = {
    ...{ id: writeId, title, sheets: made, blocks: written, names, activeBefore: front.id },
    known: prepared.facts.sheets.map(({ id, name }) => ({ id, name })),
    ...(moved.length > 0 && { moved }),
    ...(grown.length > 0 && { grown }),
    ...(printed.length > 0 && { printed }),
  };
  const warnings = [
    ...(await unknownIn(sheets)),
    ...storedDifferently(prepared, made, committed, written),
    ...missed,
  ];
  const finishIn = (own: Excel.RequestContext): ReturnType<typeof finish> =>
    finish(own, plan, prepared, sheets, receipt, follow);
  // What follows is no part of the step that Excel's own undo takes back, and might be refused in a grouped run.
  const finished = grouped ? await wait(finishIn) : await finishIn(context);
  return {
    ok: true,
    value: {
      kind: 'written',
      ...finished,
      ...(warnings.length > 0 ? { warnings } : {}),
    },
  };
}

/** What cannot be fetched says nothing: the write stands. */
async function unknownIn(sheets: readonly CommittedSheet[]): Promise<readonly Finding[]> {
  try {
    const { unknownFunctions } = await import(
      /* webpackChunkName: "works-out-lists" */ '../requests/works-out-lists'
    );
    return unknownFunctions(sheets);
  } catch {
    return [];
  }
}

async function afterFailure(plan: Plan, begun: BegunWrite, problem: Problem): Promise<Outcome> {
  const taken = await takeBack(leftoversOf(plan, begun));
  if (taken.kind === 'unfinished') return { outcome: { ok: true, value: { ...taken, problem } } };
  const { news, taken: sheet } = taken;
  const reason: Problem = sheet === undefined ? problem : { code: 'sheetTaken', sheet };
  const kept = findingsOf(taken);
  if (news || kept.length > 0) {
    const value = { kind: 'kept', problem: reason, kept, ...(news && { news }) } as const;
    return { outcome: { ok: true, value } };
  }
  return { outcome: failed(reason), clean: sheet === undefined };
}

/** `written` where the batch has been answered; else what is known of it is taken from what Excel said beside its error. */
function leftoversOf(
  plan: Plan,
  { writeId, prepared, made, seen }: BegunWrite,
  written?: readonly WrittenBlock[],
): Leftovers {
  return {
    id: writeId,
    sheets: plan.sheets.map(({ name, blocks }, i) => {
      const layouts = blocks.map(layOut);
      const spills = layouts.flatMap((layout) => layout.spills);
      const tables = blocks.flatMap(({ list }) => (list?.kind === 'table' ? [list.name] : []));
      return { name, id: knownId(made[i]), parts: layouts, spills, tables };
    }),
    blocks: prepared.blocks.map(({ place, before, layout }, i) => {
      const isChosen = (row: number, column: number): boolean =>
        before[row]?.[column] !== undefined;
      const known = written?.[i]?.before ?? readIfAnswered(seen?.[i], isChosen);
      const changed = { place, wanted: known ?? before, planned: layout.contents };
      return known ? changed : { ...changed, uncertain: true };
    }),
    names: plan.names,
    moved: prepared.moved,
    tables: prepared.beside.map(({ name, area: from }) => ({ name, from })),
    activeBefore: prepared.front.id,
  };
}

/** The id Excel gave beside its error, if it did. */
function knownId(sheet: Excel.Worksheet | undefined): string | undefined {
  try {
    return sheet?.id;
  } catch {
    return undefined;
  }
}

interface Finished {
  readonly receipt: WrittenReceipt;
  readonly withoutPrintSetup: boolean;
  /** The undo could not be kept in the workbook: it ends with this pane. */
  readonly undoEndsWithPane?: true;
  /** What was written has been calculated once; from now on the user asks for it. */
  readonly calculatesByHand?: true;
}

/** Asks, with a write's last request, for what the pane will look at next; call the answer when Excel has answered. */
type Follow = (
  context: Excel.RequestContext,
  before: WorkbookFacts,
  made: readonly { readonly id: string; readonly name: string }[],
) => () => void;

type Step = 'calculate' | 'show' | 'keep' | 'print' | 'sizes' | 'look';

/**
 * Everything that follows a write that stands: what is shown, what undo needs after a reload, pages. A refusal here (no
 * printer, say) is told and nothing more; then each of them is tried by itself.
 */
async function finish(
  context: Excel.RequestContext,
  plan: Plan,
  prepared: Prepared,
  sheets: readonly CommittedSheet[],
  receipt: Omit<WrittenReceipt, 'others'>,
  follow: Follow,
): Promise<Finished> {
  const { worksheets } = context.workbook;
  const others = prepared.facts.sheets.map(({ id }) => worksheets.getItemOrNullObject(id));
  const entry = entryOf({ ...receipt, others: [] }, new Date());
  let sizes: ReturnType<typeof askSizes> = () => [];
  let seen: ReturnType<Follow> = () => undefined;
  const { calculatesByHand } = prepared;
  const queue: Record<Step, () => void> = {
    // The mode is the user's own, for all open workbooks: it is never changed.
    calculate: () => {
      if (calculatesByHand) for (const { sheet } of sheets) sheet.calculate(true);
    },
    show: () => {
      const shown = plan.activate ?? plan.sheets[0]?.name;
      if (shown === undefined) return;
      const worksheet = worksheets.getItemOrNullObject(shown);
      worksheet.activate();
      const select = plan.sheets.find(({ name }) => name === shown)?.select;
      if (select !== undefined) worksheet.getRange(select).select();
    },
    keep: () => {
      queueEntry(context, entry);
      if (plan.imprints) queueImprints(context, prepared.facts, plan.imprints);
    },
    sizes: () => {
      if (plan.sheets.length > 0) sizes = askSizes(others);
    },
    look: () => {
      const made = sheets.map(({ sheet: { id }, planned: { name } }) => ({ id, name }));
      seen = follow(context, prepared.facts, made);
    },
    print: () => {
      for (const { sheet, planned } of sheets) queuePrintSetup(sheet, planned);
      queuePrintAreas(context, prepared.printed);
    },
  };
  const done = async (steps: readonly Step[]): Promise<boolean> => {
    const outcome = await attempt(async () => {
      for (const step of steps) queue[step]();
      await context.sync();
    });
    return outcome.ok;
  };
  const all = await done(['calculate', 'show', 'keep', 'sizes', 'look', 'print']);
  if (all) seen();
  if (!all) await done(['calculate']);
  if (!all) await done(['show']);
  const kept = all || (await done(['keep']));
  const sized = all || (await done(['sizes']));
  const printed = all || (await done(['print']));
  return {
    receipt: { ...receipt, others: sized ? sizes() : [] },
    withoutPrintSetup: !printed,
    ...(calculatesByHand && { calculatesByHand }),
    ...(kept && entry !== undefined ? {} : { undoEndsWithPane: true }),
  };
}
