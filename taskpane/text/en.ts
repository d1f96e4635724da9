import { home } from './home/en';
import { kgs } from './kgs/en';
import { kuksu } from './kuksu/en';
import { nk } from './nk/en';
import { problems } from './problems/en';
import { workbook } from './workbook/en';

/** English sentences by job of the pane: a new job adds its own folder and one line here. No key occurs twice. */
export const enByJob = { home, kgs, kuksu, nk, problems, workbook } as const;

/** All English sentences. `{name}` stands for a value; every language uses the same keys and values. */
export const en = { ...home, ...kgs, ...kuksu, ...nk, ...problems, ...workbook } as const;
