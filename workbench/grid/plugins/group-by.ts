type GroupBy = <T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey) => unknown;

/** The grid uses Object.groupBy, which every current browser has and Node 20 lacks. */
export function provideGroupBy(): void {
  const target = Object as { groupBy?: GroupBy };
  target.groupBy ??= groupBy;
}

function groupBy<T>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => PropertyKey,
): Record<PropertyKey, T[]> {
  const groups = Object.create(null) as Record<PropertyKey, T[]>;
  let index = 0;
  for (const item of items) {
    (groups[keyOf(item, index++)] ??= []).push(item);
  }
  return groups;
}
