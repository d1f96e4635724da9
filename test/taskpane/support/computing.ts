import { atOnce } from '../../../src';
import { translator, type Language } from '../../../src/language';
import type { ColumnsWanted } from '../../../taskpane/sheets/columns/fields';
import { readColumns } from '../../../taskpane/sheets/columns/read';
import {
  recognise,
  withColumn,
  type Recognition,
} from '../../../taskpane/sheets/columns/recognition';
import type { Computed, Lists, Operation } from '../../../taskpane/jobs/operation';
import type { Slices } from '../../../taskpane/jobs/slices';
import type { SourceTable, WorkbookFacts } from '../../../taskpane/sheets/source';

/** Runs the steps of an operation without a break, so that its result is there at once and not promised. */
export const atOnceSlices: Slices = {
  pause: () => Promise.resolve(),
  run: (work) => atOnce(work) as never,
};

/** What a job finds: its lists, and what it reads besides them. */
interface Found {
  readonly facts: WorkbookFacts;
  readonly language: Language;
  readonly lists: readonly (readonly [key: string, source: SourceTable])[];
  readonly also: readonly SourceTable[];
  /** Hidden rows, where there are any, are used. */
  readonly hidden: 'use' | undefined;
  /** The columns that were chosen by hand, of every list. */
  readonly chosen?: Readonly<Record<string, number>> | undefined;
}

/** What a job makes of what it finds. */
export function computing<L extends Lists, Options, Detail>(
  operation: Operation<L, Options, Detail>,
  options: NoInfer<Options>,
  { facts, language, lists, also, hidden, chosen = {} }: Found,
): Computed<Detail> | Promise<Computed<Detail>> {
  const given: Record<string, unknown> = {};
  for (const [key, source] of lists) {
    const wanted: ColumnsWanted = operation.lists[key] ?? { fields: {} };
    const recognition = Object.entries(chosen).reduce(
      (known: Recognition, [field, column]) => withColumn(known, field, column),
      recognise(source, wanted),
    );
    const columns = readColumns(source, wanted, { recognition, hidden, byUser: true });
    if (!columns.ok) return { ok: false, refusals: columns.refusals };
    given[key] = { ...columns, source };
  }
  const sources = [...lists.map(([, source]) => source), ...also];
  return operation.compute(
    {
      lists: given as never,
      also,
      options,
      facts,
      sources: sources.map(({ snapshot }) => snapshot),
      now: new Date(2026, 10, 22, 13, 5),
      language,
      t: translator(language),
    },
    atOnceSlices,
  );
}
