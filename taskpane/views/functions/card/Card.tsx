import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { shownFormula, signature } from '../../../plan/notation';
import type { FunctionReference } from '../../../reference/types';
import { faultOf } from '../../../why/fault';
import type { WhyService } from '../../../workbook/why';
import { FormulaText } from '../../controls/FormulaText';
import { useAnnounce } from '../../controls/use-announce';
import { paneOf } from '../../why/pane-of';
import { useWording } from '../../wording';
import type { InsertionControl } from '../use-insertion';
import { formulaOf, pieceOf, shownEntry } from './argument-text';
import { ArgumentField } from './ArgumentField';
import { CardBar } from './CardBar';
import { Clauses, OptionalFields, WhySection } from './CardParts';
import { choicesOf, entriesOf, isAlike, nameOf, refersTo, wrongWords } from './card-state';
import { Examples } from './Examples';
import { givenWords, heldWords, ownPart } from './result-words';
import { nowhere, useActiveCell } from './use-active-cell';
import { useEntries } from './use-entries';
import { draftOf, useOutcome } from './use-outcome';

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
