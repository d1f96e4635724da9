import { named } from '../../xml';
import type { Rule } from '../rule';

/** EquivalentAddins makes Excel treat the functions as an XLL: dots in their names turn into underscores. */
export const equivalentAddins: Rule = {
  name: 'equivalent add-ins',
  check: (document) =>
    named(document, 'EquivalentAddins').map(
      () => '<EquivalentAddins> would rename the functions (dots become underscores); remove it.',
    ),
};
