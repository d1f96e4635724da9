import * as tools from '../refusing';
import type { kgs } from './messages';

/** What the rules of KGS refuse. */
export const { refuse, unavailable, numberArgument, flawWithin }: tools.Refusing<typeof kgs> =
  tools;
