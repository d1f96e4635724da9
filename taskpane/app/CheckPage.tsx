import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { TextKey } from '../../src/language';
import { useAnnounce } from '../controls/use-selection';
import { useWording } from '../controls/wording';
import { CopyButton } from '../controls/status/Failure';
import { Folded } from '../controls/Row';
import { type Abandoned, abandoned, deleteAbandoned, type Line } from '../excel/check/ground';
import { type Answer, knowEnglish, reportOf, type Seen } from '../excel/check/report';
import { type CheckRun, runChecks } from '../excel/check/run';
import { samplePlan } from '../excel/check/written';
import { orProblem, type Problem } from '../excel/workbook/problems';
import type { JobViewProps } from '../jobs/view/operation-props';
import { inNamespace, namespaceIn } from '../reference/help';
import { freeSheetName } from '../sheets/sheet-names';

/** What only a person can see. The report names them by the end of their keys. */
const questions = [
  'checkSeenRibbon',
  'checkSeenMenu',
  'checkSeenTyping',
  'checkSeenMessage',
  'checkSeenColors',
  'checkSeenWidths',
  'checkSeenList',
  'checkSeenTypedResult',
  'checkSeenPrint',
  'checkSeenUndo',
  'checkSeenTheme',
] as const satisfies readonly TextKey[];

type Question = (typeof questions)[number];
type Answers = Readonly<Partial<Record<Question, Seen>>>;

const choices = [
  ['yes', 'checkYes'],
  ['no', 'checkNo'],
  ['not tried', 'checkNotTried'],
] as const satisfies readonly (readonly [Seen, TextKey])[];

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly count: number }
  | { readonly step: 'done'; readonly run: CheckRun }
  | { readonly step: 'problem'; readonly problem: Problem };

/** Tries what the add-in needs of Excel, asks for what only eyes can see, and makes one text of it to send. */
export function CheckPage({ workbook, writing }: JobViewProps): VNode {
  const { t, say, problem, language } = useWording();
  const announce = useAnnounce();
  const [state, setState] = useState<State>({ step: 'idle' });
  const [answers, setAnswers] = useState<Answers>({});
  const stopped = useRef(false);
  useEffect(
    () => () => {
      // The checks clear up by themselves.
      stopped.current = true;
    },
    [],
  );
  const begin = state.step === 'done' ? 'checkAgain' : 'checkStart';
  const isBusy = state.step === 'running' || writing.state.step === 'working';
  const start = async (): Promise<void> => {
    if (isBusy) return;
    stopped.current = false;
    setState({ step: 'running', count: 0 });
    let count = 0;
    const outcome = await orProblem(async () => {
      const [{ reference }] = await Promise.all([
        import(/* webpackChunkName: "reference" */ '../reference/built'),
        knowEnglish(),
      ]);
      const own = inNamespace(reference, namespaceIn(window.location.search));
      return runChecks({
        examples: own.map(({ id, examples: [first] }) => ({ id, ...first })),
        tell: () => {
          count += 1;
          setState({ step: 'running', count });
        },
        isStopped: () => stopped.current,
      });
    });
    const came = outcome.ok ? outcome.value : outcome;
    if (!came.ok) {
      announce(problem(came.problem));
      setState({ step: 'problem', problem: came.problem });
      return;
    }
    announce(say(summaryOf(came.value)));
    setState({ step: 'done', run: came.value });
  };
  const writeSheet = async (): Promise<void> => {
    const read = await workbook.read([], { recent: true });
    if (!read.ok) {
      setState({ step: 'problem', problem: read.problem });
      return;
    }
    const { sheets, tables } = read.value.facts;
    const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
    const sheet = freeSheetName(t('checkSheetName'), namesOf(sheets));
    const used = namesOf(tables);
    const [table = ''] = Array.from(
      { length: used.length + 1 },
      (_, i) => `TSX_Look_${i + 1}`,
    ).filter((name) => !used.includes(name));
    await writing.writer.write(samplePlan(t('checkSheetTitle'), { sheet, table, language }));
  };
  return (
    <main class="operation">
      <section>
        <p class="about">{t('checkLead')}</p>
        <p class="quiet">{t('checkFirst')}</p>
        <Leftovers />
        <p class="row">
          <button type="button" class="primary" aria-disabled={isBusy} onClick={() => void start()}>
            {t(begin)}
          </button>
          {state.step === 'running' && (
            <button
              type="button"
              onClick={() => {
                stopped.current = true;
              }}
            >
              {t('checkStop')}
            </button>
          )}
        </p>
        <p data-kind={state.step === 'running' ? 'reading' : state.step}>
          {state.step === 'running' && t('checkRunning', { count: state.count })}
          {state.step === 'problem' && problem(state.problem)}
        </p>
      </section>
      {state.step === 'done' && <Result run={state.run} />}
      <section>
        <h2>{t('checkLook')}</h2>
        <p class="quiet">{t('checkLookLead')}</p>
        <p class="row">
          <button type="button" aria-disabled={isBusy} onClick={() => void writeSheet()}>
            {t('checkWriteSheet')}
          </button>
        </p>
        {questions.map((each) => (
          <Asked
            key={each}
            question={each}
            seen={answers[each] ?? 'not tried'}
            onSeen={(seen) => {
              setAnswers({ ...answers, [each]: seen });
            }}
          />
        ))}
      </section>
      {state.step === 'done' && <Text run={state.run} answers={answers} />}
    </main>
  );
}

/** What an earlier run left that was broken off. */
function Leftovers(): VNode | null {
  const { t } = useWording();
  const [found, setFound] = useState<Abandoned>();
  useEffect(() => {
    abandoned().then(
      (seen) => {
        if (seen.ok && seen.value) setFound(seen.value);
      },
      // The check itself says what is wrong.
      () => undefined,
    );
  }, []);
  if (!found) return null;
  const sheets = found.sheets.length > 0 ? found.sheets : [t('checkAbandonedNames')];
  return (
    <div class="message" data-kind="warning">
      <p>{t('checkAbandoned', { sheets })}</p>
      <button
        type="button"
        onClick={() => {
          void deleteAbandoned(found).then((done) => {
            if (done.ok) setFound(undefined);
          });
        }}
      >
        {t('checkDelete')}
      </button>
    </div>
  );
}

function countOf(run: CheckRun, kind: Line['outcome']['kind']): number {
  return run.lines.filter(({ outcome }) => outcome.kind === kind).length;
}

function summaryOf(run: CheckRun) {
  const count = run.lines.length;
  if (run.isStopped) return { code: 'checkStopped', count } as const;
  const yes = countOf(run, 'yes');
  if (yes === count) return { code: 'checkAllYes', count } as const;
  const values = { count, yes, no: countOf(run, 'no'), errors: countOf(run, 'error') };
  return { code: 'checkSomeNo', ...values } as const;
}

const names = { yes: 'checkYes', no: 'checkNo', error: 'checkError' } as const;

/** What came of it: first what isn’t yes. */
function Result({ run }: { readonly run: CheckRun }): VNode {
  const { t, say, problem, mark } = useWording();
  const others = run.lines.filter(({ outcome }) => outcome.kind !== 'yes');
  const isClear = run.problem === undefined && run.kept.length === 0;
  return (
    <section data-kind="checked">
      <p class="strong">{say(summaryOf(run))}</p>
      <p>{isClear ? t('checkNothingLeft') : t('checkLeft')}</p>
      {run.problem && <p>{problem(run.problem)}</p>}
      {run.kept.map(({ sentence }, i) => (
        <p key={i}>{say(sentence)}</p>
      ))}
      {others.length > 0 && <h2>{t('checkOther')}</h2>}
      <Lines lines={others} />
      <Folded summary={t('checkAll')}>
        <Lines lines={run.lines} />
        {run.timings.length > 0 && <p class="strong">{t('checkTimes')}</p>}
        <ul class="answers">
          {run.timings.map(({ said, milliseconds }) => {
            const seconds = (milliseconds / 1000).toFixed(2).replace('.', mark);
            return (
              <li key={said}>
                <span>{seconds} </span>
                <span>{say({ code: said })}</span>
              </li>
            );
          })}
        </ul>
      </Folded>
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }): VNode | null {
  const { t, say } = useWording();
  if (lines.length === 0) return null;
  return (
    <ul class="answers">
      {lines.map(({ id, said, outcome }) => (
        <li key={id} data-line={id} data-outcome={outcome.kind}>
          <span class="strong">{t(names[outcome.kind])} </span>
          <span>
            {say(said)}
            {outcome.kind === 'no' && (
              <span class="quiet">
                {' '}
                {t('checkExpected', { expected: outcome.expected, seen: outcome.seen })}
              </span>
            )}
            {outcome.kind === 'error' && <span class="quiet"> {outcome.error}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Asked({
  question,
  seen,
  onSeen,
}: {
  readonly question: Question;
  readonly seen: Seen;
  readonly onSeen: (seen: Seen) => void;
}): VNode {
  const { t } = useWording();
  const group = useId();
  return (
    <fieldset class="asked">
      <legend>{t(question)}</legend>
      <div class="segments">
        {choices.map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              checked={seen === value}
              onChange={() => {
                onSeen(value);
              }}
            />
            {t(name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** `checkSeenTypedResult` is the line `typedResult`. */
const idOf = (question: Question): string => question.charAt(9).toLowerCase() + question.slice(10);

function Text({ run, answers }: { readonly run: CheckRun; readonly answers: Answers }): VNode {
  const { t } = useWording();
  const asked = questions.map((each): Answer => ({
    id: idOf(each),
    said: { code: each },
    seen: answers[each] ?? 'not tried',
  }));
  return (
    <section>
      <h2>{t('checkText')}</h2>
      <p class="quiet">{t('checkTextLead')}</p>
      <div class="sent">
        <CopyButton
          text={() => reportOf(run, asked)}
          label={t('checkCopy')}
          class="primary"
          copied={t('checkCopied')}
          shown={t('checkShown')}
          field={t('checkText')}
        />
      </div>
    </section>
  );
}
