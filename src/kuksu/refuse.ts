import * as tools from '../refusing';
import type { kuksu } from './messages';

/** What the formulas of Kuksu refuse. */
export const { refuse, unavailable, numberArgument }: tools.Refusing<typeof kuksu> = tools;
