import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { InsertionControl } from '../use-insertion';
import { FormulaText } from '../../controls/FormulaText';
import { useWording } from '../../wording';
import type { Occupied } from '../../../workbook/service';
import { shownContent } from '../../controls/shown-content';

export interface CardBarProps {
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

export interface ReplaceQuestionProps {
  readonly occupied: Occupied;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before a filled cell is overwritten. The question itself takes the focus, not a button:
 * pressing Enter twice on Insert must not replace anything.
 */
export function ReplaceQuestion({ occupied, onReplace, onCancel }: ReplaceQuestionProps): VNode {
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
