import type { Language } from '../../../src/language';

/** Nouns that stand behind a number. */
const nouns: Readonly<Record<Language, string>> = {
  en: 'rows|cells|players|columns|lines|wins|rounds|games|points|tiers|seats|leagues|places|boards|corrections|candidates|opponents|formulas|functions|sheets|tournaments|characters|hours',
  nl: 'rijen|cellen|spelers|kolommen|regels|ronden|partijen|punten|niveaus|plaatsen|groepen|tafels|correcties|titelkandidaten|tegenstanders|formules|functies|bladen|toernooien|tekens',
};

/** The values of a template that only a plural follows: "{rows} rows" says "1 rows". */
export function countedAsMany(template: string, language: Language): readonly string[] {
  const behind = new RegExp(`\\{(\\w+)\\} (?:[\\p{L}-]+ )?(?:${nouns[language]})(?!\\p{L})`, 'gu');
  return [...template.matchAll(behind)].map(([, name = '']) => name);
}
