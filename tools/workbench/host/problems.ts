/** Something the add-in asked for that the workbench does not have; the page shows it. */
export interface Problem {
  /** What was asked for, by its public name where it has one: "Range.sort", "window.external.Print". */
  readonly name: string;
  /** One sentence for a reader of the page. */
  readonly sentence: string;
}

export type Report = (problem: Problem) => void;

export function missing(name: string): Problem {
  return { name, sentence: `${name} is not implemented by the workbench.` };
}

/**
 * An object whose absent members are reported when read. They read as undefined, because office.js probes
 * the host by `typeof`; those probes are listed and stay silent.
 */
export function strict<T extends object>(
  name: string,
  members: T,
  probes: ReadonlySet<string>,
  report: Report,
): T {
  return new Proxy(members, {
    get(target, key, receiver): unknown {
      if (typeof key === 'string' && !(key in target) && !probes.has(key)) {
        report(missing(`${name}.${key}`));
      }
      return Reflect.get(target, key, receiver);
    },
  });
}
