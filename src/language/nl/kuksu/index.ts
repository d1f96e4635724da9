import { jobs } from '../jobs';
import { kuksu } from './pane';

export const texts = { ...jobs, ...kuksu };
export { kuksuRules as rules } from './rules';
