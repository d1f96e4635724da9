import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Lists } from '../../operation/operation';
import { shownPreview } from '../../operation/operation-state';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { AskedHeading } from '../controls/AskedHeading';
import { Findings } from './Findings';
import { JobMain } from './JobMain';
import { ListSource } from './ListSource';
import type { OperationViewProps } from './operation-props';
import { OverwriteDialog } from './OverwriteDialog';
import { PlanPreview } from './PlanPreview';
import { ActionBar } from './ActionBar';
import { Refusals } from './Refusals';
import { RunLine } from './RunLine';
import { useNextStep } from './use-next-step';
import { useOperation } from './use-operation';
import { useWording } from '../wording';

/** Any operation: its lists, options, preview and the way into the sheet. */
export function OperationView<L extends Lists, Options, Detail, Known>({
  operation,
  workbook,
  writing,
  choice,
  form: Form,
  preview: Preview,
  onReadAgain,
}: OperationViewProps<L, Options, Detail, Known>): VNode {
  const { t, say } = useWording();
  const { state, run } = useOperation(operation, workbook);
  const { state: written, writer } = writing;
  const show = (place: Place): void => void workbook.show(place);
  const keys = Object.keys(operation.lists) as (keyof L & string)[];
  const lists: Lists = operation.lists;
  /** Only what the user asked for takes the focus; a preview that follows the options does not. */
  const askedFor = useRef(false);
  const previewed = useRef<HTMLElement>(null);
  const change = (options: Options): void => {
    // A change in the preview may end it: the text shown instead takes the focus.
    askedFor.current = previewed.current?.contains(document.activeElement) ?? false;
    void run.setOptions(options);
  };
  const shown = shownPreview(state.run);
  const isComputing = state.run.step === 'computing';
  const stands = written.step === 'written';
  /** Written here, not before the job was opened. */
  const before = useRef(stands ? written.receipt : undefined);
  const isWritten = stands && written.receipt !== before.current;
  const toHome = useNextStep();
  useEffect(() => {
    if (stands) run.clear();
  }, [stands, run]);
  return (
    <>
      <JobMain lead={say({ code: operation.lead })}>
        {choice}
        {keys.map((key) => {
          const wanted = lists[key];
          return wanted ? (
            <ListSource
              key={key}
              wanted={wanted}
              list={state.lists[key]}
              onPoint={(where) => void run.point(key, where)}
              onLeaveOut={(out) => {
                run.leaveOut(key, out);
              }}
              onCorrect={(recognition) => void run.correct(key, recognition)}
              onHidden={(hidden) => void run.chooseHidden(key, hidden)}
              onShow={show}
            />
          ) : null;
        })}
        {Form && (
          <section class="options">
            <h2>{t('options')}</h2>
            <Form
              options={state.options}
              onChange={change}
              input={state.input}
              known={state.known}
            />
          </section>
        )}
        <button
          type="button"
          class="link again"
          onClick={() => {
            void run.readAgain();
            onReadAgain?.();
          }}
        >
          {t('readAgain')}
        </button>
        {state.run.step === 'refused' && (
          <Refusals refusals={state.run.refusals} onShow={show} asked={askedFor} />
        )}
        {shown && (
          <section ref={previewed} class="preview" aria-busy={isComputing}>
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
            onAgree={() => void writer.agree()}
            onDecline={() => {
              writer.decline();
            }}
          />
        )}
      </JobMain>
      <ActionBar
        state={
          <RunLine
            state={state.run}
            onStop={() => {
              run.cancel();
            }}
          />
        }
        isRunning={isComputing || state.run.step === 'reading'}
        plan={shown?.computed.plan}
        planIsShown={!Preview}
        onPreview={() => {
          writer.clear();
          askedFor.current = true;
          void run.preview({ pressed: true });
        }}
        onWrite={() => {
          if (shown) void writer.write(shown.computed.plan);
        }}
        onNext={isWritten ? toHome : undefined}
      />
    </>
  );
}

function Warnings({
  findings,
  onShow,
}: {
  readonly findings: readonly Finding[];
  readonly onShow: (place: Place) => void;
}): VNode | null {
  const { t } = useWording();
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <section class="warnings" aria-labelledby={id}>
      <h3 id={id}>{t('warningsTitle')}</h3>
      <Findings findings={findings} onShow={onShow} />
    </section>
  );
}
