import { attribute, descendants, shown } from '../../xml';
import type { Rule } from '../rule';
import { keyOf, schema } from '../schema';

/** Every attribute the schema requires is there and not empty. */
export const attributes: Rule = {
  name: 'attributes',
  check: (document) =>
    descendants(document).flatMap((element) =>
      (schema[keyOf(element)]?.attributes ?? [])
        .filter((name) => (attribute(element, name) ?? '').trim() === '')
        .map((name) => `${shown(element)} lacks a value for ${name}.`),
    ),
};
