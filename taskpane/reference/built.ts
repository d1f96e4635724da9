import all from '../../build/reference.json';
import type { BilingualReference } from './language';

/** All functions of this build, in the order of the build, which sees to their examples and Dutch texts. */
export const reference = all as unknown as readonly BilingualReference[];
