import { figures } from '../figures';
import { jobs } from '../jobs';
import { kgs } from './pane';
import { kgsWhy } from './why';

export const texts = { ...jobs, ...kgs, ...figures, ...kgsWhy };
export { kgsRules as rules } from './rules';
