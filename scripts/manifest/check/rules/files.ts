import { addressesOf, hostOf, fileBelow } from '../../addresses';
import type { Rule } from '../rule';

/** Every address below the host is a file of the build. */
export const files: Rule = {
  name: 'files',
  check: (document, context) => {
    if (!context.built) return [];
    const host = hostOf(document) ?? '';
    const paths = addressesOf(document).map(({ address }) => fileBelow(host, address));
    return [...new Set(paths)]
      .filter((path) => path !== undefined)
      .filter((path) => context.read(path) === undefined)
      .map((path) => `The build has no ${path}.`);
  },
};
