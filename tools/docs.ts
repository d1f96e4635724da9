import type { release as English } from '../src/language/en/general/manifest';
import { tongues } from '../src/language/tongues';
import { saidOf, textsOf } from './language';
import path from 'node:path';
import { metadataOf } from './build/declared-functions';
import { systems } from '../src/systems';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { drawnPictures } from './help/pictures';

const root = path.resolve(__dirname, '..');

/** `npm run docs`: rewrites the generated parts of the pages and what follows from the languages, and draws the pictures of the help. */
async function main(): Promise<void> {
  for (const { file, text } of made) {
    const place = path.join(root, file);
    writeFileSync(place, text(readFileSync(place, 'utf8')));
    console.log(file);
  }
  for (const { file, name, text } of parts) {
    const place = path.join(root, file);
    writeFileSync(place, withPart(readFileSync(place, 'utf8'), name, await text()));
    console.log(`${file}: ${name}`);
  }
  const folder = path.join(root, pictures);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of drawnPictures()) writeFileSync(path.join(folder, file), text);
}

/** The README's table of functions, from the comments of their declarations. */
function functionsTable(): string {
  const files = systems.map(({ id }) => path.join(root, 'functions', `${id}.ts`));
  const functions = files.flatMap((file) => metadataOf(file).functions);
  const lines = functions.map(({ name, description, parameters }) => {
    const names = parameters.map((each) => (each.optional === true ? `[${each.name}]` : each.name));
    return `| \`=${name}(${names.join(', ')})\` | ${description} |`;
  });
  return ['| Formula | Gives |', '| --- | --- |', ...lines].join('\n');
}

/** The README's table of jobs, in the words of Home; its guides are on the first screen. */
function jobsTable(): string {
  const lines = systems
    .filter(({ jobs }) => jobs.length > 0)
    .map(({ id, prefix, jobs }) => {
      const titles = jobs.map((job) => textsOf('en')[job]);
      return `| ${prefix} | ${titles.join('; ')} | [rules](src/${id}/rules.md) |`;
    });
  return ['| System | Jobs | Rules |', '| --- | --- | --- |', ...lines].join('\n');
}

/** A part of a page that a command writes, between `<!-- name -->` and `<!-- /name -->`. */
interface Part {
  readonly file: string;
  readonly name: string;
  readonly text: () => string | Promise<string>;
}

/** Where the pictures of the help are. */
export const pictures = 'docs/help/pictures';

export const parts: readonly Part[] = [
  { file: 'README.md', name: 'functions', text: functionsTable },
  { file: 'README.md', name: 'jobs', text: jobsTable },
];

/** A file that follows from what the languages say. */
interface Made {
  readonly file: string;
  /** The whole file, from what it is now. */
  readonly text: (before: string) => string;
}

export const made: readonly Made[] = [{ file: 'manifest.xml', text: withTexts }];

/** The page with the part as it should be. */
export function withPart(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no part ${start} … ${end}.`);
  return `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`;
}

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
function withTexts(source: string): string {
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

if (require.main === module) void main();
