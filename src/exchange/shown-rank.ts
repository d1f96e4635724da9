/** "[5d]", "(12k)", "[?]": the rank that the page of a server shows after a name. */
const SHOWN_RANK = /[[(](?:\d+(?:\.\d+)?\s*[kdp]\??|\?)[\])]$/i;

/** The longest rank; only this much of a name's end is searched. */
const LONGEST_RANK = 20;

/** A name without the rank that a page shows behind it. A text that is only a rank is a name. */
export function withoutRank(name: string): string {
  const whole = name.replace(/\s+$/, '');
  const from = Math.max(0, whole.length - LONGEST_RANK);
  const at = whole.slice(from).search(SHOWN_RANK);
  return at === -1 ? name : whole.slice(0, from + at).trim() || name;
}
