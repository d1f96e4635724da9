import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { DecimalMark } from '../sheets/notation';
import type { Problem } from '../excel/workbook/problems';
import {
  type Language,
  languages,
  type Said,
  say,
  type SheetKey,
  type Translate,
  translator,
} from '../../src/language';
import { helpAddress, type HelpTopic } from '../reference/help';

/** How the pane speaks to this user. */
export interface Wording {
  readonly language: Language;
  readonly t: Translate;
  readonly problem: (problem: Problem) => string;
  readonly say: (sentence: Said) => string;
  readonly mark: DecimalMark;
}

export function wording(language: Language, mark: DecimalMark): Wording {
  return {
    language,
    mark,
    t: translator(language),
    problem: (problem) => say(languages[language], problem),
    say: (sentence) => say(languages[language], sentence),
  };
}

const WordingContext = createContext(wording('en', '.'));

export const WordingProvider = WordingContext.Provider;

export function useWording(): Wording {
  return useContext(WordingContext);
}

/** How Home calls a system above its jobs and above its functions, and a sentence about it. */
interface SystemWords {
  /** Its name in a word; for most it is their prefix, which stands for several. */
  readonly name?: string;
  /** Above its jobs; a system that has none is headed by its functions alone. */
  readonly jobs?: SheetKey;
  readonly functions: SheetKey;
  readonly line: SheetKey & `system${string}`;
}

const words: Readonly<Record<string, SystemWords>> = {
  SOF: { functions: 'headingSOF', line: 'systemSOF' },
  AGA: { functions: 'headingAGA', line: 'systemAGA' },
  KGS: { jobs: 'headingKGS', functions: 'functionsKGS', line: 'systemKGS' },
  NK: { jobs: 'headingNK', functions: 'functionsNK', line: 'systemNK' },
  KUKSU: {
    name: 'Kuksu',
    jobs: 'headingKUKSU',
    functions: 'functionsKUKSU',
    line: 'systemKUKSU',
  },
};

/** The words for a system; none for one that is not known here, which shows its prefix. */
export function systemWords(system: string): SystemWords | undefined {
  return words[system];
}

/** What a system is called in a word. */
export function systemName(system: string): string {
  return words[system]?.name ?? system;
}

interface HelpLinkProps {
  readonly topic: HelpTopic;
  readonly class?: string;
  /** What it leads to, where its text alone does not say so. */
  readonly name?: string;
  readonly onClick?: () => void;
  readonly children: ComponentChildren;
}

/** Leads to what the help says of a topic, in the browser. */
export function HelpLink(props: HelpLinkProps): VNode {
  const { language } = useWording();
  return (
    <a
      class={props.class}
      href={helpAddress(props.topic, language)}
      target="_blank"
      rel="noopener"
      aria-label={props.name}
      onClick={props.onClick}
    >
      {props.children}
    </a>
  );
}
