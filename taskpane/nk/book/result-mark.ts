import { beforePoints, offeredResults, resultsAlone, textsOf } from './results';

/** The cells of a line that decide whether its result is understood, as a formula names them. */
export interface MarkedLine {
  /** Of the player named first. */
  readonly number: string;
  /** Blank in a line of one player. */
  readonly opponent: string;
  readonly result: string;
}

/** A formula that is true where a line has no result yet. */
export function openMark({ number, result }: MarkedLine): string {
  return `=AND(${number}<>"",TRIM(${result})="")`;
}

/** Blanks and invisible characters that the reader drops and CLEAN leaves. */
const dropped = Array.from(
  ' \u00a0\u00ad\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200c\u200d\u200e\u200f' +
    '\u2028\u2029\u202f\u205f\u2060\u3000\ufeff',
);

const figures = Array.from('0123456789');

/** Excel takes 255 characters in one text of a formula. */
const longestText = 240;

/**
 * A formula that is true where the job would not understand a result: in a game anything but the result of one, in a line
 * of one player anything but a bye or an absence. Blank cells are not marked by it. It holds plain functions only, no
 * array constant, and none that reads wildcards, because Excel allows no more in a conditional format.
 *
 * Not marked is a 0 or 1 that is shown as a date, because a formula does not see the format. The pane names it all the same.
 */
export function unreadMark({ number, opponent, result }: MarkedLine): string {
  const text = without(`LOWER(CLEAN(SUBSTITUTE(${result},"|","?")))`, dropped);
  const isNone = (texts: readonly string[]): string =>
    `ISERROR(FIND("|"&${text}&"|",${listed(texts)}))`;
  const plus = `FIND("+",${text})`;
  const points = `SUBSTITUTE(SUBSTITUTE(MID(${text},${plus}+1,9)&"|",",5|",".5|"),".5|","|")`;
  // A division by FALSE, or a text that is not found, makes an error.
  const wonByPoints =
    `FIND("|"&LEFT(${text},${plus})&"|",${listed(beforePoints)})` +
    `/(ABS(LEN(${points})-3)<2)/(${without(points, figures)}="|")`;
  return (
    `=AND(${number}<>"",IF(${opponent}="",` +
    `${isNone(textsOf(resultsAlone))},` +
    `AND(${isNone(textsOf(offeredResults))},ISERROR(${wonByPoints}))))`
  );
}

/** Texts with a line before and behind each, and an empty one first, which stands for a blank cell. */
function listed(texts: readonly string[]): string {
  const parts: string[] = [];
  let part = '|';
  for (const text of texts) {
    if (part.length + text.length >= longestText) {
      parts.push(part);
      part = '';
    }
    part += `|${text}`;
  }
  return [...parts, `${part}|`].map((each) => `"${each}"`).join('&');
}

function without(formula: string, characters: readonly string[]): string {
  return characters.reduce((inner, each) => `SUBSTITUTE(${inner},"${each}","")`, formula);
}
