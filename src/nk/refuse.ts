import * as tools from '../refusing';
import type { nk } from './messages';

/** What the formulas of NK refuse. */
export const { refuse, numberArgument }: tools.Refusing<typeof nk> = tools;
