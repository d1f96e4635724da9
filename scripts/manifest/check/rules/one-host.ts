import { addressesOf, hostOf, pathBelow } from '../../addresses';
import { shown } from '../../xml';
import type { Rule } from '../rule';

/** All files come from one folder: the one that holds the task pane's page. */
export const oneHost: Rule = {
  name: 'one host',
  check: (document) => {
    const host = hostOf(document);
    if (host === undefined) return ['The manifest has no address for the task pane.'];
    return addressesOf(document)
      .filter(({ address }) => pathBelow(host, address) === undefined)
      .map(({ element, address }) => `${shown(element)}: ${address} is not below ${host}/.`);
  },
};
