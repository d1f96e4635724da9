import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { systems } from '../../systems';
import { languages, type Language } from './words';

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
