import type { ComponentChildren, VNode } from 'preact';
import type { Plan } from '../../plan/plan';
import { Icon } from '../controls/Icon';
import { useWording, type Wording } from '../wording';
import { PlanPreview } from './PlanPreview';

export interface ActionBarProps {
  /** What goes on. */
  readonly state: ComponentChildren;
  readonly isRunning: boolean;
  /** What will be written; absent without a preview. */
  readonly plan: Plan | undefined;
  /** Whether the view shows the plan by itself: then the bar names it only. */
  readonly planIsShown: boolean;
  readonly onPreview: () => void;
  readonly onWrite: () => void;
  /** Leads to the next step once something has been written; absent before. */
  readonly onNext: (() => void) | undefined;
}

/** The bottom of a job: its state, what it will write, and the one action that comes next. It never scrolls away. */
export function ActionBar(props: ActionBarProps): VNode {
  const words = useWording();
  const { t } = words;
  const { state, isRunning, plan, planIsShown, onPreview, onWrite, onNext } = props;
  const isNext = plan === undefined && onNext !== undefined;
  return (
    <section class="bar" aria-label={t('actions')}>
      {state}
      {plan &&
        (planIsShown ? (
          <p>{writesLine(words, plan)}</p>
        ) : (
          <details>
            <summary>
              <Icon name="open" class="turn" />
              {writesLine(words, plan)}
            </summary>
            <PlanPreview plan={plan} isOpen={false} />
          </details>
        ))}
      <div class="acts">
        {plan && (
          <button
            type="button"
            class="primary grow"
            aria-disabled={isRunning}
            onClick={() => {
              if (!isRunning) onWrite();
            }}
          >
            {t('write')}
          </button>
        )}
        {isNext && (
          <button type="button" class="primary grow" onClick={onNext}>
            {t('toNextStep')}
          </button>
        )}
        <button
          type="button"
          class={plan || isNext || isRunning ? undefined : 'primary grow'}
          onClick={onPreview}
        >
          {t(plan ? 'previewAgain' : 'preview')}
        </button>
      </div>
    </section>
  );
}

/** What a plan writes, in one line. */
function writesLine({ t }: Wording, { sheets, blocks }: Plan): string {
  const made = sheets.map(({ name }) => name);
  const others = [...new Set(blocks.map(({ sheet }) => sheet))];
  if (others.length === 0) return t('writesSheets', { count: made.length, sheets: made });
  if (made.length === 0) return t('writesOn', { sheets: others });
  return t('writesBoth', { count: made.length, sheets: made, others });
}
