import { addressesOf } from '../../addresses';
import { shown } from '../../xml';
import type { Rule } from '../rule';

/** Office loads add-ins over https only. */
export const https: Rule = {
  name: 'https',
  check: (document) =>
    addressesOf(document)
      .filter(({ address }) => !address.startsWith('https://'))
      .map(({ element, address }) => `${shown(element)}: ${address} does not start with https://.`),
};
