import type { Item } from '../../../../language';
import type { FigureStep, Term } from '../../../why/figures/figure';
import type { Wording } from '../../wording';
import { stepInWords } from '../steps/step-in-words';
import { sentenceNamed } from '../steps/step-rows';

/** A step as it is shown, or copied. */
export interface ShownStep {
  readonly clause: string | undefined;
  readonly what: string;
  readonly lines: readonly string[];
  readonly arithmetic: string;
  readonly value: string;
}

export function shownStep(step: FigureStep, { say, mark }: Wording): ShownStep {
  if ('rule' in step) {
    const { rule, rows = [] } = step;
    return { clause: rule.clause, lines: [], ...stepInWords(sentenceNamed(rule, rows, say)) };
  }
  const { clause, what, lines = [], sum = [], value } = step;
  return {
    clause,
    what: say(what),
    lines: lines.map(say),
    arithmetic: sumShown(sum, mark),
    value: typeof value === 'number' ? numberShown(value, mark) : value ? say(value) : '',
  };
}

/** `2 + 1 - 1`, `1 x 3`; nothing for a single number, which is its own sum. */
function sumShown(sum: readonly Term[], mark: string): string {
  const [first, ...others] = sum;
  if (first === undefined || (others.length === 0 && typeof first === 'number')) return '';
  const shown = (term: Term): string =>
    typeof term === 'number'
      ? numberShown(term, mark)
      : `${numberShown(term.times, mark)} x ${numberShown(term.of, mark)}`;
  return others.reduce<string>(
    (all, term) =>
      typeof term === 'number' && (term < 0 || Object.is(term, -0))
        ? `${all} - ${numberShown(-term, mark)}`
        : `${all} + ${shown(term)}`,
    shown(first),
  );
}

/** A text as it is, a sentence as it is said. */
export function itemShown(item: Item, { say }: Wording): string {
  return typeof item === 'string' ? item : say(item);
}

export function numberShown(value: number, mark: string): string {
  return String(value).replace('.', mark);
}
