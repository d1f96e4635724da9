import { files } from './general/files';
import { jobs } from './jobs';
import { nkExchange } from './nk/exchange';
import { nk } from './nk/pane';

export const texts = { ...jobs, ...nk, ...nkExchange, ...files };
export { nkRules as rules } from './nk/rules';
