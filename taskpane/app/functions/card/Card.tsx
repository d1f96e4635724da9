import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { shownFormula, signature } from '../../../sheets/notation';
import type { Example, FunctionReference } from '../../../reference/help';
import { type Fault, faultOf, namedValues } from '../../../why/fault';
import type { ActiveCell, ActiveCellSeen, WhyService } from '../../../excel/workbook/why';
import { Examples, FormulaText } from './Examples';
import { useAnnounce } from '../../../controls/use-selection';
import { paneOf } from '../../../why/found-cell';
import { HelpLink, useWording, type Wording } from '../../../controls/wording';
import type { InsertionControl } from '../use-insertion';
import {
  ArgumentField,
  argumentsIn,
  formulaOf,
  noEntry,
  pieceOf,
  shownEntry,
  type TypedArgument,
} from './ArgumentField';
import { CardBar, draftOf, type FormulaDraft, useOutcome } from './CardBar';
import type { Attempt } from '../../../excel/workbook/problems';
import type { Explanation } from '../../../why/explanation';
import type { CallPart } from '../../../why/parts';
import { CellError, firstResults, type Grid } from '../../../why/values/cell';
import { columnsIn, firstOf, isSingle, rowsIn } from '../../../why/values/grid';
import { shownValue } from '../../../why/view/words';
import { useDrafting } from '../../../jobs/view/use-writer';
import { areaName, onSheet, overlap } from '../../../sheets/address';
import { ruled } from '../../../../src/language';
import { Icon } from '../../../controls/Row';
import { Steps } from '../../../why/view/steps/Steps';

export interface CardProps {
  readonly entry: FunctionReference;
  readonly reference: readonly FunctionReference[];
  /** Absent outside Excel: a formula of typed values is worked out, and nothing inserted. */
  readonly excel:
    | { readonly service: WhyService; readonly insertion: InsertionControl }
    | undefined;
}

/** A function as a form: its arguments, what it gives before anything is written, and the way into the sheet. */
export function Card({ entry, reference, excel }: CardProps): VNode {
  const words = useWording();
  const { t, mark, problem } = words;
  const announce = useAnnounce();
  const { parameters } = entry;
  const main = useRef<HTMLElement>(null);
  const pane = useMemo(() => paneOf(reference, mark), [reference, mark]);
  const seen = useActiveCell(excel?.service);
  const cell = seen?.ok && seen.value.kind === 'cell' ? seen.value.cell : undefined;
  const { entryOf, put, putAll } = useEntries(entry.id);
  const [isWhyOpen, setWhyOpen] = useState(false);
  /** Insert was pressed: what is missing is said at its field from then on. */
  const [isTried, setTried] = useState(false);

  const texts = parameters.map(({ name }) => shownEntry(entryOf(name), cell?.sheet));
  const pieces = texts.map((text) =>
    pieceOf(text, mark, (name) => cell?.names.some((each) => isAlike(each.name, name)) ?? false),
  );
  const missing = parameters.filter(({ optional }, at) => !optional && pieces[at] === '');
  const unread = pieces.indexOf(undefined);
  const formula = formulaOf(
    entry.name,
    pieces.map((piece) => piece ?? ''),
  );
  const isBegun = pieces.some((piece) => piece !== '') && unread === -1;
  const draft = useMemo(
    () => (isBegun ? draftOf(formula, cell ?? nowhere) : undefined),
    [isBegun, formula, cell],
  );
  const outcome = useOutcome(draft, excel?.service, pane);
  const part = outcome && ownPart(outcome);
  const fault =
    part &&
    faultOf(
      part,
      parameters.map(({ name }) => name),
    );
  const wrong = fault && wrongWords(words, part, fault, cell);

  const faultAt = (at: number): string | undefined => {
    if (pieces[at] === undefined) return t('cardUnread', { text: texts[at] ?? '' });
    const { [at]: parameter } = parameters;
    if (parameter && missing.includes(parameter)) {
      return isTried ? t('cardEnter', { name: parameter.name }) : undefined;
    }
    return fault?.argument === at ? wrong : undefined;
  };
  const focusOn = (at: number): void => {
    main.current?.querySelectorAll<HTMLElement>('[data-argument]')[at]?.focus();
  };
  const isOnItself = cell !== undefined && draft !== undefined && refersTo(draft, cell);
  const state = (): string | undefined => {
    if (missing.length > 0) return t('cardNeeds', { names: missing.map(({ name }) => name) });
    if (isOnItself) return t('cardOnItself', { address: nameOf(cell) });
    if (seen && !seen.ok) return problem(seen.problem);
    if (seen?.ok && seen.value.kind === 'other') return t('cardNoCell');
    if (outcome?.unknown) return t('cardNotWorkedOut', { what: outcome.unknown.source });
    return fault?.argument === undefined ? wrong : undefined;
  };
  const insert = (): void => {
    setTried(true);
    const [first] = missing;
    if (first) focusOn(parameters.indexOf(first));
    else if (unread !== -1) focusOn(unread);
    else excel?.insertion.insert(entry.id, formula);
  };
  const gives = outcome && missing.length === 0 ? givenWords(outcome, words) : undefined;
  const steps = gives === undefined ? [] : (part?.steps ?? []);
  const field = (at: number): VNode | null => {
    const { [at]: parameter } = parameters;
    if (!parameter) return null;
    const { name } = parameter;
    const grid = part?.call.given[at];
    return (
      <ArgumentField
        key={name}
        parameter={parameter}
        value={texts[at] ?? ''}
        choices={choicesOf(entry.id, name, texts[at])}
        holds={grid?.range ? heldWords(grid, words) : undefined}
        fault={faultAt(at)}
        onInput={(text) => {
          put(name, { text });
        }}
        onPick={
          cell &&
          (() => {
            put(name, { text: cell.selection, picked: true });
            announce(t('cardPicked', { name, address: cell.selection }));
          })
        }
      />
    );
  };
  const indexes = parameters.map((_parameter, at) => at);
  const needed = indexes.filter((at) => parameters[at]?.optional === false);
  const others = indexes.filter((at) => parameters[at]?.optional === true);
  return (
    <>
      <main ref={main} class="card-page">
        <p>{entry.description}</p>
        <section aria-label={t('arguments')}>
          <p>
            <FormulaText formula={signature(entry, mark)} />
          </p>
          {needed.map(field)}
          {others.length > 0 && (
            <OptionalFields leftOut={others.filter((at) => pieces[at] === '').length} all={others}>
              {others.map(field)}
            </OptionalFields>
          )}
        </section>
        {isWhyOpen && steps.length > 0 && <WhySection steps={steps} />}
        <Examples
          examples={entry.examples}
          onTry={(example) => {
            putAll(entriesOf(entry, example, mark));
            announce(t('cardTried'));
            main.current?.querySelector<HTMLElement>('[data-argument]')?.focus();
          }}
        />
        <Clauses clauses={entry.clauses} />
      </main>
      {excel && (
        <CardBar
          functionId={entry.id}
          formula={shownFormula(formula, mark)}
          gives={gives}
          state={state()}
          target={cell && nameOf(cell)}
          canInsert={!isOnItself && (seen === undefined || cell !== undefined)}
          onInsert={insert}
          why={
            steps.length === 0
              ? undefined
              : {
                  isOpen: isWhyOpen,
                  onPress: () => {
                    setWhyOpen(!isWhyOpen);
                  },
                }
          }
          insertion={excel.insertion}
        />
      )}
    </>
  );
}

/** The active cell, where the formula goes; told again when cells change. Undefined until Excel has told, and outside Excel. */
function useActiveCell(service: WhyService | undefined): Attempt<ActiveCellSeen> | undefined {
  const [seen, setSeen] = useState<Attempt<ActiveCellSeen>>();
  useEffect(() => {
    if (!service) return undefined;
    const following = service.follow(setSeen);
    window.addEventListener('focus', following.refresh);
    return () => {
      window.removeEventListener('focus', following.refresh);
      following.stop();
    };
  }, [service]);
  return seen;
}

/** Where no cell is known: a formula of typed values can be worked out all the same. */
const nowhere: ActiveCell = {
  ...{ selection: '', several: false, sheetId: '', sheet: '', row: 0, column: 0, formula: '' },
  ...{ held: { value: null, isError: false }, shown: '', spill: undefined, table: undefined },
  ...{ tables: [], names: [] },
};

/** The call of the function itself: the last of all that lead to the result. */
function ownPart({ parts }: Explanation): CallPart | undefined {
  return parts[parts.length - 1];
}

/** Of a result that fills several cells so many are named. */
const NAMED = 4;

/** What the formula gives: a value, or how many cells it fills with the first of them. Undefined for an error. */
function givenWords(outcome: Explanation, words: Wording): string | undefined {
  const { t } = words;
  const answer = ownPart(outcome)?.call.answer;
  if (!answer || answer instanceof CellError) return undefined;
  const { rows, columns } = answer;
  const first = firstResults(answer, NAMED);
  if (isSingle(answer) && first[0]?.value instanceof CellError) return undefined;
  const named = first.map(({ value }) => shownValue(value === '' ? null : value, words));
  if (isSingle(answer)) return named[0];
  const all = named.join(' · ') + (rows * columns > NAMED ? ' …' : '');
  return `${t('whyCells', { rows, columns })}: ${all}`;
}

/** What the cells of an argument hold: the value of one, how many of several. */
function heldWords(grid: Grid, words: Wording): string {
  const { t } = words;
  return isSingle(grid)
    ? t('cardEquals', { value: shownValue(firstOf(grid).value, words) })
    : t('whyCells', { rows: rowsIn(grid), columns: columnsIn(grid) });
}

/** What is typed for the arguments of a function, by their names; kept when the card is left. */
function useEntries(functionId: string): {
  readonly entryOf: (name: string) => TypedArgument;
  readonly put: (name: string, entry: TypedArgument) => void;
  readonly putAll: (entries: Readonly<Record<string, TypedArgument>>) => void;
} {
  const drafting = useDrafting();
  const key = `function.${functionId}`;
  const [entries, setEntries] = useState<Readonly<Record<string, TypedArgument>>>({});
  useEffect(() => {
    let current = true;
    void drafting?.drafts.read(key).then((text) => {
      const kept = text === undefined ? undefined : entriesIn(text);
      // What was typed meanwhile is newer.
      if (current && kept) setEntries((typed) => ({ ...kept, ...typed }));
    });
    return () => {
      current = false;
      drafting?.drafts.flush();
    };
  }, [key]);
  const putAll = (next: Readonly<Record<string, TypedArgument>>): void => {
    setEntries(next);
    const isEmpty = Object.values(next).every(({ text }) => text === '');
    drafting?.drafts.write(key, isEmpty ? undefined : JSON.stringify(next));
  };
  return {
    entryOf: (name) => entries[name] ?? noEntry,
    put: (name, entry) => {
      putAll({ ...entries, [name]: entry });
    },
    putAll,
  };
}

function entriesIn(text: string): Readonly<Record<string, TypedArgument>> | undefined {
  try {
    const kept = JSON.parse(text) as Readonly<Record<string, Partial<TypedArgument> | null>>;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, entry]) =>
        typeof entry?.text === 'string'
          ? [[name, { text: entry.text, picked: entry.picked === true }] as const]
          : [],
      ),
    );
  } catch {
    return undefined;
  }
}

/** Excel's names are the same in any case. */
const isAlike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const nameOf = ({ row, column }: ActiveCell): string =>
  areaName({ row, column, rows: 1, columns: 1 });

/** A value that is none of the named ones, such as a cell, is typed. */
function choicesOf(functionId: string, name: string, text = ''): readonly string[] | undefined {
  const choices = namedValues(functionId, name);
  return text === '' || choices?.includes(text) ? choices : undefined;
}

/** An example as it stands in the fields. */
function entriesOf(
  { parameters }: FunctionReference,
  { formula }: Example,
  mark: Wording['mark'],
): Readonly<Record<string, TypedArgument>> {
  const given = argumentsIn(formula);
  return Object.fromEntries(
    parameters.map(({ name }, at) => [name, { text: shownFormula(given[at] ?? '', mark) }]),
  );
}

/** What is wrong, in the words of the function, or of the cell whose error is passed on. */
function wrongWords(
  { t, say }: Wording,
  { error }: CallPart,
  { failure, passedOn, cell: at }: Fault,
  active: ActiveCell | undefined,
): string | undefined {
  if (passedOn !== undefined && at) {
    const name = areaName({ row: at.row, column: at.column, rows: 1, columns: 1 });
    const address = at.sheetId === active?.sheetId ? name : onSheet(at.sheet, name);
    return t('whyPassedOn', { address, error: passedOn });
  }
  return failure ? say(ruled(failure)) : error?.code;
}

/** Whether the formula would refer to the cell it stands in. */
function refersTo({ wanted }: FormulaDraft, cell: ActiveCell): boolean {
  const here = { row: cell.row, column: cell.column, rows: 1, columns: 1 };
  return wanted.some(
    (each) =>
      each.kind === 'area' &&
      (each.sheet === undefined || isAlike(each.sheet, cell.sheet)) &&
      overlap(each.area, here),
  );
}

/** The arguments that may be left out; open once one of them is given. */
function OptionalFields({
  leftOut,
  all,
  children,
}: {
  readonly leftOut: number;
  readonly all: readonly number[];
  readonly children: readonly (VNode | null)[];
}): VNode {
  const { t } = useWording();
  return (
    <details class="more" open={leftOut < all.length}>
      <summary>
        <Icon name="open" class="turn" />
        <span class="strong">{t('cardOptional', { count: leftOut, all: all.length })}</span>
      </summary>
      {children}
    </details>
  );
}

/** What leads to the result, as Why will say it of the cell. */
function WhySection({ steps }: Pick<CallPart, 'steps'>): VNode {
  const { t } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('whyHow', { steps: steps.length })}
      </h2>
      <Steps steps={steps} />
    </section>
  );
}

/** The rules that the function works by, each with its place in the help. */
function Clauses({ clauses }: Pick<FunctionReference, 'clauses'>): VNode {
  const { t } = useWording();
  return (
    <p class="clauses quiet">
      {t('clauses')}:{' '}
      {clauses.map((id) => (
        <HelpLink
          key={id}
          class="chip clause"
          topic={{ kind: 'clause', id }}
          name={t('whyRule', { first: id })}
        >
          {id}
        </HelpLink>
      ))}
    </p>
  );
}
