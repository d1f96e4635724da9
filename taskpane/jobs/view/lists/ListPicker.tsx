import { useWording } from '../../../controls/wording';
import { lineFor, useSelection } from '../../../controls/use-selection';
import type { VNode } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Lists, ListWanted } from '../../operation';
import type { SourceTable, Where } from '../../../sheets/source';
import type { ColumnsWanted } from '../../../sheets/columns/fields';
import { fieldsMissing, recognise } from '../../../sheets/columns/recognition';
import type { WorkbookService } from '../../../excel/workbook/workbook';
import { type Looking, type Unseen, useSeen } from '../use-seen';

/** So many tables are offered; the others on request. */
const mostOffered = 5;

interface ListPickerProps {
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

/** A table of Excel that holds a list. */
export interface TableFound {
  readonly name: string;
  readonly rows: number;
}

/** What the workbook has for a list. */
interface TablesFound {
  /** The tables that would do. */
  readonly tables: readonly TableFound[];
  /** The one that was written to be this list. */
  readonly known: string | undefined;
}

type Seen =
  | Unseen
  | { readonly kind: 'tables'; readonly byList: Readonly<Record<string, TablesFound>> };

/** So many tables of a workbook are looked at: the last ones, as new sheets go to the end. */
const mostTables = 30;

const none: TablesFound = { tables: [], known: undefined };

/** The tables of the workbook in which every needed column of a list was found, by list. */
export function useTables(workbook: WorkbookService, wanted: Lists): (list: string) => TablesFound {
  const looking = useMemo(() => lookingFor(wanted), [wanted]);
  const seen = useSeen(workbook, looking, []);
  return (list) => (seen.kind === 'tables' ? (seen.byList[list] ?? none) : none);
}

function lookingFor(wanted: Lists): Looking<Seen> {
  return {
    also: ({ tables }) =>
      tables.slice(-mostTables).map(({ name }) => ({ kind: 'table', table: name })),
    *understand({ also, facts }) {
      const byList: Record<string, TablesFound> = {};
      for (const [key, list] of Object.entries(wanted)) {
        yield;
        const fitting = also.filter((each) => each.table !== undefined && fits(each, list));
        byList[key] = {
          tables: fitting.map(({ table = '', rows }) => ({
            name: table,
            rows: Math.max(rows.length - 1, 0),
          })),
          known: list.known?.(fitting, facts),
        };
      }
      return { kind: 'tables', byList };
    },
  };
}

/** Whether a table is such a list, though a heading may have to be asked about. */
function fits(source: SourceTable, wanted: ColumnsWanted): boolean {
  const recognition = recognise(source, wanted);
  return (
    recognition.header !== undefined &&
    fieldsMissing(wanted, recognition).every(
      ({ doubt, isAmbiguous }) => doubt !== undefined || isAmbiguous,
    )
  );
}

/** The selected address in words; a view with several lists shows it with each. */
function useSelectionLine(): string {
  return lineFor(useWording(), useSelection());
}
