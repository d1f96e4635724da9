import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clauseTexts, readRules } from '../help/rules-pages';
import { writeHelp } from '../help/write';
import { systems } from '../../src/systems';
import { tongues } from '../../src/language/tongues';
import { saidOfAll } from '../language';
import {
  type FunctionTexts,
  type Metadata,
  referenceOf,
  superfluous,
  tagsOf,
  translatedMetadata,
} from './reference';

/**
 * Runs between the build of the functions and that of the pane: from dist/functions.json it makes the reference the pane
 * shows (build/reference.json) with what each clause of the rules says (build/clauses.json), the help, whose pages Excel's function wizard links to (dist/help) and the metadata with the
 * descriptions of every other language (dist/functions.<tag>.json).
 */
export function writeReference(root: string): void {
  const at = (...parts: string[]): string => path.join(root, ...parts);
  const read = (...parts: string[]): string => readFileSync(at(...parts), 'utf8');
  const sources = readdirSync(at('functions')).filter((name) => name.endsWith('.ts'));
  const metadata = JSON.parse(read('dist', 'functions.json')) as Metadata;
  const [, ...others] = tongues;
  const texts: Record<string, FunctionTexts> = {};
  for (const { tag } of others) {
    const own = saidOfAll(tag, 'functions') as FunctionTexts;
    const unknown = superfluous(metadata, own);
    if (unknown.length > 0) {
      throw new Error(`src/language/${tag} describes what is no function: ${unknown.join()}.`);
    }
    texts[tag] = own;
    const file = at('dist', `functions.${tag}.json`);
    writeFileSync(file, JSON.stringify(translatedMetadata(tag, metadata, own)));
  }
  const tags = tagsOf(sources.map((name) => at('functions', name)));
  const reference = referenceOf(metadata, tags, texts);

  mkdirSync(at('build'), { recursive: true });
  writeIfChanged(at('build', 'reference.json'), `${JSON.stringify(reference, null, 2)}\n`);

  const rules = systems.map(({ id }) => readRules(read('src', id, 'rules.md')));
  writeIfChanged(at('build', 'clauses.json'), `${JSON.stringify(clauseTexts(rules), null, 2)}\n`);

  writeHelp(root, reference);
}

/** The pane is built again whenever this file is written. */
function writeIfChanged(file: string, text: string): void {
  let before: string | undefined;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // There is none yet.
  }
  if (before !== text) writeFileSync(file, text);
}
