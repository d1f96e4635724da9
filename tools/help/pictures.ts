import type { pictures as English } from '../../src/language/en/general/help';
import { saidOf } from '../language';
import { escape, fileOf, type Language, languages } from './pages';

/** The pictures of the install pages: what to choose, one below the other, as Excel names it. */

/** What a step looks like: a tab, a button, an entry of a menu, a file or folder, text to type. */
type Kind = 'tab' | 'button' | 'entry' | 'file' | 'folder';
type Said = Readonly<Record<keyof typeof English, string>>;
/** What it says: a text of the language, or a name that is the same in all. */
type Step = readonly [kind: Kind, said: keyof Said | { readonly name: string }];

const home: Step = ['tab', 'home'];
const addIns: Step = ['button', 'addIns'];
const manifest: Step = ['file', { name: 'manifest.xml' }];
const own: Step = ['entry', 'own'];

const steps: Readonly<Record<string, readonly Step[]>> = {
  'install-web': [home, addIns, ['entry', 'moreSettings'], ['button', 'upload'], manifest],
  'install-windows': [
    ['folder', 'sharedFolder'],
    ['entry', 'catalogs'],
    home,
    addIns,
    ['button', 'fromFolder'],
    own,
  ],
  'install-mac': [['folder', { name: 'wef' }], manifest, home, addIns, own],
  'install-organization': [
    ['entry', 'settings'],
    ['entry', 'integratedApps'],
    ['button', 'uploadCustom'],
    ['entry', 'officeAddIn'],
    manifest,
  ],
};

const WIDTH = 360;
const ROW = 44;

/** Every picture by its place below `docs/help/pictures`. */
export function drawnPictures(): ReadonlyMap<string, string> {
  const drawn = Object.entries(steps).flatMap(([name, ofPicture]) =>
    languages.map((language): [string, string] => {
      const file = fileOf(name, language).replace(/html$/, 'svg');
      return [file, picture(ofPicture, language)];
    }),
  );
  return new Map(drawn);
}

function picture(ofPicture: readonly Step[], language: Language): string {
  const texts = saidOf(language, 'general', 'help', 'pictures') as Said;
  const height = ofPicture.length * ROW + 16;
  const rows = ofPicture.map((step, index) => row(step, index, texts));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="'Segoe UI', system-ui, sans-serif" font-size="15">
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
${rows.join('\n')}
</svg>
`;
}

function row([kind, text]: Step, index: number, texts: Said): string {
  const top = 8 + index * ROW;
  const middle = top + ROW / 2;
  const said = escape(typeof text === 'string' ? texts[text] : text.name);
  return `<circle cx="28" cy="${middle}" r="12" fill="#0f6cbd"/>
<text x="28" y="${middle + 5}" text-anchor="middle" fill="#ffffff">${index + 1}</text>
${shapes[kind](middle)}
<text x="88" y="${middle + 5}" fill="#242424">${said}</text>`;
}

const shapes: Readonly<Record<Kind, (middle: number) => string>> = {
  tab: (middle) =>
    `<path d="M76 ${middle + 14}h112" stroke="#0f6cbd" stroke-width="3" fill="none"/>`,
  button: (middle) =>
    `<rect x="52.5" y="${middle - 15.5}" width="295" height="31" rx="4" fill="#f5f5f5" stroke="#616161"/>
<path d="M62 ${middle - 8}h7v7h-7zM71 ${middle - 8}h7v7h-7zM62 ${middle + 1}h7v7h-7zM71 ${middle + 1}h7v7h-7z" fill="#0f6cbd"/>`,
  entry: (middle) =>
    `<rect x="52.5" y="${middle - 15.5}" width="295" height="31" fill="#ebf3fc" stroke="#b4d6fa"/>
<path d="M66 ${middle - 5}l5 5-5 5" fill="none" stroke="#0f6cbd" stroke-width="2"/>`,
  file: (middle) =>
    `<path d="M62 ${middle - 12}h11l6 6v18h-17z" fill="#ffffff" stroke="#616161"/><path d="M73 ${middle - 12}v6h6" fill="none" stroke="#616161"/>`,
  folder: (middle) =>
    `<path d="M58 ${middle - 9}h8l3 3h13v15h-24z" fill="#fff2cc" stroke="#8a6d00"/>`,
};
