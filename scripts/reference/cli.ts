import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inDutch, superfluous, type DutchTexts } from './dutch';
import { helpIndex, helpPage } from './help';
import type { Metadata } from './metadata';
import { referenceOf } from './reference';
import { tagsOf } from './tags';

/**
 * Runs between the two builds: from dist/functions.json it makes the reference the pane shows
 * (build/reference.json), the help pages Excel's function wizard links to (dist/help) and the metadata with
 * Dutch descriptions (dist/functions.nl.json).
 */
const root = path.resolve(__dirname, '..', '..');
const at = (...parts: string[]): string => path.join(root, ...parts);

const sources = readdirSync(at('functions')).filter((name) => name.endsWith('.ts'));
const metadata = JSON.parse(readFileSync(at('dist', 'functions.json'), 'utf8')) as Metadata;
const dutch = JSON.parse(
  readFileSync(at('functions', 'descriptions.nl.json'), 'utf8'),
) as DutchTexts;
const unknown = superfluous(metadata, dutch);
if (unknown.length > 0) {
  throw new Error(
    `functions/descriptions.nl.json describes what is no function: ${unknown.join()}.`,
  );
}
const tags = tagsOf(sources.map((name) => at('functions', name)));
const reference = referenceOf(metadata, tags, dutch);
writeFileSync(at('dist', 'functions.nl.json'), JSON.stringify(inDutch(metadata, dutch)));

mkdirSync(at('build'), { recursive: true });
writeFileSync(at('build', 'reference.json'), `${JSON.stringify(reference, null, 2)}\n`);

mkdirSync(at('dist', 'help'), { recursive: true });
for (const entry of reference) {
  const notes = readFileSync(at('docs', 'functions', `${entry.id.toLowerCase()}.md`), 'utf8');
  writeFileSync(at('dist', 'help', `${entry.id.toLowerCase()}.html`), helpPage(entry, notes));
}
writeFileSync(at('dist', 'help', 'index.html'), helpIndex(reference));
writeFileSync(at('dist', 'help', 'help.css'), readFileSync(at('docs', 'functions', 'help.css')));
console.log(`Reference and help pages of ${reference.length} functions written.`);
