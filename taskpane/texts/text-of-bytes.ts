/** The text of a file: UTF-8 where it decodes without an error, else ISO 8859-15; a byte order mark goes. */
export function textOfBytes(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('iso-8859-15').decode(bytes);
  }
}
