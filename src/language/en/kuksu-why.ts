import { figures } from './figures';
import { jobs } from './jobs';
import { kuksu } from './kuksu/pane';
import { kuksuWhy } from './kuksu/why';

export const texts = { ...jobs, ...kuksu, ...figures, ...kuksuWhy };
export { kuksuRules as rules } from './kuksu/rules';
