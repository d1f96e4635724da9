import type { VNode } from 'preact';
import { type MutableRef, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lists, Operation } from '../operation';
import { AskedHeading } from '../../controls/ColumnChoice';
import { Step } from '../../controls/Step';
import { useWording } from '../../controls/wording';
import { ActionBar, RunLine, useBarActions, useSlow, writesAnything } from './ActionBar';
import { Findings, Refusals, refusalsApart, Warnings } from './Findings';
import { JobMain, useLookAgain, useShow } from './use-seen';
import { ListSteps } from './lists/ListSource';
import type { JobView, JobViewProps, OperationViewProps } from './operation-props';
import { OverwriteDialog, PlanPreview } from './PlanPreview';
import { useDraft } from './use-draft';
import { Unfinished, type UnfinishedWrite, Written } from './Written';
import { record } from '../../details';
import { OperationRun } from '../operation-run';
import {
  type OperationState,
  type PreviewState,
  type RunState,
  shownPreview,
} from '../operation-state';
import type { WorkbookService } from '../../excel/workbook/workbook';
import type { WriterState } from '../writer';
import type { WrittenReceipt } from '../../sheets/receipt';

/** The view of a job that is one operation, with its form, preview and next jobs. */
export function jobView<L extends Lists, Options, Detail, Known>(
  job: Omit<OperationViewProps<L, Options, Detail, Known>, keyof JobViewProps>,
): JobView {
  return (props) => <OperationView {...props} {...job} />;
}

/** Any operation: its lists, options, preview and the way into the sheet. */
export function OperationView<L extends Lists, Options, Detail, Known>(
  props: OperationViewProps<L, Options, Detail, Known>,
): VNode {
  const { operation, workbook, writing, part, choice, onReadAgain, links } = props;
  const { opens = false, step = {}, next = [] } = props;
  const { leadsOn: LeadsOn, form: Form, preview: Preview } = props;
  const words = useWording();
  const { t, say } = words;
  const { state, run } = useOperation(operation, workbook);
  const { state: written, writer } = writing;
  const show = useShow(workbook);
  const main = useRef<HTMLElement>(null);
  /** Only what the user asked for takes the focus; a preview that follows the options does not. */
  const askedFor = useRef(false);
  const previewed = useRef<HTMLElement>(null);
  const change = (options: Options): void => {
    // A change in the preview may end it: the text shown instead takes the focus.
    askedFor.current = previewed.current?.contains(document.activeElement) ?? false;
    void run.setOptions(options);
  };
  const { isRunning, isSlow, seen, shown, isBare, isHeaded } = useShownRun(
    state.run,
    opens,
    askedFor,
  );
  const { pressed, done, inBetween, isUndone, halfway } = useWritesHere(written, run);
  const isWritten = done !== undefined;
  const { wheres, setWheres, isReady, offers, isTooLong, isUnreadable } = useDraft({
    operation,
    run,
    state,
    isWritten,
    part,
  });
  const listAsks = Object.values(state.lists).some((list) => list.step === 'read' && !list.read.ok);
  usePreviewByItself({
    ...{ run, workbook, opens, isReady, isWritten, isUndone, inBetween, askedFor },
    isRefused: state.run.step === 'refused' || seen.step === 'refused',
    isTakenAlong: isTakenAlong(seen),
    isListRefused: listAsks,
  });
  const bar = useBarActions({
    ...{ run, state, seen, isRunning, isSlow, written, writer, isWritten, main, show, askedFor },
    ...{ pressed, offer: props.offer, onReadAgain, halfway },
    told: shown && props.told?.(shown.computed.detail, words),
  });
  const isPast = seen.step === 'preview' || seen.step === 'computing' || seen.step === 'refused';
  const numberOfLists = Object.keys(operation.lists).length;
  /** What is asked in the form is asked there alone. */
  const formAsks =
    seen.step === 'refused' &&
    step.asks?.(state.known) === true &&
    bar.unanswered > 0 &&
    seen.refusals.every(({ asks }) => asks);
  const refusals = seen.step === 'refused' && (
    <Refusals
      {...refusalsApart(formAsks ? [] : seen.refusals, state.lists, operation.lists, words)}
      {...{ onShow: show, asked: askedFor }}
    />
  );
  if (halfway || done) {
    return (
      <>
        <JobMain main={main}>
          {halfway && <Unfinished write={halfway} />}
          {done && (
            <Written
              {...{ written: done, links }}
              next={typeof next === 'function' ? next(state.options) : next}
              toDo={props.toDo?.(words)}
              onShow={show}
            />
          )}
        </JobMain>
        <ActionBar {...bar} state={null} plan={undefined} planIsShown={false} />
      </>
    );
  }
  return (
    <>
      <JobMain main={main} lead={shown || opens ? undefined : props.lead}>
        {choice}
        {isUnreadable && <p role="alert">{words.problem({ code: 'draftUnreadable' })}</p>}
        {numberOfLists > 0 && (
          <ListSteps
            {...{ wanted: operation.lists, workbook, state, run, isPast, wheres }}
            onWheres={setWheres}
            offers={offers}
            onShow={show}
          />
        )}
        {LeadsOn && <LeadsOn lists={state.lists} />}
        {opens && refusals}
        {formAsks && (
          <section class="refused questions">
            <AskedHeading text={t('askedTitle')} asked={askedFor} />
          </section>
        )}
        {Form && !isBare && (
          <Step
            number={numberOfLists + 1}
            title={say({ code: step.title ?? 'options' })}
            state={formState()}
            line={step.line?.(state.options, state.known, words)}
            class="options"
          >
            <Form
              options={state.options}
              onChange={change}
              lists={state.lists}
              input={state.input}
              known={state.known}
            />
            {isTooLong && <p class="quiet">{t('draftTooLong')}</p>}
          </Step>
        )}
        {bar.again ? (
          <Again label={bar.again.label} onPress={bar.again.onPress} />
        ) : (
          (numberOfLists > 0 || opens) &&
          seen.step !== 'refused' &&
          !isHeaded &&
          !isBare && (
            <Again
              label={t('readAgain')}
              onPress={() => {
                void run.readAgain();
                onReadAgain?.();
              }}
            />
          )
        )}
        {!opens && refusals}
        {isHeaded && <GoesOn run={state.run} />}
        {shown && (
          <section ref={previewed} class="preview" aria-busy={isRunning}>
            <AskedHeading text={t('preview')} asked={askedFor} />
            <Warnings
              findings={[...shown.warnings, ...shown.computed.plan.warnings]}
              onShow={show}
            />
            {Preview && (
              <Preview detail={shown.computed.detail} options={state.options} onChange={change} />
            )}
            {!Preview && <PlanPreview plan={shown.computed.plan} />}
          </section>
        )}
        {written.step === 'changed' && (
          <section class="refused" role="alert">
            <p>{t('changedTitle')}</p>
            <Findings findings={written.findings} onShow={show} />
          </section>
        )}
        {written.step === 'asking' && (
          <OverwriteDialog
            cells={written.cells}
            onShow={show}
            onAgree={() => void writer.agree()}
            onDecline={() => {
              writer.decline();
            }}
          />
        )}
      </JobMain>
      <ActionBar
        {...bar}
        state={<RunLine state={state.run} note={bar.note} {...{ isSlow, isHeaded }} />}
        plan={shown?.computed.plan}
        planIsShown={!Preview}
      />
    </>
  );

  function formState(): 'now' | 'done' | 'asks' | 'toCome' {
    if (listAsks) return 'toCome';
    if (!shown && step.asks?.(state.known) === true) return 'asks';
    // What a job that opens by itself cannot do may be set right in its form.
    if (opens && seen.step === 'refused') return 'asks';
    return shown !== undefined || opens ? 'done' : 'now';
  }
}

/** Looks at the workbook again: a line that stands back behind the action of the bar. */
export function Again({
  label,
  onPress,
}: {
  readonly label: string;
  readonly onPress: () => void;
}): VNode {
  return (
    <p class="again">
      <button type="button" class="link" onClick={onPress}>
        {label}
      </button>
    </p>
  );
}

/** An operation up to its preview: its state, and the run that is told what the user does. */
export function useOperation<L extends Lists, Options, Detail, Known>(
  operation: Operation<L, Options, Detail, Known>,
  workbook: WorkbookService,
): {
  readonly state: OperationState<L, Options, Detail, Known>;
  readonly run: OperationRun<L, Options, Detail, Known>;
} {
  const { language } = useWording();
  const [, setState] = useState<OperationState<L, Options, Detail, Known>>();
  const run = useMemo(
    () => new OperationRun(operation, { workbook, language, onState: setState }),
    [operation, workbook, language],
  );
  useEffect(
    () => () => {
      run.cancel();
    },
    [run],
  );
  record.setStep('run', run.state.run.step);
  return { state: run.state, run };
}

/** So many sheets are named; the others are counted. */
const mostNamed = 8;

/** What goes on, where a preview will stand: which sheets are read, or that the answer is worked out. */
export function GoesOn({ run }: { readonly run: RunState<unknown> }): VNode {
  const { t } = useWording();
  if (run.step !== 'reading') {
    return (
      <section class="goes-on">
        <h2>{t('computing')}</h2>
        <p class="quiet">{t('computingMeanwhile')}</p>
        <Bones />
      </section>
    );
  }
  const { sheets = [], calculating } = run;
  const more = sheets.length - mostNamed;
  const named = [
    ...sheets.slice(0, mostNamed),
    ...(more > 0 ? [t('moreFindings', { count: more })] : []),
  ];
  return (
    <section class="goes-on">
      <h2>{t(calculating === true ? 'readingCalculating' : 'reading')}</h2>
      {named.length > 0 && <p class="quiet">{named.join(', ')}</p>}
      <Bones />
    </section>
  );
}

interface WritesHere {
  /** Whether Write was pressed in the bar: what the form writes by itself, such as a latecomer, leaves the form standing. */
  readonly pressed: MutableRef<boolean>;
  /** What the bar has written. */
  readonly done: Extract<WriterState, { readonly step: 'written' }> | undefined;
  /** What the form has written by itself. */
  readonly inBetween: WrittenReceipt | undefined;
  readonly isUndone: boolean;
  /** A write that Excel stopped, until it is undone, and while it is being undone. */
  readonly halfway: UnfinishedWrite | undefined;
}

/** The pane has one writer for all jobs: what of its state belongs to the job in sight. Each write ends the preview. */
export function useWritesHere(
  written: WriterState,
  run: { readonly clear: () => void },
): WritesHere {
  const stands = written.step === 'written';
  /** Written before the job was opened. */
  const old = useRef(stands ? written.receipt : undefined);
  const isHere = stands && written.receipt !== old.current;
  const pressed = useRef(false);
  const isUndone = written.step === 'undone';
  if (isUndone) pressed.current = false;
  const halfway = useRef<UnfinishedWrite>();
  if (written.step === 'unfinished') halfway.current = written;
  else if (written.step !== 'working') halfway.current = undefined;
  useEffect(() => {
    if (stands) run.clear();
  }, [stands, run]);
  return {
    ...{ pressed, isUndone, halfway: halfway.current },
    done: isHere && pressed.current ? written : undefined,
    inBetween: isHere && !pressed.current ? written.receipt : undefined,
  };
}

interface ShownRun<Detail> {
  readonly isRunning: boolean;
  readonly isSlow: boolean;
  /** While the pane looks again by itself, what was refused or made before stays: nothing jumps. */
  readonly seen: RunState<Detail>;
  readonly shown: PreviewState<Detail> | undefined;
  /** There has been nothing to look at yet: what goes on has the view for itself. */
  readonly isBare: boolean;
  /** A heading says what goes on, in the place of what comes of it. */
  readonly isHeaded: boolean;
}

/**
 * What a job shows of its run.
 *
 * @param askedFor whether the user asked for what goes on
 */
export function useShownRun<Detail>(
  run: RunState<Detail>,
  opens: boolean,
  askedFor: MutableRef<boolean>,
): ShownRun<Detail> {
  const isRunning = run.step === 'reading' || run.step === 'computing';
  const isSlow = useSlow(isRunning);
  const before = useRef(run);
  if (!isRunning) before.current = run;
  const stays = before.current.step === 'refused' || isTakenAlong(before.current);
  const isQuiet = isRunning && !askedFor.current && stays;
  const seen = isQuiet ? before.current : run;
  const shown = shownPreview(seen);
  const isRefused = seen.step === 'refused';
  const hasEnded = useRef(false);
  if (shown || isRefused) hasEnded.current = true;
  return {
    ...{ isRunning, isSlow, seen, shown },
    isBare: opens && !hasEnded.current && isRunning,
    isHeaded: isSlow && !shown && !isRefused,
  };
}

interface PreviewGiven {
  readonly run: {
    readonly preview: () => Promise<void>;
    readonly lookAgain: () => Promise<void>;
  };
  readonly workbook: WorkbookService;
  /** The job opens with its preview computed. */
  readonly opens: boolean;
  /** What was typed before has been taken up. */
  readonly isReady: boolean;
  /** What is refused is on show, also while it is looked at again. */
  readonly isRefused: boolean;
  /** Something is wrong with a list that was pointed at, before any preview. */
  readonly isListRefused: boolean;
  /** What is on show is a text to take along: it follows the sheets. */
  readonly isTakenAlong: boolean;
  readonly isWritten: boolean;
  readonly isUndone: boolean;
  /** What the form has written by itself, if anything. */
  readonly inBetween: unknown;
  readonly askedFor: MutableRef<boolean>;
}

/** A preview of which nothing is written. */
function isTakenAlong<Detail>(seen: RunState<Detail>): boolean {
  const shown = shownPreview(seen);
  return shown !== undefined && !writesAnything(shown.computed.plan);
}

/** A preview that nobody asked for: as a job opens, after an undo, and after a change where something has to be fixed or is taken along. */
export function usePreviewByItself(given: PreviewGiven): void {
  const { run, workbook, opens, isReady, isRefused, isWritten, isUndone, inBetween } = given;
  const { isListRefused, isTakenAlong: isText, askedFor } = given;
  const opened = useRef<unknown>(undefined);
  useEffect(() => {
    // Once for each run, and again for what an undo has brought back.
    if (!opens || !isReady || isWritten) return;
    if (opened.current === run && !isUndone && inBetween === undefined) return;
    opened.current = run;
    // After an offer of the bar the focus waits for what comes of it.
    if (inBetween === undefined) askedFor.current = false;
    void run.preview();
  }, [run, opens, isReady, isUndone, inBetween]);
  useLookAgain(workbook, isRefused || isListRefused || isText, () => {
    askedFor.current = false;
    void (isRefused || isText ? run.preview() : run.lookAgain());
  });
}

/** Takes the place of what will be there soon. */
export function Bones(): VNode {
  return (
    <div class="bones" data-kind="bones">
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
