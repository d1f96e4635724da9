/** A to Z in lower case and nothing else changed: the same on every machine, whatever its language. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

/** What two spellings of one name share: A to Z in either case, and no blanks around it (no-break spaces are blanks). */
export function nameKey(name: string): string {
  return lowerCase(name.replace(/\u00a0/g, ' ').trim());
}
