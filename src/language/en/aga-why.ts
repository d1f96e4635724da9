import { figures } from './figures';
import { jobs } from './jobs';
import { aga } from './aga/pane';
import { agaReportColumns } from './aga/report-columns';
import { agaWhy } from './aga/why';

export const texts = { ...jobs, ...aga, ...figures, ...agaReportColumns, ...agaWhy };
export { agaRules as rules } from './aga/rules';
