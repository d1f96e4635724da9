/**
 * Excel on the web refuses requests and answers above 5 MB ("Resource limits and performance optimization for Office
 * Add-ins"); other platforms have no limit of the kind.
 */
export const webPayloadLimit = 5 * 1024 * 1024;

/** Whether a text takes more bytes on the wire than this. */
export function exceeds(text: string, limit: number): boolean {
  const mostPerCharacter = 3;
  if (text.length * mostPerCharacter <= limit) return false;
  return text.length > limit || new TextEncoder().encode(text).length > limit;
}
