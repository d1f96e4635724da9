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
