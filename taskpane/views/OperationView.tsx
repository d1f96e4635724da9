import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Lists } from '../sheet/operation';
import type { RunState } from '../sheet/operation-run';
import type { Place } from '../sheet/place';
import type { Finding } from '../sheet/plan';
import { Findings } from './Findings';
import { ListSource } from './ListSource';
import type { OperationViewProps } from './operation-props';
import { OverwriteDialog } from './OverwriteDialog';
import { PlanPreview } from './PlanPreview';
import { useOperation } from './use-operation';
import { useWording } from './wording';

/** Any operation: its lists, options, preview and the way into the sheet. */
export function OperationView<L extends Lists, Options, Detail>({
  operation,
  workbook,
  writing,
  form: Form,
  preview: Preview,
}: OperationViewProps<L, Options, Detail>): VNode {
  const { t, say } = useWording();
  const { state, run } = useOperation(operation, workbook);
  const { state: written, writer } = writing;
  const show = (place: Place): void => void workbook.show(place);
  const keys = Object.keys(operation.lists) as (keyof L & string)[];
  const change = (options: Options): void => void run.setOptions(options);
  const readyToWrite = state.run.step === 'preview' ? state.run.computed : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const stands = written.step === 'written';
  useEffect(() => {
    if (stands) run.clear();
  }, [stands, run]);
  return (
    <main class="operation">
      <h1 ref={heading} tabIndex={-1}>
        {say({ code: operation.title })}
      </h1>
      <p class="quiet">{say({ code: operation.lead })}</p>
      {keys.map((key) => {
        const wanted = operation.lists[key];
        return wanted ? (
          <ListSource
            key={key}
            wanted={wanted}
            list={state.lists[key]}
            onPoint={(where) => void run.point(key, where)}
            onLeaveOut={(out) => {
              run.leaveOut(key, out);
            }}
            onCorrect={(recognition) => {
              run.correct(key, recognition);
            }}
            onHidden={(hidden) => {
              run.chooseHidden(key, hidden);
            }}
            onShow={show}
          />
        ) : null;
      })}
      {Form && (
        <section class="options">
          <h2>{t('options')}</h2>
          <Form options={state.options} onChange={change} input={state.input} />
        </section>
      )}
      <button
        type="button"
        class={readyToWrite ? undefined : 'primary'}
        onClick={() => {
          writer.clear();
          void run.preview();
        }}
      >
        {t(state.run.step === 'preview' ? 'previewAgain' : 'preview')}
      </button>
      <RunLine
        state={state.run}
        onStop={() => {
          run.cancel();
        }}
        onShow={show}
      />
      {state.run.step === 'preview' && readyToWrite && (
        <section class="preview">
          <Heading text={t('preview')} />
          {Preview && (
            <Preview detail={readyToWrite.detail} options={state.options} onChange={change} />
          )}
          <Warnings
            findings={[...state.run.warnings, ...readyToWrite.plan.warnings]}
            onShow={show}
          />
          <PlanPreview plan={readyToWrite.plan} />
          <p class="quiet">{t('nothingYet')}</p>
          <button
            type="button"
            class="primary"
            onClick={() => void writer.write(readyToWrite.plan)}
          >
            {t('write')}
          </button>
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
    </main>
  );
}

interface RunLineProps {
  readonly state: RunState<unknown>;
  readonly onStop: () => void;
  readonly onShow: (place: Place) => void;
}

/** What goes on, or why there is no preview. */
function RunLine({ state, onStop, onShow }: RunLineProps): VNode {
  const { t, problem } = useWording();
  return (
    <>
      <p class="run" role="status" data-kind={state.step}>
        {state.step === 'reading' && t('reading')}
        {state.step === 'computing' && t('computing')}
        {state.step === 'cancelled' && t('stopped')}
        {state.step === 'problem' && problem(state.problem)}
      </p>
      {state.step === 'computing' && (
        <p class="row">
          <progress value={state.done} max={1} aria-label={t('computing')} />
          <button type="button" onClick={onStop}>
            {t('stop')}
          </button>
        </p>
      )}
      {state.step === 'refused' && (
        <section class="refused">
          <Heading text={t('refusedTitle')} />
          <Findings findings={state.refusals} onShow={onShow} />
        </section>
      )}
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

/** A heading that takes the focus when it appears: what it heads is what was asked for. */
function Heading({ text }: { readonly text: string }): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}
