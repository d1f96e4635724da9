import { jobs } from '../jobs';
import { nk } from './pane';

export const texts = { ...jobs, ...nk };
export { nkRules as rules } from './rules';
