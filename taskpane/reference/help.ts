import { type JobId, type System, systems } from '../../src/systems';
import type { Language } from '../../src/language';

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
export type TroubleId =
  | 'error-name'
  | 'error-spill'
  | 'error-busy'
  | 'error-other'
  | 'no-answer'
  | 'check';

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

export interface SystemGroup {
  readonly system: string;
  readonly functions: readonly FunctionReference[];
}

/** Functions by system; systems and functions keep the order in which they first appear. */
export function bySystem(reference: readonly FunctionReference[]): readonly SystemGroup[] {
  const systems = [...new Set(reference.map(({ system }) => system))];
  return systems.map((system) => ({
    system,
    functions: reference.filter((entry) => entry.system === system),
  }));
}

type Examples = FunctionReference['examples'];

/**
 * The namespace a manifest gives the functions, told to the pane in its address
 * (`taskpane.html?namespace=DEV`). The add-in's own manifest has none.
 */
export function namespaceIn(query: string): string | undefined {
  const namespace = new URLSearchParams(query).get('namespace') ?? '';
  return /^[A-Za-z]\w{0,31}$/.test(namespace) ? namespace : undefined;
}

/** The same functions under a namespace: names and examples read `DEV.SOF.AWARD`, ids stay. */
export function inNamespace(
  reference: readonly FunctionReference[],
  namespace: string | undefined,
): readonly FunctionReference[] {
  if (namespace === undefined) return reference;
  const names = new Set(reference.map(({ name }) => name));
  const prefixed = (formula: string): string =>
    formula.replace(/"(?:[^"]|"")*"|[A-Za-z_][\w.]*(?=\()/g, (word) =>
      names.has(word) ? `${namespace}.${word}` : word,
    );
  return reference.map((entry) => ({
    ...entry,
    name: `${namespace}.${entry.name}`,
    examples: inEach(entry.examples, prefixed),
  }));
}

function inEach([first, ...others]: Examples, prefixed: (formula: string) => string): Examples {
  const within = <T extends Examples[number]>(each: T): T => ({
    ...each,
    formula: prefixed(each.formula),
  });
  return [within(first), ...others.map(within)];
}

/** A function as the build describes it: in English, with the descriptions of the other languages beside. */
export interface TranslatedReference extends FunctionReference {
  readonly translations: Readonly<Record<string, Translation>>;
}

interface Translation {
  readonly description: string;
  /** In the order of the parameters. */
  readonly parameters: readonly string[];
}

/** The functions with their descriptions in the pane's language. */
export function inLanguage(
  reference: readonly TranslatedReference[],
  language: Language,
): readonly FunctionReference[] {
  return reference.map((entry) => {
    const { [language]: said, ...others } = entry.translations;
    const elsewhere = Object.values(others).map(({ description }) => description);
    if (!said) return { ...entry, elsewhere };
    return {
      ...entry,
      elsewhere: [entry.description, ...elsewhere],
      description: said.description,
      parameters: entry.parameters.map((parameter, index) => ({
        ...parameter,
        description: said.parameters[index] ?? parameter.description,
      })),
    };
  });
}

/** A formula in Excel's English notation and what it shows; a spilled result as an array constant. */
export interface Example {
  readonly formula: string;
  readonly result: string;
}

export interface ParameterReference {
  readonly name: string;
  readonly description: string;
  readonly optional: boolean;
}

/** One custom function as the pane presents it. */
export interface FunctionReference {
  /** Upper case and stable, e.g. `SOF.AWARD`; names the help page too. */
  readonly id: string;
  /** As typed in a formula. */
  readonly name: string;
  /** The rules it belongs to, e.g. `SOF`. */
  readonly system: string;
  readonly description: string;
  /** The first one calculates at once in any cell. */
  readonly examples: readonly [Example, ...Example[]];
  /** Ids of the rules' clauses the function implements, e.g. `S1`. */
  readonly clauses: readonly string[];
  readonly parameters: readonly ParameterReference[];
  /** What the other languages of the pane say of it, for the search. */
  readonly elsewhere?: readonly string[];
}
