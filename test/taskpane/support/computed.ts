import { expectLook } from '../../checkers/written-sheets';
import type { Computed, Lists, Operation } from '../../../taskpane/jobs/operation';
import type { SourceTable, Where } from '../../../taskpane/sheets/source';
import { languages, say, type Language } from '../../../src/language';
import { computing } from './computing';
import { checkDutch } from './said-in-dutch';

/** What a job finds, and how it reads what it needs besides its lists. */
interface Found extends Omit<Parameters<typeof computing>[2], 'also' | 'hidden'> {
  readonly read: (wheres: readonly Where[]) => readonly SourceTable[];
}

/** What a job makes of a workbook, computed at once; what it says and the look of its sheets are checked on the way. */
export function computedFrom<L extends Lists, Options, Detail>(
  operation: Operation<L, Options, Detail>,
  options: NoInfer<Options>,
  { read, ...found }: Found,
): Computed<Detail> {
  const also = read(operation.also?.(found.facts) ?? []);
  const computed = computing(operation, options, { ...found, also, hidden: 'use' });
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
