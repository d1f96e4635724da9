/** The languages of language/tongues.ts with all that the rules say; `npm run docs` writes this file. */
import { rules as en } from '../en/rules';
import { rules as nl } from '../nl/rules';

export const languages = { en, nl } as const;
