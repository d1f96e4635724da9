import { home } from './home/nl';
import { kgs } from './kgs/nl';
import { kuksu } from './kuksu/nl';
import { nk } from './nk/nl';
import { problems } from './problems/nl';
import { workbook } from './workbook/nl';
import type { Texts } from './texts';

/** Dutch sentences by job of the pane: a new job adds its own folder and one line here. No key occurs twice. */
export const nlByJob = { home, kgs, kuksu, nk, problems, workbook } as const;

/** All Dutch sentences. */
export const nl: Texts = { ...home, ...kgs, ...kuksu, ...nk, ...problems, ...workbook };
