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
    const { [language]: said } = entry.translations;
    if (!said) return entry;
    return {
      ...entry,
      description: said.description,
      parameters: entry.parameters.map((parameter, index) => ({
        ...parameter,
        description: said.parameters[index] ?? parameter.description,
      })),
    };
  });
}
