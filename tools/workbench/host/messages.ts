/** One entry of a rich API message (event 33), in the order office.js reads it. */
export interface Message {
  readonly category: number;
  readonly type: number;
  /** "Workbook" or a sheet's id for events; empty for calls. */
  readonly target: string;
  /** JSON. */
  readonly text: string;
}

export const messageCategories = { customFunction: 1, event: 65_536 } as const;

/** Within category 1: run a function. */
export const invocation = 1000;

export function messagesOnTheWire(messages: readonly Message[]): SafeArray {
  return safeArray(
    messages.map(({ category, type, target, text }) =>
      safeArray([category, type, target, text, 0]),
    ),
  );
}

/**
 * Stands for the SAFEARRAY in which Excel on Windows hands results to a page. office.js asks it for its
 * content with `toArray` and uses `dimensions` to tell lists from tables; the host sends lists only.
 */
export interface SafeArray {
  toArray(): unknown[];
  dimensions(): number;
}

export function safeArray(items: readonly unknown[]): SafeArray {
  return { toArray: () => [...items], dimensions: () => 1 };
}

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
