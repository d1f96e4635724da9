import { readName as readAnyName, type ReadName } from '../standings/names';
import * as tools from '../refusing';
import type { kgs } from './messages';

/** What the rules of KGS refuse. */
export const { refuse, unavailable, numberArgument, flawWithin }: tools.Refusing<typeof kgs> =
  tools;

/** A name of an account or an engine. */
export const readName: ReadName<'accountNeeded' | 'engineNeeded'> = readAnyName;
