/** The items by key; keys and items in the order of the list. */
export function groupBy<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** The keys that several items share, with these items. Nothing is allocated for the others, nearly all of them. */
export function sharedBy<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const shared = keysShared(items, keyOf);
  return shared.size === 0
    ? new Map()
    : groupBy(
        items.filter((item) => shared.has(keyOf(item))),
        keyOf,
      );
}

function keysShared<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlySet<K> {
  const seen = new Set<K>();
  const shared = new Set<K>();
  for (const item of items) {
    const key = keyOf(item);
    const before = seen.size;
    // Checking whether the size grew is quicker than a look-up first.
    if (seen.add(key).size === before) shared.add(key);
  }
  return shared;
}

/** Adds an item to those of its key. */
export function addTo<T, K>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
