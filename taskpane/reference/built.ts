import all from '../../build/reference.json';
import type { FunctionReference } from './types';

/** All functions of this build, in the order of the build. */
export const reference: readonly FunctionReference[] = all;
