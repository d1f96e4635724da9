import { figures } from './figures';
import { jobs } from './jobs';
import { aga } from './aga/pane';
import { agaWhy } from './aga/why';

export const texts = { ...jobs, ...aga, ...figures, ...agaWhy };
export { agaRules as rules } from './aga/rules';
