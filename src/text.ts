/** A to Z in lower case and nothing else changed: the same on every machine, whatever its language. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

/** What two spellings of one name share: A to Z in either case, and no blanks around it (no-break spaces are blanks). */
export function nameKey(name: string): string {
  return lowerCase(name.replace(/\u00a0/g, ' ').trim());
}

/** The longest text that is shown whole. */
const LONGEST_SHOWN = 60;

/** A text of the sheet as it is shown within a sentence: on one line, and cut where nobody would read on. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line}"`;
}
