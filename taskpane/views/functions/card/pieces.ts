/** Splits a piece of a formula at a mark that stands outside of texts, brackets and braces. */
export function splitAt(text: string, mark: ',' | ';'): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const piece of text.match(/"(?:[^"]|"")*"|[^"]/g) ?? []) {
    if (/^[({]$/.test(piece)) depth += 1;
    if (/^[)}]$/.test(piece)) depth -= 1;
    if (piece === mark && depth === 0) {
      parts.push(part);
      part = '';
    } else part += piece;
  }
  return [...parts, part];
}
