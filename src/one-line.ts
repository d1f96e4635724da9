/** A text in one line: blanks, ends of lines and control characters in a row become one blank, and none stands around it. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
