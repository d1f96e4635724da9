const CODE_OF_A = 65;
const CODE_OF_Z = 90;
const TO_SMALL = 32;

/** A to Z in lower case and nothing else changed: the same on every machine, whatever its language. */
export function lowerCase(text: string): string {
  let lower = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < CODE_OF_A || code > CODE_OF_Z) continue;
    lower += text.slice(from, at) + String.fromCharCode(code + TO_SMALL);
    from = at + 1;
  }
  return lower + text.slice(from);
}

/** Whether a text shows nothing: empty, or only blanks (no-break spaces included). */
export function isBlankText(text: string): boolean {
  return text.trim() === '';
}

/**
 * What two spellings of one name, or of one option, share: A to Z in either case, and no blanks around it (no-break
 * spaces are blanks).
 */
export function nameKey(name: string): string {
  return lowerCase(name.replace(/\u00a0/g, ' ').trim());
}

/** The longest text that is shown whole. */
const LONGEST_SHOWN = 40;

/** A text of the sheet within a sentence: on one line, cut to a readable length. */
export function cut(text: string, longest = LONGEST_SHOWN): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= longest) return line;
  // A surrogate pair is never cut in half.
  return `${line.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The same in quotation marks. */
export function quoted(text: string): string {
  return `"${cut(text)}"`;
}
