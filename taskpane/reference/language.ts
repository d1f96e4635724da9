import type { Language } from '../../language';
import type { FunctionReference } from './types';

/** A function as the build describes it: in English, with the Dutch descriptions beside. */
export interface BilingualReference extends FunctionReference {
  readonly dutch: {
    readonly description: string;
    /** In the order of the parameters. */
    readonly parameters: readonly string[];
  };
}

/** The functions with their descriptions in the pane's language. */
export function inLanguage(
  reference: readonly BilingualReference[],
  language: Language,
): readonly FunctionReference[] {
  if (language === 'en') return reference;
  return reference.map((entry) => ({
    ...entry,
    description: entry.dutch.description,
    parameters: entry.parameters.map((parameter, index) => ({
      ...parameter,
      description: entry.dutch.parameters[index] ?? parameter.description,
    })),
  }));
}
