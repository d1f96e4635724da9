import type { Language } from '../../../src/language';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of another time, blame, pleading and shouting: no text has them. "!" ends an error of Excel, too: #REF! */
export const never: Readonly<Record<Language, RegExp>> = {
  en: /\b(mend\w*|parted|anew|whom|thereof|of the order|is to be|has not|who did not|the house|please|sorry|oops|simply|an error occurred|you forgot)\b|(?<!#[\w/]*)(?<=\p{L})!(?=\s|$)/iu,
  nl: /\b(u|uw|hersteld worden|stapt in in|treft|mogen nog eens|zoals zij wordt|van u|sorry|oeps)\b|(?<!#[\w/]*)(?<=\p{L})!(?=\s|$)/iu,
};

/** English is American here: color, canceled, license. */
export const british =
  /\b(?:(?:colour|favour|behaviour|neighbour|honour|organis|recognis|normalis|summaris|centre|grey|licence)\w*|cancelled|labelled|travelled)\b/giu;

/** Nouns that stand behind a number. */
const nouns: Readonly<Record<Language, string>> = {
  en: 'rows|cells|players|columns|lines|wins|rounds|games|points|tiers|seats|leagues|places|boards|corrections|candidates|opponents|formulas|functions|sheets|tournaments|characters|hours|ratings|pairs|figures',
  nl: 'rijen|cellen|spelers|kolommen|regels|ronden|partijen|punten|niveaus|plaatsen|groepen|tafels|correcties|titelkandidaten|tegenstanders|formules|functies|bladen|toernooien|tekens|ratings|paren|getallen',
};

/** The values of a template that only a plural follows: "{rows} rows" says "1 rows". */
export function countedAsMany(template: string, language: Language): readonly string[] {
  const behind = new RegExp(`\\{(\\w+)\\} (?:[\\p{L}-]+ )?(?:${nouns[language]})(?!\\p{L})`, 'gu');
  return [...template.matchAll(behind)].map(([, name = '']) => name);
}

/** What a director reads, by key: the texts that were decided on, `{x}` for a value and `{x?one|many}` for a plural. */
export interface GoldenCopy {
  /** Texts the pane does not say yet, and why. */
  readonly later: Readonly<Record<string, string>>;
  readonly pane: Readonly<Record<string, Decided>>;
  /** By function, or by function and argument; `SOF.*` stands for all functions of a system. */
  readonly functions: Readonly<Record<string, Decided>>;
  readonly manifest: Readonly<Record<string, Decided>>;
}

export type Decided = Readonly<Partial<Record<Language, string>>>;

const file = path.join(__dirname, '..', '..', 'golden', 'copy.json');

export const golden = JSON.parse(readFileSync(file, 'utf8')) as GoldenCopy;

/** Every text of a part that was decided on, with its language. */
export function decided(
  part: 'pane' | 'functions' | 'manifest',
): readonly (readonly [key: string, language: Language, text: string])[] {
  return Object.entries(golden[part]).flatMap(([key, texts]) =>
    (['en', 'nl'] as const).flatMap((language) => {
      const text = texts[language];
      return text === undefined ? [] : [[key, language, text] as const];
    }),
  );
}

/** The counts at which a text is said: none, one, several, and a half. */
export const counts = [0, 1, 2, 0.5] as const;

/** A template said by hand: every value is the same count, written as the language writes it. */
export function saidAt(template: string, count: number, language: Language): string {
  const figure = language === 'nl' ? String(count).replace('.', ',') : String(count);
  return template
    .replace(/\{\w+\?([^|}]*)\|([^}]*)\}/g, (_, one: string, many: string) =>
      count === 1 ? one : many,
    )
    .replace(/\{\w+\}/g, figure);
}
