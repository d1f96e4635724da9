import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { helpAddress } from '../../reference/help';
import { shownFormula, shownResult, signature } from '../../plan/notation';
import type { FunctionReference } from '../../reference/types';
import { ParameterList } from './ParameterList';
import { ReplaceQuestion } from './ReplaceQuestion';
import type { InsertionControl } from './use-insertion';
import { useWording } from '../wording';

export interface FunctionCardProps {
  readonly entry: FunctionReference;
  /** Absent outside Excel. */
  readonly insertion: InsertionControl | undefined;
  readonly open: boolean;
}

export function FunctionCard({ entry, insertion, open }: FunctionCardProps): VNode {
  const { t, mark, language } = useWording();
  const { name, description, examples, clauses } = entry;
  const formula = shownFormula(examples[0].formula, mark);
  return (
    <details class="function" open={open}>
      <summary>
        <span class="name">{name}</span>
        <span class="what">{description}</span>
      </summary>
      <h3>{t('signature')}</h3>
      <p>
        <code>{signature(entry, mark)}</code>
      </p>
      <h3>{t('examples')}</h3>
      {examples.map((example) => (
        <p key={example.formula}>
          <code>{shownFormula(example.formula, mark)}</code> {t('gives')}{' '}
          <strong>{shownResult(example.result, mark)}</strong>
        </p>
      ))}
      {insertion && <InsertButton entry={entry} shown={formula} insertion={insertion} />}
      <h3>{t('arguments')}</h3>
      <ParameterList parameters={entry.parameters} />
      <p class="sources">
        {t('clauses')}: {clauses.join(', ')}
        <a
          href={helpAddress({ kind: 'function', id: entry.id }, language)}
          target="_blank"
          rel="noopener"
        >
          {t('help', { name })}
        </a>
      </p>
    </details>
  );
}

interface InsertButtonProps {
  readonly entry: FunctionReference;
  readonly shown: string;
  readonly insertion: InsertionControl;
}

/** The button and, where the cell is filled, the question under it. */
function InsertButton({ entry, shown, insertion }: InsertButtonProps): VNode {
  const { t } = useWording();
  const button = useRef<HTMLButtonElement>(null);
  const { state } = insertion;
  const answered = (answer: () => void) => () => {
    button.current?.focus();
    answer();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="primary"
        aria-label={t('insertLabel', { formula: shown })}
        onClick={() => {
          insertion.insert(entry.id, entry.examples[0].formula);
        }}
      >
        {t('insert')}
      </button>
      {state.step === 'asking' && state.functionId === entry.id && (
        <ReplaceQuestion
          occupied={state.occupied}
          onReplace={answered(insertion.replace)}
          onCancel={answered(insertion.cancel)}
        />
      )}
    </>
  );
}
