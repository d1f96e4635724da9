/** What can go wrong on the way to a manifest is a value: sentences for the person at the terminal. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly sentences: readonly string[] };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function failed(...sentences: string[]): Outcome<never> {
  return { ok: false, sentences };
}
