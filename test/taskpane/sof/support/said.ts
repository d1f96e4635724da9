import { languages, say } from '../../../../language';
import type { Computed } from '../../../../taskpane/operation/operation';

/** What a job refuses, or warns of, in English. */
export function said(computed: Computed<unknown>): readonly string[] {
  const findings = computed.ok ? computed.plan.warnings : computed.refusals;
  return findings.map(({ sentence }) => say(languages.en, sentence));
}
