import { figures } from './figures';
import { jobs } from './jobs';
import { kgs } from './kgs/pane';
import { kgsWhy } from './kgs/why';

export const texts = { ...jobs, ...kgs, ...figures, ...kgsWhy };
export { kgsRules as rules } from './kgs/rules';
