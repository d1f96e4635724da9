import { home } from './general/home';
import { kgs } from './kgs/pane';
import { kuksu } from './kuksu/pane';
import { nk } from './nk/pane';
import { problems } from './general/problems';
import { workbook } from './general/workbook';

/** English sentences by job of the pane: a new job adds its own folder and one line here. No key occurs twice. */
export const enByJob = { home, kgs, kuksu, nk, problems, workbook } as const;

/** All English sentences. `{name}` stands for a value; every language uses the same keys and values. */
export const en = { ...home, ...kgs, ...kuksu, ...nk, ...problems, ...workbook } as const;
