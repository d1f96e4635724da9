import { systems } from '../../systems';
import type { System } from '../../systems/system';
import type { FunctionReference } from '../reference/reference';
import { readRules, type RulesText } from './clauses';
import { functionPage, functionsPage } from './function-pages';
import { guidesPage } from './guides-page';
import { markdown, type Markdown } from './markdown';
import type { HelpPage, Part } from './page';
import { allRulesPage, rulesPage } from './rules-pages';
import { searchPage } from './search-page';
import { languages, wordsOf, type Language } from './words';
import { pagesByFile, readIfThere, readText, writtenPages } from './written';

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
