import { attribute, children, descendants, named, shown, type Document } from '../../xml';
import type { Rule } from '../rule';

/** What kind of resource an element with a resid refers to. */
const kinds: Readonly<Record<string, string>> = {
  Image: 'Images',
  SourceLocation: 'Urls',
  FunctionFile: 'Urls',
  LearnMoreUrl: 'Urls',
  Runtime: 'Urls',
  Label: 'ShortStrings',
  Title: 'ShortStrings',
  Namespace: 'ShortStrings',
  Description: 'LongStrings',
};

/** Every resid names one resource of the right kind, and every resource is used. */
export const resources: Rule = {
  name: 'resources',
  check: (document) => {
    const defined = definitions(document);
    const used = new Set<string>();
    const findings = defined
      .filter(({ id }, index) => defined.findIndex((other) => other.id === id) !== index)
      .map(({ id }) => `Two resources have the id "${id}".`);
    for (const element of descendants(document)) {
      const resid = attribute(element, 'resid');
      if (resid === undefined) continue;
      used.add(resid);
      const target = defined.find(({ id }) => id === resid);
      const wanted = kinds[element.localName ?? ''];
      if (!target) findings.push(`${shown(element)} refers to a resource that does not exist.`);
      else if (target.kind !== wanted) {
        findings.push(
          `${shown(element)} refers to one of ${target.kind}; it needs one of ${wanted ?? 'none'}.`,
        );
      }
    }
    const unused = defined.filter(({ id }) => !used.has(id));
    return [...findings, ...unused.map(({ id }) => `The resource "${id}" is not used anywhere.`)];
  },
};

function definitions(document: Document): { id: string; kind: string }[] {
  const groups = named(document, 'Resources').flatMap(children);
  return groups.flatMap((group) =>
    children(group).map((element) => ({
      id: attribute(element, 'id') ?? '',
      kind: group.localName ?? '',
    })),
  );
}
