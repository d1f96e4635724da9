import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { FunctionReference } from '../reference/reference';
import { fileOf, languages, pageText } from './pages';
import { helpPages, sectionsOf } from './site';

/** What they say stands on another page, too. */
const lists: readonly string[] = ['search', 'functions', 'rules'];

/** Writes `dist/help`, and `dist/index.html`, which leads there. */
export function writeHelp(root: string, reference: readonly FunctionReference[]): void {
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
    entryPoints: [path.join(__dirname, 'browser', 'search.ts')],
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
