import { hostOf, fileBelow } from '../../addresses';
import { readMetadata } from '../../metadata';
import { addressesOfResource } from '../../make-variant';
import type { Rule } from '../rule';

/** Every function of a shipped manifest has a help page on the manifest's own host, and the page exists. */
export const helpLinks: Rule = {
  name: 'help links',
  check: (document, context) => {
    if (!context.shipped) return [];
    const host = hostOf(document) ?? '';
    return addressesOfResource(document, 'Functions.Metadata.Url').flatMap((address) => {
      const path = fileBelow(host, address) ?? address;
      const metadata = readMetadata(context.read(path)?.toString('utf8') ?? '', path);
      if (!metadata.ok) return metadata.sentences;
      return metadata.value.functions.flatMap(({ id, helpUrl }) => {
        if (helpUrl === undefined) return [`${path}: ${id} has no help link.`];
        const page = fileBelow(host, helpUrl);
        if (page === undefined)
          return [`${path}: the help link of ${id} is ${helpUrl}, not below ${host}/.`];
        return context.read(page) === undefined
          ? [`${path}: the help page ${page} of ${id} is missing.`]
          : [];
      });
    });
  },
};
