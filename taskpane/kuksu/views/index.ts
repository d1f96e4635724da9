/** What a job's button opens: all that is fetched for KUKSU starts here. */
export { GroupJob } from './GroupJob';
export { RankJob } from './RankJob';
export { ReplaceJob } from './ReplaceJob';
