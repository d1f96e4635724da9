import { jobs } from '../jobs';
import { sof } from './pane';

export const texts = { ...jobs, ...sof };
export { sofRules as rules } from './rules';
