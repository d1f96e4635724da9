import { attribute, descendants, shown, textOf, type Element } from '../../xml';
import type { Rule } from '../rule';

/** Limits of the schema's types ShortString, LongString, ReferenceId and URL, in characters. */
const short = 125;
const long = 250;
const reference = 32;
const url = 2048;

/** No text is longer than Office accepts. */
export const lengths: Rule = {
  name: 'lengths',
  check: (document) =>
    descendants(document).flatMap((element) =>
      measured(element)
        .filter(({ value, limit }) => value.length > limit)
        .map(
          ({ what, value, limit }) =>
            `${what} of ${shown(element)} has ${value.length} characters; ${limit} are allowed.`,
        ),
    ),
};

interface Measured {
  readonly what: string;
  readonly value: string;
  readonly limit: number;
}

function measured(element: Element): Measured[] {
  const list: Measured[] = [];
  const add = (what: string, value: string | undefined, limit: number): void => {
    if (value !== undefined) list.push({ what, value, limit });
  };
  add('resid', attribute(element, 'resid'), reference);
  const isResource = element.hasAttribute('DefaultValue');
  add('id', attribute(element, 'id'), isResource ? reference : short);
  const limit = limitOfValue(element);
  add('DefaultValue', attribute(element, 'DefaultValue'), limit);
  add('Value', attribute(element, 'Value'), limit);
  if (['ProviderName', 'TaskpaneId'].includes(element.localName ?? '')) {
    add('The text', textOf(element), short);
  }
  if (element.localName === 'AppDomain') add('The text', textOf(element), long);
  return list;
}

/** An override has the limit of what it overrides. */
function limitOfValue(element: Element): number {
  const setting = element.localName === 'Override' ? element.parentElement : element;
  if (setting?.localName === 'DisplayName') return short;
  if (setting?.localName === 'Description') return long;
  if (setting?.localName === 'String') {
    return setting.parentElement?.localName === 'LongStrings' ? long : short;
  }
  return url;
}
