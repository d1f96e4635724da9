import { named, textOf } from '../../xml';
import type { Rule } from '../rule';

/** Four numbers: Excel on the web refuses shorter versions although the schema allows them. */
export const version: Rule = {
  name: 'version',
  check: (document) => {
    const found = textOf(named(document, 'Version')[0]);
    return /^\d{1,5}(\.\d{1,5}){3}$/.test(found)
      ? []
      : [`The version "${found}" is not four numbers with dots, e.g. 1.0.0.0.`];
  },
};
