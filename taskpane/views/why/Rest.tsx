import type { VNode } from 'preact';
import type { Explanation } from '../../why/explanation';
import { restOf, type RestLine } from '../../why/rest';
import { useWording, type Wording } from '../wording';
import { shownValue } from './words';

/** What the formula makes of our results, a line for each function from the inside out. */
export function Rest({ explanation }: { readonly explanation: Explanation }): VNode | null {
  const wording = useWording();
  const lines = restOf(explanation);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{wording.t('whyRest')}</h2>
      <ol class="results">
        {lines.map((line, at) => (
          <li key={at}>
            <code>{restInWords(line, wording)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `ROUND(25.16, 1) = 25.2` */
export function restInWords({ name, given, value }: RestLine, wording: Wording): string {
  const shown = given.map((each) => {
    if (typeof each === 'object' && each !== null && 'source' in each) return each.source;
    const text = shownValue(each, wording);
    return typeof each === 'string' ? `"${text}"` : text;
  });
  const result = value === '' ? '""' : shownValue(value, wording);
  const separator = wording.mark === ',' ? '; ' : ', ';
  if (/^[A-Z]/.test(name)) return `${name}(${shown.join(separator)}) = ${result}`;
  const [left = '', right] = shown;
  if (right !== undefined) return `${left} ${name} ${right} = ${result}`;
  return name === '%' ? `${left}% = ${result}` : `${name}${left} = ${result}`;
}
