import { fitting, refusalSentence, sayIn, sentence } from './say';
import type { KgsWarning } from '../kgs/check';
import { type Failure, type FailureKind, kindOf } from '../core/result';
import { formulas } from './en/formulas';
import { words } from './en/general/words';
import { kgsWarnings } from './en/kgs/formulas';

/** A failure in words, for a cell. */
export interface CellMessage {
  /** The error the cell shows. */
  readonly kind: FailureKind;
  readonly sentence: string;
}

/** Cells say English: the runtime of functions knows no language. */
const plainEnglish = sayIn(words);

/** What a formula's cell says of a failure. Failures of events never get there. */
export function cellMessage(failure: Failure): CellMessage {
  const said = refusalSentence(failure, formulas, words, plainEnglish);
  return { kind: kindOf(failure), sentence: said };
}

/** What is wrong with a list in one text: as many warnings as there is room for, and how many more there are. */
export function warningSentences(warnings: readonly KgsWarning[]): string {
  return fitting((most) => {
    const said = warnings.slice(0, most).map(warningSentence).join(' ');
    const left = warnings.length - most;
    return left > 0 ? `${said} … ${words.others(left)}.` : said;
  });
}

/** One sentence: where, what was found, what it is compared with. */
export function warningSentence(warning: KgsWarning): string {
  return sentence(kgsWarnings, warning, plainEnglish);
}
