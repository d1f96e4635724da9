/** Rows of a plain CSV file: no quotes, lines beginning with # are remarks. */
export function readCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','));
}
