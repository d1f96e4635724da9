import all from '../../build/reference.json';
import type { TranslatedReference } from './help';

/** All functions of this build, in the order of the build, which sees to their examples and translations. */
export const reference = all as unknown as readonly TranslatedReference[];
