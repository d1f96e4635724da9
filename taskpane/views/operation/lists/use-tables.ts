import { useMemo } from 'preact/hooks';
import type { ColumnsWanted } from '../../../columns/fields';
import { fieldsMissing, recognise } from '../../../columns/recognition';
import type { Lists } from '../../../operation/operation';
import type { SourceTable } from '../../../plan/source';
import type { WorkbookService } from '../../../workbook/workbook';
import { useSeen, type Looking, type Unseen } from '../use-seen';

/** A table of Excel that holds a list. */
export interface TableFound {
  readonly name: string;
  readonly rows: number;
}

/** What the workbook has for a list. */
export interface TablesFound {
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
