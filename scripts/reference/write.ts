import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHelp } from '../help/write';
import { saidOfAll } from '../language';
import { inDutch, superfluous, type DutchTexts } from './dutch';
import type { Metadata } from './metadata';
import { referenceOf } from './reference';
import { tagsOf } from './tags';

/**
 * Runs between the build of the functions and that of the pane: from dist/functions.json it makes the reference the pane
 * shows (build/reference.json), the help, whose pages Excel's function wizard links to (dist/help) and the metadata with Dutch
 * descriptions (dist/functions.nl.json).
 */
export function writeReference(root: string): void {
  const at = (...parts: string[]): string => path.join(root, ...parts);
  const read = (...parts: string[]): string => readFileSync(at(...parts), 'utf8');
  const sources = readdirSync(at('functions')).filter((name) => name.endsWith('.ts'));
  const metadata = JSON.parse(read('dist', 'functions.json')) as Metadata;
  const dutch = saidOfAll('nl', 'functions') as DutchTexts;
  const unknown = superfluous(metadata, dutch);
  if (unknown.length > 0) {
    throw new Error(`language/nl describes what is no function: ${unknown.join()}.`);
  }
  const tags = tagsOf(sources.map((name) => at('functions', name)));
  const reference = referenceOf(metadata, tags, dutch);
  writeFileSync(at('dist', 'functions.nl.json'), JSON.stringify(inDutch(metadata, dutch)));

  mkdirSync(at('build'), { recursive: true });
  writeIfChanged(at('build', 'reference.json'), `${JSON.stringify(reference, null, 2)}\n`);

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
