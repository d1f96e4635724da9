import { missing, type Report } from './problems';

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
