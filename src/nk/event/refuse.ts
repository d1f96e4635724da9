import * as tools from '../../refusing';
import type { nk } from '../messages';
import type { nkEvent } from './messages';

/** What an event and a pairing refuse. */
export const { refuse, unavailable, numberArgument }: tools.Refusing<typeof nk & typeof nkEvent> =
  tools;
