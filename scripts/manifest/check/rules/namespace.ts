import { attribute, children, named, shown } from '../../xml';
import { resource } from '../../make-variant';
import { sharedRuntime } from '../../variants';
import type { Rule } from '../rule';

/**
 * The release has no namespace, nor has the variant with a shared runtime, and no string for one: an empty string keeps Excel for Windows from loading
 * the functions. Every other manifest has the one its file name says: manifest.sof.xml has SOF.
 */
export const namespace: Rule = {
  name: 'namespace',
  check: (document, context) => {
    const elements = named(document, 'Namespace');
    const text = resource(document, 'Functions.Namespace');
    const isRelease = context.file === sharedRuntime.file;
    const wanted = isRelease
      ? undefined
      : /^manifest\.([a-z]+)\.xml$/.exec(context.file)?.[1]?.toUpperCase();
    if (wanted === undefined) {
      return [...elements, ...(text ? [text] : [])].map(
        (element) => `${shown(element)} must go: formulas of the release have no namespace.`,
      );
    }
    if (elements.length === 0 || !text)
      return [`The functions have no namespace; ${wanted} is meant.`];
    const found = attribute(text, 'DefaultValue') ?? '';
    const findings: string[] = [];
    if (found !== wanted) findings.push(`The namespace is "${found}"; ${wanted} is meant.`);
    if (children(text).length > 0) {
      findings.push('The namespace is part of every formula and must not depend on the language.');
    }
    return findings;
  },
};
