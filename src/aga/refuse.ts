import * as tools from '../refusing';
import type { aga } from './messages';

/** What the rules of AGA refuse. */
export const { refuse, unavailable, numberArgument, flawWithin }: tools.Refusing<typeof aga> =
  tools;
