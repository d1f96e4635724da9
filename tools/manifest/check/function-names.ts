import { addressesOfResource, fileBelow, functionsPart, hostOf, resource } from '../variants';
import { readMetadata } from '../metadata';
import { attribute, child, type Document, named, textOf } from '../xml';
import type { Finding, Rule } from './rule';
import { createContext, runInContext } from 'node:vm';

/**
 * Whatever the manifest, namespace and id make SYSTEM.NAME (DEV.SYSTEM.NAME in the development variant);
 * every id is associated by the script; other languages describe the same functions.
 */
export const functionNames: Rule = {
  name: 'function names',
  check: (document, context) => {
    if (!context.built) return [];
    const host = hostOf(document) ?? '';
    const space = resource(document, 'Functions.Namespace');
    const prefix = space ? `${attribute(space, 'DefaultValue') ?? ''}.` : '';
    const scriptPath = fileBelow(host, functionsPart(document, 'Script') ?? '');
    const script =
      scriptPath === undefined ? undefined : context.read(scriptPath)?.toString('utf8');
    const associated = script === undefined ? undefined : associatedIds(script);
    return addressesOfResource(document, 'Functions.Metadata.Url').flatMap((address) => {
      const path = fileBelow(host, address) ?? address;
      const text = context.read(path)?.toString('utf8');
      if (text === undefined) return [];
      const metadata = readMetadata(text, path);
      if (!metadata.ok) return metadata.sentences;
      const findings: string[] = [];
      if (metadata.value.functions.length === 0) findings.push(`${path} has no functions.`);
      const seen = new Set<string>();
      for (const { id, name } of metadata.value.functions) {
        if (seen.has(id)) findings.push(`${path} has two functions with the id ${id}.`);
        seen.add(id);
        if (id !== name) findings.push(`${path}: ${id} is named ${name}; id and name must agree.`);
        if (id.length < 3) findings.push(`${path}: ${id} is shorter than three characters.`);
        if (!/^(DEV\.)?[A-Z]+\.[A-Z][A-Z0-9]*$/.test(`${prefix}${id}`)) {
          findings.push(`${path}: the formula would read ${prefix}${id}, not SYSTEM.NAME.`);
        }
        if (associated && !associated.includes(id)) {
          findings.push(
            `${scriptPath ?? ''} associates nothing with ${id}, which ${path} announces.`,
          );
        }
      }
      return findings;
    });
  },
};

/**
 * The ids a functions script associates, found by running it as Excel for Windows does: in an engine that
 * has `CustomFunctions` and nothing of a browser. A script that cannot run there associates nothing.
 */
export function associatedIds(script: string): string[] {
  const ids: string[] = [];
  const customFunctions = {
    associate: (id: string): void => {
      ids.push(id);
    },
    Error: class extends Error {},
    ErrorCode: {},
  };
  try {
    runInContext(script, createContext({ CustomFunctions: customFunctions }), { timeout: 5000 });
  } catch {
    return [];
  }
  return ids;
}

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
