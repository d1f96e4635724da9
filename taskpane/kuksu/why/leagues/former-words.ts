/**
 * A reason as versions so far have written it: they called tiers "B" where it is now "2 (Leagues B)", and had other marks
 * between the same words.
 */
export function inFormerWords(reason: string): string {
  return reason
    .replace(/\b\d+ \(\p{L}+ ([A-Z])\)/gu, '$1')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase();
}
