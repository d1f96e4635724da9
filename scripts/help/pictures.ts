import { escape } from './html';
import { fileOf } from './page';
import { languages, type Language } from './words';

/** The pictures of the install pages: what to choose, one below the other, as Excel names it. */

/** What a step looks like: a tab, a button, an entry of a menu, a file or folder, text to type. */
type Kind = 'tab' | 'button' | 'entry' | 'file' | 'folder';
type Step = readonly [kind: Kind, ...texts: Record<Language, string>[]];

const same = (text: string): Record<Language, string> => ({ en: text, nl: text });
const both = (en: string, nl: string): Record<Language, string> => ({ en, nl });

const home: Step = ['tab', both('Home', 'Start')];
const addIns: Step = ['button', both('Add-ins', 'Invoegtoepassingen')];
const manifest: Step = ['file', same('manifest.xml')];
const own: Step = ['entry', both('Tournament Scoring', 'Toernooibeheer')];

const pictures: Readonly<Record<string, readonly Step[]>> = {
  'install-web': [
    home,
    addIns,
    ['entry', both('More Settings', 'Meer instellingen')],
    ['button', both('Upload My Add-in', 'Mijn invoegtoepassing uploaden')],
    manifest,
  ],
  'install-windows': [
    ['folder', both('a shared folder with the manifest', 'een gedeelde map met het manifest')],
    ['entry', both('Trusted Add-in Catalogs', 'Vertrouwde catalogi')],
    home,
    addIns,
    ['button', both('Shared folder', 'Gedeelde map')],
    own,
  ],
  'install-mac': [['folder', same('wef')], manifest, home, addIns, own],
  'install-organization': [
    ['entry', both('Settings', 'Instellingen')],
    ['entry', both('Integrated apps', 'Geïntegreerde apps')],
    ['button', both('Upload custom apps', 'Aangepaste apps uploaden')],
    ['entry', both('Office Add-in', 'Office-invoegtoepassing')],
    manifest,
  ],
};

const WIDTH = 360;
const ROW = 44;

/** Every picture by its place below `docs/help/pictures`. */
export function drawnPictures(): ReadonlyMap<string, string> {
  const drawn = Object.entries(pictures).flatMap(([name, steps]) =>
    languages.map((language): [string, string] => {
      const file = fileOf(name, language).replace(/html$/, 'svg');
      return [file, picture(steps, language)];
    }),
  );
  return new Map(drawn);
}

function picture(steps: readonly Step[], language: Language): string {
  const height = steps.length * ROW + 16;
  const rows = steps.map((step, index) => row(step, index, language));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="'Segoe UI', system-ui, sans-serif" font-size="15">
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
${rows.join('\n')}
</svg>
`;
}

function row([kind, text]: Step, index: number, language: Language): string {
  const top = 8 + index * ROW;
  const middle = top + ROW / 2;
  const said = escape(text?.[language] ?? '');
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
