/** What a job's button opens: all that is fetched for AGA starts here. */
export { QualifyJob } from './QualifyJob';
