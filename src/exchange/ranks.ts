const RANK =
  /^([1-9]|[1-4]\d)(?:e|de|ste|st|nd|rd|th)?[\s.-]*(kyu|k|dan pro|dan p|dan|d|pro|p|[段단级級급])\.?\s*\??$/i;

/**
 * A rank as people write it (`3d`, `3 Dan`, `3e dan`, `12 kyu`, `1k?`, `9 pro`, `5段`) as lists of ratings write it: 3d, 12k, 9p.
 * Undefined for what is none: nobody is above 9 dan.
 */
export function rankTyped(text: string): string | undefined {
  const [, count = '', word = ''] = RANK.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  const letter = /p/i.test(word) ? 'p' : /[d段단]/i.test(word) ? 'd' : 'k';
  return count === '' || (letter !== 'k' && count.length > 1) ? undefined : count + letter;
}

/** A line in which each rank of words is one word, as wide as before: `3 Dan` becomes `3d   `. */
export function ranksAsWords(line: string): string {
  return line.replace(
    /(^|\s)(\d{1,2}(?: ?(?:kyu|dan|pro|[段단级級급])\??|[kdp]\?))(?=\s|$)/gi,
    (whole: string, before: string, rank: string) =>
      (before + (rankTyped(rank) ?? rank)).padEnd(whole.length),
  );
}
