/**
 * 64 bits as 16 hex digits, from two mixed halves of 32 (as in cyrb53). It detects different contents; it keeps no secret.
 */
export function hash64(parts: Iterable<string>): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const part of parts) {
    for (let i = 0; i <= part.length; i++) {
      // A stroke ends every part, so that parts cut elsewhere give something else.
      const code = i < part.length ? part.charCodeAt(i) : 0x1_0000;
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
  }
  const mixed =
    Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const other =
    Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [other, mixed].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
