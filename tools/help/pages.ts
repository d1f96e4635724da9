import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../../package.json';
import type { Language } from '../../src/language';
import type { help as English } from '../../src/language/en/general/help';
import { tongues } from '../../src/language/tongues';
import { systems } from '../../src/systems';
import type { System } from '../../src/core/system';
import { saidOf, textsOf } from '../language';

/** Text for HTML, also inside a quoted attribute. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The text of HTML that this generator wrote: no tags, blanks joined. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:a|code|em|strong|del|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name of a heading in an address, as code hosts make it, so that links work there too. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

export type { Language } from '../../src/language';

/** The languages of the help. */
export const languages: readonly Language[] = tongues.map(({ tag }) => tag);

/** What the pages of the help say. */
export type Words = Readonly<Record<keyof typeof English, string>>;

export function wordsOf(language: Language): Words {
  return saidOf(language, 'general', 'help') as Words;
}

/** The other languages of a page. */
export function othersThan(language: Language): readonly Language[] {
  return languages.filter((each) => each !== language);
}

/** The text with its values filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** A text of the pane; the key itself is no text, so that a missing one is noticed. */
export function paneText(language: Language, key: string): string | undefined {
  return (textsOf(language) as Readonly<Record<string, string>>)[key];
}

/** How the pane calls a system, and one sentence about it; a system without words shows its prefix. */
export function systemWords(
  language: Language,
  { prefix }: Pick<System, 'prefix'>,
): { readonly title: string; readonly line: string } {
  return {
    title: paneText(language, `heading${prefix}`) ?? prefix,
    line: paneText(language, `system${prefix}`) ?? '',
  };
}

/** The jobs of a system with their titles and leads. */
export function jobsOf(
  language: Language,
  { jobs }: System,
): readonly { readonly id: string; readonly title: string; readonly lead: string }[] {
  const said = (key: string): string => {
    const text = paneText(language, key);
    if (text === undefined) throw new Error(`src/language/${language} does not say ${key}.`);
    return text;
  };
  return jobs.map((id) => ({ id, title: said(id), lead: said(`${id}.lead`) }));
}

/** A page that somebody wrote, as Markdown. */
export interface Written {
  readonly name: string;
  readonly language: Language;
  /** Its place in the project. */
  readonly file: string;
}

/** Pages of `docs/help`, each in every language: `install.md`, `install.nl.md`. */
const own = ['index', 'install', 'troubleshooting', 'privacy', 'support', 'formats'];

/** A file's name in a language: `nk.md`, `nk.nl.md`. */
function inLanguage(file: string, language: Language): string {
  return language === 'en' ? file : file.replace(/\.md$/, `.${language}.md`);
}

/** The Markdown files that become a page each. */
export function writtenPages(): readonly Written[] {
  const files = [
    ...own.map((name) => ({ name, file: `docs/help/${name}.md` })),
    ...systems.flatMap(({ id, jobs }) =>
      jobs.length > 0 ? [{ name: `guide.${id}`, file: `docs/${id}.md` }] : [],
    ),
    // The guide of Why belongs to no system.
    { name: 'guide.why', file: 'docs/why.md' },
  ];
  return languages.flatMap((language) =>
    files.map(({ name, file }) => ({ name, language, file: inLanguage(file, language) })),
  );
}

/** Every file of the project that has a page, and the name of that page; a written language counts. */
export function pagesByFile(functions: readonly string[]): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  for (const { file, name, language } of writtenPages()) targets.set(file, { name, language });
  for (const { id } of systems) targets.set(`src/${id}/rules.md`, { name: `rules.${id}` });
  for (const id of functions) {
    const name = id.toLowerCase();
    targets.set(`docs/functions/${name}.md`, { name });
    targets.set(`docs/functions/nl/${name}.md`, { name });
  }
  targets.set('CHANGELOG.md', { name: 'new' });
  return targets;
}

export interface Target {
  readonly name: string;
  /** Set where a file is in one language: a link to it means that language. */
  readonly language?: Language;
}

export function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** A file's text; undefined where there is none. */
export function readIfThere(root: string, file: string): string | undefined {
  return existsSync(path.join(root, file)) ? readText(root, file) : undefined;
}

/** One page of the help, in one language. */
export interface HelpPage {
  /** The same in every language: `guide.nk` is `guide.nk.html` and `guide.nk.nl.html`. */
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  /** Its part of the navigation. */
  readonly part?: Part | undefined;
  /** The HTML between the frame. */
  readonly body: string;
  /** Scripts of this page; all others have none. */
  readonly scripts?: readonly string[];
}

const parts = ['install', 'guides', 'functions', 'rules', 'troubleshooting', 'new'] as const;
const foot = ['privacy', 'support'] as const;
export type Part = (typeof parts)[number];

/** English has the plain name, as formulas' help addresses are older than the other languages. */
export function fileOf(name: string, language: Language): string {
  return language === 'en' ? `${name}.html` : `${name}.${language}.html`;
}

/** Texts, pictures and one style sheet are all there is; the search alone runs a script. */
function policy(withScripts: boolean): string {
  return [
    "default-src 'none'",
    ...(withScripts ? ["script-src 'self'"] : []),
    "style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'",
  ].join('; ');
}

/** The whole file. */
export function pageText(page: HelpPage): string {
  const { name, language, title, part, body, scripts = [] } = page;
  const words = wordsOf(language);
  const to = (other: string): string => fileOf(other, language);
  const link = (key: Part | (typeof foot)[number]): string =>
    `<a href="${to(key)}"${part === key ? ' aria-current="true"' : ''}>${escape(words[key])}</a>`;
  const others = othersThan(language).map((other) => {
    const named = `hreflang="${other}" href="${fileOf(name, other)}"`;
    return {
      head: `<link rel="alternate" ${named} />`,
      body: `<a lang="${other}" ${named}>${escape(wordsOf(other).language)}</a>`,
    };
  });
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy(scripts.length > 0)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <title>${escape(title)} - ${escape(words.name)}</title>
    <link rel="icon" href="../assets/icon-32.png" />
    <link rel="stylesheet" href="help.css" />
    ${others.map(({ head }) => head).join('\n    ')}${scripts
      .map((script) => `\n    <script defer src="${script}"></script>`)
      .join('')}
  </head>
  <body>
    <a class="skip" href="#text">${escape(words.skip)}</a>
    <header>
      <a class="site" href="${to('index')}">${escape(words.name)}</a>
      <form role="search" action="${to('search')}">
        <input type="search" name="q" aria-label="${escape(words.search)}" />
        <button>${escape(words.searchButton)}</button>
      </form>
      ${others.map(({ body: link }) => link).join('\n      ')}
      <nav aria-label="${escape(words.pages)}">
        ${parts.map(link).join('\n        ')}
      </nav>
    </header>
    <main id="text">
${body}
    </main>
    <footer>
      <span>${escape(filled(words.version, { version }))}</span>
      ${foot.map(link).join('\n      ')}
      <a href="../licences.txt">${escape(words.licences)}</a>
    </footer>
  </body>
</html>
`;
}
