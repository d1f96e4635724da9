import { jobs } from '../jobs';
import { kgs } from './pane';
import { kgsWhy } from './why';

export const texts = { ...jobs, ...kgs, ...kgsWhy };
export { kgsRules as rules } from './rules';
