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

/** "[5d]", "(12k)", "[?]": the rank that the page of a server shows after a name. */
const SHOWN_RANK = /[[(](?:\d+(?:\.\d+)?\s*[kdp]\??|\?)[\])]$/i;

/** The longest rank; only this much of a name's end is searched. */
const LONGEST_RANK = 20;

/** A name without the rank that a page shows behind it. A text that is only a rank is a name. */
export function withoutRank(name: string): string {
  const whole = name.trim();
  const from = Math.max(0, whole.length - LONGEST_RANK);
  const at = whole.slice(from).search(SHOWN_RANK);
  return at === -1 ? name : whole.slice(0, from + at).trim() || name;
}
