import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyStep } from '../../../../src/explain';
import { ruled } from '../../../../src/language';
import { Folded, Icon } from '../../../controls/Row';
import { HelpLink, useWording, type Wording } from '../../../controls/wording';
import type { CallPart } from '../../parts';
import type { CellAt } from '../../values/cell';
import { rowsIn } from '../../values/grid';
import { CellLink } from '../words';

/** More steps than this fold in the middle. */
const MOST_STEPS = 15;

/** The steps in their order; the last one comes to the value. `before` are those to compare with. */
export function Steps({
  steps,
  rows,
  before,
}: {
  readonly steps: readonly AnyStep[];
  /** Where the rows of the lists stand; of a formula that is nowhere yet they are numbers only. */
  readonly rows?: Rows | undefined;
  readonly before?: readonly AnyStep[] | undefined;
}): VNode {
  const { t, say } = useWording();
  const told = (step: AnyStep): string => say(ruled(step));
  const known = before && new Set(before.map(told));
  const line = (step: AnyStep, index: number): VNode => (
    <StepLine
      key={index}
      step={step}
      sentence={rows ? sentenceWithRows(step, told) : told(step)}
      rows={rows}
      isNew={known?.has(told(step)) === false}
    />
  );
  if (steps.length <= MOST_STEPS) return <ol class="why-steps">{steps.map(line)}</ol>;
  const middle = steps.slice(5, -5);
  return (
    <>
      <ol class="why-steps more">{steps.slice(0, 5).map(line)}</ol>
      <Folded class="middle" summary={t('whyMiddleSteps', { count: middle.length })}>
        <ol class="why-steps more" start={6}>
          {middle.map(line)}
        </ol>
      </Folded>
      <ol class="why-steps" start={steps.length - 4}>
        {steps.slice(-5).map(line)}
      </ol>
    </>
  );
}

function StepLine({
  step: { clause },
  sentence,
  rows,
  isNew,
}: {
  readonly step: AnyStep;
  readonly sentence: string;
  readonly rows: Rows | undefined;
  readonly isNew: boolean;
}): VNode {
  const { t } = useWording();
  const { what, value, arithmetic } = stepInWords(sentence);
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div class="heads">
        <span>
          <Clause clause={clause} />
          <SaysButton
            clause={clause}
            isOpen={isOpen}
            onPress={() => {
              setOpen(!isOpen);
            }}
          />{' '}
          <Sentence text={what} rows={rows} />{' '}
          {isNew && <span class="chip look">{t('whyChanged')}</span>}
        </span>{' '}
        <span class="number">{value}</span>
      </div>
      {arithmetic !== '' && (
        <p class="maths">
          <Sentence text={arithmetic} rows={rows} />
        </p>
      )}
      {isOpen && <ClauseText clause={clause} />}
    </li>
  );
}

function Sentence({
  text,
  rows,
}: {
  readonly text: string;
  readonly rows: Rows | undefined;
}): VNode {
  return rows ? <WithRows sentence={text} rows={rows} /> : <>{text}</>;
}

/** The clause of a step, as a link to its text. */
export function Clause({ clause }: { readonly clause: string }): VNode {
  const { t } = useWording();
  return (
    <HelpLink
      class="chip clause"
      topic={{ kind: 'clause', id: clause }}
      name={t('whyRule', { first: clause })}
    >
      {clause}
    </HelpLink>
  );
}

/** The rows of the lists that a call was given. */
export interface Rows {
  readonly part: CallPart;
  /** What they are called. */
  readonly labels: readonly string[];
  /** The sheet of the cell explained. */
  readonly sheetId: string;
  readonly onGo: (at: CellAt) => void;
}

/** `row 4 (Erica, C11)`: a sentence with what its rows are called, and where they stand. */
function WithRows({ sentence, rows }: { readonly sentence: string; readonly rows: Rows }): VNode {
  return (
    <>
      {piecesOf(sentence).map((piece) =>
        typeof piece === 'string' ? piece : <RowNumber key={piece} row={piece} rows={rows} />,
      )}
    </>
  );
}

/** The number of a row, from 1, with its name and its cell. */
export function RowNumber({ row, rows }: { readonly row: number; readonly rows: Rows }): VNode {
  const { part, labels, sheetId, onGo } = rows;
  const { [row - 1]: name = '' } = labels;
  const at = cellOf(part, row - 1);
  if (name === '' && !at) return <>{row}</>;
  return (
    <>
      {row} (<bdi>{name}</bdi>
      {name !== '' && at && ', '}
      {at && <CellLink at={at} sheetId={sheetId} onGo={onGo} />})
    </>
  );
}

/** The cell of a row in the first list that is one of a sheet. */
function cellOf({ call }: CallPart, row: number): CellAt | undefined {
  for (const grid of call.given) {
    if (!grid || rowsIn(grid) < 2) continue;
    const at = grid.cellAt(row, 0)?.at;
    if (at) return at;
  }
  return undefined;
}

/** The button beside a clause that opens what it says. */
export function SaysButton({
  clause,
  isOpen,
  onPress,
}: {
  readonly clause: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}): VNode {
  const { t } = useWording();
  const name = t('whySays', { clause });
  return (
    <button
      type="button"
      class="says"
      aria-expanded={isOpen}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <Icon name="open" />
    </button>
  );
}

/** What a clause says: in English, as the rules are. */
export function ClauseText({ clause }: { readonly clause: string }): VNode {
  const { t } = useWording();
  const [said, setSaid] = useState<string | null>('');
  useEffect(() => {
    let left = false;
    clauseTexts().then(
      ({ [clause]: text = null }) => {
        if (!left) setSaid(text);
      },
      () => {
        if (!left) setSaid(null);
      },
    );
    return () => {
      left = true;
    };
  }, [clause]);
  if (said === null) return <p class="clause-says">{t('whySaysFailed')}</p>;
  return (
    <p class="clause-says" lang="en">
      {said}
    </p>
  );
}

/** A step as it is laid out: what is applied, what is computed, and what it comes to. */
interface StepInWords {
  readonly what: string;
  readonly arithmetic: string;
  readonly value: string;
}

/** A step's sentence in its three parts: what is computed stands behind the last colon and before the last "=". */
export function stepInWords(sentence: string): StepInWords {
  const colon = sentence.lastIndexOf(': ');
  if (colon === -1) return { what: capital(sentence), arithmetic: '', value: '' };
  const what = capital(sentence.slice(0, colon));
  const computed = sentence.slice(colon + 2);
  const equals = computed.lastIndexOf(' = ');
  if (equals === -1) {
    return isShort(computed)
      ? { what, arithmetic: '', value: computed }
      : { what, arithmetic: computed, value: '' };
  }
  const value = computed.slice(equals + 3);
  // What follows the result, such as how it is rounded, is part of the arithmetic.
  return isShort(value)
    ? { what, arithmetic: computed.slice(0, equals), value }
    : { what, arithmetic: computed, value: '' };
}

const isShort = (text: string): boolean => /^\S{1,20}$/.test(text);

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/**
 * Rows of the lists differ from other numbers of a sentence by being large: a sentence says them as they are,
 * whatever its language, and they are found again in it.
 */
const APART = 7_700_000_000;
const marked = /77(\d{8})(?!\d)/;

/** A longer sentence may be cut, a large number in it, too. */
const LONGEST = 200;

/** In these the row is one of the snake of leagues. */
const ofTheSnake = new Set(['snakeForward', 'snakeBack']);
/** These come to a row. */
const comeToRow = new Set(['rankedAfter', 'rankedBefore']);

const apart = (row: unknown): unknown => (typeof row === 'number' ? row + APART : row);

/** The sentence of a step with its rows as parts of their own; as it is where it names none. */
function sentenceWithRows(step: AnyStep, say: (step: AnyStep) => string): string {
  const plain = say(step);
  if (plain.length > LONGEST || ofTheSnake.has(step.code)) return plain;
  const values: Record<string, unknown> = { ...step.values };
  if ('row' in values) values['row'] = apart(values['row']);
  const { rows, terms } = values;
  if (Array.isArray(rows)) values['rows'] = rows.map(apart);
  if (Array.isArray(terms)) values['terms'] = (terms as readonly unknown[]).map(termApart);
  const value = comeToRow.has(step.code) ? apart(step.value) : step.value;
  return say({ ...step, values, value } as AnyStep);
}

function termApart(term: unknown): unknown {
  return typeof term === 'object' && term !== null && 'row' in term
    ? { ...term, row: apart(term.row) }
    : term;
}

/** The pieces of such a sentence: texts, and rows from 1. */
function piecesOf(sentence: string): readonly (string | number)[] {
  return sentence
    .split(marked)
    .map((piece, at) => (at % 2 === 1 ? Number(piece) : piece))
    .filter((piece) => piece !== '');
}

/** `row 4 (Erica) is number 2 ...`: the sentence of a step as plain text, with what its rows are called. */
export function sentenceNamed(
  step: AnyStep,
  names: readonly string[],
  say: Wording['say'],
): string {
  return piecesOf(sentenceWithRows(step, (each) => say(ruled(each))))
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { [piece - 1]: name = '' } = names;
      return name === '' ? String(piece) : `${piece} (${name})`;
    })
    .join('');
}

/** What each clause of the rules says, in English: `S5` and its text. Fetched when somebody first asks for one. */
async function clauseTexts(): Promise<Readonly<Record<string, string>>> {
  const { default: texts } = await import(
    /* webpackChunkName: "clauses" */ '../../../../build/clauses.json'
  );
  return texts;
}
