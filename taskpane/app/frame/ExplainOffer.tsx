import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { withTexts } from '../../../src/language';
import { systems } from '../../../src/systems';
import { onExplainCell } from '../../start/await-office';
import { callsOneOf } from '../../excel/workbook/problems';
import type { FunctionReference } from '../../reference/help';
import type { SelectionSeen, SheetService } from '../../excel/workbook/workbook';
import type { EventsSeen } from '../home/use-events';
import { useWording } from '../../controls/wording';

/** What may be explained of the selected cell. */
interface Explainable {
  readonly address: string;
  /** A formula of ours, or a cell in a table that a job wrote: such tables are named after their system. */
  readonly kind: 'formula' | 'table';
}

/** Whether Why has something to say of the selected cell, as far as its formula and its table tell. */
export function useExplainable(
  seen: SelectionSeen | undefined,
  reference: readonly FunctionReference[],
): Explainable | undefined {
  const isOurs = useMemo(() => {
    const own = reference.map(({ name }) => name.toUpperCase());
    return callsOneOf([...own, ...reference.map(({ id }) => id)], []);
  }, [reference]);
  if (seen?.kind !== 'block') return undefined;
  const { address, formula, table = '' } = seen.selection;
  if (formula !== undefined && isOurs(formula)) return { address, kind: 'formula' };
  const isWritten = systems.some(({ prefix }) => table.toUpperCase().startsWith(`${prefix}_`));
  return isWritten ? { address, kind: 'table' } : undefined;
}

/** What is known of the cell that is active when the pane opens. */
interface Opened {
  readonly seen: SelectionSeen | undefined;
  readonly explainable: Explainable | undefined;
  /** Whether the workbook holds events of ours; undefined while that is being read. */
  readonly hasEvents: boolean | undefined;
}

/**
 * The entry in the menu of a cell opens the pane, and Excel tells the pane nothing else. So a freshly opened pane begins
 * with Why where the first cell it sees holds a formula or a figure of ours, unless something typed in a job waits. A
 * result that is still to be typed is no figure: there the pane begins with Run.
 */
export function useBeginning(
  { seen, explainable, hasEvents }: Opened,
  sheet: SheetService,
  begin: () => void,
): void {
  const first = useRef<Opened>();
  const decided = useRef(false);
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    if (!seen || decided.current) return;
    first.current ??= { seen, explainable, hasEvents };
    const isFormula = first.current.explainable?.kind === 'formula';
    const mayBeFigure = !isFormula && isFilled(first.current.seen);
    if (mayBeFigure && hasEvents === undefined) return;
    decided.current = true;
    if (!isFormula && !(mayBeFigure && hasEvents)) return;
    void sheet.workbook.hasDraft().then(async (kept) => {
      if (!kept.ok || kept.value) return;
      if (isFormula || (await isFigure(sheet))) latest.current();
    });
  }, [seen, explainable, hasEvents, sheet]);
}

/** Whether the workbook holds events of ours; undefined while that is being read. */
export function holdsEvents(seen: EventsSeen): boolean | undefined {
  if (seen.kind === 'reading') return undefined;
  return seen.kind === 'events' && seen.events.length > 0;
}

const isFilled = (seen: SelectionSeen | undefined): boolean =>
  seen?.kind === 'block' && seen.selection.isFilled === true;

async function isFigure(sheet: SheetService): Promise<boolean> {
  const { isFigureActive } = await withTexts(
    'why',
    () => import(/* webpackChunkName: "why" */ '../../why/view/use-explanation'),
  );
  return isFigureActive(sheet);
}

/** Where the runtime is shared, the entry in the menu of a cell asks the open pane, too. */
export function useAskedToExplain(explain: () => void): void {
  const latest = useRef(explain);
  latest.current = explain;
  useEffect(
    () =>
      onExplainCell(() => {
        latest.current();
      }),
    [],
  );
}

/** Leads to Why for the selected cell: from a job, too, which stays open. */
export function ExplainOffer({
  address,
  onExplain,
}: {
  readonly address: string;
  readonly onExplain: () => void;
}): VNode {
  const { t } = useWording();
  return (
    <div class="status">
      <button type="button" onClick={onExplain}>
        {t('explainCell', { address })}
      </button>
    </div>
  );
}
