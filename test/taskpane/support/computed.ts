import { expectLook } from '../../checkers/written-sheets';
import type { ColumnsWanted } from '../../../taskpane/columns/fields';
import { readColumns } from '../../../taskpane/columns/read';
import { recognise, withColumn, type Recognition } from '../../../taskpane/columns/recognition';
import type { Computed, Lists, Operation } from '../../../taskpane/operation/operation';
import type { SourceTable, Where, WorkbookFacts } from '../../../taskpane/plan/source';
import { languages, say, translator, type Language } from '../../../language';
import { atOnceSlices } from './at-once';
import { checkDutch } from './said-in-dutch';

/** What a job finds: its lists, and what it reads besides them. */
interface Found {
  readonly facts: WorkbookFacts;
  readonly language: Language;
  readonly lists: readonly (readonly [key: string, source: SourceTable])[];
  readonly read: (wheres: readonly Where[]) => readonly SourceTable[];
  /** The columns that were chosen by hand, of every list. */
  readonly chosen?: Readonly<Record<string, number>> | undefined;
}

/** What a job makes of a workbook, computed at once; what it says and the look of its sheets are checked on the way. */
export function computedFrom<L extends Lists, Options, Detail>(
  operation: Operation<L, Options, Detail>,
  options: NoInfer<Options>,
  { facts, language, lists, read, chosen = {} }: Found,
): Computed<Detail> {
  const given: Record<string, unknown> = {};
  for (const [key, source] of lists) {
    const wanted: ColumnsWanted = operation.lists[key] ?? { fields: {} };
    const recognition = Object.entries(chosen).reduce(
      (known: Recognition, [field, column]) => withColumn(known, field, column),
      recognise(source, wanted),
    );
    const columns = readColumns(source, wanted, { recognition, hidden: 'use' });
    if (!columns.ok) return { ok: false, refusals: columns.refusals };
    given[key] = { ...columns, source };
  }
  const also = read(operation.also?.(facts) ?? []);
  const sources = [...lists.map(([, source]) => source), ...also];
  const computed = operation.compute(
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
  if (computed instanceof Promise) throw new Error('Nothing here waits for anything else.');
  checkDutch(computed);
  if (computed.ok) expectLook(computed.plan);
  return computed;
}

/** What was computed, which must be planned. */
export function plannable<Detail>(
  computed: Computed<Detail>,
): Extract<Computed<Detail>, { readonly ok: true }> {
  if (!computed.ok) throw new Error(said(computed).join('\n'));
  return computed;
}

/** What a job refuses, or warns of, in words. */
export function said(computed: Computed<unknown>, language: Language = 'en'): string[] {
  const findings = computed.ok ? computed.plan.warnings : computed.refusals;
  return findings.map(({ sentence }) => say(languages[language], sentence));
}

/** The refusals in words. */
export function refusedBy(computed: Computed<unknown>, language?: Language): string[] {
  if (computed.ok) throw new Error('It was not refused.');
  return said(computed, language);
}
