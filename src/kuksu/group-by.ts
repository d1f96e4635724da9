/** The items by key; keys and items in the order of the list. */
export function groupBy<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** The keys that several items share, with these items. Nothing is made for the others, which are nearly all. */
export function sharedBy<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const first = new Map<K, T>();
  const shared = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, item);
    else if (shared.has(key)) addTo(shared, key, item);
    else shared.set(key, [before, item]);
  }
  return shared;
}

/** Adds an item to those of its key. */
export function addTo<T, K>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
