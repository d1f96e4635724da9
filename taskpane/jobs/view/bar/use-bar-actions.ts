import { type MutableRef, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Lists } from '../../operation';
import type { OperationRun } from '../../operation-run';
import { type OperationState, type RunState, shownPreview } from '../../operation-state';
import type { Writer, WriterState } from '../../writer';
import type { Place } from '../../../sheets/address';
import type { WrittenReceipt } from '../../../sheets/receipt';
import { useWording } from '../../../controls/wording';
import { type ActionBarProps, type BarAction, writesAnything, writesLine } from './ActionBar';
import type { Offer } from '../operation-props';
import type { UnfinishedWrite } from '../Written';
import { useNextSteps } from '../use-writer';
import { useAnnounce } from '../../../controls/use-selection';

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
export function useTold<Detail>(run: RunState<Detail>, ofPreview: string): void {
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

export interface Questions {
  readonly all: number;
  readonly open: number;
  /** Leads to the first answer of the next question that is open. */
  readonly next: () => void;
}

/** The questions that a view shows: each is a `.question`, and says whether it is open. */
export function useQuestions(main: RefObject<HTMLElement>): Questions {
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
