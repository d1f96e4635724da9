import type { VNode } from 'preact';
import { shownFormula } from '../../plan/notation';
import type { Explanation } from '../../why/explanation';
import { restOf, type RestLine } from '../../why/rest';
import { CellError, Unknown, type Value } from '../../why/values/cell';
import { useWording, type Wording } from '../wording';
import { shownValue, valueInMarks } from './words';

/** What the formula makes of our results, a line for each function from the inside out. */
export function Rest({ explanation }: { readonly explanation: Explanation }): VNode | null {
  const wording = useWording();
  const lines = restInWords(explanation, wording);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{wording.t(explanation.parts.length === 0 ? 'whyFormula' : 'whyRest')}</h2>
      <ol class="results">
        {lines.map(({ text, isFormula }, at) => (
          <li key={at}>{isFormula ? <code>{text}</code> : text}</li>
        ))}
      </ol>
    </section>
  );
}

export interface RestInWords {
  readonly text: string;
  /** A piece of formula, and no sentence. */
  readonly isFormula: boolean;
}

/** The rest of a formula as far as it is worked out, and that the rest of it is not. */
export function restInWords(explanation: Explanation, wording: Wording): readonly RestInWords[] {
  // Without a result of ours an error is one of what the formula does not take.
  const isTaken = (value: Value): boolean =>
    !(value instanceof CellError) ||
    explanation.parts.length > 0 ||
    explanation.result.value instanceof CellError;
  const known = restOf(explanation).filter(
    ({ value }) => !(value instanceof Unknown) && isTaken(value),
  );
  // `-25.16 = -25.16`: what the piece is written as already is its value.
  const lines = known
    .map((line) => lineInWords(line, wording))
    .filter(({ text }) => !isItself(text));
  const isCut = explanation.unknown !== undefined && explanation.parts.length > 0;
  return isCut ? [...lines, { text: wording.t('whyRestUnknown'), isFormula: false }] : lines;
}

/** A longer piece is named by its function: its arguments are shown above. */
const LONGEST_PIECE = 60;

function inShort(source: string): string {
  const { 0: call = '' } = /^[A-Z][\w.]*\(/i.exec(source) ?? [];
  return source.length > LONGEST_PIECE && call !== '' ? `${call}…)` : source;
}

function isItself(text: string): boolean {
  const [left, right, ...more] = text.split(' = ');
  return left === right && more.length === 0;
}

/** `ROUND(25.16, 1) = 25.2` */
function lineInWords({ name, given, value }: RestLine, wording: Wording): RestInWords {
  const shown = given.map((each) =>
    typeof each === 'object' && each !== null && 'source' in each
      ? shownFormula(inShort(each.source), wording.mark)
      : valueInMarks(each, wording),
  );
  const [first] = given;
  if (/^IF(?:ERROR|NA)$/.test(name) && first instanceof CellError && value !== first) {
    const text = wording.t('whyInstead', { name, value: valueInMarks(value, wording) });
    return { text, isFormula: false };
  }
  const result = value === '' ? '""' : shownValue(value, wording);
  const separator = wording.mark === ',' ? '; ' : ', ';
  const formula = (text: string): RestInWords => ({ text: `${text} = ${result}`, isFormula: true });
  if (/^[A-Z]/.test(name)) return formula(`${name}(${shown.join(separator)})`);
  const [left = '', right] = shown;
  if (right !== undefined) {
    const both = `${left} ${name} ${right}`;
    return formula(name === '=' ? `(${both})` : both);
  }
  return formula(name === '%' ? `${left}%` : `${name}${left}`);
}
