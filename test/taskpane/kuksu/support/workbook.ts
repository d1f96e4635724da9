import type { Computed } from '../../../../taskpane/operation/operation';
import type { Language } from '../../../../language';
import type { FunctionDefinition } from '../../../../workbench/grid/grid';
import { definitionsOf, type Implementation } from '../../kgs/support/functions';
import { YearWorkbook } from '../../kgs/support/year-workbook';

/** The formulas of the cross tables as the workbench's grid calls them. */
export async function kuksuFunctions(): Promise<readonly FunctionDefinition[]> {
  const kuksu = await import('../../../../functions/kuksu');
  return definitionsOf({
    'KUKSU.SODOS': kuksu.sodos,
    'KUKSU.RANK': kuksu.rank,
  } as unknown as Record<string, Implementation>);
}

/** A workbook in the workbench's grid, with the formulas of the cross tables. */
export function openWorkbook(language: Language = 'en'): Promise<YearWorkbook> {
  return YearWorkbook.create(language, kuksuFunctions);
}

export function plannable<Detail>(
  computed: Computed<Detail>,
): Extract<Computed<Detail>, { readonly ok: true }> {
  if (!computed.ok) throw new Error(JSON.stringify(computed.refusals));
  return computed;
}

/** The sentences of a refusal, in English. */
export function refusedBy(
  computed: Computed<unknown>,
  say: (
    sentence: Extract<Computed<unknown>, { ok: false }>['refusals'][number]['sentence'],
  ) => string,
): readonly string[] {
  if (computed.ok) throw new Error('it was planned');
  return computed.refusals.map(({ sentence }) => say(sentence));
}
