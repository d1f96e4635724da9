/** Methods that look at all characters of the string they are called on, or that is given to them. */
const ofString = [
  'split',
  'slice',
  'replace',
  'trim',
  'indexOf',
  'normalize',
  'toUpperCase',
] as const;

type Method = (this: unknown, ...given: unknown[]) => unknown;

/**
 * How many characters a reader looks at, as far as the methods of strings and expressions tell: each call counts the whole length of
 * its string. What grows faster than the text shows here, on any machine.
 */
export function charactersVisited(read: () => void): number {
  let visited = 0;
  const put: (() => void)[] = [];
  const watch = (owner: object, name: string, watched: (own: Method) => Method): void => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    if (!before) throw new Error(`There is no ${name}`);
    Object.defineProperty(owner, name, { ...before, value: watched(before.value as Method) });
    put.push(() => {
      Object.defineProperty(owner, name, before);
    });
  };
  for (const name of ofString) {
    watch(String.prototype, name, (own) => {
      return function counted(this: unknown, ...given) {
        const made = own.apply(this, given);
        // Of these only a part is looked at: what is cut out, and what is passed until the place.
        if (name === 'slice') visited += String(made).length;
        else if (name === 'indexOf') visited += made === -1 ? String(this).length : 1;
        else visited += String(this).length;
        return made;
      };
    });
  }
  // Searching goes on from one place to the next: what it passes counts, not the whole text each time.
  watch(RegExp.prototype, 'exec', (own) => {
    return function counted(this: unknown, ...given) {
      const { global, sticky, lastIndex } = this as RegExp;
      const found = own.apply(this, given);
      const end = found === null ? String(given[0]).length : (this as RegExp).lastIndex;
      visited += sticky ? 1 : global ? end - lastIndex : String(given[0]).length;
      return found;
    };
  });
  try {
    read();
  } finally {
    for (const each of put) each();
  }
  return visited;
}
