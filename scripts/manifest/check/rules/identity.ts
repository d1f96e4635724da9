import { named, textOf } from '../../xml';
import type { Rule } from '../rule';

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id is a GUID. */
export const identity: Rule = {
  name: 'id',
  check: (document) => {
    const found = textOf(named(document, 'Id')[0]);
    return guid.test(found) ? [] : [`The id "${found}" is not a GUID in lower case.`];
  },
};
