/** The longest error sentence that a cell and the pane show whole. */
export const LONGEST_SENTENCE = 300;

/** How many rows, players or names a sentence gives; the others follow once these are corrected. */
const MOST_NAMED = 5;

/** The words for the items not named: "and 32,328 more". */
export type Others = (left: number) => string;

export const othersInEnglish: Others = (left) => `and ${grouped(left)} more`;

/** All items joined, or the first ones and the number of the others; with none named, only the number. */
export function few(
  items: readonly (number | string)[],
  joined: (all: readonly (number | string)[]) => string,
  others: Others,
  most = MOST_NAMED,
): string {
  if (items.length <= most) return joined(items);
  if (most === 0) return String(items.length);
  return `${items.slice(0, most).join(betweenItems(items))} ${others(items.length - most)}`;
}

/** What stands between the items of a list: a semicolon where one of them holds a comma, as `Lin, Ada`. No `includes`: ES5 lacks it. */
export function betweenItems(items: readonly (number | string)[]): string {
  return items.some((each) => String(each).split(',').length > 1) ? '; ' : ', ';
}

/** The sentence with as many items as fit: five in each list, fewer, or only their number. */
export function fitting(sentence: (most: number) => string): string {
  let said = '';
  for (let most = MOST_NAMED; most >= 0; most--) {
    said = sentence(most);
    if (said.length <= LONGEST_SENTENCE) break;
  }
  return said;
}

/** 32328 with its thousands apart. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
