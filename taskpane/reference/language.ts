import type { Language } from '../../language';
import type { FunctionReference } from './types';

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
