import { useEffect, useState } from 'preact/hooks';
import { explain, type Explanation } from '../../../why/explanation';
import type { Pane } from '../../../why/found-cell';
import { readFormula, type Formula } from '../../../why/formula/parse';
import { wantedBy } from '../../../why/formula/references';
import type { ActiveCell, ReadReference, Wanted, WhyService } from '../../../workbook/why';

/** A formula that nothing has been written of yet: where it would stand, and the cells it refers to. */
export interface FormulaDraft {
  readonly cell: ActiveCell;
  readonly formula: Formula;
  readonly wanted: readonly Wanted[];
}

/** Undefined for what cannot be read as a formula. */
export function draftOf(text: string, cell: ActiveCell): FormulaDraft | undefined {
  const formula = readFormula(text);
  if (!formula) return undefined;
  const active = { ...cell, formula: text, spill: undefined };
  return { cell: active, formula, wanted: wantedBy(formula, active) };
}

/** What the formula would come to in the active cell, worked out by the same rules; nothing is written. The last one wins. */
export function useOutcome(
  draft: FormulaDraft | undefined,
  service: WhyService | undefined,
  pane: Pane,
): Explanation | undefined {
  const [outcome, setOutcome] = useState<Explanation>();
  useEffect(() => {
    if (!draft) {
      setOutcome(undefined);
      return undefined;
    }
    let left = false;
    const show = (read: readonly ReadReference[]): void => {
      if (!left) setOutcome(explain({ kind: 'ours', labels: undefined, ...draft }, read, pane));
    };
    const { wanted, cell } = draft;
    if (wanted.length === 0) show([]);
    else if (service) {
      void service.read(cell.sheetId, wanted).then((read) => {
        if (read.ok) show(read.value);
        else if (!left) setOutcome(undefined);
      });
    } else setOutcome(undefined);
    return () => {
      left = true;
    };
  }, [draft, service, pane]);
  return outcome;
}
