import { attribute, descendants, shown, textOf, type Element } from '../../xml';
import type { Rule } from '../rule';

/** The schema's simple types, by the element or attribute that has them. */
const permissions = [
  'Restricted',
  'ReadDocument',
  'ReadAllDocument',
  'WriteDocument',
  'ReadWriteDocument',
];
const culture =
  /^(?:[a-z]{2,3}-[a-z0-9]{3,8}(?:-[a-z]{2,3})?|[a-z]{2,3}(?:-[a-z]{2,3}(?:_tradnl|\.pseudo|-[a-z]{4,8})?)?)$/i;
const twoNumbers = /^\d{1,5}\.\d{1,5}$/;
const lifetimes = ['short', 'long'];

/** Every attribute of the elements that are used here. */
const known = [
  'id',
  'resid',
  'size',
  'lifetime',
  'Name',
  'MinVersion',
  'DefaultMinVersion',
  'DefaultValue',
  'Locale',
  'Value',
];

/** Values are of the types that the schema gives them, and no attribute is unknown to it. */
export const values: Rule = {
  name: 'values',
  check: (document) => descendants(document).flatMap((element) => [...findingsOf(element)]),
};

function* findingsOf(element: Element): Generator<string> {
  const { localName } = element;
  const bad = (what: string, found: string, wanted: string): string =>
    `${what} of ${shown(element)} is "${found}"; ${wanted} is needed.`;
  const has = (name: string, fits: (value: string) => boolean, wanted: string): string[] => {
    const value = attribute(element, name);
    return value === undefined || fits(value) ? [] : [bad(name, value, wanted)];
  };
  yield* has('Locale', (value) => culture.test(value), 'a language like nl-NL');
  yield* has('MinVersion', (value) => twoNumbers.test(value), 'a version like 1.1');
  yield* has('DefaultMinVersion', (value) => twoNumbers.test(value), 'a version like 1.1');
  yield* has('size', (value) => /^\d+$/.test(value), 'a whole number');
  yield* has('lifetime', (value) => lifetimes.includes(value), lifetimes.join(' or '));
  const text = textOf(element);
  if (localName === 'DefaultLocale' && !culture.test(text)) {
    yield bad('The text', text, 'a language like en-US');
  }
  if (localName === 'Permissions' && !permissions.includes(text)) {
    yield bad('The text', text, permissions.join(', '));
  }
  if (['ProviderName', 'TaskpaneId'].includes(localName ?? '') && text === '') {
    yield `${shown(element)} is empty.`;
  }
  for (const { name, prefix } of [...element.attributes]) {
    const isOwn = prefix === null && name !== 'xmlns';
    if (isOwn && !known.includes(name))
      yield `${shown(element)} has an unknown attribute, ${name}.`;
  }
}
