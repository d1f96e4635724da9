import type { release as English } from '../../src/language/en/general/manifest';
import { tongues } from '../../src/language/tongues';
import { saidOf } from '../language';

type Texts = Readonly<Record<keyof typeof English, string>>;

/** The elements of manifest.xml that say something, by what they say. */
const places: readonly (readonly [element: string, says: keyof Texts])[] = [
  ['DisplayName', 'name'],
  ['Description', 'description'],
  ['bt:String id="GetStarted.Title"', 'ready'],
  ['bt:String id="Group.Label"', 'group'],
  ['bt:String id="Pane.Label"', 'pane'],
  ['bt:String id="CellMenu.Label"', 'cellMenu'],
  ['bt:String id="GetStarted.Description"', 'readyTo'],
  ['bt:String id="Pane.Tooltip"', 'paneTip'],
  ['bt:String id="CellMenu.Tooltip"', 'cellMenuTip'],
];

/** The metadata of the functions, which every language but the first has in a file of its own. */
const metadata = 'bt:Url id="Functions.Metadata.Url"';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The manifest with what every language says in it (`npm run docs`). */
export function withTexts(source: string): string {
  const [first, ...others] = tongues.map(({ tag, locale }) => ({
    tag,
    locale,
    texts: saidOf(tag, 'general', 'manifest', 'release') as Texts,
  }));
  if (first === undefined) throw new Error('There is no language.');
  const said = places.reduce((text, [element, key]) => {
    const instead = others.map(({ locale, texts }) => [locale, escape(texts[key])] as const);
    return withElement(text, element, () => [escape(first.texts[key]), instead]);
  }, source);
  return withElement(said, metadata, (address) => [
    address,
    others.map(({ tag, locale }) => [locale, address.replace(/\.json$/, `.${tag}.json`)]),
  ]);
}

/** A value, and what other locales have instead of it. */
type Values = readonly [
  value: string,
  others: readonly (readonly [locale: string, value: string])[],
];

/** The text with new values of an element, made from the one it has. */
function withElement(text: string, element: string, values: (before: string) => Values): string {
  const [name = ''] = element.split(' ');
  const place = new RegExp(`^( *)<${element} DefaultValue="([^"]*)">[^]*?</${name}>`, 'm');
  const override = name.startsWith('bt:') ? 'bt:Override' : 'Override';
  if (!place.test(text)) throw new Error(`manifest.xml has no <${element}>.`);
  return text.replace(place, (_all, margin: string, before: string) => {
    const [value, others] = values(before);
    const lines = others.map(
      ([locale, other]) => `${margin}  <${override} Locale="${locale}" Value="${other}" />\n`,
    );
    return `${margin}<${element} DefaultValue="${value}">\n${lines.join('')}${margin}</${name}>`;
  });
}
