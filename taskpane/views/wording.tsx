import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DecimalMark } from '../plan/notation';
import type { Problem } from '../workbook/problems';
import {
  languages,
  say,
  translator,
  type Language,
  type Said,
  type Translate,
} from '../../language';

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
