import type { Library } from './library';

const refused = 'Excel does not accept this formula:';

/** The library's sentences that a person at the workbench meets on cells, in words that help there. */
const sentences: Readonly<Record<string, string>> = {
  'Invalid formula': 'A name in this formula is not known.',
  'Invalid expression': `${refused} something is missing or stands in the wrong place.`,
  'Invalid number of arguments for the %(functionName)s function. Expected %(minArgRequired)s minimum, but got %(nbrArgSupplied)s instead.': `${refused} %(functionName)s needs at least %(minArgRequired)s arguments, not %(nbrArgSupplied)s.`,
  'Invalid number of arguments for the %(functionName)s function. Expected %(maxArgPossible)s maximum, but got %(nbrArgSupplied)s instead.': `${refused} %(functionName)s has at most %(maxArgPossible)s arguments, not %(nbrArgSupplied)s.`,
  'An unexpected error occurred. Submit a support ticket at odoo.com/help.':
    'The grid failed to calculate this formula.',
};

/** The library lets every text be translated; the others stay as they are. */
export function useOurSentences(library: Library): void {
  library.setTranslationMethod((...[text]) => sentences[text] ?? text);
}
