import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Lists } from '../../operation/operation';
import { AskedHeading } from '../controls/AskedHeading';
import { Step } from '../controls/Step';
import { useWording } from '../wording';
import { ActionBar } from './bar/ActionBar';
import { useBarActions } from './bar/use-bar-actions';
import { Again } from './bar/Again';
import { Findings, Warnings } from './Findings';
import { GoesOn } from './bar/GoesOn';
import { JobMain } from './JobMain';
import { ListSteps } from './lists/ListSteps';
import type { OperationViewProps } from './operation-props';
import { OverwriteDialog } from './OverwriteDialog';
import { PlanPreview } from './PlanPreview';
import { Refusals, refusalsApart } from './Refusals';
import { RunLine } from './bar/RunLine';
import { usePreviewByItself } from './stages/use-preview-by-itself';
import { useShownRun } from './stages/use-shown-run';
import { useWritesHere } from './stages/use-writes-here';
import { useDraft } from './use-draft';
import { useOperation } from './use-operation';
import { useShow } from './use-show';
import { Unfinished } from './Unfinished';
import { Written } from './Written';

/** Any operation: its lists, options, preview and the way into the sheet. */
export function OperationView<L extends Lists, Options, Detail, Known>(
  props: OperationViewProps<L, Options, Detail, Known>,
): VNode {
  const { operation, workbook, writing, part, choice, onReadAgain, links } = props;
  const { opens = false, step = {}, next = [], form: Form, preview: Preview } = props;
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
      <JobMain main={main} lead={shown || opens ? undefined : say({ code: operation.lead })}>
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
