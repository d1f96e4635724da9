import { figures } from './figures';
import { jobs } from './jobs';
import { sof } from './sof/pane';
import { sofWhy } from './sof/why';

export const texts = { ...jobs, ...sof, ...figures, ...sofWhy };
export { sofRules as rules } from './sof/rules';
