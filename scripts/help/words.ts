import { help as english } from '../../language/en/general/help';
import { en } from '../../language/en/pane';
import { help as dutch } from '../../language/nl/general/help';
import { nl } from '../../language/nl/pane';
import type { SystemId } from '../../systems';
import type { System } from '../../systems/system';
import { saidOf } from '../language';

/** The languages of the help, and what their pages say. */
export const languages = ['en', 'nl'] as const;
export type Language = (typeof languages)[number];
export type Words = Readonly<Record<keyof typeof english, string>>;

const words: Readonly<Record<Language, Words>> = { en: english, nl: dutch };
const pane: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, nl };

export function wordsOf(language: Language): Words {
  return words[language];
}

/** The other language of a page. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'nl' : 'en';
}

/** The text with its values filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** A text of the pane; the key itself is no text, so that a missing one is noticed. */
export function paneText(language: Language, key: string): string | undefined {
  return pane[language][key];
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

/** The jobs of a system with their titles and leads, which its texts hold in the order of the jobs. */
export function jobsOf(
  language: Language,
  { id, jobs }: System,
): readonly { readonly id: string; readonly title: string; readonly lead: string }[] {
  if (jobs.length === 0) return [];
  const said = Object.values(
    saidOf(language, id as SystemId, 'jobs', `${id}Jobs`) as Readonly<Record<string, string>>,
  );
  return jobs.map((job, index) => {
    const [title, lead] = said.slice(2 * index);
    if (title === undefined || lead === undefined || said.length !== 2 * jobs.length) {
      throw new Error(`language/${language}/${id}/jobs.ts needs a title and a lead for each job.`);
    }
    return { id: job, title, lead };
  });
}
