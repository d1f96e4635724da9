import { systems, type JobId, type System } from '../../systems';
import type { Language } from '../../language';

/** What somebody may want to read about, from where they are in the pane. */
export type HelpTopic =
  | { readonly kind: 'function'; readonly id: string }
  | { readonly kind: 'job'; readonly id: JobId | (string & {}) }
  | { readonly kind: 'clause'; readonly id: string }
  | { readonly kind: 'format'; readonly id: FormatId }
  | { readonly kind: 'trouble'; readonly id: TroubleId }
  | { readonly kind: 'page'; readonly id: HelpPage };

/** Pages that belong to no function, job or clause. */
export type HelpPage =
  | 'index'
  | 'install'
  | 'functions'
  | 'guide.why'
  | 'troubleshooting'
  | 'new'
  | 'privacy'
  | 'support';

/** What goes wrong: the parts of the page about it. */
export type TroubleId = 'error-name' | 'error-spill' | 'error-busy' | 'error-other' | 'no-answer';

/** Texts of other programs: the parts of the page of formats. */
export type FormatId = 'egd' | 'ratings' | 'opengotha' | 'aga-report' | 'share';

/** Where a topic is explained, seen from the pane: `help/guide.nk.nl.html#nk-pair`. Right wherever the add-in is hosted. */
export function helpAddress(topic: HelpTopic, language: Language): string {
  const { page, place } = placeOf(topic);
  const file = language === 'en' ? `${page}.html` : `${page}.${language}.html`;
  return `help/${file}${place === undefined ? '' : `#${place}`}`;
}

function placeOf(topic: HelpTopic): { readonly page: string; readonly place?: string } {
  switch (topic.kind) {
    case 'function':
      return { page: topic.id.toLowerCase() };
    case 'page':
      return { page: topic.id };
    case 'format':
      return { page: 'formats', place: topic.id };
    case 'trouble':
      return { page: 'troubleshooting', place: topic.id };
    case 'job':
      return within('guide', ({ jobs }) => jobs.includes(topic.id), topic.id, 'guides');
    case 'clause': {
      const [letter] = /^[A-Z]+/.exec(topic.id) ?? [];
      return within('rules', ({ clause }) => clause === letter, topic.id, 'rules');
    }
  }
}

/** The part of a system's page; the list of these pages where no system has it. */
function within(
  kind: string,
  has: (system: System) => boolean,
  place: string,
  list: string,
): { readonly page: string; readonly place?: string } {
  const system = systems.find((each: System) => has(each));
  return system ? { page: `${kind}.${system.id}`, place } : { page: list };
}
