import '../../support/all-texts';
import { languages, say } from '../../../src/language';
import { rules } from '../../../src/language/en/rules';
import type { Computed } from '../../../taskpane/jobs/operation';
import { textsOf } from './page-texts';

/** Every five words in a row; figures are no words. */
export function fives(text: string): readonly string[] {
  const words = text.split(/\s+/);
  return words
    .slice(4)
    .map((_, at) => words.slice(at, at + 5))
    .filter((five) => five.every((word) => /\p{L}/u.test(word)))
    .map((five) => five.join(' '));
}

let english: ReadonlySet<string> | undefined;

/** Every five fixed words of an English text. */
function englishFives(): ReadonlySet<string> {
  english ??= new Set(
    [languages.en, rules.refusals, rules.sentences]
      .flatMap((each): unknown[] => Object.values(each))
      .filter((text) => typeof text === 'string')
      .flatMap((text) => text.split(/\{[^}]*\}/).flatMap(fives)),
  );
  return english;
}

/** Whatever a page in another language shows or has read aloud is without a stretch of English. */
export function checkPage(page: HTMLElement): void {
  for (const text of textsOf(page)) {
    const left = fives(text).filter((five) => englishFives().has(five));
    if (left.length > 0) throw new Error(`English on a page in another language: ${text}`);
  }
}

/** What a text shows where a value is missing; a name may be such a word itself. */
const holes = ['undefined', 'NaN', '[object'];

/** Whatever a job refuses and warns of is said in Dutch, without a stretch of English. */
export function checkDutch(computed: Computed<unknown>): void {
  const findings = computed.ok ? computed.plan.warnings : computed.refusals;
  for (const { sentence } of findings) {
    const said = say(languages.nl, sentence);
    const left = fives(said).filter((five) => englishFives().has(five));
    const values = JSON.stringify(sentence);
    const isBroken = holes.some((hole) => said.includes(hole) && !values.includes(hole));
    if (said.trim() === '' || isBroken || left.length > 0) {
      throw new Error(`In Dutch: ${said}`);
    }
  }
}
