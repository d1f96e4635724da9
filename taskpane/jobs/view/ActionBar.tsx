import type { ComponentChildren, RefObject, VNode } from 'preact';
import type { Plan } from '../../sheets/plan';
import { Icon } from '../../controls/Row';
import { useWording, type Wording } from '../../controls/wording';
import { PlanPreview } from './PlanPreview';
import { type MutableRef, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { shareOf } from '../slices';
import { type OperationState, type RunState, shownPreview } from '../operation-state';
import { useAnnounce } from '../../controls/use-selection';
import { CopyDetails } from '../../controls/status/Failure';
import type { Lists } from '../operation';
import type { OperationRun } from '../operation-run';
import type { Writer, WriterState } from '../writer';
import type { Place } from '../../sheets/address';
import type { WrittenReceipt } from '../../sheets/receipt';
import type { Offer } from './operation-props';
import type { UnfinishedWrite } from './Written';
import { useNextSteps } from './use-writer';

/** The one action that comes next. */
interface BarAction {
  /** Another action is another button: what is pressed never becomes something else under the finger. */
  readonly id: 'form' | 'write' | 'offer' | 'go' | 'next' | 'undo' | 'again';
  readonly label: string;
  /** For readers, where the label alone does not say who is meant. */
  readonly spoken?: string | undefined;
  readonly onPress: () => void;
  readonly sign?: 'undo';
}

interface ActionBarProps {
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
function writesLine({ t }: Wording, { sheets, blocks }: Plan): string {
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

interface RunLineProps {
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

interface BarGiven<L extends Lists, Options, Detail, Known> {
  readonly run: OperationRun<L, Options, Detail, Known>;
  readonly state: OperationState<L, Options, Detail, Known>;
  /** What the view shows: while it looks again by itself, what was there before. */
  readonly seen: RunState<Detail>;
  readonly isRunning: boolean;
  readonly isSlow: boolean;
  readonly written: WriterState;
  readonly writer: Writer;
  /** Written here, with nothing begun since. */
  readonly isWritten: boolean;
  readonly main: RefObject<HTMLElement>;
  readonly show: (place: Place) => void;
  readonly askedFor: MutableRef<boolean>;
  /** Whether Write was pressed. */
  readonly pressed: MutableRef<boolean>;
  readonly told: string | undefined;
  /** What puts right all that is refused. */
  readonly offer: Offer | undefined;
  /** The write that Excel stopped halfway. */
  readonly halfway: UnfinishedWrite | undefined;
  /** Has the form look at the workbook again. */
  readonly onReadAgain: (() => void) | undefined;
}

type BarActions = Pick<ActionBarProps, 'isBusy' | 'first' | 'form' | 'isFormNext'> & {
  /** Offered above a preview: a new one of what the workbook holds now. */
  readonly again?: BarAction;
  /** The state of the questions, or that it looks again by itself. */
  readonly note: string;
  /** How many questions the view shows that are not answered. */
  readonly unanswered: number;
};

/** Which action comes next in a job: one is filled, or none while something goes on. */
export function useBarActions<L extends Lists, Options, Detail, Known>(
  given: BarGiven<L, Options, Detail, Known>,
): BarActions {
  const { run, seen, isRunning, isSlow, written, writer, isWritten, main, show, askedFor } = given;
  const words = useWording();
  const { t } = words;
  const steps = useNextSteps();
  const questions = useQuestions(main);
  const shown = shownPreview(seen);
  const plan = shown?.computed.plan;
  const { all, open: unanswered } = questions;
  const asks = seen.step === 'refused' && seen.refusals.every((refusal) => refusal.asks);
  const answers = asks && all > 0 ? t('answered', { count: all - unanswered, all }) : '';
  useTold(given.state.run, given.told ?? (plan ? writesLine(words, plan) : ''));
  const ask = (again: boolean): void => {
    writer.clear();
    askedFor.current = true;
    void run.preview({ pressed: true, again });
    if (again) given.onReadAgain?.();
  };
  const preview: BarAction = {
    id: 'form',
    label: t(plan ? 'previewAgain' : 'preview'),
    onPress: () => {
      ask(plan !== undefined);
    },
  };
  const none = { isBusy: false, first: undefined, isFormNext: false, note: '', unanswered };
  if (given.halfway) {
    const takeBack: BarAction = {
      id: 'undo',
      label: t('takeBack'),
      sign: 'undo',
      onPress: () => void writer.takeBack(),
    };
    const again: BarAction = {
      id: 'again',
      label: t('again'),
      onPress: () => void writer.writeAgain(),
    };
    return {
      ...none,
      isBusy: written.step === 'working',
      first: takeBack,
      // Only the job that began it can go on with it.
      form: given.pressed.current && given.halfway.plan ? again : undefined,
    };
  }
  if (isWritten && written.step === 'written') {
    const { receipt } = written;
    const place = placeOf(receipt);
    const go: BarAction | undefined = place && {
      id: 'go',
      label: t('goSheet', { sheet: place.sheet }),
      onPress: () => {
        show(place);
      },
    };
    const on: BarAction | undefined = steps && {
      id: 'go',
      label: t('backToEvent'),
      onPress: steps.home,
    };
    const undo: BarAction = {
      id: 'undo',
      label: t('undo'),
      sign: 'undo',
      onPress: () => void writer.undo(),
    };
    // What somebody has changed since stays.
    return { ...none, first: go ?? on, form: written.edited === true ? undefined : undo };
  }
  if (isRunning && isSlow) {
    const stop: BarAction = {
      id: 'form',
      label: t('stop'),
      onPress: () => {
        run.cancel();
      },
    };
    return { ...none, form: stop };
  }
  const isBusy = isRunning || written.step === 'working';
  if (plan && !writesAnything(plan)) return { ...none, isBusy, form: preview };
  if (plan) {
    const write: BarAction = {
      id: 'write',
      label: t('write'),
      onPress: () => {
        given.pressed.current = true;
        void writer.write(plan);
      },
    };
    return { ...none, isBusy, first: write, form: undefined, again: preview };
  }
  if (seen.step !== 'refused') return { ...none, isBusy, form: preview, isFormNext: true };
  const again: BarAction = {
    ...preview,
    label: t('runAgain'),
    onPress: () => {
      ask(true);
    },
  };
  if (answers !== '' && unanswered > 0) {
    const next: BarAction = { id: 'next', label: t('nextQuestion'), onPress: questions.next };
    return { ...none, isBusy, first: next, form: again, note: answers };
  }
  if (given.offer) {
    const { label, spoken, note = t('looksAgain'), plan: repair } = given.offer;
    const offered: BarAction = {
      id: 'offer',
      label,
      spoken,
      onPress: () => {
        askedFor.current = true;
        void writer.write(repair);
      },
    };
    return { ...none, isBusy, first: offered, form: again, note };
  }
  const at = seen.refusals.find((refusal) => refusal.at !== undefined)?.at;
  if (!at) return { ...none, isBusy, form: preview, isFormNext: true };
  const first: BarAction = {
    id: 'go',
    label: t('goFirst'),
    onPress: () => {
      show(at);
    },
  };
  return { ...none, isBusy, first, form: again, note: t('looksAgain') };
}

/** The first sheet that was made, or the first cells that were written. */
function placeOf({ sheets, blocks }: WrittenReceipt): Place | undefined {
  const [sheet] = sheets;
  if (sheet?.id === undefined) return blocks[0]?.place;
  const area = { row: 0, column: 0, rows: 1, columns: 1 };
  return { sheetId: sheet.id, sheet: sheet.name, area };
}

/** Tells readers what came of a look at the workbook: the preview, or how much has to be fixed or answered. */
function useTold<Detail>(run: RunState<Detail>, ofPreview: string): void {
  const { t } = useWording();
  const announce = useAnnounce();
  const before = useRef(run.step);
  useEffect(() => {
    const hadProblems = before.current === 'refused';
    // What a change in the preview has done is told where it was made.
    if (run.step === 'preview' && before.current !== 'preview') {
      announce(hadProblems ? `${t('nothingToFix')}. ${ofPreview}` : ofPreview);
    }
    if (run.step === 'refused') {
      const asked = run.refusals.filter(({ asks }) => asks).length;
      const problems = run.refusals.length - asked;
      announce(
        problems > 0 ? t('fixCount', { count: problems }) : t('askedCount', { count: asked }),
      );
    }
    if (run.step !== 'reading' && run.step !== 'computing') before.current = run.step;
  }, [run]);
}

interface Questions {
  readonly all: number;
  readonly open: number;
  /** Leads to the first answer of the next question that is open. */
  readonly next: () => void;
}

/** The questions that a view shows: each is a `.question`, and says whether it is open. */
function useQuestions(main: RefObject<HTMLElement>): Questions {
  const [{ all, open }, setCounts] = useState({ all: 0, open: 0 });
  useLayoutEffect(() => {
    const found = [...(main.current?.querySelectorAll<HTMLElement>('.question') ?? [])];
    const counts = { all: found.length, open: found.filter(isOpen).length };
    if (counts.all !== all || counts.open !== open) setCounts(counts);
  });
  const next = (): void => {
    const questions = [...(main.current?.querySelectorAll<HTMLElement>('.question') ?? [])];
    const found = questions.find(isOpen);
    const step = found?.closest<HTMLDetailsElement>('details');
    if (step) step.open = true;
    found?.querySelector<HTMLElement>('input, select, button')?.focus();
  };
  return { all, open, next };
}

const isOpen = ({ dataset }: HTMLElement): boolean => dataset['open'] === 'true';
