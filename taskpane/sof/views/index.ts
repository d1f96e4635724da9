/** What a job's button opens: all that is fetched for SOF starts here. */
export { AwardJob } from './AwardJob';
