import type { ComponentChildren, VNode } from 'preact';
import type { Plan } from '../../../sheets/plan';
import { Icon } from '../../../controls/Row';
import { useWording, type Wording } from '../../../controls/wording';
import { PlanPreview } from '../PlanPreview';
import { useEffect, useRef, useState } from 'preact/hooks';
import { shareOf } from '../../slices';
import type { RunState } from '../../operation-state';
import { useAnnounce } from '../../../controls/use-selection';
import { CopyDetails } from '../../../controls/status/Failure';

/** The one action that comes next. */
export interface BarAction {
  /** Another action is another button: what is pressed never becomes something else under the finger. */
  readonly id: 'form' | 'write' | 'offer' | 'go' | 'next' | 'undo' | 'again';
  readonly label: string;
  /** For readers, where the label alone does not say who is meant. */
  readonly spoken?: string | undefined;
  readonly onPress: () => void;
  readonly sign?: 'undo';
}

export interface ActionBarProps {
  /** What goes on. */
  readonly state: ComponentChildren;
  /** While the workbook is written nothing else can be asked for; the buttons keep the focus. */
  readonly isBusy: boolean;
  /** What will be written; absent without a preview. */
  readonly plan: Plan | undefined;
  /** Whether the view shows the plan by itself: then the bar names it only. */
  readonly planIsShown: boolean;
  /** Filled; absent where the other one is, or where there is none. */
  readonly first: BarAction | undefined;
  /** The button of the form: it asks for a preview, or stops it. The same element, so that the focus in it stays. */
  readonly form: BarAction | undefined;
  /** Whether the form's button is the next action. */
  readonly isFormNext: boolean;
}

/** The bottom of a job: its state, what it will write, and the one action that comes next. It never scrolls away. */
export function ActionBar(props: ActionBarProps): VNode {
  const words = useWording();
  const { t } = words;
  const { state, isBusy, plan, planIsShown, first, form, isFormNext } = props;
  return (
    <section class="bar" aria-label={t('actions')}>
      {state}
      {plan &&
        writesAnything(plan) &&
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
        {first && <BarButton key={first.id} action={first} isBusy={isBusy} look="primary grow" />}
        {form && (
          <BarButton
            key={form.id}
            action={form}
            isBusy={isBusy}
            look={isFormNext ? 'primary grow' : first ? undefined : 'grow'}
          />
        )}
      </div>
    </section>
  );
}

function BarButton({
  action: { label, spoken, onPress, sign },
  isBusy,
  look,
}: {
  readonly action: BarAction;
  readonly isBusy: boolean;
  readonly look: string | undefined;
}): VNode {
  return (
    <button
      type="button"
      class={look}
      aria-label={spoken}
      aria-disabled={isBusy}
      onClick={({ detail }) => {
        // The second press of a double one may meet another button than the first.
        if (!isBusy && detail < 2) onPress();
      }}
    >
      {sign && <Icon name={sign} />}
      {label}
    </button>
  );
}

/** Whether a plan writes anything: some jobs make a text to be copied. */
export function writesAnything({ sheets, blocks }: Plan): boolean {
  return sheets.length > 0 || blocks.length > 0;
}

/** What a plan writes, in one line. */
export function writesLine({ t }: Wording, { sheets, blocks }: Plan): string {
  const made = sheets.map(({ name }) => name);
  const others = [...new Set(blocks.map(({ sheet }) => sheet))];
  if (others.length === 0) return t('writesSheets', { count: made.length, sheets: made });
  if (made.length === 0) return t('writesOn', { sheets: others });
  return t('writesBoth', { count: made.length, sheets: made, others });
}

/** Progress is told in this many parts. */
const parts = 4;
/** Milliseconds between two parts that are announced. */
const pause = 5000;

export interface RunLineProps {
  readonly state: RunState<unknown>;
  /** Only what takes its time is told. */
  readonly isSlow: boolean;
  /** The view has a heading that says what goes on: here stands only how far it is. */
  readonly isHeaded?: boolean;
  /** What is said where nothing goes on. */
  readonly note?: string;
}

/** What goes on, or why there is nothing to go on with. */
export function RunLine({ state, isSlow, isHeaded = false, note = '' }: RunLineProps): VNode {
  const words = useWording();
  const announce = useAnnounce();
  const isRunning = state.step === 'reading' || state.step === 'computing';
  const sentence = isRunning && !isSlow ? '' : sentenceFor(words, state);
  const toldAt = useRef(-pause);
  useEffect(() => {
    if (sentence === '') return;
    const isPart = isUnderWay(state);
    if (isPart && Date.now() - toldAt.current < pause) return;
    toldAt.current = Date.now();
    announce(sentence);
  }, [sentence, announce]);
  /** The first one comes with what it belongs to. */
  const noted = useRef(note);
  useEffect(() => {
    if (noted.current !== '' && note !== '') announce(note);
    noted.current = note;
  }, [note, announce]);
  return (
    <>
      <p class="run" data-kind={state.step}>
        {(isHeaded && isRunning && !isUnderWay(state) ? '' : sentence) || note}
      </p>
      {state.step === 'computing' && isSlow && (
        <progress value={shareOf(state.done)} max={1} aria-label={words.t('computing')} />
      )}
      {state.step === 'problem' && state.problem.code === 'unexpected' && <CopyDetails />}
    </>
  );
}

/** Whether some of the work is done. */
function isUnderWay(state: RunState<unknown>): boolean {
  return (
    state.step === 'computing' &&
    (typeof state.done === 'object' || Math.floor(state.done * parts) > 0)
  );
}

function sentenceFor({ t, problem }: Wording, state: RunState<unknown>): string {
  switch (state.step) {
    case 'reading':
      return t(state.calculating === true ? 'readingCalculating' : 'reading');
    case 'computing': {
      if (typeof state.done === 'object') return t('computingGroup', state.done);
      const percent = (100 / parts) * Math.floor(state.done * parts);
      return percent === 0 ? t('computing') : t('computingPart', { percent });
    }
    case 'cancelled':
      return t('stopped');
    case 'problem':
      return problem(state.problem);
    default:
      return '';
  }
}

/** Nothing is shown of what takes less than so many milliseconds. */
const patience = 400;

/** Whether something has been going on for a while. */
export function useSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(setSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isRunning && isSlow;
}
