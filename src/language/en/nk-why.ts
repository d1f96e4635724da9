import { figures } from './figures';
import { jobs } from './jobs';
import { nk } from './nk/pane';
import { nkWhy } from './nk/why';

export const texts = { ...jobs, ...nk, ...figures, ...nkWhy };
export { nkRules as rules } from './nk/rules';
