import { agaReportPane } from './aga/report-pane';
import { aga } from './aga/pane';
import { files } from './general/files';
import { jobs } from './jobs';

export const texts = { ...jobs, ...aga, ...agaReportPane, ...files };
export { agaRules as rules } from './aga/rules';
