import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { systems } from '../../../systems';
import { onExplainCell } from '../../start/commands';
import { callsOneOf } from '../../workbook/our-formulas';
import type { FunctionReference } from '../../reference/types';
import type { SelectionSeen } from '../../workbook/service';
import type { WorkbookService } from '../../workbook/workbook';
import { useWording } from '../wording';

/** What may be explained of the selected cell. */
export interface Explainable {
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

/**
 * The entry in the menu of a cell opens the pane, and Excel tells the pane nothing else. So a freshly opened pane begins
 * with Why where the first cell it sees holds a formula of ours, unless something typed in a job waits. Tables are where
 * results are typed: there the pane begins with Run.
 */
export function useBeginning(
  seen: SelectionSeen | undefined,
  explainable: Explainable | undefined,
  workbook: WorkbookService,
  begin: () => void,
): void {
  const decided = useRef(false);
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    if (!seen || decided.current) return;
    decided.current = true;
    if (explainable?.kind !== 'formula') return;
    void workbook.hasDraft().then((kept) => {
      if (kept.ok && !kept.value) latest.current();
    });
  }, [seen, explainable, workbook]);
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
