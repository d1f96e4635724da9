import type { Stepwise } from './stepwise';

/** Lines per step. */
const LINES = 500;

/**
 * The lines of a text however they end, without the mark that some programs put before it (F1), and without the `>` of a mail that
 * quotes the text.
 */
export function* linesOf(text: string): Stepwise<string[]> {
  const end = /\r\n?|\n/g;
  const lines: string[] = [];
  let from = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    lines.push(text.slice(from, found.index));
    from = end.lastIndex;
    if (lines.length % LINES === 0) yield;
  }
  lines.push(text.slice(from));
  const quoted = lines.filter((line) => line.startsWith('>')).length;
  return 2 * quoted > lines.filter((line) => line !== '').length
    ? lines.map((line) => unquoted(line))
    : lines;
}

/** A line as it was before mails quoted it. */
function unquoted(line: string): string {
  return line.replace(/^(?:> ?)+/, '');
}

/** A text in one line: blanks, ends of lines and control characters in a row become one blank, and none stands around it. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
