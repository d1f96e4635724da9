/** The fields that have a value: a field that is left out is not the same as one that is undefined. */
export function stated<T extends object>(
  fields: T,
): { readonly [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof stated<T>>;
}
