import { attribute, child, named, textOf, type Document } from '../xml';
import type { Finding } from './rule';

export interface NamedDocument {
  readonly file: string;
  readonly document: Document;
}

/**
 * Manifests that can be installed side by side are different add-ins: own id, own name, own namespace. Two
 * files called manifest.xml are the same add-in for two hosts.
 */
export function distinct(manifests: readonly NamedDocument[]): Finding[] {
  const findings: Finding[] = [];
  for (const [what, value] of Object.entries(traits)) {
    const owners = new Map<string, string>();
    for (const { file, document } of manifests) {
      const found = value(document);
      const owner = owners.get(found);
      owners.set(found, owner ?? file);
      if (found === '' || owner === undefined || baseName(owner) === baseName(file)) continue;
      findings.push({
        file,
        rule: 'distinct',
        sentence: `The ${what} "${found}" is that of ${owner}.`,
      });
    }
  }
  return findings;
}

const traits: Readonly<Record<string, (document: Document) => string>> = {
  id: (document) => textOf(named(document, 'Id')[0]),
  'display name': (document) => {
    const name = document.documentElement && child(document.documentElement, 'DisplayName');
    return (name && attribute(name, 'DefaultValue')) ?? '';
  },
  namespace: (document) => {
    const text = named(document, 'String').find(
      (s) => attribute(s, 'id') === 'Functions.Namespace',
    );
    return (text && attribute(text, 'DefaultValue')) ?? '';
  },
};

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
