import type { Language } from '../../language';
import type { help as English } from '../../language/en/help/site';
import { tongues } from '../../language/tongues';
import type { SystemId } from '../../systems';
import type { System } from '../../systems/system';
import { saidOf, textsOf } from '../language';

export type { Language } from '../../language';

/** The languages of the help. */
export const languages: readonly Language[] = tongues.map(({ tag }) => tag);

/** What the pages of the help say. */
export type Words = Readonly<Record<keyof typeof English, string>>;

export function wordsOf(language: Language): Words {
  return saidOf(language, 'help', 'site', 'help') as Words;
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
  return textsOf(language)[key];
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
