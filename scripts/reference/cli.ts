import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpIndex, helpPage } from './help';
import { referenceOf, type Metadata } from './reference';
import { tagsOf } from './tags';

/**
 * Runs between the two builds: from dist/functions.json it makes the reference the pane shows
 * (build/reference.json) and the help pages Excel's function wizard links to (dist/help).
 */
const root = path.resolve(__dirname, '..', '..');
const at = (...parts: string[]): string => path.join(root, ...parts);

const sources = readdirSync(at('functions')).filter((name) => name.endsWith('.ts'));
const metadata = JSON.parse(readFileSync(at('dist', 'functions.json'), 'utf8')) as Metadata;
const reference = referenceOf(metadata, tagsOf(sources.map((name) => at('functions', name))));

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
