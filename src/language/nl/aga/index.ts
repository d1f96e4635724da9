import { jobs } from '../jobs';
import { aga } from './pane';

export const texts = { ...jobs, ...aga };
export { agaRules as rules } from './rules';
