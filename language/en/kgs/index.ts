import { jobs } from '../jobs';
import { kgs } from './pane';

export const texts = { ...jobs, ...kgs };
export { kgsRules as rules } from './rules';
