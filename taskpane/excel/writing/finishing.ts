import { queuePrintAreas } from '../requests/print-areas';
import { queuePrintSetup, type CommittedSheet } from './committing';
import type { Plan } from '../../plan/plan';
import type { Prepared } from './preparing';
import { attempt } from '../../workbook/problems';
import { queueImprints } from '../requests/facts';
import type { WrittenReceipt } from '../../plan/receipt';
import { askSizes } from '../undo/searching';
import type { WorkbookFacts } from '../../plan/source';
import { entryOf, queueEntry } from '../undo/undo-entry';

export interface Finished {
  readonly receipt: WrittenReceipt;
  readonly withoutPrintSetup: boolean;
  /** The undo could not be kept in the workbook: it ends with this pane. */
  readonly undoEndsWithPane?: true;
  /** What was written has been calculated once; from now on the user asks for it. */
  readonly calculatesByHand?: true;
}

/** Asks, with a write's last request, for what the pane will look at next; call the answer when Excel has answered. */
export type Follow = (
  context: Excel.RequestContext,
  before: WorkbookFacts,
  made: readonly { readonly id: string; readonly name: string }[],
) => () => void;

type Step = 'calculate' | 'show' | 'keep' | 'print' | 'sizes' | 'look';

/**
 * Everything that follows a write that stands: what is shown, what undo needs after a reload, pages. A refusal here (no
 * printer, say) is told and nothing more; then each of them is tried by itself.
 */
export async function finish(
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
