import type { VNode } from 'preact';
import { type Place, placeName } from '../../../sheets/address';
import {
  readOut,
  type Figure,
  type FigureRow,
  type FigureState,
  type FigureStep,
  type FigureTable,
  type Term,
} from '../../figures/figure';
import type { ActiveCell } from '../../../excel/workbook/why';
import { InSteps } from '../../../controls/InSteps';
import { Icon } from '../../../controls/Row';
import { useWording, type Wording } from '../../../controls/wording';
import { CellHead, KeptLinks, Told } from '../CellHead';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Cancelled, createSlices } from '../../../jobs/slices';
import type { Item, Said } from '../../../../src/language';
import { Clause, ClauseText, SaysButton, sentenceNamed, stepInWords } from '../steps/Steps';
import { helpAddress } from '../../../reference/help';
import { addressOf } from '../../explanation';
import type { Finding } from '../../../sheets/plan';

export interface FigureViewProps {
  readonly cell: ActiveCell;
  readonly figure: Figure;
  readonly held: boolean;
  readonly onHold: (held: boolean) => void;
  readonly onGo: (place: Place) => void;
  readonly onBack: () => void;
}

/** What leads to a figure of a sheet that a job wrote. */
export function FigureView({ cell, figure, held, onHold, onGo, onBack }: FigureViewProps): VNode {
  const wording = useWording();
  const { t, say } = wording;
  const { title, about, warnings, heading, steps, state, notes, again } = figure;
  // What has changed, or is missing, is said before the steps.
  const isAsWritten = state?.kind === 'asWritten';
  return (
    <>
      <CellHead cell={{ ...cell, formula: '' }} held={held} />
      <p class="value">
        <bdi>{itemShown(title, wording)}</bdi> <span>{itemShown(about, wording)}</span>
      </p>
      <Told
        text={t('whyShows', {
          address: placeName(placeAt(cell)),
          shown: itemShown(readOut(figure, cell), wording),
        })}
      />
      <KeptLinks
        held={held}
        selection={cell.selection}
        text={() => figureText(figure, cell, wording)}
        onHold={onHold}
        onBack={onBack}
      />
      {warnings.map((warning, at) => (
        <section key={at} class="message warning">
          <Icon name="problem" />
          <p>{say(warning)}</p>
        </section>
      ))}
      {state && !isAsWritten && <State state={state} onGo={onGo} />}
      <FigureTables tables={figure.tables} />
      {steps.length > 0 && (
        <section>
          <h2>{say(heading)}</h2>
          <FigureSteps steps={steps} />
        </section>
      )}
      {state && isAsWritten && <State state={state} onGo={onGo} />}
      {notes.map((note, at) => (
        <p key={at} class="small quiet note">
          {say(note)}
        </p>
      ))}
      {again && <Again again={again} />}
    </>
  );
}

function placeAt({ sheetId, sheet, row, column }: ActiveCell): Place {
  return { sheetId, sheet, area: { row, column, rows: 1, columns: 1 } };
}

type AgainAnswer = 'none' | 'working' | readonly Said[];

/** What the rules give today in its place: worked out on request, until another cell is looked at. */
function Again({ again }: { readonly again: NonNullable<Figure['again']> }): VNode {
  const { t, say } = useWording();
  const [answer, setAnswer] = useState<AgainAnswer>('none');
  const left = useRef(false);
  useEffect(
    () => () => {
      left.current = true;
    },
    [],
  );
  // Another figure, or the same one after a change.
  useEffect(() => {
    setAnswer('none');
  }, [again]);
  const work = async (): Promise<void> => {
    setAnswer('working');
    const slices = createSlices({ cancelled: () => left.current, onProgress: () => undefined });
    try {
      setAnswer(await slices.run(again()));
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
  };
  return (
    <section class="again" aria-live="polite">
      {answer === 'none' && (
        <button type="button" onClick={() => void work()}>
          {t('figureAgain')}
        </button>
      )}
      {answer === 'working' && <p class="quiet">{t('figureWorking')}</p>}
      {Array.isArray(answer) && (
        <>
          <h2>{t('figureAgainLead')}</h2>
          {(answer as readonly Said[]).map((each, at) => (
            <p key={at}>{say(each)}</p>
          ))}
        </>
      )}
    </section>
  );
}

/** Players beside their numbers. */
function FigureTables({ tables }: { readonly tables: readonly FigureTable[] }): VNode {
  const { say } = useWording();
  return (
    <>
      {tables.map(({ title, heads, rows }, at) => (
        <table key={at} class="figures">
          <thead>
            <tr>
              <th scope="col">{say(title)}</th>
              {heads.map((head) => (
                <th key={head.code} scope="col">
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <InSteps of={rows} draw={(row) => <Row key={row.name} row={row} />} />
          </tbody>
        </table>
      ))}
    </>
  );
}

function Row({ row: { name, stone, cells } }: { readonly row: FigureRow }): VNode {
  const wording = useWording();
  const { t } = wording;
  return (
    <tr>
      <th scope="row">
        {stone && <span class="stone" data-colour={stone} aria-hidden="true" />} <bdi>{name}</bdi>
        {stone && (
          <span class="for-readers">, {t(stone === 'black' ? 'figureBlack' : 'figureWhite')}</span>
        )}
      </th>
      {cells.map((cell, at) => (
        <td key={at}>
          {typeof cell === 'number' ? numberShown(cell, wording.mark) : itemShown(cell, wording)}
        </td>
      ))}
    </tr>
  );
}

/** The steps to a figure, in their order. */
function FigureSteps({ steps }: { readonly steps: readonly FigureStep[] }): VNode {
  const wording = useWording();
  /** Steps whose clause is shown. */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  return (
    <ol class="why-steps">
      {steps.map((step, index) => {
        const { clause, what, lines, arithmetic, value } = shownStep(step, wording);
        const isOpen = open.has(index);
        return (
          <li key={index}>
            <div class="heads">
              <span>
                {clause !== undefined && (
                  <>
                    <Clause clause={clause} />
                    <SaysButton
                      clause={clause}
                      isOpen={isOpen}
                      onPress={() => {
                        const next = new Set(open);
                        if (!next.delete(index)) next.add(index);
                        setOpen(next);
                      }}
                    />
                  </>
                )}{' '}
                {what}
              </span>{' '}
              <span class="number">{value}</span>
            </div>
            {arithmetic !== '' && <p class="maths">{arithmetic}</p>}
            {lines.map((line) => (
              <p key={line} class="words">
                {line}
              </p>
            ))}
            {isOpen && clause !== undefined && <ClauseText clause={clause} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The explanation of a figure as plain text, in the pane's language. */
export function figureText(
  { title, about, warnings, tables, steps, state, notes }: Figure,
  cell: ActiveCell,
  wording: Wording,
): string {
  const { say } = wording;
  const isAsWritten = state?.kind === 'asWritten';
  const lines = [
    `${addressOf(cell)}: ${itemShown(title, wording)}`,
    itemShown(about, wording),
    ...warnings.map(say),
    // As in the pane: what has changed, or is missing, is said before the steps.
    ...(isAsWritten ? [] : stateInWords(state, wording)),
    ...tables.flatMap((table) => tableInWords(table, wording)),
    ...steps.flatMap((step) => {
      const { clause, what, lines: more, arithmetic, value } = shownStep(step, wording);
      const result = [arithmetic, value].filter((each) => each !== '').join(' = ');
      const own = [what, result].filter((each) => each !== '').join(': ');
      return [clause === undefined ? own : `${clause}: ${own}`, ...more];
    }),
    ...(isAsWritten ? stateInWords(state, wording) : []),
    ...notes.map(say),
    ...rulesPage(steps, wording),
  ];
  return `${lines.join('\n')}\n`;
}

/** The page of the rule that the last of the steps with one goes by. */
function rulesPage(steps: Figure['steps'], wording: Wording): readonly string[] {
  const clauses = steps.flatMap((step) => shownStep(step, wording).clause ?? []);
  const id = clauses[clauses.length - 1];
  if (id === undefined) return [];
  return [new URL(helpAddress({ kind: 'clause', id }, wording.language), document.baseURI).href];
}

function stateInWords(state: FigureState | undefined, { say }: Wording): readonly string[] {
  if (!state) return [];
  if (state.kind === 'cannotTell') return state.missing.map((each) => say(each.sentence));
  const changes = state.kind === 'otherToday' ? state.changes : [];
  return [say(state.says), ...changes.map((each) => say(each.sentence))];
}

/** A line for each player: `Anna, black: Score 2, SOS 4`. */
function tableInWords({ title, heads, rows }: FigureTable, wording: Wording): readonly string[] {
  const { t, say, mark } = wording;
  return [
    `${say(title)}:`,
    ...rows.map(({ name, stone, cells }) => {
      const colour = stone ? `, ${t(stone === 'black' ? 'figureBlack' : 'figureWhite')}` : '';
      const numbers = cells.map((cell, at) => {
        const { [at]: head } = heads;
        const shown = typeof cell === 'number' ? numberShown(cell, mark) : itemShown(cell, wording);
        return `${head ? `${say(head)} ` : ''}${shown}`;
      });
      return `${name}${colour}: ${numbers.join(', ')}`;
    }),
  ];
}

/** Whether the figure is what the rules give now, what was changed since, or what is missing. */
function State({
  state,
  onGo,
}: {
  readonly state: FigureState;
  readonly onGo: (place: Place) => void;
}): VNode {
  const { t, say } = useWording();
  if (state.kind === 'asWritten') {
    return (
      <section class="message success" data-state={state.kind}>
        <Icon name="done" />
        <p>{say(state.says)}</p>
      </section>
    );
  }
  const isOther = state.kind === 'otherToday';
  return (
    <section class="message warning" data-state={state.kind}>
      <Icon name="problem" />
      <h2>{t(isOther ? 'figureOtherTitle' : 'figureCannotTitle')}</h2>
      {isOther && <p>{say(state.says)}</p>}
      <Findings findings={isOther ? state.changes : state.missing} onGo={onGo} />
    </section>
  );
}

/** So many are listed. */
const LISTED = 6;

function Findings({
  findings,
  onGo,
}: {
  readonly findings: readonly Finding[];
  readonly onGo: (place: Place) => void;
}): VNode | null {
  const { t, say } = useWording();
  const left = findings.length - LISTED;
  if (findings.length === 0) return null;
  return (
    <ul class="corrected">
      {findings.slice(0, LISTED).map(({ sentence, at }, index) => (
        <li key={index}>
          {say(sentence)}{' '}
          {at && (
            <button
              type="button"
              class="link"
              onClick={() => {
                onGo(at);
              }}
            >
              {t('whyGoTo', { address: placeName(at) })}
            </button>
          )}
        </li>
      ))}
      {left > 0 && <li>{t('whyMore', { count: left })}</li>}
    </ul>
  );
}

/** A step as it is shown, or copied. */
interface ShownStep {
  readonly clause: string | undefined;
  readonly what: string;
  readonly lines: readonly string[];
  readonly arithmetic: string;
  readonly value: string;
}

export function shownStep(step: FigureStep, { say, mark }: Wording): ShownStep {
  if ('rule' in step) {
    const { rule, rows = [] } = step;
    return { clause: rule.clause, lines: [], ...stepInWords(sentenceNamed(rule, rows, say)) };
  }
  const { clause, what, lines = [], sum = [], value } = step;
  return {
    clause,
    what: say(what),
    lines: lines.map(say),
    arithmetic: sumShown(sum, mark),
    value: typeof value === 'number' ? numberShown(value, mark) : value ? say(value) : '',
  };
}

/** `2 + 1 - 1`, `1 x 3`; nothing for a single number, which is its own sum. */
function sumShown(sum: readonly Term[], mark: string): string {
  const [first, ...others] = sum;
  if (first === undefined || (others.length === 0 && typeof first === 'number')) return '';
  const shown = (term: Term): string =>
    typeof term === 'number'
      ? numberShown(term, mark)
      : `${numberShown(term.times, mark)} x ${numberShown(term.of, mark)}`;
  return others.reduce<string>(
    (all, term) =>
      typeof term === 'number' && (term < 0 || Object.is(term, -0))
        ? `${all} - ${numberShown(-term, mark)}`
        : `${all} + ${shown(term)}`,
    shown(first),
  );
}

/** A text as it is, a sentence as it is said. */
function itemShown(item: Item, { say }: Wording): string {
  return typeof item === 'string' ? item : say(item);
}

function numberShown(value: number, mark: string): string {
  return String(value).replace('.', mark);
}
