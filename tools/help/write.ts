import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import {
  type FunctionReference,
  type FunctionTexts,
  type Metadata,
  referenceOf,
  superfluous,
  tagsOf,
  translatedMetadata,
} from './reference';
import { fileOf, languages, pageText } from './pages';
import { helpPages, sectionsOf } from './site';
import { clauseTexts, readRules } from './rules-pages';
import { systems } from '../../src/systems';
import { tongues } from '../../src/language/tongues';
import { saidOfAll } from '../language';

/** What they say stands on another page, too. */
const lists: readonly string[] = ['search', 'functions', 'rules'];

/** Writes `dist/help`, and `dist/index.html`, which leads there. */
function writeHelp(root: string, reference: readonly FunctionReference[]): void {
  const dist = path.join(root, 'dist');
  const help = path.join(dist, 'help');
  const source = path.join(root, 'docs', 'help');
  const pages = helpPages(root, reference);
  rmSync(help, { recursive: true, force: true });
  mkdirSync(help, { recursive: true });
  for (const page of pages) {
    writeFileSync(path.join(help, fileOf(page.name, page.language)), pageText(page));
  }
  for (const language of languages) {
    const sections = pages
      .filter((page) => page.language === language && !lists.includes(page.name))
      .flatMap(sectionsOf);
    writeFileSync(
      path.join(help, `search.${language}.js`),
      `window.helpSections = ${JSON.stringify(sections)};\n`,
    );
  }
  buildSync({
    entryPoints: [path.join(__dirname, 'search.ts')],
    outfile: path.join(help, 'search.js'),
    bundle: true,
    minify: true,
    target: 'es2020',
    legalComments: 'inline',
    format: 'iife',
  });
  cpSync(path.join(source, 'help.css'), path.join(help, 'help.css'));
  cpSync(path.join(source, 'pictures'), path.join(help, 'pictures'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), entrance);
}

/** The host itself leads to the help. */
const entrance = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'" />
    <meta http-equiv="refresh" content="0; url=help/index.html" />
    <title>Tournament Scoring</title>
  </head>
  <body>
    <p><a href="help/index.html">Tournament Scoring</a></p>
  </body>
</html>
`;

/**
 * Runs between the build of the functions and that of the pane: from dist/functions.json it makes the reference the pane
 * shows (build/reference.json) with what each clause of the rules says (build/clauses.json), the help, whose pages Excel's function wizard links to (dist/help) and the metadata with the
 * descriptions of every other language (dist/functions.<tag>.json).
 */
function writeReference(root: string): void {
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

if (require.main === module) writeReference(path.resolve(__dirname, '..', '..'));
