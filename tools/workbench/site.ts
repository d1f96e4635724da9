import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { cdn, foldersOf, pagePolicy, vendorFiles } from './serve';

/**
 * *Try it in your browser*, the last step of `npm run build`: the workbench as static files in `dist/try`, for any folder of any
 * host. The add-in beside it is the one that is hosted for Excel; its two pages stand there once more (`taskpane.try.html`,
 * `functions.try.html`) with one script before office.js, which gives them their host. office.js itself comes from Microsoft's
 * address, as it does in Excel: nothing of Microsoft's is copied.
 */
const root = path.resolve(__dirname, '..', '..');
const { addin: dist, page } = foldersOf(root);
const folder = path.join(dist, 'try');

/** The pages that the add-in's manifest names. */
const pages = ['taskpane.html', 'functions.html'] as const;
const tried = (name: string): string => name.replace('.html', '.try.html');

/** The one place of a text is filled; a text that has none, or two, is not the one this was written for. */
function replaced(text: string, place: string, by: string): string {
  const parts = text.split(place);
  if (parts.length !== 2) throw new Error(`There are ${parts.length - 1} places "${place}".`);
  return parts.join(by);
}

const read = (...file: string[]): string => readFileSync(path.join(...file), 'utf8');

function writeSite(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, file] of vendorFiles(root)) copied(file, path.join('vendor', name));
  copied(path.join(page, 'workbench.css'), 'workbench.css');
  copied(
    path.join(page, 'samples', 'sof-sample-table.csv'),
    path.join('samples', 'sof-sample-table.csv'),
  );
  for (const script of ['workbench.js', 'reader.js', 'prologue.js']) {
    const { code } = transformSync(read(page, script), { minify: true, target: 'es2022' });
    writeFileSync(path.join(folder, script), code);
  }
  writeFileSync(path.join(folder, 'index.html'), workbenchPage(read(page, 'workbench.html')));
  writeFileSync(
    path.join(folder, 'manifest.xml'),
    pages.reduce(
      (manifest, name) => manifest.replaceAll(`/${name}`, `/${tried(name)}`),
      read(root, 'manifest.xml'),
    ),
  );
  writeFileSync(path.join(folder, 'licences.txt'), licences());
  for (const name of pages) writeFileSync(path.join(dist, tried(name)), withHost(read(dist, name)));
}

function copied(file: string, name: string): void {
  const target = path.join(folder, name);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(file, target);
}

/** A page of the add-in that finds its host in the page around it: after what runs before office.js anyway. */
function withHost(html: string): string {
  const [, script] = /(<script[^>]*src="?https:[^>]*>)/.exec(html) ?? [];
  if (script?.includes(cdn) !== true) throw new Error('The page does not load office.js.');
  return replaced(html, script, `<script src="try/prologue.js"></script>${script}`);
}

/** The page says by itself what the server says in headers, and where the add-in is. */
function workbenchPage(html: string): string {
  const head = `<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${pagePolicy('').replaceAll('"', '&quot;')}" />
    <meta name="referrer" content="no-referrer" />
    <meta name="addin" content="../" />`;
  const changes = [
    ['<meta charset="utf-8" />', head],
    ['<title>Workbench - Tournament Scoring for Excel</title>', `<title>${title}</title>`],
    ['href="addin/assets/icon-32.png"', 'href="../assets/icon-32.png"'],
    ['<section id="about" hidden></section>', about],
  ] as const;
  return changes.reduce((text, [place, by]) => replaced(text, place, by), html);
}

const title = 'Try it in your browser - Tournament Scoring for Excel';

const about = `<section id="about" class="wb-about" aria-label="About this page">
      <p lang="en">
        This is the add-in in a stand-in for Excel, not Excel itself. Run an event here, or open a workbook of yours and save it as .xlsx. Your
        workbook never leaves this machine: this browser keeps it until you save or clear it. Microsoft’s office.js comes from Microsoft, as it
        does in Excel. <a href="../help/install.html">Use it in Excel</a> · <a href="licences.txt">Licenses</a>
      </p>
      <p lang="nl" hidden>
        Dit is de invoegtoepassing in een vervanger van Excel, niet Excel zelf. Houd hier een toernooi, of open een eigen werkmap en bewaar die als
        .xlsx. Je werkmap blijft op deze computer: deze browser bewaart haar tot je haar opslaat of wist. De menu’s van het rekenblad zijn in het Engels. Office.js komt van Microsoft, net
        als in Excel. <a href="../help/install.nl.html">Gebruik het in Excel</a> · <a href="licences.txt">Licenties</a>
      </p>
    </section>`;

/** What the site passes on of others, with their terms. */
const packages = [
  ['@odoo/o-spreadsheet', 'https://github.com/odoo/o-spreadsheet'],
  ['@odoo/owl', 'https://github.com/odoo/owl'],
  ['bootstrap', 'https://github.com/twbs/bootstrap'],
  ['font-awesome', 'https://github.com/FortAwesome/Font-Awesome'],
  ['fflate', 'https://github.com/101arrowz/fflate'],
] as const;

function licences(): string {
  const texts = packages.map(([name, source]) => {
    const own = path.join(root, 'node_modules', name);
    const { version } = JSON.parse(read(own, 'package.json')) as { version: string };
    const text =
      name === 'font-awesome'
        ? 'By Dave Gandy. The font: SIL OFL 1.1, https://scripts.sil.org/OFL; its terms are also in the font file. The style sheet: MIT License.'
        : read(own, 'LICENSE').trim();
    return `${name} ${version}, unmodified. Source: ${source}\n\n${text}\n`;
  });
  const intro = `Tournament Scoring for Excel: the workbench

The grid is o-spreadsheet on Owl, used under the GNU Lesser General Public License, version 3. Both are files of their own in
the folder "vendor" (o_spreadsheet.js, o_spreadsheet.css, o_spreadsheet.xml, owl.js) and can be replaced there by other versions.
The workbench itself is under the MIT License; the licenses of the add-in are in ../licences.txt.\n`;
  return [intro, ...texts].join(`\n${'-'.repeat(80)}\n\n`);
}

writeSite();
