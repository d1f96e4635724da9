import { files } from '../general/files';
import { jobs } from '../jobs';
import { nk } from './pane';

export const texts = { ...jobs, ...nk, ...files };
export { nkRules as rules } from './rules';
