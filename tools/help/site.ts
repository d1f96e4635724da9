import { systems } from '../../src/systems';
import type { System } from '../../src/core/system';
import type { FunctionReference } from './reference';
import { allRulesPage, readRules, rulesPage, type RulesText } from './rules-pages';
import { functionPage, functionsPage } from './function-pages';
import {
  escape,
  fileOf,
  type HelpPage,
  jobsOf,
  type Language,
  languages,
  pagesByFile,
  type Part,
  plainText,
  readIfThere,
  readText,
  systemWords,
  wordsOf,
  writtenPages,
} from './pages';
import { markdown, type Markdown } from './markdown';

/** Every page of the help, in every language. */
export function helpPages(root: string, reference: readonly FunctionReference[]): HelpPage[] {
  const pages = pagesByFile(reference.map(({ id }) => id));
  const read = (file: string, language: Language): Markdown => markdown({ file, language, pages });

  const written = writtenPages().map(({ name, language, file }) => {
    const text = readText(root, file);
    return page(name, language, titleOf(text, file), read(file, language).blocks(text));
  });

  const tables = languages.flatMap((language) => {
    const rulesOf = (system: System): { rules: RulesText; markdown: Markdown } => {
      const file = `src/${system.id}/rules.md`;
      return { rules: readRules(readText(root, file)), markdown: read(file, language) };
    };
    return [
      guidesPage(language),
      functionsPage(reference, language),
      ...reference.map((entry) => functionPage(entry, language, notesOf(entry, language))),
      allRulesPage(rulesOf, language),
      ...systems.map((system) => {
        const { rules, markdown: own } = rulesOf(system);
        return rulesPage(system, rules, own, reference, language);
      }),
      newPage(language),
      searchPage(language),
    ];
  });
  return [...written, ...tables];

  /** The notes of a function in this language, else in English. */
  function notesOf(
    { id }: FunctionReference,
    language: Language,
  ): { readonly html: string; readonly language: Language } {
    const name = `${id.toLowerCase()}.md`;
    const translated = `docs/functions/${language}/${name}`;
    const text = readIfThere(root, translated);
    if (text !== undefined) return { html: read(translated, language).blocks(text), language };
    const file = `docs/functions/${name}`;
    return { html: read(file, language).blocks(readText(root, file)), language: 'en' };
  }

  /** What is new is what the changelog says, which is in English. */
  function newPage(language: Language): HelpPage {
    const words = wordsOf(language);
    const [, changes = ''] = /^# .*\n([^]*)$/m.exec(readText(root, 'CHANGELOG.md')) ?? [];
    const note = words.inEnglish === '' ? '' : `<p>${words.inEnglish}</p>\n`;
    const body = read('CHANGELOG.md', language).blocks(changes);
    return page(
      'new',
      language,
      words.new,
      `<h1>${words.new}</h1>\n${note}<div lang="en">\n${body}</div>`,
    );
  }
}

/** A page and the part of the navigation it belongs to. */
function page(name: string, language: Language, title: string, body: string): HelpPage {
  return { name, language, title, part: partOf(name), body };
}

function partOf(name: string): Part | undefined {
  if (name.startsWith('guide.')) return 'guides';
  if (name === 'install' || name === 'troubleshooting' || name === 'new') return name;
  return undefined;
}

function titleOf(text: string, file: string): string {
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`${file} needs a heading "# …".`);
  return title;
}

/** The page of the search: what it says lies in its markup, so that one script serves every language. */
function searchPage(language: Language): HelpPage {
  const words = wordsOf(language);
  return {
    name: 'search',
    language,
    title: words.search,
    scripts: [`search.${language}.js`, 'search.js'],
    body: `<h1>${escape(words.search)}</h1>
<p id="found" role="status" data-one="${escape(words.searchOne)}" data-many="${escape(words.searchFound)}" data-none="${escape(words.searchNothing)}" data-empty="${escape(words.searchEmpty)}">${escape(words.searchEmpty)}</p>
<noscript><p>${escape(words.searchNeedsScript)}</p></noscript>
<ol id="results"></ol>`,
  };
}

/** A part of a page that the search can find. */
export interface SearchSection {
  readonly address: string;
  readonly page: string;
  /** Empty for the part above the first heading with a name. */
  readonly heading: string;
  readonly text: string;
}

/** A page in parts, each from one named heading to the next. */
export function sectionsOf(page: HelpPage): readonly SearchSection[] {
  const file = fileOf(page.name, page.language);
  const pieces = page.body.split(/(?=<h[2-4] id=")/);
  return pieces.flatMap((piece) => {
    const [whole = '', , id, heading = ''] =
      /^<h([2-4]) id="([^"]*)">(.*?)<\/h\1>/s.exec(piece) ?? [];
    const text = plainText(piece.slice(whole.length));
    if (text === '' && heading === '') return [];
    const address = id === undefined ? file : `${file}#${id}`;
    return [{ address, page: page.title, heading: plainText(heading), text }];
  });
}

/** Every job with the part of the guide that explains it. */
function guidesPage(language: Language): HelpPage {
  const words = wordsOf(language);
  const groups = systems
    .filter(({ jobs }) => jobs.length > 0)
    .map((system) => {
      const page = fileOf(`guide.${system.id}`, language);
      const { title, line } = systemWords(language, system);
      const jobs = jobsOf(language, system).map(
        (job) =>
          `<dt><a href="${page}#${job.id}">${escape(job.title)}</a></dt><dd>${escape(job.lead)}</dd>`,
      );
      return `<h2 id="${system.id}">${escape(title)}</h2>
<p>${escape(line)} <a href="${page}">${escape(words.guideOf)}</a></p>
<dl>
${jobs.join('\n')}
</dl>`;
    });
  return {
    name: 'guides',
    language,
    title: words.guides,
    part: 'guides',
    body: `<h1>${words.guides}</h1>\n<p>${escape(words.guidesLead)}</p>\n${groups.join('\n')}
<h2 id="why"><a href="${fileOf('guide.why', language)}">${escape(words.why)}</a></h2>
<p>${escape(words.whyLead)}</p>`,
  };
}
