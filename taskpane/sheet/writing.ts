import { placeName } from './address';
import { readBlock } from './block-state';
import { queuePlan, queuePrintSetup, type Committed, type CommittedSheet } from './committing';
import { layOut } from './layout';
import { checkPlan } from './plan-check';
import type { Plan } from './plan';
import { prepare, type Prepared, type Preparation } from './preparing';
import { attempt, type Attempt } from './problems';
import type { Leftovers, SheetContents, WrittenReceipt } from './receipt';
import { command, wait } from './requests';
import { takeBack } from './taking-back';
import type { FilledCell, Writing } from './workbook';

/** See WorkbookService.write. */
export async function write(
  plan: Plan,
  agreed: readonly FilledCell[] = [],
): Promise<Attempt<Writing>> {
  checkPlan(plan);
  const first = await writeOnce(plan, agreed, command);
  // An Excel that cannot undo all of it in one step writes it without that promise.
  if (first.ok || first.problem.code !== 'undoNotSupported') return first;
  return writeOnce(plan, agreed, wait);
}

async function writeOnce(
  plan: Plan,
  agreed: readonly FilledCell[],
  run: typeof command,
): Promise<Attempt<Writing>> {
  /** Known once the batch has been begun: from then on a failure may leave something. */
  let begun: { readonly prepared: Prepared; readonly made: Excel.Worksheet[] } | undefined;
  const outcome = await attempt(() =>
    run(async (context): Promise<Attempt<Writing>> => {
      const preparation: Attempt<Preparation> = await prepare(context, plan, agreed);
      if (!preparation.ok) return preparation;
      if (preparation.value.kind !== 'ready') return { ok: true, value: preparation.value };
      const { prepared } = preparation.value;
      const made: Excel.Worksheet[] = [];
      begun = { prepared, made };
      const committed = queuePlan(context, plan, prepared, (sheet) => made.push(sheet));
      await context.sync();
      const receipt = receiptOf(plan, prepared, committed);
      begun = undefined;
      const withoutPrintSetup = !(await finish(context, plan, committed.sheets));
      return { ok: true, value: { kind: 'written', receipt, withoutPrintSetup } };
    }),
  );
  if (outcome.ok) return outcome.value;
  if (!begun) return outcome;
  const taken = await takeBack(leftoversOf(plan, begun.prepared, begun.made));
  return taken.kind === 'undone'
    ? outcome
    : { ok: true, value: { ...taken, problem: outcome.problem } };
}

/** Pages and what is shown. The plan stands already: a refusal here (no printer, say) is told and nothing more. */
async function finish(
  context: Excel.RequestContext,
  plan: Plan,
  sheets: readonly CommittedSheet[],
): Promise<boolean> {
  const shown = plan.activate ?? plan.sheets[0]?.name;
  if (shown !== undefined) {
    await attempt(async () => {
      context.workbook.worksheets.getItem(shown).activate();
      await context.sync();
    });
  }
  if (plan.sheets.every(({ print }) => print === undefined)) return true;
  const printed = await attempt(async () => {
    for (const [i, planned] of plan.sheets.entries()) {
      const sheet = sheets[i]?.sheet;
      if (sheet) queuePrintSetup(sheet, planned);
    }
    await context.sync();
  });
  return printed.ok;
}

function receiptOf(plan: Plan, prepared: Prepared, committed: Committed): WrittenReceipt {
  const sheets = plan.sheets.flatMap((planned, i) => {
    const made = committed.sheets[i];
    if (!made) return [];
    const spills = planned.blocks.flatMap((block) => layOut(block).spills);
    return [{ id: made.sheet.id, name: planned.name, contents: contentsOf(made.used), spills }];
  });
  const blocks = prepared.blocks.flatMap(({ place, before }, i) => {
    const asked = committed.blocks[i];
    const after = asked && readBlock(asked, (row, column) => before[row]?.[column] !== undefined);
    if (!after?.ok) throw new Error(`${placeName(place)} cannot be read back.`);
    return [{ place, before, after: after.value }];
  });
  const { title, names } = plan;
  return { title, sheets, blocks, names, activeBefore: prepared.activeBefore };
}

export function contentsOf(used: Excel.Range): SheetContents {
  if (used.isNullObject) return { area: undefined, formulas: [] };
  const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = used;
  return { area: { row, column, rows, columns }, formulas: used.formulas as unknown[][] };
}

function leftoversOf(plan: Plan, prepared: Prepared, made: readonly Excel.Worksheet[]): Leftovers {
  return {
    sheets: plan.sheets.map(({ name, blocks }, i) => ({
      name,
      id: knownId(made[i]),
      areas: blocks.flatMap((block) => {
        const { area, spills } = layOut(block);
        return [area, ...spills];
      }),
    })),
    sheetsBefore: prepared.facts.sheets.map(({ id }) => id),
    blocks: prepared.blocks.map(({ place, before }) => ({ place, wanted: before })),
    names: plan.names.map(({ name }) => name),
  };
}

/** The id Excel gave beside its error, if it did: reading what was not loaded throws. */
function knownId(sheet: Excel.Worksheet | undefined): string | undefined {
  try {
    return sheet?.id;
  } catch {
    return undefined;
  }
}
