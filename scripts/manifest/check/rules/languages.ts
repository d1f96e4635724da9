import { tongues } from '../../../../language/tongues';
import { attribute, children, named, shown, textOf, type Document, type Element } from '../../xml';
import type { Rule } from '../rule';

const [{ locale: original }, ...others] = tongues;
const translations: readonly string[] = others.map(({ locale }) => locale);

/** Every text a person reads exists in every language; the namespace is part of formulas and exists once. */
export const languages: Rule = {
  name: 'languages',
  check: (document) => {
    const found = textOf(named(document, 'DefaultLocale')[0]);
    const findings =
      found === original ? [] : [`The default locale is "${found}", not ${original}.`];
    for (const element of textsOf(document)) {
      const locales = children(element).map((override) => attribute(override, 'Locale') ?? '');
      const wanted = attribute(element, 'id') === 'Functions.Namespace' ? [] : translations;
      for (const locale of wanted) {
        if (!locales.includes(locale))
          findings.push(`${shown(element)} has no text for ${locale}.`);
      }
      for (const [index, locale] of locales.entries()) {
        if (locales.indexOf(locale) !== index) {
          findings.push(`${shown(element)} has two texts for ${locale}.`);
        } else if (!wanted.includes(locale)) {
          findings.push(`${shown(element)} has a text for ${locale}, which is not meant.`);
        }
      }
    }
    return findings;
  },
};

function textsOf(document: Document): Element[] {
  return ['DisplayName', 'Description', 'String']
    .flatMap((name) => named(document, name))
    .filter((element) => element.hasAttribute('DefaultValue'));
}
