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

type Seen =
  | Unseen
  | { readonly kind: 'tables'; readonly byList: Readonly<Record<string, readonly TableFound[]>> };

/** So many tables of a workbook are looked at. */
const mostTables = 30;

const none: readonly TableFound[] = [];

/** The tables of the workbook in which every needed column of a list was found, by list. */
export function useTables(
  workbook: WorkbookService,
  wanted: Lists,
): (list: string) => readonly TableFound[] {
  const looking = useMemo(() => lookingFor(wanted), [wanted]);
  const seen = useSeen(workbook, looking, []);
  return (list) => (seen.kind === 'tables' ? (seen.byList[list] ?? none) : none);
}

function lookingFor(wanted: Lists): Looking<Seen> {
  return {
    also: ({ tables }) =>
      tables.slice(0, mostTables).map(({ name }) => ({ kind: 'table', table: name })),
    *understand({ also }) {
      const byList: Record<string, TableFound[]> = {};
      for (const [key, list] of Object.entries(wanted)) {
        yield;
        byList[key] = also.flatMap((source) => {
          const { table } = source;
          if (table === undefined || !fits(source, list)) return [];
          return [{ name: table, rows: Math.max(source.rows.length - 1, 0) }];
        });
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
    fieldsMissing(wanted, recognition).every(({ doubt }) => doubt !== undefined)
  );
}
