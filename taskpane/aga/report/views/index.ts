/** The jobs of the report of the AGA. */
export { ReportImportJob } from './ReportImportJob';
export { ReportJob } from './ReportJob';
