import { ruled } from '../../../language';
import { shownFormula } from '../../plan/notation';
import { helpAddress } from '../../reference/help';
import type { FunctionReference } from '../../reference/types';
import { addressOf, type Explanation } from '../../why/explanation';
import { rowNames } from '../../why/row-names';
import type { Wording } from '../wording';
import { warningWords } from './faults/warning-words';
import { restInWords } from './Rest';
import { sentenceNamed } from './steps/step-rows';
import { addressFrom, shownValue, whichRow } from './words';

/** The explanation as plain text, in the pane's language. */
export function copiedText(
  explanation: Explanation,
  reference: readonly FunctionReference[],
  wording: Wording,
): string {
  const { cell, formula, parts, further } = explanation;
  const row = whichRow(explanation, wording);
  const lines = [`${addressOf(cell)} = ${cell.shown}${row === '' ? '' : `, ${row}`}`];
  lines.push(shownFormula(formula.text, wording.mark));
  const warning = warningWords(explanation, reference, wording);
  if (warning !== undefined) lines.push(warning);
  else if (parts.length === 0) lines.push(wording.t('whyNoCall'));
  for (const part of parts) {
    const entry = reference.find(({ id }) => id === part.call.id);
    const given = part.arguments.flatMap(({ index, meant, source }) => {
      const name = entry?.parameters[index]?.name ?? '';
      if (!meant) return source === '' ? [] : [`${name} = ${source}`];
      const at = meant.at ? ` (${addressFrom(cell.sheetId, meant.at)})` : '';
      return [`${name} = ${shownValue(meant.value, wording)}${at}`];
    });
    lines.push(`${part.call.id}: ${given.join(', ')}`);
    if (part.error?.failure) lines.push(wording.say(ruled(part.error.failure)));
    const names = rowNames(part.call, explanation.beside);
    lines.push(
      ...part.steps.map((step) => `${step.clause}: ${sentenceNamed(step, names, wording.say)}`),
    );
  }
  if (further > 0) lines.push(wording.t('whyMore', { count: further }));
  const clause = parts[parts.length - 1]?.steps.at(-1)?.clause;
  lines.push(...restInWords(explanation, wording).map(({ text }) => text));
  if (clause !== undefined) {
    const page = helpAddress({ kind: 'clause', id: clause }, wording.language);
    lines.push(new URL(page, document.baseURI).href);
  }
  return `${lines.join('\n')}\n`;
}
