import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { HiddenRows } from '../../../sheets/columns/read';
import { type Recognition, titleOf } from '../../../sheets/columns/recognition';
import { type Place, placeName } from '../../../sheets/address';
import type { Lists, ListWanted } from '../../operation';
import type { ListState, PointedList } from '../../operation-lists';
import type { SourceTable, Where } from '../../../sheets/source';
import {
  ColumnChoice,
  ColumnQuestions,
  isRecognised,
  lettersOf,
  RecognisedColumns,
  Understood,
} from '../../../controls/ColumnChoice';
import { isFocusLost } from '../../../controls/use-focus';
import { Step } from '../../../controls/Step';
import { useWording, type Wording } from '../../../controls/wording';
import { called, type Resemblance, resembling, withAnswer } from '../../../sheets/columns/check';
import { Findings } from '../Findings';
import { ListPicker, type TableFound, useTables } from './ListPicker';
import type { ColumnsWanted } from '../../../sheets/columns/fields';
import { existing } from '../../../../src/core/result';
import type { OperationRun } from '../../operation-run';
import type { OperationState } from '../../operation-state';
import type { WorkbookService } from '../../../excel/workbook/workbook';
import type { Offers } from '../use-draft';

interface ListSourceProps {
  readonly number: number;
  readonly wanted: ListWanted;
  readonly list: ListState;
  readonly where: Where | undefined;
  /** Whether the user has gone on from it: then it closes to a line. */
  readonly isPast: boolean;
  readonly tables: readonly TableFound[];
  readonly onPoint: (where: Where) => void;
  readonly onLeaveOut: (out: boolean) => void;
  readonly onCorrect: (recognition: Recognition) => void;
  readonly onHidden: (hidden: HiddenRows) => void;
  readonly onShow: (place: Place) => void;
}

/** One list of an operation: where it is, which columns it has, what is wrong with it. */
export function ListSource(props: ListSourceProps): VNode {
  const words = useWording();
  const { t, say } = words;
  const { number, wanted, list, where, isPast, tables, onPoint, onLeaveOut } = props;
  const found = list.step === 'read' ? foundLine(words, wanted, list) : undefined;
  return (
    <Step
      number={number}
      title={say({ code: wanted.title })}
      state={stateOf(list, isPast)}
      line={list.step === 'left' ? t('withoutList') : found}
      class="list"
    >
      {wanted.optional === true && (
        <label class="check">
          <input
            type="checkbox"
            checked={list.step === 'left'}
            onChange={({ currentTarget }) => {
              onLeaveOut(currentTarget.checked);
            }}
          />
          {t('withoutList')}
        </label>
      )}
      {list.step !== 'left' && (
        <>
          {list.step !== 'read' && <p class="quiet">{say({ code: wanted.hint })}</p>}
          <ListPicker
            wanted={wanted}
            where={where}
            found={found}
            tables={tables}
            onPoint={onPoint}
          />
        </>
      )}
      {list.step === 'read' && <ReadList {...props} list={list} />}
    </Step>
  );
}

function stateOf(list: ListState, isPast: boolean): 'now' | 'done' | 'asks' {
  if (list.step === 'read' && !list.read.ok) return 'asks';
  return isPast && list.step !== 'open' ? 'done' : 'now';
}

function foundLine(
  { t }: Wording,
  wanted: ListWanted,
  { source, recognition, read }: PointedList,
): string {
  const address = placeName(source.place);
  const above = recognition.header === undefined ? 0 : recognition.header + 1;
  const rows = read.ok ? read.rows.length : source.rows.length - above;
  return t(wanted.ofPlayers ? 'listReadPlayers' : 'listRead', { address, rows });
}

function ReadList({
  wanted,
  list,
  onCorrect,
  onHidden,
  onShow,
}: ListSourceProps & { readonly list: PointedList }): VNode {
  const { t, say } = useWording();
  const { source, recognition, hidden, read } = list;
  const { fields } = wanted;
  const [changes, setChanges] = useState(false);
  // What is asked above with its answers is not said again.
  const told = read.ok
    ? []
    : read.refusals.filter(({ sentence: { code = '' } }) => {
        return code !== 'columnResembles' && (changes || !askedAbove(code));
      });
  const choice = useRef<HTMLDivElement>(null);
  /** Only the button leads to the first choice; a choice keeps the focus. */
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) choice.current?.querySelector('select')?.focus();
    pressed.current = false;
  }, [changes]);
  /** An answer takes its question away: the line that tells what was understood is there instead. */
  const answered = useRef(false);
  useEffect(() => {
    if (!answered.current) return;
    if (isFocusLost()) choice.current?.querySelector<HTMLElement>('input, .heads button')?.focus();
    answered.current = false;
  });
  return (
    <>
      {source.hiddenRows > 0 && (
        <HiddenChoice count={source.hiddenRows} hidden={hidden} onHidden={onHidden} />
      )}
      <HeadingQuestions
        source={source}
        wanted={wanted}
        recognition={recognition}
        onAnswer={onCorrect}
      />
      <div ref={choice}>
        {!changes && isRecognised(recognition, wanted) ? (
          <>
            <div class="heads">
              <h3>{t('columns')}</h3>
              <button
                type="button"
                class="link"
                aria-label={t('columnsChangeOf', { list: say({ code: wanted.title }) })}
                onClick={() => {
                  pressed.current = true;
                  setChanges(true);
                }}
              >
                {t('columnsChange')}
              </button>
            </div>
            <Understood source={source} fields={fields} recognition={recognition} />
            <details class="folded">
              <summary>{t('columnsAll')}</summary>
              <RecognisedColumns source={source} fields={fields} recognition={recognition} />
            </details>
          </>
        ) : (
          <>
            {!changes && (
              <ColumnQuestions
                source={source}
                wanted={wanted}
                recognition={recognition}
                onChange={(next) => {
                  answered.current = true;
                  onCorrect(next);
                }}
              />
            )}
            <h3>{t('columns')}</h3>
            <ColumnChoice
              showsAll={changes}
              source={source}
              wanted={wanted}
              recognition={recognition}
              onChange={(next) => {
                // Once corrected they stay open: choosing goes on.
                setChanges(true);
                onCorrect(next);
              }}
            />
          </>
        )}
      </div>
      {told.length > 0 && (
        <div class={told.every(({ asks }) => asks) ? 'refused questions' : 'refused'}>
          <Findings findings={told} onShow={onShow} />
        </div>
      )}
    </>
  );
}

/** Whether a refusal is a question that stands above with its answers. */
function askedAbove(code: string): boolean {
  return code === 'columnAmbiguous' || code.includes('Doubtful');
}

/** Whether hidden and filtered rows belong to a list. */
function HiddenChoice({
  count,
  hidden,
  onHidden,
}: {
  readonly count: number;
  readonly hidden: HiddenRows | undefined;
  readonly onHidden: (hidden: HiddenRows) => void;
}): VNode {
  const { t } = useWording();
  const name = useId();
  const choices = [
    ['use', t('hiddenUse')],
    ['skip', t('hiddenSkip')],
  ] as const;
  return (
    <fieldset class="question" data-open={hidden === undefined}>
      <legend>{t('hiddenQuestion', { count })}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} class="check">
          <input
            type="radio"
            name={name}
            checked={hidden === choice}
            onChange={() => {
              onHidden(choice);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface HeadingQuestionsProps {
  readonly source: SourceTable;
  readonly wanted: ColumnsWanted;
  readonly recognition: Recognition;
  readonly onAnswer: (recognition: Recognition) => void;
}

/** Asks of each column that is headed almost like a field whether it is that field; an answer stays to be seen and changed. */
function HeadingQuestions(props: HeadingQuestionsProps): VNode {
  const { source, wanted, recognition } = props;
  const { answers = [] } = recognition;
  const all: readonly Resemblance[] = [...answers, ...resembling(source, wanted, recognition)];
  return (
    <>
      {[...all]
        .sort((a, b) => a.column - b.column)
        .map((each) => (
          <HeadingQuestion key={each.column} {...props} {...each} />
        ))}
    </>
  );
}

function HeadingQuestion({
  source,
  wanted,
  recognition,
  onAnswer,
  column,
  field,
}: HeadingQuestionsProps & Resemblance): VNode | null {
  const { t, say } = useWording();
  const id = useId();
  const own = wanted.fields[field];
  if (own === undefined) return null;
  const name = say(called(own));
  const heading = titleOf(source, recognition.header, column);
  const isAnswered = recognition.answers?.some((each) => each.column === column) === true;
  const isTaken = recognition.columns[field] === column;
  const choices = [
    [true, t('columnResemblesYes', { name })],
    [false, t('columnResemblesNo')],
  ] as const;
  return (
    <fieldset class="question" data-open={!isAnswered}>
      <legend>{t('columnResembles', { column: lettersOf(source, column), heading, name })}</legend>
      {choices.map(([isIt, words]) => (
        <label key={words} class="check">
          <input
            type="radio"
            name={id}
            checked={isAnswered && isTaken === isIt}
            onChange={() => {
              onAnswer(withAnswer(recognition, { column, field, isIt }));
            }}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

interface ListStepsProps<L extends Lists, Options, Detail, Known> {
  readonly wanted: L;
  readonly workbook: WorkbookService;
  readonly state: OperationState<L, Options, Detail, Known>;
  readonly run: OperationRun<L, Options, Detail, Known>;
  /** Whether something has been made of the lists: then those without a problem are done. */
  readonly isPast: boolean;
  /** What was pointed at for each list. */
  readonly wheres: Readonly<Record<string, Where>>;
  readonly onWheres: (wheres: Readonly<Record<string, Where>>) => void;
  /** Takes up what the workbook has for a list, once what was chosen before is there. */
  readonly offers: Offers;
  readonly onShow: (place: Place) => void;
}

/** The lists of an operation, one step each. */
export function ListSteps<L extends Lists, Options, Detail, Known>({
  wanted: lists,
  workbook,
  state,
  run,
  isPast,
  wheres,
  onWheres,
  offers,
  onShow,
}: ListStepsProps<L, Options, Detail, Known>): VNode {
  const tablesFor = useTables(workbook, lists);
  const keys = Object.keys(lists) as (keyof L & string)[];
  useEffect(() => {
    if (!offers.isReady || state.run.step !== 'idle') return;
    for (const key of keys) {
      const { known } = tablesFor(key);
      if (known === undefined || state.lists[key].step !== 'open') continue;
      if (!offers.offer(key, { kind: 'table', table: known })) continue;
      void run.point(key, { kind: 'table', table: known });
      return;
    }
  });
  const touched = keys.map((key) => state.lists[key].step !== 'open');
  return (
    <>
      {keys.map((key, i) => (
        <ListSource
          key={key}
          number={i + 1}
          wanted={wantedIn(lists, key)}
          list={state.lists[key]}
          where={wheres[key]}
          isPast={isPast || touched.lastIndexOf(true) > i || offers.isOffered(key)}
          tables={tablesFor(key).tables}
          onPoint={(where) => {
            onWheres({ ...wheres, [key]: where });
            void run.point(key, where);
          }}
          onLeaveOut={(out) => {
            run.leaveOut(key, out);
          }}
          onCorrect={(recognition) => void run.correct(key, recognition)}
          onHidden={(hidden) => void run.chooseHidden(key, hidden)}
          onShow={onShow}
        />
      ))}
    </>
  );
}

function wantedIn(lists: Lists, key: string): ListWanted {
  return existing(lists[key]);
}
