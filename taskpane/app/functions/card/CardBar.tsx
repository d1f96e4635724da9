import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { InsertionControl } from '../use-insertion';
import { FormulaText } from './Examples';
import { useWording } from '../../../controls/wording';
import type { Occupied } from '../../../excel/workbook/workbook';
import { shownContent } from '../../../controls/shown-content';
import { explain, type Explanation } from '../../../why/explanation';
import type { Pane } from '../../../why/found-cell';
import { type Formula, readFormula } from '../../../why/formula/node';
import { wantedBy } from '../../../why/formula/references';
import type { ActiveCell, ReadReference, Wanted, WhyService } from '../../../excel/workbook/why';

interface CardBarProps {
  readonly functionId: string;
  /** The formula as this Excel writes it, and what it gives, or what keeps it from giving anything. */
  readonly formula: string;
  readonly gives: string | undefined;
  readonly state: string | undefined;
  /** The cell the formula goes into, on the active sheet. */
  readonly target: string | undefined;
  readonly canInsert: boolean;
  readonly onInsert: () => void;
  /** Absent where nothing is explained. */
  readonly why: { readonly isOpen: boolean; readonly onPress: () => void } | undefined;
  readonly insertion: InsertionControl;
}

/** The bottom of a card: the formula, its result, and the way into the sheet. */
export function CardBar(props: CardBarProps): VNode {
  const { functionId, formula, gives, state, target, canInsert, onInsert, why, insertion } = props;
  const { t } = useWording();
  const button = useRef<HTMLButtonElement>(null);
  const asked = insertion.state.step === 'asking' && insertion.state.functionId === functionId;
  const occupied =
    insertion.state.step === 'asking' && asked ? insertion.state.occupied : undefined;
  useEffect(() => {
    // The question is gone: its button takes the focus again.
    if (!asked) return undefined;
    return () => {
      button.current?.focus();
    };
  }, [asked]);
  return (
    <section class="bar card-bar" aria-label={t('cardBar')}>
      <p class="state" role="status">
        <FormulaText formula={formula} />
        {gives !== undefined && (
          <>
            {' '}
            {t('gives')} <b class="number">{gives}</b>
          </>
        )}
        {state !== undefined && <span class="line"> {state}</span>}
      </p>
      {occupied && (
        <ReplaceQuestion
          occupied={occupied}
          onReplace={insertion.replace}
          onCancel={insertion.cancel}
        />
      )}
      <div class="acts">
        <button
          ref={button}
          type="button"
          class={asked ? 'grow' : 'primary grow'}
          aria-disabled={!canInsert}
          onClick={() => {
            if (canInsert) onInsert();
          }}
        >
          {target === undefined ? t('insert') : t('cardInsertInto', { address: target })}
        </button>
        {why && (
          <button type="button" aria-expanded={why.isOpen} onClick={why.onPress}>
            {t('viewWhy')}
          </button>
        )}
      </div>
    </section>
  );
}

interface ReplaceQuestionProps {
  readonly occupied: Occupied;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before a filled cell is overwritten. The question itself takes the focus, not a button:
 * pressing Enter twice on Insert must not replace anything.
 */
function ReplaceQuestion({ occupied, onReplace, onCancel }: ReplaceQuestionProps): VNode {
  const { t } = useWording();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [occupied]);
  const { place, content } = occupied;
  return (
    <div
      ref={box}
      class="question"
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p id={id}>{t('occupied', { address: place.address, content: shownContent(content) })}</p>
      <button type="button" onClick={onReplace}>
        {t('replace')}
      </button>
      <button type="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}

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
