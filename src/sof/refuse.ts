import * as tools from '../refusing';
import type { sof } from './messages';

/** What the rules of SOF refuse. */
export const { refuse, unavailable, numberArgument, flawWithin }: tools.Refusing<typeof sof> =
  tools;
