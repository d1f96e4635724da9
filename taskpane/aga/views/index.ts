/** What a job's button opens: all that is fetched for AGA starts here. */
export { NewSeasonJob } from './NewSeasonJob';
export { QualifyJob } from './QualifyJob';
