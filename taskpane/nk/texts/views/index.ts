/** The jobs that read and write texts of other programs: fetched apart from pairing and standings. */
export { ExportJob } from './ExportJob';
export { ImportJob } from './ImportJob';
export { OpenGothaJob } from './OpenGothaJob';
export { ShareJob } from './ShareJob';
