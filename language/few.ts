/** The longest error sentence that a cell and the pane show whole. */
export const LONGEST_SENTENCE = 300;

/** How many rows, players or names a sentence gives; the others follow once these are corrected. */
const MOST_NAMED = 5;

/** What a language says of those that are not named: "and 32,328 more". */
export type Others = (left: number) => string;

export const othersInEnglish: Others = (left) => `and ${grouped(left, ',')} more`;

export const othersInDutch: Others = (left) => `en nog ${grouped(left, '.')}`;

/** The items joined, all of them or so many and what is said of the others; where none is named, their number. */
export function few(
  items: readonly (number | string)[],
  joined: (all: readonly (number | string)[]) => string,
  others: Others,
  most = MOST_NAMED,
): string {
  if (items.length <= most) return joined(items);
  if (most === 0) return String(items.length);
  return `${items.slice(0, most).join(', ')} ${others(items.length - most)}`;
}

/** The sentence with as many named as it has room for: five in each list, or fewer, or only how many there are. */
export function fitting(sentence: (most: number) => string): string {
  let said = '';
  for (let most = MOST_NAMED; most >= 0; most--) {
    said = sentence(most);
    if (said.length <= LONGEST_SENTENCE) break;
  }
  return said;
}

/** 32328 with its thousands apart. */
function grouped(count: number, separator: string): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, separator);
}
