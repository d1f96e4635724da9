import { othersInEnglish } from '../../src/language/few';

/** So many errors of an answer are said in full. */
export const MOST_SAID = 100;

/** What the others say: each of 100,000 cells is sent to Excel by itself. */
export const ELSEWHERE = 'See above.';

/**
 * An answer as it is sent to Excel, which it is written into. Errors that are equal are one object. Of those with a sentence the first
 * hundred say it, the hundredth also how many more there are, and the others where to look: they are read once those are corrected.
 */
export function answered<Answer>(answer: Answer): Answer {
  if (!Array.isArray(answer)) return answer;
  const known: Record<string, CustomFunctions.Error> = {};
  let said = 0;
  let left = 0;
  let last: unknown[] = [];
  let lastColumn = 0;
  for (const row of answer as readonly unknown[][]) {
    for (let column = 0; column < row.length; column++) {
      const cell = row[column];
      if (!(cell instanceof CustomFunctions.Error)) continue;
      const { code, message = '' } = cell;
      let key = code + message;
      if (message !== '' && !known[key]) {
        if (said < MOST_SAID) {
          said++;
          last = row;
          lastColumn = column;
        } else {
          left++;
          key = code + ELSEWHERE;
        }
      }
      row[column] = known[key] ??=
        key === code + message ? cell : new CustomFunctions.Error(code, ELSEWHERE);
    }
  }
  const hundredth = last[lastColumn] as CustomFunctions.Error;
  if (left > 0) {
    const more = `${hundredth.message} (${othersInEnglish(left)})`;
    last[lastColumn] = new CustomFunctions.Error(hundredth.code, more);
  }
  return answer;
}
