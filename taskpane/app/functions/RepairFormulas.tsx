import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FunctionReference } from '../../reference/help';
import type { Problem } from '../../excel/workbook/problems';
import type { Repair, SheetService } from '../../excel/workbook/workbook';
import { HelpLink, useWording, type Wording } from '../../controls/wording';

interface RepairFormulasProps {
  readonly reference: readonly FunctionReference[];
  readonly sheet: SheetService;
  /** Whether it was asked for where it does not stand: then it begins by itself. */
  readonly begins?: boolean;
  readonly onBegin?: () => void;
}

type State =
  | { readonly step: 'idle' | 'working' }
  | { readonly step: 'done'; readonly repair: Repair }
  | { readonly step: 'problem'; readonly problem: Problem };

/** Formulas that Excel did not know, because the workbook was opened before the add-in was there. */
export function RepairFormulas({
  reference,
  sheet,
  begins = false,
  onBegin,
}: RepairFormulasProps): VNode {
  const words = useWording();
  const { t } = words;
  const [state, setState] = useState<State>({ step: 'idle' });
  const busy = useRef(false);
  const repair = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ step: 'working' });
    onBegin?.();
    let next: State = { step: 'idle' };
    try {
      const ids = reference.map(({ id }) => id);
      const outcome = await sheet.repairFormulas(ids, namespacesOf(reference));
      next = outcome.ok
        ? { step: 'done', repair: outcome.value }
        : { step: 'problem', problem: outcome.problem };
    } finally {
      busy.current = false;
      setState(next);
    }
  };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!begins) return;
    button.current?.focus();
    void repair();
  }, []);
  return (
    <div class="repair">
      <p class="quiet">
        {t('repairLead')}{' '}
        <HelpLink topic={{ kind: 'trouble', id: 'error-name' }}>{t('helpTrouble')}</HelpLink>
      </p>
      <button
        ref={button}
        type="button"
        aria-disabled={state.step === 'working'}
        onClick={() => void repair()}
      >
        {t('repair')}
      </button>
      <p role="status" data-kind={state.step}>
        {sentenceFor(words, state)}
      </p>
    </div>
  );
}

/** Of the development variant, and of this pane where it has one of its own. */
function namespacesOf(reference: readonly FunctionReference[]): readonly string[] {
  const own = reference.flatMap(({ id, name }) =>
    name.endsWith(`.${id}`) ? [name.slice(0, -id.length - 1).toUpperCase()] : [],
  );
  return [...new Set(['DEV', ...own])];
}

function sentenceFor({ t, problem }: Wording, state: State): string {
  switch (state.step) {
    case 'idle':
      return '';
    case 'working':
      return t('repairing');
    case 'problem':
      return problem(state.problem);
    case 'done':
      return outcomeOf(t, state.repair);
  }
}

function outcomeOf(t: Wording['t'], { formulas, sheets, protectedSheets, left }: Repair): string {
  const sentences: string[] = [];
  if (formulas === 1) sentences.push(t('repairedOne'));
  else if (formulas > 1 && sheets === 1) sentences.push(t('repairedSheet', { formulas }));
  else if (formulas > 1) sentences.push(t('repairedMany', { formulas, sheets }));
  if (protectedSheets.length > 0) {
    sentences.push(t('repairProtected', { sheets: protectedSheets }));
  }
  if (left?.count === 1) sentences.push(t('repairLeftOne', { address: left.first }));
  else if (left) sentences.push(t('repairLeftMany', { count: left.count, address: left.first }));
  return sentences.length > 0 ? sentences.join(' ') : t('repairedNone');
}
