import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { ListWanted } from '../../../operation/operation';
import type { Where } from '../../../plan/source';
import { useSelectionLine } from '../../controls/use-selection-line';
import { useWording } from '../../wording';
import type { TableFound } from './use-tables';

/** So many tables are offered; the others on request. */
const mostOffered = 5;

export interface ListPickerProps {
  readonly wanted: ListWanted;
  /** What was pointed at last; undefined before. */
  readonly where: Where | undefined;
  /** How long the list is and where it was read; undefined before. */
  readonly found: string | undefined;
  /** The tables of the workbook that would do. */
  readonly tables: readonly TableFound[];
  readonly onPoint: (where: Where) => void;
}

/** Where a list is: in the selected cells, in a table of the workbook, or at an address or name. */
export function ListPicker({ wanted, where, found, tables, onPoint }: ListPickerProps): VNode {
  const { t, say } = useWording();
  const group = useId();
  const selection = useSelectionLine();
  const [typing, setTyping] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const name = say({ code: wanted.title });
  const isTyped = typing || where?.kind === 'typed';
  const offered = showsAll ? tables : tables.slice(0, mostOffered);
  const point = (to: Where) => () => {
    setTyping(false);
    onPoint(to);
  };
  const isSelection = !isTyped && where?.kind === 'selection';
  return (
    <fieldset class="pick" aria-label={name}>
      <label>
        <input
          type="radio"
          name={group}
          aria-label={t('useSelectionFor', { list: name })}
          aria-describedby={`${group}selection`}
          checked={isSelection}
          onClick={point({ kind: 'selection' })}
        />
        <span>
          <span class="strong">{t('useSelection')}</span>
          <span
            class={isSelection && found !== undefined ? 'hint found' : 'hint'}
            id={`${group}selection`}
          >
            {isSelection && found !== undefined ? found : selection}
          </span>
        </span>
      </label>
      {offered.map(({ name: table, rows }) => {
        const isChosen = !isTyped && where?.kind === 'table' && where.table === table;
        return (
          <label key={table}>
            <input
              type="radio"
              name={group}
              checked={isChosen}
              onClick={point({ kind: 'table', table })}
            />
            <span>
              <span class="strong">{t('tableNamed', { table })}</span>
              <span class={isChosen && found !== undefined ? 'hint found' : 'hint'}>
                {isChosen && found !== undefined ? found : t('tableRows', { rows })}
              </span>
            </span>
          </label>
        );
      })}
      {tables.length > offered.length && (
        <button
          type="button"
          class="link"
          onClick={() => {
            setShowsAll(true);
          }}
        >
          {t('moreTables', { count: tables.length - offered.length })}
        </button>
      )}
      <label>
        <input
          type="radio"
          name={group}
          checked={isTyped}
          onClick={() => {
            setTyping(true);
          }}
        />
        <span>
          <span class="strong">{t('typedPlace')}</span>
          {isTyped && found !== undefined && <span class="hint found">{found}</span>}
        </span>
      </label>
      {isTyped && (
        <TypedPlace
          list={name}
          text={where?.kind === 'typed' ? where.text : ''}
          onRead={(text) => {
            setTyping(false);
            onPoint({ kind: 'typed', text });
          }}
        />
      )}
    </fieldset>
  );
}

/** The field for an address or a name; what was read stays in it. */
function TypedPlace({
  list,
  text: first,
  onRead,
}: {
  readonly list: string;
  readonly text: string;
  readonly onRead: (text: string) => void;
}): VNode {
  const { t } = useWording();
  const [text, setText] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first === '') field.current?.focus();
  }, []);
  return (
    <form
      class="pointing"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRead(text);
      }}
    >
      <span class="row">
        <input
          ref={field}
          type="text"
          aria-label={`${list}: ${t('typedPlace')}`}
          value={text}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
        <button type="submit" aria-label={t('readTypedFor', { list })}>
          {t('readTyped')}
        </button>
      </span>
    </form>
  );
}
