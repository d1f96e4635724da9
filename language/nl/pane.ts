import { home } from './general/home';
import { kgs } from './kgs/pane';
import { kuksu } from './kuksu/pane';
import { nk } from './nk/pane';
import { problems } from './general/problems';
import { workbook } from './general/workbook';
import type { Texts } from '../texts';

/** Dutch sentences by job of the pane: a new job adds its own folder and one line here. No key occurs twice. */
export const nlByJob = { home, kgs, kuksu, nk, problems, workbook } as const;

/** All Dutch sentences. */
export const nl: Texts = { ...home, ...kgs, ...kuksu, ...nk, ...problems, ...workbook };
