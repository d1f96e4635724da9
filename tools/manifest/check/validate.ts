import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseXml } from '../xml';
import { distinct, type NamedDocument } from './function-names';
import type { Context, Finding } from './rule';
import { rules } from './rules';

export interface Validation {
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

/** Checks these manifests, or manifest.xml and every manifest in dist when none is named. */
export function validate(root: string, named: readonly string[]): Validation {
  const files = named.length > 0 ? [...named] : ['manifest.xml', ...generated(root)];
  const findings: Finding[] = [];
  const documents: NamedDocument[] = [];
  for (const file of files) {
    const location = path.resolve(root, file);
    if (!existsSync(location)) {
      findings.push({ file, rule: 'file', sentence: 'There is no such file.' });
      continue;
    }
    const parsed = parseXml(readFileSync(location, 'utf8'));
    if (!parsed.ok) {
      findings.push(...parsed.sentences.map((sentence) => ({ file, rule: 'XML', sentence })));
      continue;
    }
    const document = parsed.value;
    documents.push({ file, document });
    const context = contextOf(root, location);
    for (const rule of rules) {
      for (const sentence of rule.check(document, context)) {
        findings.push({ file, rule: rule.name, sentence });
      }
    }
  }
  return { files, findings: [...findings, ...distinct(documents)] };
}

function generated(root: string): string[] {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist)) return [];
  return readdirSync(dist)
    .filter((file) => /^manifest.*\.xml$/.test(file))
    .sort()
    .map((file) => `dist/${file}`);
}

/**
 * A generated manifest must fit the build beside it. The one at the top is compared with a build if there is
 * a complete one; its icons are there before anything is built.
 */
function contextOf(root: string, location: string): Context {
  const dist = path.join(root, 'dist');
  const shipped = path.dirname(location) === dist;
  const folders = shipped ? [dist] : [dist, root];
  const ends = ['functions.json', 'taskpane.html'].map((file) => path.join(dist, file));
  return {
    file: path.basename(location),
    shipped,
    built: shipped || ends.every((file) => existsSync(file)),
    read: (below) => {
      const found = folders
        .map((folder) => path.join(folder, below))
        .find((file) => existsSync(file));
      return found === undefined ? undefined : readFileSync(found);
    },
  };
}

/** Prints the outcome, one line a finding, and gives the exit code. */
export function report({ files, findings }: Validation): 0 | 1 {
  for (const { file, rule, sentence } of findings) console.error(`${file}: ${rule}: ${sentence}`);
  for (const file of files) {
    if (findings.every((finding) => finding.file !== file)) console.log(`${file}: ok`);
  }
  return findings.length === 0 ? 0 : 1;
}
